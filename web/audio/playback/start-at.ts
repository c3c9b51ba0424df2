/** Plays from a second, as links and phrases ask for. */
import type { LinkRange } from '../../../domain/share/share'
import type { Playable } from './playable'
import { player } from './player'

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
