/** The posts that visitors hear on home. */
import { isExpired } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, toPlayable } from '../../audio/playback/playable'

/** Posts that visitors hear without asking for more. */
const SOUNDS_MAX = 6

/** A post with its sound. */
export type PostSound = { post: Post; item: Playable }

/** The newest posts with sound that play in full, at a time of the server in ms. */
export function listSoundsOfTonight(posts: readonly Post[], now: number): PostSound[] {
  return posts
    .filter(
      ({ audioUrl, price, expiresAt }) =>
        audioUrl !== null && price?.locked !== true && !isExpired(expiresAt, now),
    )
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, SOUNDS_MAX)
    .flatMap((post) => {
      const item = toPlayable(post)
      return item ? [{ post, item }] : []
    })
}

/** How many sounds these are, and their duration in seconds. */
export function countSounds(sounds: readonly PostSound[]): { count: number; seconds: number } {
  return { count: sounds.length, seconds: sounds.reduce((sum, { item }) => sum + item.seconds, 0) }
}
