import { MESSAGES } from '../../../domain/locales/en/people'
import { goTo } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'
import { isPublishing } from './machine'
import { getSession } from './session-state'

/**
 * Says why no other recording can begin now. The one there is is shown where it can be sent or discarded; while it is
 * being sent, the user stays and can soon try again.
 */
export function refuseRecording(): void {
  if (isPublishing(getSession().state)) return void showToast({ text: MESSAGES.stillSending })
  showToast({ text: MESSAGES.unsentRecording })
  goTo('record')
}
