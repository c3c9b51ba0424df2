/** The waveform of something long, from short looks into it: as much as is drawn, and not more. */

/** A look is at most so long; a podcast's bar stands for half a minute. */
const LOOK_SECONDS = 0.25
const FULL = 255
/** Under this it is a quiet recording and not a loud one far away. */
const FAINTEST_LOUD = 0.05

/** `count` values from 0 to 255. `loudest` hears one part of the source. */
export async function peaksOfLevels(
  loudest: (at: number, length: number) => Promise<number>,
  seconds: number,
  count: number,
  signal: AbortSignal,
): Promise<number[]> {
  const share = seconds / count
  const levels: number[] = []
  for (let slot = 0; slot < count; slot++) {
    signal.throwIfAborted()
    levels.push(await loudest(slot * share, Math.min(share, LOOK_SECONDS)))
  }
  const most = Math.max(FAINTEST_LOUD, ...levels)
  return levels.map((level) => Math.round((level / most) * FULL))
}
