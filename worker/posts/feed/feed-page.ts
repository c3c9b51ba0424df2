/**
 * A cached first page of a feed: the response body as gzip, so that serving it needs neither serializing nor
 * compressing, and the fields that tell whether it can be served unchanged.
 */

import { getKind, type Kind } from '../../../domain/kinds'
import { isExpired } from '../../../domain/posts/expiry'
import type { CompactFeed } from '../../../domain/posts/feed.schema'
import { compressText, decompressText } from '../../http/gzip'

export type FeedPage = {
  /** JSON of the feed, compressed. */
  body: Uint8Array<ArrayBuffer>
  ids: string[]
  /** The thread of at least one item restricts replies, so viewers see it differently. */
  limited: boolean
  /** Expiry of the first item to expire, in ms; null if none does. */
  firstExpiry: number | null
  seq: number
}

/** Creates a page. The stats of a feed that fits the page are counted from its items. */
export function toFeedPage(given: CompactFeed, kind: Kind): FeedPage {
  const feed = given.cursor === null ? { ...given, stats: countStats(given, kind) } : given
  const ends = feed.items.flatMap(({ expiresAt }) => expiresAt ?? [])
  return {
    body: compressText(JSON.stringify(feed)),
    ids: feed.items.map(({ id }) => id),
    limited: feed.items.some(({ replyLock }) => replyLock !== undefined),
    firstExpiry: ends.length > 0 ? Math.min(...ends) : null,
    seq: feed.seq,
  }
}

/** The feed of a page. */
export function parseFeedPage({ body }: FeedPage): CompactFeed {
  return JSON.parse(decompressText(body))
}

/** The page without items that expired since it was made. */
export function dropExpired(page: FeedPage, kind: Kind, now: number): FeedPage {
  if (!isExpired(page.firstExpiry, now)) return page
  const feed = parseFeedPage(page)
  const items = feed.items.filter(({ expiresAt = null }) => !isExpired(expiresAt, now))
  return toFeedPage({ ...feed, items }, kind)
}

/** Stored pages of another format are built again. */
const FORMAT = 3

/** Stored format: the small fields on the first line, the body as base64 on the second; D1 returns blobs as numbers. */
export function packPage({ body, ...head }: FeedPage): string {
  return `${JSON.stringify({ format: FORMAT, ...head })}\n${Buffer.from(body).toString('base64')}`
}

/** The stored page; null if it has another format. */
export function unpackPage(stored: string): FeedPage | null {
  const end = stored.indexOf('\n')
  const { format, ...head } = JSON.parse(stored.slice(0, end))
  return format === FORMAT
    ? { ...head, body: new Uint8Array(Buffer.from(stored.slice(end + 1), 'base64')) }
    : null
}

/** Who continues a chain is in none of the items: there the given number stands. */
function countStats({ items, stats }: CompactFeed, kind: Kind): CompactFeed['stats'] {
  const priced = items.filter(({ price }) => price).length
  const isChain = getKind(kind).playsAs === 'chain'
  const authors = isChain ? stats.authors : new Set(items.map(({ author }) => author.id)).size
  return { active: items.length, authors, priced }
}
