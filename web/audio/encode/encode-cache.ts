/**
 * Cache for the encoding of the current recording. Encoding starts while the details are still typed, so the preview
 * and Publish find it ready or wait for the running job. Holds one entry, in memory only: the device stores only what
 * was sent.
 */
import type { SoundFormat } from '../recording'
import { type EncodeOptions, encodeRecording, type Sound, type SoundSource } from './encode-recording'
import { toWav } from './wav'

export type EarlyEncoding = {
  /** The finished sound. Aborting the signal stops waiting, not encoding. */
  waitForSound(waiting: Pick<EncodeOptions, 'signal' | 'onStage'>): Promise<Sound>
  /** Something to listen to: the mix as soon as it exists, else the finished sound. */
  loadPreview(): Promise<{ blob: Blob; voiceOnly: boolean }>
}
type CacheEntry = EarlyEncoding & { wish: SoundSource; end: () => void }
type EncodeJob = { sound: Promise<Sound>; mixed: Promise<Int16Array<ArrayBuffer> | null> }

let cached: CacheEntry | null = null

/** Encodes this source when the browser is idle and cancels the previous entry. Null clears the cache. */
export function encodeInBackground(source: SoundSource | null): void {
  if (source) encodeEarly(source)
  else replaceCached(null)
}

/** Returns the cached entry for this source, or starts one in its place. */
export function encodeEarly(source: SoundSource): EarlyEncoding {
  const { recording, track, format } = source
  const found = findEncoding(recording.draftId, track?.id ?? null, format)
  // Another recording of the same draft: it went on, or its ends were cut.
  return found && cached?.wish.recording === recording ? found : replaceCached(startEntry(source))
}

/** The cached entry, if it belongs to this draft, track and format. */
export function findEncoding(
  draftId: string,
  trackId: string | null,
  format: SoundFormat,
): EarlyEncoding | null {
  const now = cached?.wish
  const same =
    now?.recording.draftId === draftId &&
    (now.track?.id ?? null) === trackId &&
    now.format.lossless === format.lossless &&
    now.format.level === format.level
  return same ? cached : null
}

function replaceCached<T extends CacheEntry | null>(next: T): T {
  cached?.end()
  cached = next
  return next
}

function startEntry(source: SoundSource): CacheEntry {
  const ended = new AbortController()
  const watchers = new Set<EncodeOptions['onStage']>()
  let at: Parameters<EncodeOptions['onStage']> = [source.track ? 'mixing' : 'encoding', 0]
  let job: EncodeJob | null = null

  function make(): EncodeJob {
    if (job) return job
    const mixed = Promise.withResolvers<Int16Array<ArrayBuffer> | null>()
    const sound = encodeRecording(source, {
      signal: ended.signal,
      onStage(...now) {
        at = now
        for (const watch of watchers) watch(...now)
      },
      onMixed: mixed.resolve,
    })
    const started: EncodeJob = { sound, mixed: mixed.promise }
    job = started
    const finishJob = (again: boolean) => {
      mixed.resolve(null)
      // The finished sound replaces the samples from here on, to free their memory.
      started.mixed = Promise.resolve(null)
      // If loading the music failed, the next call tries again.
      if (again) job = null
    }
    sound.then(({ voiceOnly }) => finishJob(voiceOnly)).catch(() => finishJob(true))
    return started
  }
  runWhenIdle(() => ended.signal.aborted || make())

  return {
    wish: source,
    end: () => ended.abort(),
    async waitForSound({ signal, onStage }) {
      const { sound } = make()
      watchers.add(onStage)
      onStage(...at)
      try {
        return await Promise.race([sound, rejectOnAbort(signal)])
      } finally {
        watchers.delete(onStage)
      }
    },
    async loadPreview() {
      const { sound, mixed } = make()
      const samples = await mixed
      if (samples) return { blob: toWav(samples), voiceOnly: false }
      const { encoded, voiceOnly } = await sound
      return { blob: encoded.blob, voiceOnly }
    },
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const SOON_MS = 500

function runWhenIdle(job: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(job, { timeout: SOON_MS })
  else setTimeout(job, SOON_MS)
}
