/** Starts a message to a peer: the recorder with the recipient and the parent filled in. */
import { getPostMode } from '../../../domain/kinds'
import { MESSAGES } from '../../../domain/locales/en/people'
import type { ShownPeer } from '../../../domain/messages/messages.schema'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'
import { type ChosenParent, EMPTY_FORM } from '../store/draft-record'
import { isIdle } from './machine'
import { edit, getSession } from './session'

/** `answered` is the peer's last message; null if there is none. */
export function recordFor(peer: ShownPeer, answered: ChosenParent | null): void {
  const mode = getPostMode(MESSAGE_KIND, null)
  const to = { recipient: peer.label, recipientId: peer.person?.id ?? null }
  if (isIdle(getSession().state))
    edit({ mode, form: { ...EMPTY_FORM, ...to, parents: answered ? [answered] : [] } })
  else showToast({ text: MESSAGES.unsentRecording })
  goTo('record')
}
