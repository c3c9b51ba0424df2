import { expect, test } from 'vitest'
import { PEAKS_PER_POST } from '../../../domain/limits'
import { computePeaks, downsamplePeaks, PeakMeter } from './peaks'

test('returns 160 peaks, the loudest at 255', () => {
  const samples = Int16Array.from({ length: 48_000 * 3 }, (_, at) => (at > 72_000 ? 12_000 : 3_000))
  const peaks = computePeaks(samples)
  expect(peaks).toHaveLength(PEAKS_PER_POST)
  expect(peaks[0]).toBe(64)
  expect(peaks.at(-1)).toBe(255)
})

test('keeps a silent room small and no samples flat', () => {
  expect(Math.max(...computePeaks(new Int16Array(48_000).fill(100)))).toBe(16)
  expect(computePeaks(new Int16Array())).toEqual(Array(PEAKS_PER_POST).fill(0))
})

test('gives the same peaks for blocks of any size', () => {
  const samples = Int16Array.from({ length: 30_001 }, (_, at) => Math.round(9000 * Math.sin(at * at)))
  const meter = new PeakMeter()
  for (let at = 0; at < samples.length; at += 777) meter.add(samples.subarray(at, at + 777))
  expect(meter.peaks()).toEqual(computePeaks(samples))
})

test('does not overflow at the lowest 16-bit sample', () => {
  expect(Math.max(...computePeaks(Int16Array.of(-32_768, 0)))).toBe(255)
})

test.each([
  [[1, 5, 2, 9], 2, [5, 9]],
  [[1, 5], 4, [1, 1, 5, 5]],
  [[], 2, [0, 0]],
])('resamples %j to %i values as %j', (values, count, expected) => {
  expect(downsamplePeaks(values, count)).toEqual(expected)
})
