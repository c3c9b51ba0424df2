/** Second-order filters (Audio EQ Cookbook), as functions from sample to sample. */
import { RATE } from './loop.mjs'

function createBiquad([b0, b1, b2, a0, a1, a2]) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

function calculateAngle(hz, q) {
  const w = (2 * Math.PI * Math.min(hz, RATE * 0.45)) / RATE
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) }
}

export function createLowpass(hz, q = Math.SQRT1_2) {
  const { cos, alpha } = calculateAngle(hz, q)
  return createBiquad([(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha])
}

export function createHighpass(hz, q = Math.SQRT1_2) {
  const { cos, alpha } = calculateAngle(hz, q)
  return createBiquad([(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha])
}

export function createBandpass(hz, q = 1) {
  const { cos, alpha } = calculateAngle(hz, q)
  return createBiquad([alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha])
}

/** Boosts or cuts around a frequency, in dB. */
export function createPeaking(hz, q, db) {
  const { cos, alpha } = calculateAngle(hz, q)
  const a = 10 ** (db / 40)
  return createBiquad([1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a])
}

/** Boosts or cuts everything above a frequency, in dB. */
export function createHighShelf(hz, db) {
  const { cos, alpha } = calculateAngle(hz, Math.SQRT1_2)
  const a = 10 ** (db / 40)
  const root = 2 * Math.sqrt(a) * alpha
  return createBiquad([
    a * (a + 1 + (a - 1) * cos + root),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - root),
    a + 1 - (a - 1) * cos + root,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - root,
  ])
}

/** Applies filters to a whole sound, in place. */
export function applyFilters(sound, ...filters) {
  for (const filter of filters) for (let i = 0; i < sound.length; i++) sound[i] = filter(sound[i])
  return sound
}
