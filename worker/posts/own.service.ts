/**
 * Lists of the user's own posts (spec §2.3, D17): several kinds merged by time, each with its parent's title or its
 * recipient.
 */
import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import type { Kind } from '../../domain/kinds'
import { toPeer } from '../../domain/messages/messages'
import { type OwnFilter, resolveOwnFilter } from '../../domain/posts/own-posts'
import type { OwnPosts } from '../../domain/posts/own-posts.schema'
import type { AppDeps } from '../context'
import { getNextCursor, parseCursor } from '../http/cursor'
import { loadPeers } from '../people/peers.service'
import type { Reader } from './access/visible-posts'
import { loadReplyMoments } from './moments/moments.service'
import { listOwnPosts } from './own.repo'
import { toNamedPost, toOwnPostDto, withOwnSource } from './post-dto'
import { listNameRows, type PostRow } from './posts.repo'
import { toRecipient } from './replies/replies.repo'
import { withReplyState } from './replies/reply-state.service'

export const OWN_POSTS_PER_PAGE = 20

type OwnPostsRequest = { kind: Kind; filter: OwnFilter; cursor?: string | undefined }

/** Returns a page of the user's own posts, unlocked. */
export async function getOwnPosts(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  reader: Reader,
  { kind: list, filter, cursor }: OwnPostsRequest,
): Promise<OwnPosts> {
  const now = clock.now()
  const { kinds, ...query } = resolveOwnFilter(list, filter)
  const limit = OWN_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const [first, ...rest] = kinds.map((kind) =>
    listOwnPosts(db, reader, now, kind, { ...query, after, limit }),
  )
  const rows = first ? mergeNewest((await db.batch([first, ...rest])).flat(), limit) : []
  const recipients = rows.map((row) => toPeer(toRecipient(row)))
  const [parents, moments, peers] = await Promise.all([
    listNameRows(db, reader, now, [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]),
    loadReplyMoments({ db, clock }, reader, rows),
    loadPeers(db, recipients),
  ])
  const toParent = (row: PostRow) => {
    const parent = parents.find(({ id }) => id === row.parentId)
    const moment = moments.get(row.id)
    return parent ? { ...toNamedPost(parent), ...(moment ? { moment } : {}) } : null
  }
  const own = rows.map((row, at) => ({
    ...withOwnSource(toOwnPostDto(row), row, reader.id),
    parent: toParent(row),
    // An address is private, also that of a public post.
    recipient: canReadPrivate(reader.scopes) ? (peers[at] ?? null) : null,
  }))
  // Reply permissions of a reply depend on its thread.
  const items = await withReplyState({ db, clock }, reader, own)
  return { items, cursor: items.length === limit ? getNextCursor(items) : null, now }
}

/** Merges sorted lists, newest first. */
function mergeNewest(rows: PostRow[], limit: number): PostRow[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit)
}
