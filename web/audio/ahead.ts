/**
 * Cache for the encoding of the current recording. Encoding starts while the details are still typed, so the preview
 * and Publish find it ready or wait for the running job. Holds one entry, in memory only: the device stores only what
 * was sent.
 */
import { type Making, makeSound, type Sound, type SoundWish } from './sound'
import { wavOf } from './wav'

export type AheadSound = {
  /** The finished sound. Aborting the signal stops waiting, not encoding. */
  sound(waiting: Pick<Making, 'signal' | 'onStage'>): Promise<Sound>
  /** Something to listen to: the mix as soon as it exists, else the finished sound. */
  heard(): Promise<{ blob: Blob; voiceOnly: boolean }>
}
type Held = AheadSound & { wish: SoundWish; end: () => void }
type Made = { sound: Promise<Sound>; mixed: Promise<Int16Array<ArrayBuffer> | null> }

let held: Held | null = null

/** Encodes this source when the browser is idle and cancels the previous entry. Null clears the cache. */
export function prepareSound(wish: SoundWish | null): void {
  if (wish) soundAhead(wish)
  else replaceWith(null)
}

/** Returns the cached entry for this source, or starts one in its place. */
export function soundAhead(wish: SoundWish): AheadSound {
  const { take, track, lossless } = wish
  return preparedSound(take.draftId, track?.id ?? null, lossless) ?? replaceWith(open(wish))
}

/** The cached entry, if it belongs to this draft, track and format. */
export function preparedSound(draftId: string, trackId: string | null, lossless: boolean): AheadSound | null {
  const now = held?.wish
  const same =
    now?.take.draftId === draftId && (now.track?.id ?? null) === trackId && now.lossless === lossless
  return same ? held : null
}

function replaceWith<T extends Held | null>(next: T): T {
  held?.end()
  held = next
  return next
}

function open(wish: SoundWish): Held {
  const ended = new AbortController()
  const watchers = new Set<Making['onStage']>()
  let at: Parameters<Making['onStage']> = [wish.track ? 'mixing' : 'encoding', 0]
  let made: Made | null = null

  function make(): Made {
    if (made) return made
    const mixed = Promise.withResolvers<Int16Array<ArrayBuffer> | null>()
    const sound = makeSound(wish, {
      signal: ended.signal,
      onStage(...now) {
        at = now
        for (const watch of watchers) watch(...now)
      },
      onMixed: mixed.resolve,
    })
    const mine: Made = { sound, mixed: mixed.promise }
    made = mine
    const over = (again: boolean) => {
      mixed.resolve(null)
      // The finished sound replaces the samples from here on, to free their memory.
      mine.mixed = Promise.resolve(null)
      // If loading the music failed, the next call tries again.
      if (again) made = null
    }
    sound.then(({ voiceOnly }) => over(voiceOnly)).catch(() => over(true))
    return mine
  }
  whenIdle(() => ended.signal.aborted || make())

  return {
    wish,
    end: () => ended.abort(),
    async sound({ signal, onStage }) {
      const { sound } = make()
      watchers.add(onStage)
      onStage(...at)
      try {
        return await Promise.race([sound, abortOf(signal)])
      } finally {
        watchers.delete(onStage)
      }
    },
    async heard() {
      const { sound, mixed } = make()
      const samples = await mixed
      if (samples) return { blob: wavOf(samples), voiceOnly: false }
      const { encoded, voiceOnly } = await sound
      return { blob: encoded.blob, voiceOnly }
    },
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const SOON_MS = 500

function whenIdle(job: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(job, { timeout: SOON_MS })
  else setTimeout(job, SOON_MS)
}
