/** Starts playback where pages ask for it: a list of posts, or a second of one. */
import type { Post } from '../../../domain/posts/posts.schema'
import type { LinkRange } from '../../../domain/share/share'
import { type Playable, toPlayable } from './playable'
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

/** Sets the position of an item, and plays it unless it is loaded already. `play` starts it as its list does. */
export function playFromSecond(
  item: Playable,
  seconds: number,
  play: (item: Playable) => void = player.toggle,
): void {
  player.seekIn(item, seconds)
  const { now } = player.getSnapshot()
  if (now?.id !== item.id) play(item)
}

/** As `playFromSecond` for a page that a link opened, and stops where the link says. Without playing, the first press does. */
export function startFromLink(item: Playable, { start, end }: LinkRange, playsByItself = false): void {
  if (playsByItself) playFromSecond(item, start)
  else player.seekIn(item, start)
  if (end !== null) player.stopAt(item, end)
}
