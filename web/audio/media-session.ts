/** The lock screen, headset buttons and the browser's own media controls. Any of it may be missing: each call is guarded. */
import { SKIP_SECONDS } from '../../domain/limits'
import type { Playable } from './playable'

export type Controls = {
  play: () => void
  pause: () => void
  skip: (seconds: number) => void
  seek: (seconds: number) => void
  previous: () => void
  next: () => void
}

const session = typeof navigator === 'undefined' ? undefined : navigator.mediaSession

/** Connects the system's buttons with the player; once. */
export function bindMediaSession({ play, pause, skip, seek, previous, next }: Controls) {
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', pause],
    ['stop', pause],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
    ['previoustrack', previous],
    ['nexttrack', next],
  ]
  for (const [action, handler] of handlers) guarded(() => session?.setActionHandler(action, handler))
}

/** Says what is heard. */
export function showInSession({ title, author }: Playable) {
  guarded(() => {
    if (!session) return
    const artwork = [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }]
    session.metadata = new MediaMetadata({ title, artist: author, album: 'Owlcast', artwork })
  })
}

/** Says where it stands. A length that is not known is not said. */
export function placeInSession(state: MediaSessionPlaybackState, place: MediaPositionState) {
  guarded(() => {
    if (!session) return
    session.playbackState = state
    session.setPositionState(place.duration ? place : undefined)
  })
}

/** Browsers throw for actions they do not know. */
function guarded(act: () => void) {
  try {
    act()
  } catch {
    // The system's controls are an extra; the player goes on without them.
  }
}
