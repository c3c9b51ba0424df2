/** Makes a take out of stored samples. */
import type { Mode } from '../../domain/kinds'
import { encodeMp3, encodeWav } from './encoder'
import type { Encoded, Take } from './recording'

type Source = {
  id: string
  mode: Mode
  seconds: number
  peaks: number[]
  samples: () => Promise<Int16Array<ArrayBuffer>>
  /** What was already encoded while the person spoke. */
  live?: Promise<Encoded> | null
  lossless?: boolean
}
type Wish = Parameters<Take['encoded']>[0]

/** A take whose MP3 is made once, when first asked for, unless it was made while speaking. */
export function takeFrom({ id, mode, seconds, peaks, samples, live, ...recorded }: Source): Take {
  let made: Encoded | null = null
  async function encoded({ lossless = recorded.lossless, ...progress }: Wish = {}): Promise<Encoded> {
    // Made anew each time: twelve times the size of what is kept.
    if (lossless) return encodeWav(await samples())
    made ??= (await live?.catch(() => null)) ?? null
    progress.signal?.throwIfAborted()
    made ??= await encodeMp3(await samples(), progress)
    return made
  }
  return { draftId: id, mode, seconds, peaks, samples, encoded }
}
