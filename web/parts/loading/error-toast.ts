import { getErrorMessage, isAbort } from '../../api/request-error'
import { showToast } from '../../ui/overlays/toast'

/** Says why an action failed, and nothing when the user called it off. */
export function showErrorToast(error: unknown): void {
  if (!isAbort(error)) showToast({ text: getErrorMessage(error), tone: 'bad' })
}
