/** Typed links from a reply to the posts it answers (spec §3): up to five, the first of them the primary parent. */
import type { Visibility } from './audience'
import { PARENT_TITLE_CHARS, PREVIEW_CHARS } from './limits'
import { cut } from './text'

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

/** One parent of a new reply. */
export type ParentLink = { id: string; type: ConnectionType }

/** Whether a text names a connection type. */
export function isConnectionType(text: string): text is ConnectionType {
  return CONNECTION_TYPES.some((type) => type === text)
}

type Shown = { title: string; content: string; author: string }

/** What a post is called where it may be answered: its title, else how it begins. */
export function parentTitle({ title, content, author }: Shown): string {
  return title.trim() || cut(content.trim(), PARENT_TITLE_CHARS) || author
}

/** One line about it: who said it, and how it begins. */
export function parentPreview({ content, author }: Shown): string {
  const said = content.replace(/\s+/g, ' ').trim()
  return said ? `${author} · ${cut(said, PREVIEW_CHARS)}` : author
}

/**
 * Who may delete a reply (spec §6, C7): the owner of what it answers, its own author, a moderator. What was said in
 * private is no guest under somebody's post: the other one of the two cannot take it back.
 */
export function mayDeleteReply(
  person: { id: string; role: 'member' | 'admin' } | null | undefined,
  { ownerId, authorId, visibility }: { ownerId: string; authorId: string; visibility: Visibility },
): boolean {
  if (!person) return false
  const isHost = person.id === ownerId && visibility !== 'private'
  return isHost || person.id === authorId || person.role === 'admin'
}

export const REPLY_OUTCOMES = ['deleted', 'detached'] as const
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number]

/**
 * What becomes of a reply that this person takes out of a thread. Its author, a moderator and the owner of the first post
 * it answers delete it everywhere; owners of the others only detach it from theirs. A post of its own that was connected
 * later, or a recording of an owlcast, is never deleted from a thread.
 */
export function getReplyOutcome(
  person: { id: string; role: 'member' | 'admin' },
  reply: { isRoot: boolean; authorId: string; primaryOwnerId: string | null },
): ReplyOutcome {
  if (reply.isRoot) return 'detached'
  const deletes = person.role === 'admin' || [reply.authorId, reply.primaryOwnerId].includes(person.id)
  return deletes ? 'deleted' : 'detached'
}
