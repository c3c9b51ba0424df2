import { type RefObject, useLayoutEffect, useState } from 'react'

/** The place of the waveform in the element beside this one, in px from its left and upper edges; it moves when its time gets longer. */
export function useWaveBox(
  ref: RefObject<HTMLElement | null>,
  beside: 'previous' | 'next',
): { left: number; top: number; width: number } {
  const [box, setBox] = useState({ left: 0, top: 0, width: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    const wave = element?.[`${beside}ElementSibling`]?.querySelector('.wave')
    if (!element || !wave) return
    const observer = new ResizeObserver(() => {
      const { left, top, width } = wave.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      setBox({ left: left - own.left, top: top - own.top, width })
    })
    observer.observe(wave)
    return () => observer.disconnect()
  }, [ref, beside])
  return box
}
