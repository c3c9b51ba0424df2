/** Realistic word frequencies, few often and many rarely, so that full text grows realistically; deterministic. */

/** A small seeded generator of numbers in [0, 1). */
export function createSeededRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const SYLLABLES =
  'ri ver owl ni ght vo ice so ng he al li ght fo rest qui et ci ty tra in co ffee ra in sto ry dre am o cean mo un ta in gar den win dow let ter fri end ka lo mi sa te ru po na be du wen shi ar el ing er ed'.split(
    ' ',
  )

/** Returns a function that generates as many words as asked, from 20,000 of which the first are far more frequent. */
export function createSpeaker(random, size = 20_000) {
  const words = Array.from({ length: size }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
    ).join(''),
  )
  // About Zipf's law: the logarithm of the rank is uniform.
  const word = () => words[Math.floor(size ** random()) - 1]
  return (count) => Array.from({ length: Math.max(1, Math.floor(count)) }, word).join(' ')
}
