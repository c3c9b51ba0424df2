import { useLayoutEffect, useRef } from 'react'
import type { ProgressSource } from './waveform-drawing'

type Props = { clock: ProgressSource; text: (elapsed: number, length: number) => string; className?: string }

/** A playback time, written to the DOM without rendering when its text changes. `text` must be a stable function. */
export function TickingTime({ clock, text, className }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      clock((elapsed, length) => {
        const next = text(elapsed, length)
        if (ref.current && ref.current.textContent !== next) ref.current.textContent = next
      }),
    [clock, text],
  )
  return <span ref={ref} className={className} />
}
