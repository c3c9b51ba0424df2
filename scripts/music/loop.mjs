/** A loop of sound. Whatever is written past its end goes on at its beginning, so that it closes without a click. */

export const RATE = 48_000

/** Adds a sound to a loop from `start` (in samples, may lie outside), wrapped. */
export function addWrapped(loop, start, sound, gain) {
  let at = ((Math.round(start) % loop.length) + loop.length) % loop.length
  for (let i = 0; i < sound.length; i++) {
    loop[at] += sound[i] * gain
    if (++at === loop.length) at = 0
  }
}

/** Runs an effect round a loop: once to fill its memory, once to keep. Its tail comes in again at the beginning. */
export function around(loop, effect) {
  for (let i = 0; i < loop.length; i++) effect(loop[i])
  return loop.map((sample) => effect(sample))
}
