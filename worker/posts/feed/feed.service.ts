/**
 * Public feeds. The first page comes from a memo of this isolate, else from one stored row, else it is built; later
 * pages use keyset pagination. The memo is never older than a second, nor older than the event `seq` a client names.
 */
import { getKind, type Kind } from '../../../domain/kinds'
import { FEED_MEMO_MS, FOLLOWED_POSTS_PER_PAGE } from '../../../domain/limits'
import { type CompactPost, toCompactPost, toFullPost } from '../../../domain/posts/compact-post'
import type { Post } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import type { CursorPosition } from '../../http/cursor'
import { getNextCursor, parseCursor } from '../../http/cursor'
import { MemoCache } from '../../http/memo-cache'
import { getNewestSeq } from '../../live/events.repo'
import { filterBlocked, type ListViewer } from '../../safety/safety.service'
import { toPublicPostDto } from '../post-dto'
import { listFeed, listRecent } from '../posts.repo'
import { withReplyLocks } from '../replies/reply-permissions.service'
import { listFollowedPosts } from './author-posts.repo'
import { findFeedPage, saveFeedPage } from './feed.repo'
import { dropExpired, type FeedPage, formatFeed, packPage, toFeedPage, unpackPage } from './feed-page'

export type FeedRequest = { kind: Kind; cursor?: string; seq?: number }

/** Response text, and until when it may be served to every visitor (ms); null if it is personal. */
export type FeedResponse = { text: string; freshUntil: number | null }

/** A page and the newest event it was read after, which may belong to another feed. */
type MemoizedPage = { page: FeedPage; latestSeq: number }

const pages = new MemoCache<MemoizedPage>()

/** A `seq` further ahead than this is not from an event the client just received. */
const EVENTS_AHEAD_MAX = 1000

/** One page of a public feed as JSON text. `seq` is an event that the page must include. */
export async function getFeed(
  deps: AppDeps,
  request: FeedRequest,
  viewer: ListViewer = null,
): Promise<FeedResponse> {
  const now = deps.clock.now()
  const { page, freshUntil } = await getSharedPage(deps, request, now)
  const isPersonal = viewer?.hasBlocks || (viewer && page.limited)
  return {
    text: formatFeed(isPersonal ? await toPersonalPage(deps, viewer, page) : page, now),
    freshUntil: viewer ? null : freshUntil,
  }
}

/** The page for one viewer: without blocked authors, and with their reply permissions. Stats stay those of everyone. */
async function toPersonalPage(deps: AppDeps, viewer: ListViewer, page: FeedPage): Promise<FeedPage> {
  const items: CompactPost[] = JSON.parse(page.items)
  const visible = await filterBlocked(deps, viewer, items.map(toFullPost))
  const posts = await withReplyLocks(deps, viewer, visible)
  return { ...page, items: JSON.stringify(posts.map(toCompactPost)) }
}

async function getSharedPage(
  deps: AppDeps,
  { kind, cursor, seq = 0 }: FeedRequest,
  now: number,
): Promise<Pick<FeedResponse, 'freshUntil'> & { page: FeedPage }> {
  if (cursor !== undefined)
    return { page: await getLaterPage(deps, kind, parseCursor(cursor), now), freshUntil: null }
  const cached = pages.recall(kind, now)
  const isNewEnough = cached !== null && cached.value.latestSeq >= seq
  const { value, at } = isNewEnough
    ? cached
    : await pages.read(kind, now, () => readPageAfter(deps, kind, seq, now))
  const page = dropExpired(value.page, now)
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
  if (!row) return toFeedPage([], null, { active: 0, authors: 0, priced: 0 }, 0)
  if (row.builtVersion === row.version) return unpackPage(row.body)
  const limit = getKind(kind).feedLimit
  const posts = (await listFeed(db, kind, now, limit)).map(toPublicPostDto).map(toCompactPost)
  // The counters show whether there is more, so no extra row is read.
  const cursor = posts.length === limit && row.active > limit ? getNextCursor(posts) : null
  const { active, authors, priced } = row
  const page = toFeedPage(posts, cursor, { active, authors, priced }, row.seq)
  waitUntil(saveFeedPage(db, kind, row.version, packPage(page)))
  return page
}

async function getLaterPage(
  { db }: AppDeps,
  kind: Kind,
  after: CursorPosition,
  now: number,
): Promise<FeedPage> {
  const limit = getKind(kind).feedLimit
  const posts = (await listFeed(db, kind, now, limit, after)).map(toPublicPostDto).map(toCompactPost)
  const row = await findFeedPage(db, kind)
  const { active = 0, authors = 0, priced = 0 } = row ?? {}
  const stats = { active, authors, priced }
  const page = toFeedPage(posts, posts.length === limit ? getNextCursor(posts) : null, stats, row?.seq ?? 0)
  return { ...page, stats }
}

/** One page of a public feed with only the authors the user follows, as JSON text; never cached. */
export async function getFollowingFeed(
  { db, clock }: AppDeps,
  followerId: string,
  { kind, cursor }: FeedRequest,
): Promise<string> {
  const now = clock.now()
  const limit = FOLLOWED_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  // Read before the posts: the posts may only be newer than `seq`.
  const row = await findFeedPage(db, kind)
  const rows = await listFollowedPosts(db, followerId, kind, now, { limit: limit + 1, after })
  const posts = await withReplyLocks({ db }, { id: followerId }, rows.slice(0, limit).map(toPublicPostDto))
  const { active = 0, authors = 0, priced = 0 } = row ?? {}
  const stats = { active, authors, priced }
  const cursorAfter = rows.length > limit ? getNextCursor(posts) : null
  const page = toFeedPage(posts.map(toCompactPost), cursorAfter, stats, row?.seq ?? 0)
  return formatFeed({ ...page, stats }, now)
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
  return withReplyLocks(deps, viewer, visible)
}
