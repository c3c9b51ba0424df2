/** The post of the graph that sounds, and the line that leads to it. */
import { useState, useSyncExternalStore } from 'react'
import type { GraphLine } from '../../../domain/graph/graph'
import { player } from '../../audio/playback/player'

type SoundingPosts = {
  id: string | null
  /** The post that sounded before it. */
  previousId: string | null
}

/** The posts that sound now and sounded before; null while nothing plays. */
export function useSoundingPosts(): SoundingPosts {
  const id = useSyncExternalStore(player.subscribe, readSoundingId, readSoundingId)
  const [posts, setPosts] = useState<SoundingPosts>({ id, previousId: null })
  if (posts.id !== id) setPosts({ id, previousId: posts.id })
  return posts
}

function readSoundingId(): string | null {
  const { now, isOn } = player.getSnapshot()
  return isOn && now ? (now.post?.id ?? now.id) : null
}

/**
 * The line that leads to the sounding post, from the post that sounded before it, else from the post that it replies
 * to. `isReversed` where it leads from a reply's parent to the reply, against the direction of the line.
 */
export function findLineToSounding<L extends Pick<GraphLine, 'from' | 'to'>>(
  lines: readonly L[],
  { id, previousId }: SoundingPosts,
): { line: L; isReversed: boolean } | null {
  if (id === null) return null
  const line =
    lines.find(({ from, to }) => (from === id && to === previousId) || (from === previousId && to === id)) ??
    lines.find(({ from }) => from === id)
  return line ? { line, isReversed: line.from === id } : null
}
