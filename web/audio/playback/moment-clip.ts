/** A moment of a recording as something to play: from the recording itself, no copy of it. */
import type { Moment } from '../../../domain/moments/moments'
import type { Playable } from './playable'
import { player } from './player'

/** The moment as a playable with an id of its own, so that its position is not that of the recording. */
export function toMomentClip(item: Playable, { startMs, endMs }: Moment): Playable {
  const { intro: _, ...recording } = item
  const part = { start: startMs / 1000, end: endMs / 1000 }
  return { ...recording, id: `${item.id}.${startMs}-${endMs}`, part }
}

/** Plays a moment and stops at its end, or pauses it. */
export function toggleMoment(clip: Playable): void {
  const { part } = clip
  if (part) player.toggle({ ...clip, part: { ...part, stops: true } })
}

/** Plays a moment, then the reply to it with what follows in its list. */
export function playWithMoment(
  reply: Playable,
  clip: Playable,
  play: (item: Playable) => void = player.toggle,
): void {
  for (const item of [reply, clip]) player.seekIn(item, 0)
  play({ ...reply, intro: clip })
}
