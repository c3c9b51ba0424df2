/** Plays from a second, as links and phrases ask for. */
import { type LinkRange, parseLinkRange } from '../../../domain/share/share'
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

/** Where the post of a link starts and ends, and whether it plays by itself. */
export type LinkStart = LinkRange & { playsByItself: boolean }

/**
 * What a link asks for; call it when the link opens. Browsers refuse to play before the first press of a page. That press
 * may be on the play button while the post loads, and would then pause what started by itself.
 */
export function readLinkStart(params: URLSearchParams): LinkStart | null {
  const range = parseLinkRange(params)
  return range && { ...range, playsByItself: navigator.userActivation?.hasBeenActive ?? false }
}

/** As `playFromSecond` for a page that a link opened, and stops where the link says. Without playing, the first press does. */
export function startFromLink(item: Playable, { start, end, playsByItself }: LinkStart): void {
  if (playsByItself) playFromSecond(item, start)
  else player.seekIn(item, start)
  if (end !== null) player.stopAt(item, end)
}
