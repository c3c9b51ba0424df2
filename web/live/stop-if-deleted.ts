/** Stops a deleted post and removes it from the player. */
import { AppError } from '../../domain/errors/app-error'
import { readPost } from '../api/posts/posts.queries'
import { player } from '../audio/playback/player'

/** Checks the server first: a post that only left the lists may still be accessible. */
export async function stopIfDeleted(id: string): Promise<void> {
  const { now, next } = player.getSnapshot()
  // A moment of a post, or a part of it in a braid, has an id of its own.
  const playing = [...(now ? [now] : []), ...next].filter((item) => item.id === id || item.post?.id === id)
  if (playing.length === 0) return
  const answer = await readPost(id).catch((error: unknown) => error)
  if (answer instanceof AppError && answer.status === 404)
    for (const item of playing.toReversed()) player.remove(item.id)
}
