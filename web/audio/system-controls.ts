/** System media controls as the player needs them; loaded with the first sound. */
import type { Controls } from './media-session'
import { savePlaces } from './places'
import type { Playable } from './playable'

type Loaded = typeof import('./media-session')

/** `place` is called to report the position of the shown item. */
export function systemControls(controls: Controls, place: (now: Playable) => void) {
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
        addEventListener('pagehide', savePlaces)
        loaded = session
      }
      if (shown !== now) session.showInSession(now)
      shown = now
      place(now)
    },
    /** Reports the position. */
    place(state: MediaSessionPlaybackState, place: MediaPositionState) {
      loaded?.placeInSession(state, place)
    },
  }
}
