/** Creates a recording from stored samples. */
import { canLevel, type Mode } from '../../../domain/kinds'
import { type EncodedMp3, encodeMp3, encodeWav } from '../encode/encoder'
import { normalizeInWorker } from '../level/normalize-in-worker'
import type { Encoded, Recording } from '../recording'

type RecordingSource = {
  id: string
  mode: Mode
  seconds: number
  peaks: string
  pauses: string
  clippedSeconds?: number | undefined
  samples: () => Promise<Int16Array<ArrayBuffer>>
  /** The encoding made during recording. */
  live?: Promise<EncodedMp3> | null
  lossless?: boolean
}
type EncodeOptions = Parameters<Recording['encode']>[0]

/** A recording whose MP3 is encoded once, on first use, unless it was encoded during recording as it is wanted. */
export function createRecording({
  id,
  mode,
  seconds,
  peaks,
  pauses,
  clippedSeconds,
  samples,
  live,
  ...defaults
}: RecordingSource): Recording {
  let cached: { encoded: Encoded; level: boolean } | null = null

  async function encode({
    lossless = defaults.lossless,
    level: wantsLevel = false,
    ...progress
  }: EncodeOptions = {}): Promise<Encoded> {
    // Encoded on each call: a WAV is twelve times the size of the MP3, too large to keep.
    if (lossless) return encodeWav(await samples())
    const level = wantsLevel && canLevel(mode)
    if (cached?.level === level) return cached.encoded
    const early = (await live?.catch(() => null)) ?? null
    progress.signal?.throwIfAborted()
    const encoded = early && isAsWanted(early, level) ? early : await encodeNow(level, progress)
    cached = { encoded, level }
    return encoded
  }

  async function encodeNow(level: boolean, progress: EncodeOptions): Promise<Encoded> {
    return encodeMp3(level ? await readLevelled(progress?.signal) : await samples(), progress)
  }

  /** The levelled samples; as recorded where the leveller cannot load. */
  async function readLevelled(signal?: AbortSignal): Promise<Int16Array<ArrayBuffer>> {
    try {
      return await normalizeInWorker(await samples(), signal)
    } catch (error) {
      signal?.throwIfAborted()
      console.warn('The loudness could not be levelled.', error)
      return samples()
    }
  }
  return {
    draftId: id,
    mode,
    seconds,
    peaks,
    pauses: canLevel(mode) ? pauses : '',
    clippedSeconds,
    samples,
    encode,
  }
}

function isAsWanted({ levelling }: EncodedMp3, level: boolean): boolean {
  return level ? levelling?.isEven === true : levelling === null
}
