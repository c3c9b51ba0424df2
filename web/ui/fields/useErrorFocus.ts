import { type RefObject, useLayoutEffect } from 'react'
import { focusField } from './focus-field'

/**
 * Focuses the control that a new error names, in the same render that shows the error. In a later frame, a slow device
 * would take the focus from the field that the user has begun to type in.
 */
export function useErrorFocus(
  container: RefObject<ParentNode | null>,
  error: { field?: string | undefined } | null,
): void {
  useLayoutEffect(() => {
    if (error) focusField(container.current, error.field)
  }, [container, error])
}
