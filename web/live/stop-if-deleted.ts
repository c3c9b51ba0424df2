/** Stops a deleted post and removes it from the player. */
import { AppError } from '../../domain/app-error'
import { request } from '../api/client'
import { player } from '../audio/player'

/** Checks the server first: a post that only left the lists may still be accessible. */
export async function stopIfDeleted(id: string): Promise<void> {
  const { now, next } = player.getSnapshot()
  if (now?.id !== id && !next.some((item) => item.id === id)) return
  const answer = await request(`/api/posts/${encodeURIComponent(id)}`).catch((error: unknown) => error)
  if (answer instanceof AppError && answer.status === 404) player.remove(id)
}
