/** The audio element that plays, and a second, idle one that only preloads what comes next. */
import type { Speed } from './speed'

/** Events of the element for the player. */
export type ElementEvents = {
  /**
   * `waiting`: it buffers. `paused`: by the player or by the system, for a call or an unplugged headset. `moved`: time
   * passed while playing. `advance`: the page was hidden or shown; it may be suspended before a timer fires.
   */
  report: (type: 'playing' | 'waiting' | 'paused' | 'ended' | 'moved' | 'advance') => void
  failed: (error: MediaError) => void
  /** A seek ended, or the duration became known. */
  updated: () => void
}

/** Creates the pair; the elements themselves are created on first use. */
export function createAudioElement(make: () => HTMLAudioElement, on: ElementEvents) {
  let element: HTMLAudioElement | undefined
  let idle: HTMLAudioElement | undefined
  /** URL that is loaded; empty when nothing was opened. */
  let opened = ''

  function getElement(): HTMLAudioElement {
    if (element) return element
    const created = make()
    element = created
    created.preload = 'auto'
    created.preservesPitch = true
    // It arrives late: the sound may have been paused meanwhile.
    created.addEventListener('playing', () => created.paused || on.report('playing'))
    created.addEventListener('waiting', () => on.report('waiting'))
    // The end fires `pause` as well, but has its own event.
    created.addEventListener('pause', () => created.paused && !created.ended && on.report('paused'))
    created.addEventListener('ended', () => on.report('ended'))
    created.addEventListener('error', () => opened && created.error && on.failed(created.error))
    created.addEventListener('timeupdate', () => on.report('moved'))
    document.addEventListener('visibilitychange', () => on.report('advance'))
    const updated = () => opened && on.updated()
    created.addEventListener('seeked', updated)
    created.addEventListener('loadedmetadata', updated)
    return created
  }

  /** Preloads what will probably be opened next. Never touches what is playing. */
  function fetchAhead(url: string) {
    if (opened) idle ??= make()
    const audio = opened && idle ? idle : getElement()
    if (audio.getAttribute('src') === url && !audio.error) return
    audio.preload = 'auto'
    audio.src = url
  }

  return {
    fetchAhead,
    /**
     * Loads a sound at a position; what this element has preloaded is not loaded again, and one that was made playing
     * goes on where it is.
     */
    open(url: string, position: number, speed: Speed) {
      const audio = getElement()
      const ready = !opened && audio.getAttribute('src') === url && !audio.error
      const goesOn = ready && !audio.paused
      if (!ready) audio.src = url
      opened = url
      setSpeed(speed)
      if (position > 0 && !goesOn) audio.currentTime = position
    },
    async play() {
      const audio = getElement()
      const wasPlaying = !audio.paused
      await audio.play()
      // It fires no event for what plays already.
      if (wasPlaying && !audio.paused) on.report('playing')
    },
    pause: () => element?.pause(),
    setSpeed,
    seek(seconds: number) {
      if (element) element.currentTime = seconds
    },
    /** Unloads the sound. */
    close() {
      opened = ''
      element?.removeAttribute('src')
      element?.load()
    },
    /** The current position in seconds, or where it will start. */
    getPosition: () => element?.currentTime ?? 0,
    /** The duration in seconds; NaN before metadata is loaded. */
    getDuration: () => element?.duration ?? Number.NaN,
    getSpeed: () => element?.playbackRate ?? 1,
    isBroken: () => element !== undefined && element.error !== null,
  }

  function setSpeed(speed: number) {
    if (!element) return
    element.defaultPlaybackRate = speed
    element.playbackRate = speed
  }
}
