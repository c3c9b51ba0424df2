import { expect, test } from 'vitest'
import { computeTrackGain, renderMix } from './render-mix'

const SECOND = 48_000

test.each([
  [0, 0],
  [0.15, 0.125],
  [0.3, 0.25],
  [5, 0.25],
  [9.75, 0.125],
  [10, 0],
])('at %d s of ten the music gain is %d', (seconds, gain) => {
  expect(computeTrackGain(seconds * SECOND, 10 * SECOND)).toBeCloseTo(gain, 6)
})

test("keeps the voice's level and loops the music under it at a quarter", () => {
  const voice = new Int16Array(3 * SECOND).fill(8_000)
  const loop = Float32Array.from({ length: 1000 }, (_, at) => at / 1000)
  renderMix(voice, loop)
  expect(voice[0]).toBe(8_000)
  const frame = SECOND + 123
  expect(voice[frame]).toBe(Math.round(8_000 + ((frame % 1000) / 1000) * 32_767 * 0.25))
  expect(voice[3 * SECOND - 1]).toBeLessThan(8_010)
})

test('stays under full scale without a jump in the gain', () => {
  const voice = new Int16Array(2 * SECOND).fill(10_000)
  voice.fill(32_767, SECOND, SECOND + 4_800)
  renderMix(voice, new Float32Array(480).fill(1))
  expect(Math.max(...voice)).toBeLessThanOrEqual(Math.ceil(0.98 * 32_767))
  const before = voice.subarray(SECOND - 1_000, SECOND)
  const steps = [...before.subarray(1)].map((sample, at) => Math.abs(sample - (before[at] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(60)
})

test('never plays the music loud under a voice shorter than both fades', () => {
  const voice = new Int16Array(SECOND / 5)
  renderMix(voice, new Float32Array(10).fill(1))
  expect(Math.max(...voice)).toBeLessThan(32_767 * 0.25)
})
