import { type RefCallback, useCallback } from 'react'
import { suspendActive } from '../../recording/session'
import { isHolding } from '../../state/hold'
import { measureTopBars } from './measure-top-bars'

/** Returns a ref for a recorder: a paused recording releases the microphone once it is out of sight. Resume asks for it again. */
export function useReleaseOutOfSight(isPaused: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (recorder) => {
      if (!recorder || !isPaused || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.at(-1)?.isIntersecting && !isHolding()) suspendActive()
        },
        { rootMargin: `${-measureTopBars()}px 0px 0px` },
      )
      observer.observe(recorder)
      return () => observer.disconnect()
    },
    [isPaused],
  )
}
