/**
 * Audio outside the player: a track in a picker, a recording before it is published. Takes part in audio focus, so the
 * clip and the player stop each other.
 */

import { releaseFocus, requestFocus } from './audio-focus'
import { clampPosition } from './playable'

export type ClipSnapshot = {
  /** Id of what is loaded, chosen by the caller. */
  id: string | null
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  elapsed: number
}
const EMPTY: ClipSnapshot = { id: null, state: 'idle', elapsed: 0 }

export type Clip = ReturnType<typeof createClip>

/** Creates a clip player; `volume` is 0 to 1. Call `stop` when it leaves the screen. */
export function createClip({ volume = 1 }: { volume?: number } = {}) {
  const listeners = new Set<() => void>()
  let snapshot = EMPTY
  let element: HTMLAudioElement | null = null
  let playCount = 0

  function set(changes: Partial<ClipSnapshot>) {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }
  function getElement(): HTMLAudioElement {
    if (element) return element
    const created = new Audio()
    element = created
    created.volume = volume
    created.onplaying = () => set({ state: 'playing' })
    created.ontimeupdate = () => set({ elapsed: created.currentTime })
    created.onended = () => stopPlaying({ state: 'idle', elapsed: 0 })
    created.onpause = () => created.ended || stopPlaying({ state: 'paused' })
    created.onerror = () => created.getAttribute('src') && stopPlaying({ state: 'failed' })
    return created
  }
  function stopPlaying(changes: Partial<ClipSnapshot>) {
    releaseFocus(pause)
    if (snapshot.state !== 'idle') set(changes)
  }
  function pause() {
    element?.pause()
  }

  /**
   * Plays from the start, or resumes. `load` returns the URL and is called again after a failure. Call it within a press:
   * Safari plays only what was played or loaded within one, and no press lasts as long as a sound is made.
   */
  async function play(id: string, load: () => string | Promise<string>): Promise<void> {
    const current = ++playCount
    const audio = getElement()
    requestFocus(pause)
    const isResuming = snapshot.id === id && snapshot.state !== 'failed' && audio.getAttribute('src')
    set({ id, state: 'loading', elapsed: isResuming ? snapshot.elapsed : 0 })
    try {
      if (!isResuming) {
        audio.pause()
        const loaded = load()
        if (typeof loaded !== 'string') {
          // Loading nothing allows the element to play later.
          audio.removeAttribute('src')
          audio.load()
        }
        const url = typeof loaded === 'string' ? loaded : await loaded
        if (current !== playCount) return
        set({ state: 'loading' })
        audio.src = url
      }
      await audio.play()
    } catch (error) {
      if (current !== playCount || snapshot.state !== 'loading') return
      // Loaded, but not allowed without another press, which plays it at once.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      stopPlaying({ state: isRefused && audio.getAttribute('src') ? 'paused' : 'failed' })
    }
  }
  return {
    play,
    pause,
    /** Plays `id`, or pauses it if it is playing. */
    toggle: (id: string, load: () => string | Promise<string>) =>
      snapshot.id === id && snapshot.state === 'playing' ? Promise.resolve(pause()) : play(id, load),
    seek(seconds: number) {
      if (!element) return
      element.currentTime = clampPosition(seconds, element.duration)
      set({ elapsed: element.currentTime })
    },
    /** Unloads the clip. */
    stop() {
      playCount += 1
      releaseFocus(pause)
      element?.pause()
      element?.removeAttribute('src')
      set(EMPTY)
    },
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
