/** Converts found rows to search results with the ids needed to link to them. */
import { PREVIEW_CHARS } from '../../domain/limits'
import { peerSeenBy } from '../../domain/messages'
import { ownTitle } from '../../domain/publish'
import { excerpt, saysAll } from '../../domain/search'
import type { Hit, Result } from '../../domain/search.schema'
import { cut } from '../../domain/text'
import type { Tools } from '../context'
import { postOf } from '../posts/post-row'
import type { PostRow } from '../posts/posts.repo'
import { listParents, recipientOf } from '../posts/replies.repo'
import type { Looker } from '../posts/visible-posts'

type Answers = Hit['answers']

/** Looks up the first parent of each reply that the viewer may find. Queries only if there are replies. */
export async function answeredBy(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  rows: readonly PostRow[],
): Promise<(row: PostRow) => Answers> {
  const replies = rows.filter(({ parentId, owlcastId }) => parentId !== null && owlcastId === null)
  if (replies.length === 0) return () => null
  const parents = await listParents(
    db,
    viewer,
    clock.now(),
    replies.map(({ id }) => id),
  )
  return (row) => {
    const parent = parents.find(({ childId }) => childId === row.id)
    return parent ? { id: parent.id, kind: parent.kind } : null
  }
}

/** A result of the quick search. */
export function hitOf(row: PostRow, viewerId: string | null, answers: Answers): Hit {
  const { id, kind, seconds, recordingCount, chainCount, priceCents, createdAt, expiresAt } = row
  return {
    ...{ id, kind, seconds, recordingCount, chainCount, priceCents, createdAt, expiresAt },
    title: ownTitle(row),
    said: cut(row.content.replace(/\s+/g, ' ').trim(), PREVIEW_CHARS),
    author: row.authorName,
    peer: peerFor(row, viewerId),
    answers,
  }
}

/** A result of the results page. */
export function resultOf(
  row: PostRow,
  viewerId: string | null,
  answers: Answers,
  words: readonly string[],
): Result {
  const said =
    excerpt(row.content, words, PREVIEW_CHARS) || excerpt(row.transcript ?? '', words, PREVIEW_CHARS)
  return { post: postOf(row), said, peer: peerFor(row, viewerId), answers }
}

/** Key of the viewer's conversation that contains a message; null for a public message between others. */
function peerFor(row: PostRow, viewerId: string | null): string | null {
  const isOthers = row.visibility === 'public' && row.authorId !== viewerId && row.recipientId !== viewerId
  return isOthers ? null : peerSeenBy(viewerId, { authorId: row.authorId, recipient: recipientOf(row) })
}

/** The newest rows without duplicates. */
export function newestOf(rows: readonly PostRow[], count: number): PostRow[] {
  return unique(rows)
    .sort((a, b) => b.seq - a.seq)
    .slice(0, count)
}

export function unique(rows: readonly PostRow[]): PostRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/**
 * Sorts a thread root whose title matches before matches from its own thread. Only reorders rows already read: the next
 * page still continues below the last row number.
 */
export function beginningsFirst(rows: readonly PostRow[], words: readonly string[]): PostRow[] {
  const placeOf = ({ id, seq, title, parentId, owlcastId }: PostRow) => {
    if (parentId !== null || owlcastId !== null || !saysAll(title, words)) return seq
    const itsOwn = rows.filter((row) => row.parentId === id || row.owlcastId === id)
    return Math.max(seq, ...itsOwn.map((row) => row.seq + 0.5))
  }
  return [...rows].sort((a, b) => placeOf(b) - placeOf(a))
}
