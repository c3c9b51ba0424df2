/** Loudness by ITU-R BS.1770 over a loop, and a peak limiter. */
import { RATE } from './loop.mjs'

// The standard's two filters at 48 kHz: head shelf, then high-pass.
const SHELF = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
}
const CUT = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

function weigh({ b, a }) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

/** Integrated loudness of a mono loop in LUFS, gated. */
export function measureLoudness(loop) {
  const [shelf, cut] = [weigh(SHELF), weigh(CUT)]
  const weighted = loop.map((x) => cut(shelf(x)))
  const [block, step] = [RATE * 0.4, RATE * 0.1]
  const powers = []
  for (let from = 0; from + block <= weighted.length; from += step) {
    let sum = 0
    for (let i = from; i < from + block; i++) sum += weighted[i] ** 2
    powers.push(sum / block)
  }
  const lufs = (list) => -0.691 + 10 * Math.log10(list.reduce((sum, power) => sum + power, 0) / list.length)
  const audible = powers.filter((power) => lufs([power]) > -70)
  if (audible.length === 0) return -Infinity
  const gate = lufs(audible) - 10
  return lufs(audible.filter((power) => lufs([power]) > gate))
}

/** The largest sample, in dBFS. */
export function measurePeakDb(loop) {
  return 20 * Math.log10(loop.reduce((most, x) => Math.max(most, Math.abs(x)), 0))
}

/** Normalizes a loop to a loudness with its peaks under a ceiling. */
export function normalizeLoudness(loop, lufs, ceilingDb) {
  let sound = loop
  for (let round = 0; round < 4; round++) {
    const gain = 10 ** ((lufs - measureLoudness(sound)) / 20)
    sound = limitPeaks(
      sound.map((x) => x * gain),
      10 ** (ceilingDb / 20),
    )
  }
  return sound
}

/** A limiter with 4 ms of lookahead to both sides, wrapping: its gain moves slowly and no peak exceeds the ceiling. */
function limitPeaks(loop, ceiling) {
  const reach = Math.round(RATE * 0.004)
  const { length } = loop
  const needed = loop.map((x) => Math.min(1, ceiling / Math.max(Math.abs(x), 1e-9)))
  const lowest = new Float64Array(length).fill(1)
  for (let i = 0; i < length; i++)
    if (needed[i] < 1)
      for (let j = i - reach; j <= i + reach; j++) {
        const at = (j + length) % length
        if (needed[i] < lowest[at]) lowest[at] = needed[i]
      }
  // The mean of the minima over the same range is smooth and never above what a peak needs.
  let sum = 0
  for (let j = -reach; j <= reach; j++) sum += lowest[(j + length) % length]
  return loop.map((x, i) => {
    const gain = sum / (2 * reach + 1)
    sum += lowest[(i + reach + 1) % length] - lowest[(i - reach + length) % length]
    return x * Math.min(gain, ceiling / Math.max(Math.abs(x), 1e-9))
  })
}
