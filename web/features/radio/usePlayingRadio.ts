import { HOME } from '../../../domain/locales/en/shell'
import type { Playable } from '../../audio/playback/playable'
import type { PlayerSnapshot } from '../../audio/playback/player-state'
import { usePlayer } from '../../audio/playback/usePlayer'

/** Dusk Radio in the player, or null: another list, none, or its end. `isPlaying` is false while it is paused. */
export type PlayingRadio = { now: Playable; isPlaying: boolean; progress: PlayerSnapshot['progress'] }

export function usePlayingRadio(): PlayingRadio | null {
  const { now, state, name, next, progress } = usePlayer()
  const isPlaying = state === 'playing' || state === 'loading'
  if (!now || name !== HOME.radio || !(isPlaying || next.length > 0)) return null
  return { now, isPlaying, progress }
}
