/** What was found, as the wire shows it: with the way that leads there. */
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

/** What each of these replies answers: the first of its parents that this viewer may find. Asked only where there are any. */
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

/** For a quick jump. */
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

/** For a page of results. */
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

/** Whose conversation with the viewer a message is in; a public one between others is in none of theirs. */
function peerFor(row: PostRow, viewerId: string | null): string | null {
  const isOthers = row.visibility === 'public' && row.authorId !== viewerId && row.recipientId !== viewerId
  return isOthers ? null : peerSeenBy(viewerId, { authorId: row.authorId, recipient: recipientOf(row) })
}

/** The newest of these, each once. */
export function newestOf(rows: readonly PostRow[], count: number): PostRow[] {
  return unique(rows)
    .sort((a, b) => b.seq - a.seq)
    .slice(0, count)
}

/** Each of these once. */
export function unique(rows: readonly PostRow[]): PostRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/**
 * What begins a thread and says so in its title stands before what was found of that thread. Only what was read anyway
 * changes places: the next page still goes on below the last number that was read.
 */
export function beginningsFirst(rows: readonly PostRow[], words: readonly string[]): PostRow[] {
  const placeOf = ({ id, seq, title, parentId, owlcastId }: PostRow) => {
    if (parentId !== null || owlcastId !== null || !saysAll(title, words)) return seq
    const itsOwn = rows.filter((row) => row.parentId === id || row.owlcastId === id)
    return Math.max(seq, ...itsOwn.map((row) => row.seq + 0.5))
  }
  return [...rows].sort((a, b) => placeOf(b) - placeOf(a))
}
