import { previewSeconds } from '../../domain/paywall'
import type { Post } from '../../domain/posts.schema'
import { type Playable, playableOf } from '../audio/playable'

/** A shared voice as something to hear: of one that has to be paid for, as much as its preview has. */
export function heardOf(post: Post): Playable | null {
  const item = playableOf(post)
  if (!item || !post.price?.locked) return item
  const seconds = previewSeconds(post.seconds)
  const part = post.seconds > 0 ? seconds / post.seconds : 1
  return { ...item, seconds, peaks: item.peaks.slice(0, Math.ceil(item.peaks.length * part)) }
}
