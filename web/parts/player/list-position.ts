import { PLAYER } from '../../../domain/locales/en/player'
import type { Playable } from '../../audio/playback/playable'
import type { PlayerSnapshot } from '../../audio/playback/player-state'

/** '3 of 9 · 8 min left': the current item of the list that plays, and the rest of it in minutes, rounded up. */
export function formatListPosition(
  now: Playable,
  { list, position, secondsAfter }: PlayerSnapshot['progress'],
): string {
  const minutes = countMinutesLeft(now, { secondsAfter })
  return `${PLAYER.position(position, list.length)} · ${PLAYER.minutesLeft(minutes)}`
}

/** The minutes of the current item and of all after it, rounded up. */
export function countMinutesLeft(
  { seconds }: Playable,
  { secondsAfter }: Pick<PlayerSnapshot['progress'], 'secondsAfter'>,
): number {
  return Math.ceil((seconds + secondsAfter) / 60)
}
