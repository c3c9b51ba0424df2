/** Realistic word frequencies, few often and many rarely, so that full text grows realistically; deterministic. */

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
