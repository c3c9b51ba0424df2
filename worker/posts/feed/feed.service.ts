/**
 * Public feeds. The first page comes from a memo of this isolate, else from one stored row, else it is built; later
 * pages use keyset pagination. The memo is never older than a second, nor older than the event `seq` a client names.
 */
import { getKind, type Kind } from '../../../domain/kinds'
import { toCompactPost } from '../../../domain/posts/compact-post'
import type { CompactFeed } from '../../../domain/posts/feed.schema'
import { toFullPost } from '../../../domain/posts/full-post'
import { FEED_MEMO_MS } from '../../../domain/posts/posts.limits'
import type { Post } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import { getNewestSeq } from '../../events/events.repo'
import type { CursorPosition } from '../../http/cursor'
import { getNextCursor, parseCursor } from '../../http/cursor'
import { MemoCache } from '../../http/memo-cache'
import { filterBlocked, type ListViewer } from '../../safety/safety.service'
import type { Viewer } from '../access/visible-posts'
import { toPublicPostDto } from '../post-dto'
import { listFeed, listRecent } from '../posts.repo'
import { hasOwnQuietReply, withReplyState } from '../replies/reply-state.service'
import { listFollowedPosts } from './author-posts.repo'
import { type FeedPageRow, findFeedPage, saveFeedPage } from './feed.repo'
import { dropExpired, type FeedPage, packPage, parseFeedPage, toFeedPage, unpackPage } from './feed-page'

/** Posts on a page of the following feed: each followed user may be queried for this many. */
export const FOLLOWED_POSTS_PER_PAGE = 25

export type FeedRequest = { kind: Kind; cursor?: string; seq?: number }

/** JSON, as gzip where it is the same for everyone, and until when it may be served to every visitor (ms) or null. */
export type FeedResponse = { body: string | Uint8Array<ArrayBuffer>; freshUntil: number | null }

/** A page and the newest event it was read after, which may belong to another feed. */
type MemoizedPage = { page: FeedPage; latestSeq: number }

const pages = new MemoCache<MemoizedPage>()

/** A `seq` further ahead than this is not from an event the client just received. */
const EVENTS_AHEAD_MAX = 1000

/** Returns a page of a public feed. `seq` is an event that the page must include. */
export async function getFeed(
  deps: AppDeps,
  request: FeedRequest,
  viewer: ListViewer = null,
): Promise<FeedResponse> {
  if (request.cursor !== undefined) {
    const page = await getLaterPage(deps, request.kind, parseCursor(request.cursor))
    return { body: JSON.stringify(await toPersonalFeed(deps, viewer, page)), freshUntil: null }
  }
  const { page, freshUntil } = await getSharedPage(deps, request)
  if (viewer && (viewer.hasBlocks || page.limited || (await hasOwnQuietReply(deps, viewer.id, page.ids)))) {
    const feed = await toPersonalFeed(deps, viewer, parseFeedPage(page))
    return { body: JSON.stringify(feed), freshUntil: null }
  }
  return { body: page.body, freshUntil: viewer ? null : freshUntil }
}

/** The page for one viewer: without blocked authors, with their reply counts and permissions. Stats stay those of everyone. */
async function toPersonalFeed(deps: AppDeps, viewer: ListViewer, feed: CompactFeed): Promise<CompactFeed> {
  if (!viewer) return feed
  const visible = await filterBlocked(deps, viewer, feed.items.map(toFullPost))
  const posts = await withReplyState(deps, toReader(viewer), visible)
  return { ...feed, items: posts.map(toCompactPost) }
}

async function getSharedPage(
  deps: AppDeps,
  { kind, seq = 0 }: FeedRequest,
): Promise<Pick<FeedResponse, 'freshUntil'> & { page: FeedPage }> {
  const now = deps.clock.now()
  const cached = pages.recall(kind, now)
  const isNewEnough = cached !== null && cached.value.latestSeq >= seq
  const { value, at } = isNewEnough
    ? cached
    : await pages.read(kind, now, () => readPageAfter(deps, kind, seq, now))
  const page = dropExpired(value.page, kind, now)
  const end = Math.min(at + FEED_MEMO_MS, page.firstExpiry ?? Number.POSITIVE_INFINITY)
  // A `seq` ahead of ours is not cacheable.
  return { page, freshUntil: value.latestSeq >= seq ? end : null }
}

