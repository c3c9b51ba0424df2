/** The waveform of a long file from short samples: only as much as is drawn. */

/** Maximum length of a sample; one bar of a podcast covers half a minute. */
const SAMPLE_SECONDS = 0.25
const FULL = 255
/** Below this the recording counts as quiet and is not scaled up. */
const FAINTEST_LOUD = 0.05

/** Returns `count` values from 0 to 255. `loudest` measures one part of the source. */
export async function computePodcastPeaks(
  measureLoudest: (at: number, length: number) => Promise<number>,
  seconds: number,
  count: number,
  signal: AbortSignal,
): Promise<number[]> {
  const share = seconds / count
  const levels: number[] = []
  for (let slot = 0; slot < count; slot++) {
    signal.throwIfAborted()
    levels.push(await measureLoudest(slot * share, Math.min(share, SAMPLE_SECONDS)))
  }
  const most = Math.max(FAINTEST_LOUD, ...levels)
  return levels.map((level) => Math.round((level / most) * FULL))
}
