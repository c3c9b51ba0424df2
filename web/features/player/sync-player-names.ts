/** Updates posts in the player after they were edited or got words, whichever query returned them. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '../../../domain/posts/posts.schema'
import { player } from '../../audio/playback/player'
import { syncPlayableName, syncPlayableWords } from '../../audio/playback/sync-playable-name'

/** Watches query results for the life of the page. */
export function syncPlayerNames(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { now, next } = player.getSnapshot()
    const ids = new Set([...(now ? [now] : []), ...next].map(({ id, post }) => post?.id ?? id))
    if (ids.size === 0) return
    const posts = collectPosts(event.query.state.data, ids)
    if (posts.size > 0)
      player.updateItems((item) => {
        const post = posts.get(item.post?.id ?? item.id)
        return post ? syncPlayableWords(syncPlayableName(item, post), post) : item
      })
  })
}

/** The posts with one of these ids, anywhere in a query result. */
function collectPosts(data: unknown, ids: ReadonlySet<string>, found = new Map<string, Post>()) {
  if (typeof data !== 'object' || data === null) return found
  if (isPost(data) && ids.has(data.id)) found.set(data.id, data)
  for (const part of Object.values(data)) collectPosts(part, ids, found)
  return found
}

function isPost(value: object): value is Post {
  return 'id' in value && 'title' in value && 'author' in value && 'audioUrl' in value
}
