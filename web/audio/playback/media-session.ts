/**
 * Media Session: lock screen, headset buttons and the browser's media controls. Any of it may be missing, so each call
 * is guarded.
 */
import { SKIP_SECONDS } from '../../../domain/audio/playback.limits'
import { getPostName, getPreviewName } from '../../../domain/locales/en/kinds'
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

/** Missing in TypeScript's types. Chromium has it. */
const TOGGLE_MICROPHONE = 'togglemicrophone' as MediaSessionAction

/** Lets the system's microphone button begin a reply and end it. Returns the function that removes it. */
export function bindMicrophoneButton(toggle: () => void): () => void {
  const set = (handler: MediaSessionActionHandler | null) =>
    ignoreErrors(() => session?.setActionHandler(TOGGLE_MICROPHONE, handler))
  set(toggle)
  return () => set(null)
}

/**
 * While a reply records, the play button ends it: play would pause the recording, and play over it. Returns the
 * function that gives the buttons back to the player.
 */
export function bindReplyButtons(
  finish: () => void,
  { play, pause }: Pick<PlayerControls, 'play' | 'pause'>,
) {
  const set = (handlers: Record<'play' | 'pause' | 'stop', () => void>, isRecording: boolean) => {
    for (const action of ['play', 'pause', 'stop'] as const)
      ignoreErrors(() => session?.setActionHandler(action, handlers[action]))
    ignoreErrors(() => void session?.setMicrophoneActive(isRecording).catch(() => undefined))
  }
  set({ play: finish, pause: finish, stop: finish }, true)
  return () => set({ play, pause, stop: pause }, false)
}

const ICON = { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }

/** Shows title, author and cover in the system's controls. A lock screen has these, too: private words do not name a post there. */
export function showInSession({ title: name, author, post, cover }: Playable) {
  ignoreErrors(() => {
    if (!session) return
    const title = post && name === getPostName(post) ? getPreviewName(post) : name
    const artwork = [
      cover ? { src: cover.url, sizes: `${cover.side}x${cover.side}`, type: 'image/jpeg' } : ICON,
    ]
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
