/** A voice that was taken back is not heard any longer, nor named, wherever it is loaded. */
import { Failure } from '../../domain/failure'
import { ask } from '../api/client'
import { player } from '../audio/player'

/** Asks first: what only left the lists may still be heard by some. */
export async function stopWhereGone(id: string): Promise<void> {
  const { now, next } = player.getSnapshot()
  if (now?.id !== id && !next.some((item) => item.id === id)) return
  const answer = await ask(`/api/posts/${encodeURIComponent(id)}`).catch((error: unknown) => error)
  if (answer instanceof Failure && answer.status === 404) player.remove(id)
}
