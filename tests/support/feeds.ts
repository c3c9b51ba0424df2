/** Reads feeds as the client does. */

import type { CompactFeed, Feed } from '../../domain/posts/feed.schema'
import { toFullPost } from '../../domain/posts/full-post'

/** Parses a feed and fills in what its posts leave out. */
export async function readFeed(answer: Response): Promise<Feed> {
  const feed = await answer.json<CompactFeed>()
  return { ...feed, items: feed.items.map(toFullPost) }
}
