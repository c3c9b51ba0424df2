/** Begins a message to somebody: the recorder in its mode, with whom it is for and what it answers filled in. */
import { modeFor } from '../../../domain/kinds'
import type { ShownPeer } from '../../../domain/messages.schema'
import { type ChosenParent, EMPTY_FORM } from '../../audio/draft-record'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { toast } from '../../ui/toast'
import { MESSAGES } from '../../words/messages'
import { isOpen } from './machine'
import { edit, getSession } from './session'

/** `answered` is the last thing they said; null where there is nothing to answer. */
export function recordFor(peer: ShownPeer, answered: ChosenParent | null): void {
  const mode = modeFor(MESSAGE_KIND, null)
  const to = { recipient: peer.shown, recipientId: peer.person?.id ?? null }
  if (isOpen(getSession().state))
    edit({ mode, form: { ...EMPTY_FORM, ...to, parents: answered ? [answered] : [] } })
  else toast({ text: MESSAGES.atHand })
  goTo('record')
}
