/** True peaks: the highest level between samples, which a player's converter reaches (ITU-R BS.1770-5, annex 2). */

/** Interpolation filters at a quarter and three quarters of a sample, and, reversed, at the other two points. */
const NEAR = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
]
const FAR = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
]
const FILTERS = [NEAR, FAR, FAR.toReversed(), NEAR.toReversed()]
/** Samples before a point that its interpolation reads. */
export const TRUE_PEAK_TAPS = NEAR.length
/** Quieter samples than this share of the loudest have no higher peak beside them. */
const CANDIDATE_SHARE = 0.7

/**
 * Returns the true peak of the samples from `TRUE_PEAK_TAPS - 1` on, on the scale of the samples. The first ones are
 * context: the end of the samples before.
 */
export function measureTruePeak(samples: Int16Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const candidate = peak * CANDIDATE_SHARE
  for (let at = TRUE_PEAK_TAPS - 1; at < samples.length; at++) {
    // The interpolated points lie between the sixth and the seventh sample of the window.
    const before = Math.abs(samples[at - 6] ?? 0)
    const after = Math.abs(samples[at - 5] ?? 0)
    if (before < candidate && after < candidate) continue
    for (const filter of FILTERS) peak = Math.max(peak, Math.abs(computePoint(samples, at, filter)))
  }
  return peak
}

function computePoint(samples: Int16Array, at: number, filter: readonly number[]): number {
  let sum = 0
  for (let tap = 0; tap < TRUE_PEAK_TAPS; tap++) sum += (samples[at - tap] ?? 0) * (filter[tap] ?? 0)
  return sum
}
