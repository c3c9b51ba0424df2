/** Conversations (spec §2.3): the messages between two people, identified by the peer. */
import type { Recipient } from '../posts/audience'

/** The peer of a conversation: a member, or an address or a number. */
export type Peer = { by: 'user' | 'email' | 'phone'; value: string }

/**
 * The state of a conversation for one participant. A stranger's first message creates a _request_ in a separate box
 * without notification, until the recipient accepts it, replies, or follows the sender.
 */
export const CONVERSATION_STATES = ['open', 'request'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** Returns a peer's key for storage and URLs: 'user:…', 'email:…', 'phone:…'. */
export function formatPeerKey({ by, value }: Peer): string {
  return `${by}:${value}`
}

/** Parses a peer's key; null for anything else. */
export function parsePeerKey(key: string): Peer | null {
  const [, by, value] = /^(user|email|phone):(.{1,254})$/s.exec(key) ?? []
  return value && (by === 'user' || by === 'email' || by === 'phone') ? { by, value } : null
}

/** Returns the peer of a message for its author. The member comes before the address the message was sent to. */
export function toPeer({ id, email, phone }: Recipient): Peer | null {
  if (id !== null) return { by: 'user', value: id }
  if (email !== null) return { by: 'email', value: email }
  return phone === null ? null : { by: 'phone', value: phone }
}

/** Returns the peer key of the viewer's conversation that holds a message; null for a message of others. */
export function findPeerKey(
  viewerId: string | null,
  { authorId, recipient }: { authorId: string; recipient: Recipient },
): string | null {
  const to = toPeer(recipient)
  if (viewerId === null || to === null) return null
  return formatPeerKey(authorId === viewerId ? to : { by: 'user', value: authorId })
}
