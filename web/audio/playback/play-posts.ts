/** Plays a list of posts, from one of them, under the name of the list. */
import type { Post } from '../../../domain/posts/posts.schema'
import { toPlayable } from './playable'
import { player } from './player'

type PlayOptions = {
  /** The name of the list in the player, such as 'Dusk Radio'. */
  name: string
  /** The post to start with; by default the first. */
  fromId?: string | undefined
}

/** Plays these posts in order, without silent ones. Returns false when none has sound. */
export function playPosts(posts: readonly Post[], { name, fromId }: PlayOptions): boolean {
  const items = posts.flatMap((post) => toPlayable(post) ?? [])
  player.playAll(items, { fromId, name })
  return items.length > 0
}
