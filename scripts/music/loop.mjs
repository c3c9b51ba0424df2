/** Audio loops. Writes past the end wrap to the beginning, so a loop closes without a click. */

export const RATE = 48_000

/** Adds a sound to a loop from `start` (in samples, may lie outside), wrapped. */
export function addWrapped(loop, start, sound, gain) {
  let at = ((Math.round(start) % loop.length) + loop.length) % loop.length
  for (let i = 0; i < sound.length; i++) {
    loop[at] += sound[i] * gain
    if (++at === loop.length) at = 0
  }
}

/** Runs an effect over a loop twice: once to fill its memory, once to record. Its tail wraps. */
export function runAround(loop, effect) {
  for (let i = 0; i < loop.length; i++) effect(loop[i])
  return loop.map((sample) => effect(sample))
}
