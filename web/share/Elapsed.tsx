import { useEffect, useRef } from 'react'
import { formatDuration } from '../../domain/posts/expiry'

type Clock = (paint: (elapsed: number) => void) => () => void

/** Elapsed seconds; written to the DOM without rendering. */
export function Elapsed({ clock }: { clock: Clock }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      clock((elapsed) => {
        if (ref.current) ref.current.textContent = formatDuration(elapsed)
      }),
    [clock],
  )
  return <span ref={ref}>{formatDuration(0)}</span>
}
