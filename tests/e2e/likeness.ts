/**
 * Samples of half a second: longer than a word, shorter than the drift between the fake microphone's clock and the
 * recorder's.
 */
const PIECE = 24_000
/** Largest offset of a piece from the alignment of the whole: 60 ms. */
const PLAY = 2_880

/**
 * Returns the similarity of a recording to the speech, 0 to 1: the whole is aligned first, then each half second, and
 * the correlations are weighted by loudness. Silence around the speech is excluded, and so is a missed beginning of up
 * to a third.
 */
export function likeness(spoken: ArrayLike<number>, heard: ArrayLike<number>): number {
  const coarse = 16
  const missed = -spoken.length / coarse / 3
  const rough = bestShift(thinned(spoken, coarse), thinned(heard, coarse), missed, heard.length / coarse)
  const shift = rough.shift * coarse
  let alike = 0
  let all = 0
  for (let from = 0; from + PIECE <= spoken.length; from += PIECE) {
    if (from + shift < PLAY) continue
    const piece = Array.from({ length: PIECE }, (_, at) => spoken[from + at] ?? 0)
    const place = Array.from({ length: PIECE + 2 * PLAY }, (_, at) => heard[from + shift - PLAY + at] ?? 0)
    const near = bestShift(thinned(piece, 8), thinned(place, 8), 0, (2 * PLAY) / 8)
    const { value } = bestShift(piece, place, (near.shift - 1) * 8, (near.shift + 1) * 8)
    const loudness = Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0))
    alike += value * loudness
    all += loudness
  }
  return all === 0 ? 0 : alike / all
}

function bestShift(spoken: ArrayLike<number>, heard: ArrayLike<number>, from: number, to: number) {
  let best = { shift: 0, value: -1 }
  for (let shift = Math.floor(from); shift <= to; shift++) {
    const value = correlation(spoken, heard, shift)
    if (value > best.value) best = { shift, value }
  }
  return best
}

function correlation(spoken: ArrayLike<number>, heard: ArrayLike<number>, shift: number): number {
  let both = 0
  let a = 0
  let b = 0
  for (let at = Math.max(0, -shift); at < spoken.length; at++) {
    const x = spoken[at] ?? 0
    const y = heard[at + shift] ?? 0
    both += x * y
    a += x * x
    b += y * y
  }
  return b === 0 ? 0 : both / Math.sqrt(a * b)
}

function thinned(samples: ArrayLike<number>, step: number): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, slot) => {
    let sum = 0
    for (let at = slot * step; at < (slot + 1) * step; at++) sum += samples[at] ?? 0
    return sum / step
  })
}

/**
 * Returns the similarity of a recording to speech that repeats, where pauses cut pieces out: each half second of the
 * recording is located anywhere in the speech. Correlations are weighted by loudness.
 */
export function likenessInPieces(spoken: ArrayLike<number>, heard: ArrayLike<number>): number {
  const coarse = 16
  const thin = thinned(spoken, coarse)
  let alike = 0
  let all = 0
  for (let from = 0; from + PIECE <= heard.length; from += PIECE) {
    const piece = Array.from({ length: PIECE }, (_, at) => heard[from + at] ?? 0)
    const near = bestShift(thinned(piece, coarse), thin, 0, thin.length - PIECE / coarse)
    const { value } = bestShift(piece, spoken, (near.shift - 1) * coarse, (near.shift + 1) * coarse)
    const loudness = Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0))
    alike += value * loudness
    all += loudness
  }
  return all === 0 ? 0 : alike / all
}