async function readPageAfter(deps: AppDeps, kind: Kind, seq: number, now: number): Promise<MemoizedPage> {
  const page = await getFirstPage(deps, kind, now)
  const ahead = seq - page.seq
  if (ahead <= 0 || ahead > EVENTS_AHEAD_MAX) return { page, latestSeq: page.seq }
  const newest = await getNewestSeq(deps.db)
  const reread = await getFirstPage(deps, kind, now)
  return { page: reread, latestSeq: Math.max(reread.seq, newest) }
}

async function getFirstPage(deps: AppDeps, kind: Kind, now: number): Promise<FeedPage> {
  const { db, waitUntil } = deps
  const row = await findFeedPage(db, kind)
  const stored = row && row.builtVersion === row.version ? unpackPage(row.body) : null
  if (stored) return dropExpired(stored, kind, now)
  if (!row) return toFeedPage({ ...NO_POSTS, items: [], cursor: null }, kind)
  const limit = getKind(kind).feedLimit
  const items = (await listFeed(db, kind, now, limit)).map(toPublicPostDto).map(toCompactPost)
  // The counters show whether there is more, so no extra row is read.
  const cursor = items.length === limit && row.active > limit ? getNextCursor(items) : null
  const page = toFeedPage({ ...pickState(row), items, cursor }, kind)
  waitUntil(saveFeedPage(db, kind, row.version, packPage(page)))
  return page
}

/** The signed-in viewer as the reader of public lists. */
export const toReader = ({ id }: { id: string }): Viewer => ({ id, addresses: [], scopes: null })

const NO_POSTS = { seq: 0, stats: { active: 0, authors: 0, priced: 0 } }

/** The counters of a feed, and its newest event. Authors of a chain are all who are heard in it. */
function pickState(row: FeedPageRow | null): Pick<CompactFeed, 'seq' | 'stats'> {
  if (!row) return NO_POSTS
  const { kind, seq, active, authors, voices, priced } = row
  return { seq, stats: { active, authors: getKind(kind).playsAs === 'chain' ? voices : authors, priced } }
}

async function getLaterPage({ db, clock }: AppDeps, kind: Kind, after: CursorPosition): Promise<CompactFeed> {
  const limit = getKind(kind).feedLimit
  const items = (await listFeed(db, kind, clock.now(), limit, { after }))
    .map(toPublicPostDto)
    .map(toCompactPost)
  const cursor = items.length === limit ? getNextCursor(items) : null
  return { ...pickState(await findFeedPage(db, kind)), items, cursor }
}

/** Returns a page of a public feed with only the authors the user follows; never cached. */
export async function getFollowingFeed(
  { db, clock }: AppDeps,
  followerId: string,
  { kind, cursor }: FeedRequest,
): Promise<CompactFeed> {
  const limit = FOLLOWED_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  // Read before the posts: the posts may only be newer than `seq`.
  const state = pickState(await findFeedPage(db, kind))
  const rows = await listFollowedPosts(db, followerId, kind, clock.now(), { limit: limit + 1, after })
  const posts = await withReplyState(
    { db, clock },
    toReader({ id: followerId }),
    rows.slice(0, limit).map(toPublicPostDto),
  )
  return {
    ...state,
    items: posts.map(toCompactPost),
    cursor: rows.length > limit ? getNextCursor(posts) : null,
  }
}

/** The newest posts of all public feeds. */
export async function listRecentPosts(
  deps: AppDeps,
  limit: number,
  viewer: ListViewer = null,
): Promise<Post[]> {
  const { db, clock } = deps
  const visible = await filterBlocked(
    deps,
    viewer,
    (await listRecent(db, clock.now(), limit)).map(toPublicPostDto),
  )
  return withReplyState(deps, viewer && toReader(viewer), visible)
}
