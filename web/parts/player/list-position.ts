import { PLAYER } from '../../../domain/locales/en/posts'
import type { Playable } from '../../audio/playback/playable'
import type { PlayerSnapshot } from '../../audio/playback/player-state'

/** '3 of 9 · 8 min left': the current item of the list that plays, and the rest of it in minutes, rounded up. */
export function formatListPosition(
  now: Playable,
  { list, position, secondsAfter }: PlayerSnapshot['progress'],
): string {
  const minutes = Math.ceil((now.seconds + secondsAfter) / 60)
  return `${PLAYER.position(position, list.length)} · ${PLAYER.minutesLeft(minutes)}`
}
