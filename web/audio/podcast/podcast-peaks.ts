/** The waveform of a long file from short samples: only as much as is drawn. */
import type { TimeWindow } from '../../../domain/audio/time-window'
import { packLoudness } from '../capture/peaks'

/** Maximum length of a sample; one bar of a whole podcast covers half a minute. */
const SAMPLE_SECONDS = 0.25

/** Returns the packed peaks of `count` bars of a range. `measureLoudness` returns the RMS of one part of the source. */
export async function computePodcastPeaks(
  measureLoudness: (at: number, length: number) => Promise<number>,
  { start, end }: TimeWindow,
  count: number,
  signal: AbortSignal,
): Promise<string> {
  const share = (end - start) / count
  const values: number[] = []
  for (let slot = 0; slot < count; slot++) {
    signal.throwIfAborted()
    values.push(await measureLoudness(start + slot * share, Math.min(share, SAMPLE_SECONDS)))
  }
  return packLoudness(values)
}
