/**
 * Samples of half a second: longer than a word, shorter than the drift between the fake microphone's clock and the
 * recorder's.
 */
const PIECE = 24_000
/** Largest offset of a piece from the alignment of the whole: 60 ms. */
const MAX_OFFSET = 2_880

/**
 * Returns the similarity of a recording to the speech, 0 to 1: the whole is aligned first, then each half second, and
 * the correlations are weighted by loudness. Silence around the speech is excluded, and so is a missed beginning of up
 * to a third.
 */
export function measureSimilarity(speech: ArrayLike<number>, recorded: ArrayLike<number>): number {
  const coarse = 16
  const missed = -speech.length / coarse / 3
  const rough = findBestShift(
    downsample(speech, coarse),
    downsample(recorded, coarse),
    missed,
    recorded.length / coarse,
  )
  const shift = rough.shift * coarse
  let weightedSum = 0
  let weights = 0
  for (let from = 0; from + PIECE <= speech.length; from += PIECE) {
    if (from + shift < MAX_OFFSET) continue
    const piece = Array.from({ length: PIECE }, (_, at) => speech[from + at] ?? 0)
    const place = Array.from(
      { length: PIECE + 2 * MAX_OFFSET },
      (_, at) => recorded[from + shift - MAX_OFFSET + at] ?? 0,
    )
    const near = findBestShift(downsample(piece, 8), downsample(place, 8), 0, (2 * MAX_OFFSET) / 8)
    const { value } = findBestShift(piece, place, (near.shift - 1) * 8, (near.shift + 1) * 8)
    const loudness = Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0))
    weightedSum += value * loudness
    weights += loudness
  }
  return weights === 0 ? 0 : weightedSum / weights
}

function findBestShift(speech: ArrayLike<number>, recorded: ArrayLike<number>, from: number, to: number) {
  let best = { shift: 0, value: -1 }
  for (let shift = Math.floor(from); shift <= to; shift++) {
    const value = correlate(speech, recorded, shift)
    if (value > best.value) best = { shift, value }
  }
  return best
}

function correlate(speech: ArrayLike<number>, recorded: ArrayLike<number>, shift: number): number {
  let product = 0
  let a = 0
  let b = 0
  for (let at = Math.max(0, -shift); at < speech.length; at++) {
    const x = speech[at] ?? 0
    const y = recorded[at + shift] ?? 0
    product += x * y
    a += x * x
    b += y * y
  }
  return b === 0 ? 0 : product / Math.sqrt(a * b)
}

function downsample(samples: ArrayLike<number>, step: number): Float64Array {
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
export function measureSimilarityInPieces(speech: ArrayLike<number>, recorded: ArrayLike<number>): number {
  const coarse = 16
  const coarseSpeech = downsample(speech, coarse)
  let weightedSum = 0
  let weights = 0
  for (let from = 0; from + PIECE <= recorded.length; from += PIECE) {
    const piece = Array.from({ length: PIECE }, (_, at) => recorded[from + at] ?? 0)
    const near = findBestShift(
      downsample(piece, coarse),
      coarseSpeech,
      0,
      coarseSpeech.length - PIECE / coarse,
    )
    const { value } = findBestShift(piece, speech, (near.shift - 1) * coarse, (near.shift + 1) * coarse)
    const loudness = Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0))
    weightedSum += value * loudness
    weights += loudness
  }
  return weights === 0 ? 0 : weightedSum / weights
}
