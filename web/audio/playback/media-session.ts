/**
 * Media Session: lock screen, headset buttons and the browser's media controls. Any of it may be missing, so each call
 * is guarded.
 */
import { SKIP_SECONDS } from '../../../domain/limits'
import type { Playable } from './playable'

export type PlayerControls = {
  play: () => void
  pause: () => void
  skip: (seconds: number) => void
  seek: (seconds: number) => void
  previous: () => void
  next: () => void
}

const session = typeof navigator === 'undefined' ? undefined : navigator.mediaSession

/** Connects the system's buttons to the player; call once. */
export function bindMediaSession({ play, pause, skip, seek, previous, next }: PlayerControls) {
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
  for (const [action, handler] of handlers) ignoreErrors(() => session?.setActionHandler(action, handler))
}

/** Shows title and author in the system's controls. */
export function showInSession({ title, author }: Playable) {
  ignoreErrors(() => {
    if (!session) return
    const artwork = [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }]
    session.metadata = new MediaMetadata({ title, artist: author, album: 'Owlcast', artwork })
  })
}

/** Reports state and position. An unknown duration is omitted. */
export function updateSessionPosition(state: MediaSessionPlaybackState, position: MediaPositionState) {
  ignoreErrors(() => {
    if (!session) return
    session.playbackState = state
    session.setPositionState(position.duration ? position : undefined)
  })
}

/** Browsers throw for actions they do not support. */
function ignoreErrors(act: () => void) {
  try {
    act()
  } catch {
    // System controls are optional; the player works without them.
  }
}
