import { expect, test } from 'vitest'
import { PEAKS_PER_POST } from '../../../domain/audio/audio.limits'
import { unpackPauses } from '../../../domain/audio/pauses'
import { unpackPeaks } from '../../../domain/audio/peaks'
import { amplifyBy, createSine, readVoice } from '../../../tests/support/voices'
import { computePeaks, measureSamples, PeakMeter, resizeLevels, toLiveLevel } from './peaks'

const measure = (samples: Int16Array) => unpackPeaks(computePeaks(samples))

test('returns 160 bars, the loudest at full height', () => {
  const levels = measure(Int16Array.from({ length: 48_000 * 3 }, (_, at) => (at > 72_000 ? 12_000 : 3_000)))
  expect(levels).toHaveLength(PEAKS_PER_POST)
  expect(levels[0]).toBeCloseTo(0.25 ** 1.4, 1)
  expect(levels.at(-1)).toBe(1)
})

test('measures loudness, not the loudest sample', () => {
  const click = Int16Array.from({ length: 48_000 * 16 }, (_, at) => (at % 4800 === 0 ? 30_000 : 500))
  click.fill(6000, 0, 4800)
  const levels = measure(click)
  expect(levels[0]).toBe(1)
  expect(levels[9]).toBeLessThan(0.1)
})

test('keeps a silent room small and no samples flat', () => {
  expect(Math.max(...measure(new Int16Array(48_000).fill(100)))).toBeLessThan(0.2)
  expect(measure(new Int16Array())).toEqual(Array(PEAKS_PER_POST).fill(0))
})

test('draws a recording in progress by its loudness, with room above usual speech', () => {
  expect(toLiveLevel(0)).toBe(0)
  expect(toLiveLevel(0.2)).toBeGreaterThan(2 * toLiveLevel(0.08))
  expect(toLiveLevel(0.2)).toBeLessThan(0.8)
  expect(toLiveLevel(0.7)).toBe(1)
})

test('gives the same peaks for blocks of any size', () => {
  const samples = Int16Array.from({ length: 30_001 }, (_, at) => Math.round(9000 * Math.sin(at * at)))
  const meter = new PeakMeter()
  for (let at = 0; at < samples.length; at += 777) meter.add(samples.subarray(at, at + 777))
  expect(meter.peaks()).toEqual(computePeaks(samples))
})

test('does not overflow at the lowest 16-bit sample', () => {
  expect(Math.max(...measure(Int16Array.of(-32_768, -32_768)))).toBe(1)
})

test.each([
  [[1, 5, 2, 9], 2, [3, 5.5]],
  [[1, 5], 4, [1, 1, 5, 5]],
  [[], 2, [0, 0]],
])('resamples %j to %i values as %j', (values, count, expected) => {
  expect(resizeLevels(values, count)).toEqual(expected)
})

test('measures the clipped seconds in blocks of any size', () => {
  const tone = amplifyBy(createSine(440, 32_767, 3), 4)
  const samples = new Int16Array(48_000 * 10)
  samples.set(tone, 48_000 * 4)
  const meter = new PeakMeter()
  for (let at = 0; at < samples.length; at += 777) meter.add(samples.subarray(at, at + 777))
  expect(meter.summarize()).toEqual(measureSamples(samples).summarize())
  expect(meter.summarize().clippedSeconds).toBeCloseTo(3, 0)
  expect(measureSamples(tone.subarray(0, 10_000)).summarize().clippedSeconds).toBeGreaterThan(0)
  expect(measureSamples(new Int16Array()).summarize().clippedSeconds).toBe(0)
})

test('maps the pauses of a voice, in blocks of any size', () => {
  const voice = readVoice()
  const [words, silence] = [amplifyBy(voice, 0.3), new Int16Array(96_000)]
  const meter = new PeakMeter()
  for (const piece of [words.subarray(0, 777), words.subarray(777), silence, words]) meter.add(piece)
  const pause = unpackPauses(meter.pauses()).find(({ end, start }) => end - start > 1.8)
  expect(pause?.start).toBeCloseTo(voice.length / 48_000, 0)
  expect(measureSamples(silence).pauses()).toBe('')
})
