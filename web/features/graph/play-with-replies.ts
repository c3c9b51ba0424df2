import { formatErrorMessage } from '../../../domain/errors/errors'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { fetchPost } from '../../api/posts/replies.queries'
import { playBraid } from '../../parts/moments/play-braid'
import { showToast } from '../../ui/overlays/toast'

/** Whether a group of connected posts can be played from its first post; an owlcast itself has no sound. */
export function isPlayableGroup(group: readonly GraphPost[]): boolean {
  return group.length > 1 && (group[0]?.seconds ?? 0) > 0
}

/** Plays a post and its replies as one. Reports that nothing could be played. */
export async function playWithReplies(id: string): Promise<void> {
  const isPlaying = await fetchPost(id)
    .then(playBraid)
    .catch(() => false)
  if (!isPlaying) showToast({ text: formatErrorMessage('play.audio_failed'), tone: 'bad' })
}
