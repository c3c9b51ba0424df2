import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to another element when the focused one unmounts; otherwise it would leave the page or its dialog.
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
