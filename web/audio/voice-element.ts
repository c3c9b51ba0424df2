/** The one element that sounds, and a second, idle one that only fetches what comes next. */
import type { Speed } from './speed'

/** What the player hears of the element. */
export type ElementEvents = {
  playing: () => void
  /** It ran out of sound and waits for more. */
  waiting: () => void
  /** By the player, or by the system: a call, a headset pulled out. */
  paused: () => void
  ended: () => void
  failed: (error: MediaError) => void
  /** Time passed while playing. */
  moved: () => void
  /** The place was changed, or the length became known. */
  placed: () => void
}

export type VoiceElement = ReturnType<typeof createVoiceElement>

/** Makes the pair; the elements themselves are made when first needed. */
export function createVoiceElement(make: () => HTMLAudioElement, on: ElementEvents) {
  let element: HTMLAudioElement | undefined
  let idle: HTMLAudioElement | undefined
  /** What sounds, or would; empty when nothing was opened. */
  let opened = ''

  function sound(): HTMLAudioElement {
    if (element) return element
    const made = make()
    element = made
    made.preload = 'auto'
    made.preservesPitch = true
    made.addEventListener('playing', on.playing)
    made.addEventListener('waiting', on.waiting)
    // An end pauses as well, but has its own event.
    made.addEventListener('pause', () => made.paused && !made.ended && on.paused())
    made.addEventListener('ended', on.ended)
    made.addEventListener('error', () => opened && made.error && on.failed(made.error))
    made.addEventListener('timeupdate', on.moved)
    const placed = () => opened && on.placed()
    made.addEventListener('seeked', placed)
    made.addEventListener('loadedmetadata', placed)
    return made
  }

  /** Begins to load what will probably be opened next. Does nothing to what sounds. */
  function fetchAhead(url: string) {
    if (opened) idle ??= make()
    const audio = opened && idle ? idle : sound()
    if (audio.getAttribute('src') === url && !audio.error) return
    audio.preload = 'auto'
    audio.src = url
  }

  return {
    fetchAhead,
    /** Loads a sound from its place on; what was fetched ahead by this very element is not loaded again. */
    open(url: string, place: number, speed: Speed) {
      const audio = sound()
      const ready = !opened && audio.getAttribute('src') === url && !audio.error
      if (!ready) audio.src = url
      opened = url
      setSpeed(speed)
      if (place > 0) audio.currentTime = place
    },
    play: () => sound().play(),
    pause: () => element?.pause(),
    setSpeed,
    moveTo(seconds: number) {
      if (element) element.currentTime = seconds
    },
    /** Forgets what was opened. */
    close() {
      opened = ''
      element?.removeAttribute('src')
      element?.load()
    },
    /** Where it stands or will start. */
    place: () => element?.currentTime ?? 0,
    /** Its length as far as it knows; NaN before it has read anything. */
    length: () => element?.duration ?? Number.NaN,
    isBroken: () => element !== undefined && element.error !== null,
  }

  function setSpeed(speed: Speed) {
    if (!element) return
    element.defaultPlaybackRate = speed
    element.playbackRate = speed
  }
}
