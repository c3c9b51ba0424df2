/** Conversations (spec §2.3): the messages between two people, named by who the other one is. */
import type { Recipient } from './audience'

/** The other one of a conversation: a member, or somebody known only by an address or a number. */
export type Peer = { by: 'user' | 'mail' | 'tel'; value: string }

/**
 * What a conversation is to one of its people. A stranger's first message makes a _request_, which waits in a box of its own
 * and tells of itself nowhere else, until its receiver takes it: by accepting, by writing, or by following whom it is from.
 */
export const CONVERSATION_STATES = ['open', 'request'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** How a peer is written in keys and addresses: 'user:…', 'mail:…', 'tel:…'. */
export function peerKey({ by, value }: Peer): string {
  return `${by}:${value}`
}

/** Reads a peer's key; null for anything else. */
export function peerOfKey(key: string): Peer | null {
  const [, by, value] = /^(user|mail|tel):(.{1,254})$/s.exec(key) ?? []
  return value && (by === 'user' || by === 'mail' || by === 'tel') ? { by, value } : null
}

/** Whom a message is for, as its author has them in the list. A member counts before the address they were written to. */
export function peerOfRecipient({ id, email, phone }: Recipient): Peer | null {
  if (id !== null) return { by: 'user', value: id }
  if (email !== null) return { by: 'mail', value: email }
  return phone === null ? null : { by: 'tel', value: phone }
}

/** Whose conversation with a viewer a message is in, as it is written in addresses; null for what is no message of theirs. */
export function peerSeenBy(
  viewerId: string | null,
  { authorId, recipient }: { authorId: string; recipient: Recipient },
): string | null {
  const to = peerOfRecipient(recipient)
  if (viewerId === null || to === null) return null
  return peerKey(authorId === viewerId ? to : { by: 'user', value: authorId })
}
