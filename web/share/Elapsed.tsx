import { useEffect, useRef } from 'react'
import { clockTime } from '../../domain/expiry'

type Clock = (paint: (elapsed: number) => void) => () => void

/** Elapsed seconds; written to the DOM without rendering. */
export function Elapsed({ clock }: { clock: Clock }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      clock((elapsed) => {
        if (ref.current) ref.current.textContent = clockTime(elapsed)
      }),
    [clock],
  )
  return <span ref={ref}>{clockTime(0)}</span>
}
