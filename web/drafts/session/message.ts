/** Starts a message to a peer: the recorder with the recipient and the parent filled in. */
import { getPostMode } from '../../../domain/kinds'
import type { ShownPeer } from '../../../domain/people/author.schema'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { type ChosenParent, createEmptyForm } from '../store/draft-record'
import type { RecordForm } from './form-storage'
import { isIdle } from './machine'
import { refuseRecording } from './refuse-recording'
import { reopen } from './reopen-draft'
import { type ReplaceOptions, replaceForm } from './replaced-forms'
import { getSession } from './session-state'

type MessageTarget = Pick<ShownPeer, 'label' | 'person'>

const MESSAGE_MODE = getPostMode(MESSAGE_KIND, null)

/**
 * Whether a form is a private message to this peer: a member stays the same under another username. A form that its
 * author made public on the record screen is sent only there, where its audience is shown.
 */
export function isMessageTo({ mode, form }: Pick<RecordForm, 'mode' | 'form'>, peer: MessageTarget): boolean {
  const id = peer.person?.id ?? null
  const isToPeer = form.recipientId === id && (id !== null || form.recipient === peer.label)
  return mode === MESSAGE_MODE && isToPeer && form.isPrivate !== false
}

/**
 * Turns the empty session into a message and returns a function that restores the previous form. Null when there is a
 * recording, also one that a reload has left unloaded: it is left unchanged. `answered` is the peer's last message.
 */
export async function beginMessage(
  peer: MessageTarget,
  answered: ChosenParent | null,
  options?: ReplaceOptions,
): Promise<(() => void) | null> {
  await reopen()
  if (!isIdle(getSession().state)) return null
  const { label: recipient, person } = peer
  const to = { recipient, recipientId: person?.id ?? null, recipientName: person?.displayName ?? null }
  const form = { ...createEmptyForm(), ...to, parents: answered ? [answered] : [] }
  return replaceForm({ mode: MESSAGE_MODE, form, track: null }, options)
}

/** Opens the recorder with its whole form for a message to a peer. */
export async function recordMessage(peer: MessageTarget, answered: ChosenParent | null): Promise<void> {
  if (await beginMessage(peer, answered)) goTo('record')
  else refuseRecording()
}
