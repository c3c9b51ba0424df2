import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The second press of a double press follows within this time. */
export const DOUBLE_PRESS_MS = 500

/**
 * Marks the element with `data-moved` for a moment when its last child has moved, as a hint or an error above it came or
 * went, or when it shows another subject in the same place. Styles ignore presses meanwhile: they were meant for what was
 * there before.
 */
export function usePressGuard<T extends HTMLElement>(subject: string | null): RefObject<T | null> {
  const ref = useRef<T>(null)
  const before = useRef<{ top: number; subject: string | null } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const element = ref.current
    const last = element?.lastElementChild
    if (!element || !(last instanceof HTMLElement)) return
    const { offsetTop: top } = last
    const hasMoved =
      before.current !== null && (before.current.top !== top || before.current.subject !== subject)
    before.current = { top, subject }
    if (!hasMoved) return
    clearTimeout(timer.current)
    element.toggleAttribute('data-moved', true)
    timer.current = setTimeout(() => element.removeAttribute('data-moved'), DOUBLE_PRESS_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return ref
}
