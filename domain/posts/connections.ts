/**
 * Typed connections from a reply to the posts it replies to (spec §3): up to five, the first one is the primary
 * parent.
 */

import { PREVIEW_CHARS } from '../limits'
import type { Moment } from '../moments/moments'
import { isModerator, type MemberRole } from '../people/roles'
import { truncate } from '../text/length'
import type { Visibility } from './audience'

export const CONNECTION_TYPES = [
  'reply',
  'reference',
  'continuation',
  'merge',
  'branch',
  'answer',
  'question',
] as const
export type ConnectionType = (typeof CONNECTION_TYPES)[number]
export const DEFAULT_CONNECTION: ConnectionType = 'reply'

/** `moment`: the part of the parent that the reply refers to. */
export type ParentLink = { id: string; type: ConnectionType; moment?: Moment | null | undefined }

export function isConnectionType(text: string): text is ConnectionType {
  return CONNECTION_TYPES.some((type) => type === text)
}

/** Returns one line with the author and the start of the text. */
export function formatParentPreview({ content, author }: { content: string; author: string }): string {
  const text = content.replace(/\s+/g, ' ').trim()
  return text ? `${author} · ${truncate(text, PREVIEW_CHARS)}` : author
}

type ReplyUser = { id: string; role: MemberRole }

/** Returns whether a user acts on a reply as a moderator: it is neither theirs nor below a post of theirs. */
export function isModerating(
  { id, role }: ReplyUser,
  { ownerId, authorId }: { ownerId: string; authorId: string },
): boolean {
  return isModerator(role) && ![ownerId, authorId].includes(id)
}

/**
 * Returns whether a user may delete a reply (spec §6, C7): the owner of the parent, the author, or a moderator. Private
 * messages have no host: the recipient cannot delete what the sender said. Of moderators only admins delete them.
 */
export function mayDeleteReply(
  person: ReplyUser | null | undefined,
  { ownerId, authorId, visibility }: { ownerId: string; authorId: string; visibility: Visibility },
): boolean {
  if (!person) return false
  const isHost = person.id === ownerId && visibility !== 'private'
  const mayModerate = person.role === 'admin' || (isModerator(person.role) && visibility !== 'private')
  return isHost || person.id === authorId || mayModerate
}

export const REPLY_OUTCOMES = ['deleted', 'detached'] as const
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number]

/**
 * Returns what happens to a reply that this user removes from a thread. Its author, a moderator and the owner of
 * the primary parent delete it everywhere; owners of other parents only detach it. A post that was connected later,
 * or a recording of an owlcast, is never deleted from a thread.
 */
export function getReplyOutcome(
  person: ReplyUser,
  reply: { isRoot: boolean; ownerId: string; authorId: string; primaryOwnerId: string | null },
): ReplyOutcome {
  if (reply.isRoot) return 'detached'
  const deletes = isModerating(person, reply) || [reply.authorId, reply.primaryOwnerId].includes(person.id)
  return deletes ? 'deleted' : 'detached'
}
