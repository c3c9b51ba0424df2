/** Creates a recording from stored samples. */
import type { Mode } from '../../../domain/kinds'
import { encodeMp3, encodeWav } from '../encode/encoder'
import type { Encoded, Recording } from '../recording'

type RecordingSource = {
  id: string
  mode: Mode
  seconds: number
  peaks: string
  samples: () => Promise<Int16Array<ArrayBuffer>>
  /** The encoding made during recording. */
  live?: Promise<Encoded> | null
  lossless?: boolean
}
type EncodeOptions = Parameters<Recording['encode']>[0]

/** A recording whose MP3 is encoded once, on first use, unless it was encoded during recording. */
export function createRecording({
  id,
  mode,
  seconds,
  peaks,
  samples,
  live,
  ...defaults
}: RecordingSource): Recording {
  let cached: Encoded | null = null
  async function encode({ lossless = defaults.lossless, ...progress }: EncodeOptions = {}): Promise<Encoded> {
    // Encoded on each call: a WAV is twelve times the size of the MP3, too large to keep.
    if (lossless) return encodeWav(await samples())
    cached ??= (await live?.catch(() => null)) ?? null
    progress.signal?.throwIfAborted()
    cached ??= await encodeMp3(await samples(), progress)
    return cached
  }
  return { draftId: id, mode, seconds, peaks, samples, encode }
}
