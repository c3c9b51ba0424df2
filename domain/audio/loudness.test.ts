import { describe, expect, test } from 'vitest'
import { addNoise, amplifyBy, createSine, readVoice } from '../../tests/support/voices'
import { BlockMeter, computeLoudness, computeNoise } from './loudness'

function measure(...pieces: Int16Array[]) {
  const meter = new BlockMeter()
  for (const piece of pieces) meter.add(piece)
  return {
    loudness: computeLoudness(meter.squares),
    peakDb: 20 * Math.log10(Math.max(...meter.peaks)),
    meter,
  }
}

test('measures a sine of -20 dBFS at 997 Hz as -23 LUFS, as the standard says', () => {
  expect(measure(createSine(997, 3276.8)).loudness).toBeCloseTo(-23, 1)
})

// The expected values are what ffmpeg's ebur128 filter printed for the same samples.
describe('agrees with ffmpeg', () => {
  const voice = readVoice()
  test.each([
    ['speech', voice, -19.8, -3],
    ['quiet speech', amplifyBy(voice, 0.25), -31.9, -15],
    ['loud, clipped speech', amplifyBy(voice, 5), -8.4, 0.7],
    ['speech in noise', addNoise(amplifyBy(voice, 0.5), 1000), -25, -8.3],
  ])('%s', (_, samples, loudness, peakDb) => {
    const measured = measure(samples)
    expect(Math.abs((measured.loudness ?? 0) - loudness)).toBeLessThan(0.1)
    expect(Math.abs(measured.peakDb - peakDb)).toBeLessThan(0.2)
  })
})

test('measures the same from pieces of any size', () => {
  const voice = readVoice()
  const whole = measure(voice).meter
  const pieces = measure(voice.subarray(0, 1), voice.subarray(1, 5000), voice.subarray(5000)).meter
  expect(pieces.squares).toEqual(whole.squares)
  expect(pieces.peaks).toEqual(whole.peaks)
})

test('finds the peak between samples', () => {
  // At a quarter of the rate, each sample is 0.707 of the peak.
  expect(measure(createSine(12_000, 16_384, 1, Math.PI / 4)).peakDb).toBeCloseTo(-6, 0)
})

test('measures no loudness of silence or of less than 400 ms', () => {
  expect(measure(new Int16Array(96_000)).loudness).toBeNull()
  expect(measure(createSine(997, 3000).subarray(0, 18_000)).loudness).toBeNull()
  expect(measure().loudness).toBeNull()
})

test('measures the noise between words', () => {
  const pause = addNoise(new Int16Array(48_000), 100)
  const noise = computeNoise(measure(pause).meter.squares)
  const between = computeNoise(measure(readVoice(), pause).meter.squares)
  expect(Math.abs(between - noise)).toBeLessThan(2)
})
