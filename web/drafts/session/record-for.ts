/** Starts a message to a peer: the recorder with the recipient and the parent filled in. */
import { getPostMode } from '../../../domain/kinds'
import { MESSAGES } from '../../../domain/locales/en/people'
import type { ShownPeer } from '../../../domain/messages/messages.schema'
import { findTrack } from '../../api/tracks.queries'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'
import { type ChosenParent, EMPTY_FORM } from '../store/draft-record'
import { isIdle } from './machine'
import { getSession, reopen, replaceForm } from './session'

/**
 * `answered` is the peer's last message; null if there is none. A recording of this tab keeps its form, also one that a
 * reload has left unloaded.
 */
export async function recordFor(peer: ShownPeer, answered: ChosenParent | null): Promise<void> {
  await reopen(findTrack)
  const mode = getPostMode(MESSAGE_KIND, null)
  const to = { recipient: peer.label, recipientId: peer.person?.id ?? null }
  if (isIdle(getSession().state))
    replaceForm({ mode, form: { ...EMPTY_FORM, ...to, parents: answered ? [answered] : [] } })
  else showToast({ text: MESSAGES.unsentRecording })
  goTo('record')
}
