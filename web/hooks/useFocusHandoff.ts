import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to another element when the focused one unmounts; otherwise it would leave the page or its dialog.
 */
export function useFocusHandoff<E extends HTMLElement>(
  findTarget: (element: E) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const next = useEffectEvent(findTarget)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) next(element)?.focus()
    }
  }, [])
  return ref
}
