/** The system's own controls, as far as a player needs to know: an extra that is loaded with the first sound. */
import type { Controls } from './media-session'
import { savePlaces } from './places'
import type { Playable } from './playable'

type Loaded = typeof import('./media-session')

/** `place` says where what is shown stands. */
export function systemControls(controls: Controls, place: (now: Playable) => void) {
  let loaded: Loaded | null = null
  let shown: Playable | null = null
  return {
    /** Says what is heard, as soon as there is something to say it with; without it, or offline, the player goes on. */
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
    /** Says where it stands. */
    place(state: MediaSessionPlaybackState, place: MediaPositionState) {
      loaded?.placeInSession(state, place)
    },
  }
}
