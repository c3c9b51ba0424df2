/** Creates a recording from stored samples. */
import type { Mode } from '../../domain/kinds'
import { encodeMp3, encodeWav } from './encoder'
import type { Encoded, Take } from './recording'

type Source = {
  id: string
  mode: Mode
  seconds: number
  peaks: number[]
  samples: () => Promise<Int16Array<ArrayBuffer>>
  /** The encoding made during recording. */
  live?: Promise<Encoded> | null
  lossless?: boolean
}
type Wish = Parameters<Take['encoded']>[0]

/** A recording whose MP3 is encoded once, on first use, unless it was encoded during recording. */
export function takeFrom({ id, mode, seconds, peaks, samples, live, ...recorded }: Source): Take {
  let made: Encoded | null = null
  async function encoded({ lossless = recorded.lossless, ...progress }: Wish = {}): Promise<Encoded> {
    // Encoded on each call: a WAV is twelve times the size of the MP3, too large to keep.
    if (lossless) return encodeWav(await samples())
    made ??= (await live?.catch(() => null)) ?? null
    progress.signal?.throwIfAborted()
    made ??= await encodeMp3(await samples(), progress)
    return made
  }
  return { draftId: id, mode, seconds, peaks, samples, encoded }
}
