/**
 * A first page as it is kept: its items as JSON text, so that serving it costs no parsing, and beside it what is needed
 * to know whether they may be served as they stand.
 */
import { isExpired } from '../../domain/expiry'
import type { Feed, Post } from '../../domain/posts.schema'

export type FeedPage = {
  /** JSON of the posts. */
  items: string
  cursor: string | null
  stats: Feed['stats']
  /** The stats are those of the items, since the page is all there is. */
  whole: boolean
  /** Somebody left the thread of one of the items to some, so that not all who look see it alike. */
  limited: boolean
  /** When the first of the items fades, or null. */
  firstExpiry: number | null
  seq: number
}

/** Makes a page of posts. `counted` are the counters, right for what does not fit on it. */
export function pageOf(posts: Post[], cursor: string | null, counted: Feed['stats'], seq: number): FeedPage {
  const ends = posts.flatMap(({ expiresAt }) => expiresAt ?? [])
  const whole = cursor === null
  return {
    items: JSON.stringify(posts),
    cursor,
    stats: whole ? statsOf(posts) : counted,
    whole,
    limited: posts.some(({ replyLock }) => replyLock !== null),
    firstExpiry: ends.length > 0 ? Math.min(...ends) : null,
    seq,
  }
}

/** The page without what has faded since it was made. */
export function fresh(page: FeedPage, now: number): FeedPage {
  if (!isExpired(page.firstExpiry, now)) return page
  const posts: Post[] = JSON.parse(page.items)
  const living = posts.filter(({ expiresAt }) => !isExpired(expiresAt, now))
  return pageOf(living, page.cursor, page.stats, page.seq)
}

/** The answer's text. It begins with the time, so that whoever hands it on later can set that right. */
export function feedText({ items, cursor, stats, seq }: FeedPage, now: number): string {
  return `{"now":${now},"seq":${seq},"cursor":${JSON.stringify(cursor)},"stats":${JSON.stringify(stats)},"items":${items}}`
}

/** How a page is stored in one text: the small part on the first line, the items on the second. */
export function packPage({ items, ...head }: FeedPage): string {
  return `${JSON.stringify(head)}\n${items}`
}
export function unpackPage(body: string): FeedPage {
  const end = body.indexOf('\n')
  return { ...JSON.parse(body.slice(0, end)), items: body.slice(end + 1) }
}

function statsOf(posts: Post[]): Feed['stats'] {
  const priced = posts.filter(({ price }) => price !== null).length
  return { active: posts.length, authors: new Set(posts.map(({ author }) => author.id)).size, priced }
}
