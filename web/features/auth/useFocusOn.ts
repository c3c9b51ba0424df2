import { type RefObject, useEffect } from 'react'
import { focusField } from '../../ui/focus-field'

/** Puts the focus on a field when it appears or another one takes its turn: after the dialog around it took its own. */
export function useFocusOn(within: RefObject<HTMLElement | null>, field: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusField(within.current, field))
    return () => cancelAnimationFrame(frame)
  }, [within, field])
}
