/** Deterministic randomness: a seed gives the same music on every machine. */

/** A generator of numbers from 0 to 1 (mulberry32), seeded by a text. */
export function createRandom(text) {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** White noise of a length in samples, from -1 to 1. */
export function generateNoise(length, random) {
  return Float64Array.from({ length }, () => random() * 2 - 1)
}
