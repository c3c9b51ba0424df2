import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to something else where what has it leaves, its work done: it would fall out of the page, and out of the
 * dialog it was in.
 */
export function useHandOn<E extends HTMLElement>(
  to: (leaving: E) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const next = useEffectEvent(to)
  useLayoutEffect(() => {
    const leaving = ref.current
    return () => {
      if (leaving?.contains(document.activeElement)) next(leaving)?.focus()
    }
  }, [])
  return ref
}
