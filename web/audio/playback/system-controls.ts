/** System media controls as the player needs them; loaded with the first sound. */
import type { PlayerControls } from './media-session'
import type { Playable } from './playable'
import { savePlaybackPositions } from './playback-positions'

type Loaded = typeof import('./media-session')

/** `place` is called to report the position of the shown item. */
export function createSystemControls(controls: PlayerControls, place: (now: Playable) => void) {
  let loaded: Loaded | null = null
  let shown: Playable | null = null
  return {
    /** Shows the current item once the controls have loaded; without them, or offline, playback continues. */
    async show(current: () => Playable | null) {
      const session = loaded ?? (await import('./media-session').catch(() => null))
      const now = current()
      if (!session || !now) return
      if (!loaded) {
        session.bindMediaSession(controls)
        addEventListener('pagehide', savePlaybackPositions)
        loaded = session
      }
      if (shown !== now) session.showInSession(now)
      shown = now
      place(now)
    },
    /** Reports the position. */
    place(state: MediaSessionPlaybackState, place: MediaPositionState) {
      loaded?.updateSessionPosition(state, place)
    },
  }
}
