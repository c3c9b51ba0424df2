import { type RefObject, useEffect } from 'react'
import { focusField } from '../../ui/fields/focus-field'

/**
 * Focuses a field when it appears or changes, after the dialog has set its own focus. Does nothing while the tabs have
 * keyboard focus.
 */
export function useFocusField(container: RefObject<HTMLElement | null>, field: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('[role="tab"]:focus-visible')) focusField(container.current, field)
    })
    return () => cancelAnimationFrame(frame)
  }, [container, field])
}
