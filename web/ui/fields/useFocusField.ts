import { type RefObject, useEffect } from 'react'
import { focusField } from './focus-field'

/**
 * Focuses a field when it or the form it belongs to appears or changes, after the dialog has set its own focus. Does
 * nothing while the tabs have keyboard focus.
 */
export function useFocusField(container: RefObject<HTMLElement | null>, field: string, form = ''): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another field of this name
  useEffect(() => {
    let isCurrent = true
    // Focuses in a microtask: a frame later, on a slow device, the user may have begun to type in another field.
    queueMicrotask(() => {
      const isAtTabs = document.activeElement?.matches('[role="tab"]:focus-visible')
      if (isCurrent && !isAtTabs) focusField(container.current, field)
    })
    return () => {
      isCurrent = false
    }
  }, [container, field, form])
}
