/** Texts of conversations: names and search matches. */

import { getPostName } from '../../../domain/locales/en/kinds'
import { MESSAGES } from '../../../domain/locales/en/people'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { ShownPeer } from '../../../domain/people/author.schema'

/** The display name of the peer. */
export function getPeerName({ person, label }: ShownPeer): string {
  return person?.displayName ?? (label || MESSAGES.deletedAccount)
}

/** Whether the peer deleted their account. */
export function hasLeft({ key, person }: ShownPeer): boolean {
  return person === null && key.startsWith('user:')
}

/** Whether a conversation matches a search, by its peer or its last message. */
export function isConversationMatch({ peer, last }: Conversation, query: string): boolean {
  const needle = query.trim().toLowerCase()
  return [getPeerName(peer), peer.label, getPostName(last), last.content].some((text) =>
    text.toLowerCase().includes(needle),
  )
}
