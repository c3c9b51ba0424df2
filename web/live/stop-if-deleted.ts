/** Stops a deleted post and removes it from the player. */
import { AppError } from '../../domain/errors/app-error'
import { readPost } from '../api/posts.queries'
import { player } from '../audio/playback/player'

/** Checks the server first: a post that only left the lists may still be accessible. */
export async function stopIfDeleted(id: string): Promise<void> {
  const { now, next } = player.getSnapshot()
  if (now?.id !== id && !next.some((item) => item.id === id)) return
  const answer = await readPost(id).catch((error: unknown) => error)
  if (answer instanceof AppError && answer.status === 404) player.remove(id)
}
