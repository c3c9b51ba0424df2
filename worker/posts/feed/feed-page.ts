/**
 * A cached first page of a feed: items as JSON text, so that serving it needs no parsing, and the fields that tell
 * whether it can be served unchanged.
 */
import type { CompactPost } from '../../../domain/posts/compact-post'
import { isExpired } from '../../../domain/posts/expiry'
import type { Feed } from '../../../domain/posts/feed.schema'

export type FeedPage = {
  /** JSON of the compact posts. */
  items: string
  cursor: string | null
  stats: Feed['stats']
  /** The page holds the whole feed, so its stats are computed from the items. */
  whole: boolean
  /** The thread of at least one item restricts replies, so viewers see it differently. */
  limited: boolean
  /** Expiry of the first item to expire, in ms; null if none does. */
  firstExpiry: number | null
  seq: number
}

/** Creates a page. `counted` are the stored counters, used when the feed is longer than the page. */
export function toFeedPage(
  posts: CompactPost[],
  cursor: string | null,
  counted: Feed['stats'],
  seq: number,
): FeedPage {
  const ends = posts.flatMap(({ expiresAt }) => expiresAt ?? [])
  const whole = cursor === null
  return {
    items: JSON.stringify(posts),
    cursor,
    stats: whole ? countStats(posts) : counted,
    whole,
    limited: posts.some(({ replyLock }) => replyLock !== undefined),
    firstExpiry: ends.length > 0 ? Math.min(...ends) : null,
    seq,
  }
}

/** The page without items that expired since it was made. */
export function dropExpired(page: FeedPage, now: number): FeedPage {
  if (!isExpired(page.firstExpiry, now)) return page
  const posts: CompactPost[] = JSON.parse(page.items)
  const unexpired = posts.filter(({ expiresAt = null }) => !isExpired(expiresAt, now))
  return toFeedPage(unexpired, page.cursor, page.stats, page.seq)
}

/** The response body. It begins with the time, so that a cache can replace it. */
export function formatFeed({ items, cursor, stats, seq }: FeedPage, now: number): string {
  return `{"now":${now},"seq":${seq},"cursor":${JSON.stringify(cursor)},"stats":${JSON.stringify(stats)},"items":${items}}`
}

/** Stored format: the small fields on the first line, the items on the second. */
export function packPage({ items, ...head }: FeedPage): string {
  return `${JSON.stringify(head)}\n${items}`
}
export function unpackPage(body: string): FeedPage {
  const end = body.indexOf('\n')
  return { ...JSON.parse(body.slice(0, end)), items: body.slice(end + 1) }
}

function countStats(posts: CompactPost[]): Feed['stats'] {
  const priced = posts.filter(({ price }) => price).length
  return { active: posts.length, authors: new Set(posts.map(({ author }) => author.id)).size, priced }
}
