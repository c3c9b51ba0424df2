import { expect, test } from 'vitest'
import { PEAKS_PER_POST } from '../../domain/limits'
import { PeakMeter, peaksOf, spread } from './peaks'

test('a take gives 160 peaks whose loudest is 255', () => {
  const samples = Int16Array.from({ length: 48_000 * 3 }, (_, at) => (at > 72_000 ? 12_000 : 3_000))
  const peaks = peaksOf(samples)
  expect(peaks).toHaveLength(PEAKS_PER_POST)
  expect(peaks[0]).toBe(64)
  expect(peaks.at(-1)).toBe(255)
})

test('a silent room stays small, and nothing at all is flat', () => {
  expect(Math.max(...peaksOf(new Int16Array(48_000).fill(100)))).toBe(16)
  expect(peaksOf(new Int16Array())).toEqual(Array(PEAKS_PER_POST).fill(0))
})

test('blocks of any size give the same peaks as the whole', () => {
  const samples = Int16Array.from({ length: 30_001 }, (_, at) => Math.round(9000 * Math.sin(at * at)))
  const meter = new PeakMeter()
  for (let at = 0; at < samples.length; at += 777) meter.add(samples.subarray(at, at + 777))
  expect(meter.peaks()).toEqual(peaksOf(samples))
})

test('the lowest 16-bit sample does not overflow', () => {
  expect(Math.max(...peaksOf(Int16Array.of(-32_768, 0)))).toBe(255)
})

test.each([
  [[1, 5, 2, 9], 2, [5, 9]],
  [[1, 5], 4, [1, 1, 5, 5]],
  [[], 2, [0, 0]],
])('%j spread over %i is %j', (values, count, expected) => {
  expect(spread(values, count)).toEqual(expected)
})
