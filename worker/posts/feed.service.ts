/**
 * Public feeds. The first page comes from a short memo of this isolate, else from one stored row, else it is made anew;
 * later pages are read by keyset. The memo is never older than a second, nor than the event a reader has heard of.
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

/** The text of an answer, and until when the same may be given to every visitor; null where it is for one person. */
export type FeedAnswer = { text: string; freshUntil: number | null }

/** A page, and the newest event that it was read after: that may be one of another feed, which the page itself does not name. */
type Read = { page: FeedPage; knows: number }

const pages = new Remembered<Read>()

/** A number further ahead of a feed than this is that of no event somebody was just told of. */
const EVENTS_AHEAD = 1000

/** One page of a public feed, as the text of its JSON. `seq` names an event that the page has to know of. */
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

/** The page as one person sees it: without those of whom they hear nothing, and with what they may reply to. Its figures stay everyone's. */
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
  // Who asked with the number of an event that is yet to come gets no page for those who will hear of it.
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
  // The counters say whether there is more; reading one row further would only be thrown away.
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

/** One page of what those whom somebody follows said in a public feed, read anew each time. */
export async function followedJson(
  { db, clock }: Tools,
  followerId: string,
  { kind, cursor }: FeedRequest,
): Promise<string> {
  const now = clock.now()
  const limit = FOLLOWED_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : placeOf(cursor)
  // The page's number first: what it shows may only be newer.
  const row = await findPage(db, kind)
  const rows = await listFollowed(db, followerId, kind, now, { limit: limit + 1, after })
  const posts = await withReplyLocks({ db }, { id: followerId }, rows.slice(0, limit).map(postOf))
  const { active = 0, authors = 0, priced = 0 } = row ?? {}
  const stats = { active, authors, priced }
  const page = pageOf(posts, rows.length > limit ? cursorAfter(posts) : null, stats, row?.seq ?? 0)
  return feedText({ ...page, stats }, now)
}

/** The newest public posts of every kind that has a public list. */
export async function recentPosts(tools: Tools, limit: number, viewer: Hearer = null): Promise<Post[]> {
  const { db, clock } = tools
  const heard = await onlyHeard(tools, viewer, (await listRecent(db, clock.now(), limit)).map(postOf))
  return withReplyLocks(tools, viewer, heard)
}
