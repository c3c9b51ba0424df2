import { type RefCallback, useCallback } from 'react'
import { useHeightProperty } from '../../../hooks/useHeightProperty'

/** The part of the window that the bars of a thread and the dock may take while the composer sticks to its end. */
const BARS_MAX_SHARE = 0.6

/**
 * Returns the ref of a composer. It keeps focused elements clear of itself, however high it is. In a window
 * too low for it and the conversation it is marked `data-scrolls`: it scrolls with the messages, unless it records.
 */
export function useComposerRef(): RefCallback<HTMLElement> {
  const measure = useHeightProperty('--composer-h')
  return useCallback(
    (bar) => {
      const ends = [bar ? watchRoom(bar) : undefined, measure(bar)]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [measure],
  )
}

function watchRoom(bar: HTMLElement): () => void {
  const others = [bar.parentElement?.querySelector('.top'), document.querySelector('.bottom-bar')]
  const mark = () => {
    const heights = [bar, ...others].map((one) => one?.getBoundingClientRect().height ?? 0)
    const share = heights.reduce((sum, height) => sum + height) / innerHeight
    bar.toggleAttribute('data-scrolls', share > BARS_MAX_SHARE)
  }
  const sizes = new ResizeObserver(mark)
  for (const one of [bar, ...others]) if (one) sizes.observe(one)
  window.addEventListener('resize', mark)
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', mark)
  }
}
