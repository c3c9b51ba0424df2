/** Converts found rows to search results with the ids needed to link to them. */
import { PREVIEW_CHARS } from '../../domain/limits'
import { findPeerKey } from '../../domain/messages/messages'
import { findSpokenMatch } from '../../domain/search/phrase-starts'
import { createExcerpt, hasAllWords } from '../../domain/search/search'
import type { SearchHit, SearchResult } from '../../domain/search/search.schema'
import { splitUnspaced } from '../../domain/search/spoken'
import { truncate } from '../../domain/text/length'
import type { AppDeps } from '../context'
import { getPartyId, type Viewer } from '../posts/access/visible-posts'
import { findRowName, toPublicPostDto } from '../posts/post-dto'
import type { PostRow } from '../posts/posts.repo'
import { listParents, toRecipient } from '../posts/replies/replies.repo'
import { withReplyCounts } from '../posts/replies/reply-state.service'

type ParentRef = SearchHit['parent']

/** A found post, with the words of its recording if these were searched. */
export type SearchedPost = PostRow & { spoken?: Parameters<typeof findSpokenMatch>[0] | undefined }

/** A found post as one viewer sees it: with its reply counts, and the first parent that they may find. */
type ViewedPost = { row: SearchedPost; viewerId: string | null; parent: ParentRef }

/** Returns what the viewer sees of each of these rows. */
export async function loadViewedPosts(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  rows: readonly SearchedPost[],
): Promise<(row: SearchedPost) => ViewedPost> {
  const [findParent, counted] = await Promise.all([
    loadParentLookup(deps, viewer, rows),
    withReplyCounts(deps, viewer, rows),
  ])
  const byId = new Map(counted.map((row) => [row.id, row]))
  return (row) => ({
    row: byId.get(row.id) ?? row,
    viewerId: getPartyId(viewer),
    parent: findParent(row),
  })
}

/** Looks up the first parent of each reply that the viewer may find. Queries only if there are replies. */
async function loadParentLookup(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  rows: readonly PostRow[],
): Promise<(row: PostRow) => ParentRef> {
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
export function toHit({ row, viewerId, parent }: ViewedPost, words: readonly string[]): SearchHit {
  const { id, kind, seconds, recordingCount, chainCount, priceCents, createdAt, expiresAt } = row
  return {
    id,
    kind,
    seconds,
    recordingCount,
    chainCount,
    priceCents,
    createdAt,
    expiresAt,
    title: findRowName(row),
    excerpt: truncate(row.content.replace(/\s+/g, ' ').trim(), PREVIEW_CHARS),
    author: row.authorName,
    spoken: findSpoken(row, words),
    peer: getPeerKey(row, viewerId),
    parent,
  }
}

/** A result of the results page. */
export function toResult({ row, viewerId, parent }: ViewedPost, words: readonly string[]): SearchResult {
  return {
    post: toPublicPostDto(row),
    excerpt: createExcerpt(row.content, words, PREVIEW_CHARS),
    spoken: findSpoken(row, words),
    peer: getPeerKey(row, viewerId),
    parent,
  }
}

/** The phrase of a post found by its spoken words. */
function findSpoken({ spoken }: SearchedPost, words: readonly string[]): SearchHit['spoken'] {
  return spoken ? findSpokenMatch(spoken, words.flatMap(splitUnspaced), PREVIEW_CHARS) : null
}

/** Key of the viewer's conversation that contains a message; null for a public message between others. */
function getPeerKey(row: PostRow, viewerId: string | null): string | null {
  const isOthers = row.visibility === 'public' && row.authorId !== viewerId && row.recipientId !== viewerId
  return isOthers ? null : findPeerKey(viewerId, { authorId: row.authorId, recipient: toRecipient(row) })
}

/** The newest rows without duplicates. */
export function takeNewest(rows: readonly SearchedPost[], count: number): SearchedPost[] {
  return dedupeRows(rows)
    .sort((a, b) => b.seq - a.seq)
    .slice(0, count)
}

/** Of two rows of a post the later one stays, in the place of the first. */
export function dedupeRows(rows: readonly SearchedPost[]): SearchedPost[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/**
 * Sorts a thread root whose title matches before matches from its own thread. Only reorders rows already read: the next
 * page still continues below the last row number.
 */
export function sortThreadRootsFirst(
  rows: readonly SearchedPost[],
  words: readonly string[],
): SearchedPost[] {
  const getSortKey = ({ id, seq, title, parentId, owlcastId }: PostRow) => {
    if (parentId !== null || owlcastId !== null || !hasAllWords(title, words)) return seq
    const threadRows = rows.filter((row) => row.parentId === id || row.owlcastId === id)
    return Math.max(seq, ...threadRows.map((row) => row.seq + 0.5))
  }
  return [...rows].sort((a, b) => getSortKey(b) - getSortKey(a))
}
