/** System media controls as the player needs them; loaded with the first sound. */
import type { PlayerControls } from './media-session'
import type { Playable } from './playable'
import { savePlaybackPositions } from './playback-positions'

type Loaded = typeof import('./media-session')

/** `reportPosition` is called to report the position of the shown item. */
export function createSystemControls(controls: PlayerControls, reportPosition: (now: Playable) => void) {
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
      reportPosition(now)
    },
    /** Reports the position. */
    showPosition(state: MediaSessionPlaybackState, position: MediaPositionState) {
      loaded?.updateSessionPosition(state, position)
    },
  }
}
