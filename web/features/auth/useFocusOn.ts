import { type RefObject, useEffect } from 'react'
import { focusField } from '../../ui/focus-field'

/**
 * Puts the focus on a field when it appears or another one takes its turn: after the dialog around it took its own. Who goes
 * from tab to tab by keys stays among them.
 */
export function useFocusOn(within: RefObject<HTMLElement | null>, field: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('[role="tab"]:focus-visible')) focusField(within.current, field)
    })
    return () => cancelAnimationFrame(frame)
  }, [within, field])
}
