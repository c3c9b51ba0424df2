/**
 * Public feeds. The first page comes from a memo of this isolate, else from one stored row, else it is built; later
 * pages use keyset pagination. The memo is never older than a second, nor older than the event `seq` a client names.
 */
import { type Kind, kindOf } from '../../domain/kinds'
import { FEED_MEMO_MS, FOLLOWED_POSTS_PER_PAGE } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import type { Tools } from '../context'
import { newestEvent } from '../live/events.repo'
import { type Hearer, onlyHeard } from '../safety/safety.service'
import { cursorAfter, placeOf } from './cursor'
import { findPage, keepPage } from './feed.repo'
import { type FeedPage, feedText, fresh, packPage, pageOf, unpackPage } from './feed-page'
import { postOf } from './post-row'
import { listFeed, listRecent, type Place } from './posts.repo'
import { Remembered } from './remembered'
import { withReplyLocks } from './repliers.service'
import { listFollowed } from './voices.repo'

export type FeedRequest = { kind: Kind; cursor?: string; seq?: number }

/** Response text, and until when it may be served to every visitor (ms); null if it is personal. */
export type FeedAnswer = { text: string; freshUntil: number | null }

/** A page and the newest event it was read after, which may belong to another feed. */
type Read = { page: FeedPage; knows: number }

const pages = new Remembered<Read>()

/** A `seq` further ahead than this is not from an event the client just received. */
const EVENTS_AHEAD = 1000

/** One page of a public feed as JSON text. `seq` is an event that the page must include. */
export async function feedAnswer(
  tools: Tools,
  asked: FeedRequest,
  viewer: Hearer = null,
): Promise<FeedAnswer> {
  const now = tools.clock.now()
  const { page, freshUntil } = await everyonesPage(tools, asked, now)
  const isPersonal = viewer?.keepsAway || (viewer && page.limited)
  return {
    text: feedText(isPersonal ? await pageFor(tools, viewer, page) : page, now),
    freshUntil: viewer ? null : freshUntil,
  }
}

/** The page for one viewer: without blocked authors, and with their reply permissions. Stats stay those of everyone. */
async function pageFor(tools: Tools, viewer: Hearer, page: FeedPage): Promise<FeedPage> {
  const items: Post[] = JSON.parse(page.items)
  const heard = await onlyHeard(tools, viewer, items)
  return { ...page, items: JSON.stringify(await withReplyLocks(tools, viewer, heard)) }
}

async function everyonesPage(
  tools: Tools,
  { kind, cursor, seq = 0 }: FeedRequest,
  now: number,
): Promise<Pick<FeedAnswer, 'freshUntil'> & { page: FeedPage }> {
  if (cursor !== undefined)
    return { page: await laterPage(tools, kind, placeOf(cursor), now), freshUntil: null }
  const known = pages.recall(kind, now)
  const isNewEnough = known !== null && known.value.knows >= seq
  const { value, at } = isNewEnough
    ? known
    : await pages.read(kind, now, () => readAfter(tools, kind, seq, now))
  const page = fresh(value.page, now)
  const end = Math.min(at + FEED_MEMO_MS, page.firstExpiry ?? Number.POSITIVE_INFINITY)
  // A `seq` ahead of ours is not cacheable.
  return { page, freshUntil: value.knows >= seq ? end : null }
}

async function readAfter(tools: Tools, kind: Kind, seq: number, now: number): Promise<Read> {
  const page = await firstPage(tools, kind, now)
  const ahead = seq - page.seq
  if (ahead <= 0 || ahead > EVENTS_AHEAD) return { page, knows: page.seq }
  const newest = await newestEvent(tools.db)
  const again = await firstPage(tools, kind, now)
  return { page: again, knows: Math.max(again.seq, newest) }
}

async function firstPage(tools: Tools, kind: Kind, now: number): Promise<FeedPage> {
  const { db, later } = tools
  const row = await findPage(db, kind)
  if (!row) return pageOf([], null, { active: 0, authors: 0, priced: 0 }, 0)
  if (row.builtVersion === row.version) return unpackPage(row.body)
  const limit = kindOf(kind).feedLimit
  const posts = (await listFeed(db, kind, now, limit)).map(postOf)
  // The counters show whether there is more, so no extra row is read.
  const cursor = posts.length === limit && row.active > limit ? cursorAfter(posts) : null
  const { active, authors, priced } = row
  const page = pageOf(posts, cursor, { active, authors, priced }, row.seq)
  later(keepPage(db, kind, row.version, packPage(page)))
  return page
}

async function laterPage({ db }: Tools, kind: Kind, after: Place, now: number): Promise<FeedPage> {
  const limit = kindOf(kind).feedLimit
  const posts = (await listFeed(db, kind, now, limit, after)).map(postOf)
  const row = await findPage(db, kind)
  const { active = 0, authors = 0, priced = 0 } = row ?? {}
  const stats = { active, authors, priced }
  const page = pageOf(posts, posts.length === limit ? cursorAfter(posts) : null, stats, row?.seq ?? 0)
  return { ...page, stats }
}

/** One page of a public feed with only the authors the user follows, as JSON text; never cached. */
export async function followedJson(
  { db, clock }: Tools,
  followerId: string,
  { kind, cursor }: FeedRequest,
): Promise<string> {
  const now = clock.now()
  const limit = FOLLOWED_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : placeOf(cursor)
  // Read before the posts: the posts may only be newer than `seq`.
  const row = await findPage(db, kind)
  const rows = await listFollowed(db, followerId, kind, now, { limit: limit + 1, after })
  const posts = await withReplyLocks({ db }, { id: followerId }, rows.slice(0, limit).map(postOf))
  const { active = 0, authors = 0, priced = 0 } = row ?? {}
  const stats = { active, authors, priced }
  const page = pageOf(posts, rows.length > limit ? cursorAfter(posts) : null, stats, row?.seq ?? 0)
  return feedText({ ...page, stats }, now)
}

/** The newest posts of all public feeds. */
export async function recentPosts(tools: Tools, limit: number, viewer: Hearer = null): Promise<Post[]> {
  const { db, clock } = tools
  const heard = await onlyHeard(tools, viewer, (await listRecent(db, clock.now(), limit)).map(postOf))
  return withReplyLocks(tools, viewer, heard)
}
