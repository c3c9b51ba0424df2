/** Reads the first page of a feed from the page that the app starts in. */
import { isExpired } from '../../../domain/posts/expiry'
import { FIRST_PAGE_ELEMENT, type FirstPage } from '../../../domain/posts/first-page'
import { toFullPost } from '../../../domain/posts/full-post'
import { getServerNow, setServerTime } from '../../state/clock'
import { recordSeq } from '../seq'
import { cacheFeed } from './posts.queries'

/**
 * Puts the feed that came with the page into the cache, without what has expired since, so that it is not requested.
 * Does nothing where none came.
 */
export function cacheFirstPage(): void {
  const block = document.getElementById(FIRST_PAGE_ELEMENT)
  if (!block?.textContent) return
  // Written by our own Worker in the same response.
  const { kind, now, feed } = JSON.parse(block.textContent) as FirstPage
  block.remove()
  setServerTime(now + getMsSinceResponse())
  const items = feed.items.map(toFullPost).filter(({ expiresAt }) => !isExpired(expiresAt, getServerNow()))
  recordSeq(feed.seq)
  cacheFeed(kind, { ...feed, items })
}

/** The time since the page began to arrive, in ms. */
function getMsSinceResponse(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation ? performance.now() - navigation.responseStart : 0
}
