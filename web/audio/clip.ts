/**
 * Audio outside the player: a track in a picker, a recording before it is published. Takes part in audio focus, so the
 * clip and the player stop each other.
 */
import { placeIn } from './playable'
import { leaveTurn, takeTurn } from './turn'

export type ClipSnapshot = {
  /** Id of what is loaded, chosen by the caller. */
  id: string | null
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  elapsed: number
}
const NOTHING: ClipSnapshot = { id: null, state: 'idle', elapsed: 0 }

export type Clip = ReturnType<typeof createClip>

/** Creates a clip player; `volume` is 0 to 1. Call `stop` when it leaves the screen. */
export function createClip({ volume = 1 }: { volume?: number } = {}) {
  const listeners = new Set<() => void>()
  let snapshot = NOTHING
  let element: HTMLAudioElement | null = null
  let turn = 0

  function set(changes: Partial<ClipSnapshot>) {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }
  function sound(): HTMLAudioElement {
    if (element) return element
    const made = new Audio()
    element = made
    made.volume = volume
    made.onplaying = () => set({ state: 'playing' })
    made.ontimeupdate = () => set({ elapsed: made.currentTime })
    made.onended = () => rest({ state: 'idle', elapsed: 0 })
    made.onpause = () => made.ended || rest({ state: 'paused' })
    made.onerror = () => made.getAttribute('src') && rest({ state: 'failed' })
    return made
  }
  function rest(changes: Partial<ClipSnapshot>) {
    leaveTurn(pause)
    if (snapshot.state !== 'idle') set(changes)
  }
  function pause() {
    element?.pause()
  }

  /** Plays from the start, or resumes. `load` returns the URL and is called again after a failure. */
  async function play(id: string, load: () => string | Promise<string>): Promise<void> {
    const mine = ++turn
    const audio = sound()
    takeTurn(pause)
    const goesOn = snapshot.id === id && snapshot.state !== 'failed' && audio.getAttribute('src')
    set({ id, state: 'loading', elapsed: goesOn ? snapshot.elapsed : 0 })
    try {
      if (!goesOn) {
        audio.pause()
        const url = await load()
        if (mine !== turn) return
        set({ state: 'loading' })
        audio.src = url
      }
      await audio.play()
    } catch {
      if (mine === turn && snapshot.state === 'loading') rest({ state: 'failed' })
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
      element.currentTime = placeIn(seconds, element.duration)
      set({ elapsed: element.currentTime })
    },
    /** Unloads the clip. */
    stop() {
      turn += 1
      leaveTurn(pause)
      element?.pause()
      element?.removeAttribute('src')
      set(NOTHING)
    },
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
