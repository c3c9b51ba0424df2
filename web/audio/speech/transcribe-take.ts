/** Writes down the words of a recording that is not sent yet, in this browser. */
import type { SpokenWord } from '../../../domain/transcripts/transcript'
import { toWav } from '../encode/wav'
import type { Recording } from '../recording'
import type { DeviceSpeech, DeviceSpeechOptions } from './device-speech'

export type TakeTranscript =
  | { ok: true; words: readonly SpokenWord[] }
  | { ok: false; problem: 'no_speech' | 'unsupported_language' | 'unreadable' }

/** An engine that has got no further for this long hangs. A slow phone hears a phrase in a fourth of it. */
const STALL_MS = 30_000

/**
 * Returns the words of all samples of a recording. Rejects when the signal aborts, and when the engine gets no further for
 * 30 seconds.
 */
export async function transcribeTake(
  speech: Pick<DeviceSpeech, 'transcribe'>,
  { samples }: Pick<Recording, 'samples'>,
  language: string,
  { signal, onDownload, onProgress }: DeviceSpeechOptions,
): Promise<TakeTranscript> {
  const stall = watchForStall()
  const stop = AbortSignal.any([signal, stall.signal])
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  stop.addEventListener('abort', () => reject(stop.reason), { once: true })
  async function transcribe(): Promise<TakeTranscript> {
    const sound = toWav(await samples())
    const result = await speech.transcribe(sound, language, {
      signal: stop,
      onDownload(share) {
        stall.advance(share)
        onDownload(share)
      },
      onProgress(share) {
        stall.advance(1 + share)
        onProgress(share)
      },
    })
    if (!result.ok) return result
    return result.words.length > 0 ? { ok: true, words: result.words } : { ok: false, problem: 'no_speech' }
  }
  try {
    stop.throwIfAborted()
    return await Promise.race([transcribe(), stopped])
  } finally {
    stall.end()
  }
}

/** Aborts once nothing has advanced for `STALL_MS`; a share that repeats is no advance. */
function watchForStall() {
  const stalled = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let furthest = -1
  function advance(share: number): void {
    if (share <= furthest) return
    furthest = share
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(new Error('The speech engine hangs.')), STALL_MS)
  }
  advance(0)
  return { signal: stalled.signal, advance, end: () => clearTimeout(timer) }
}
