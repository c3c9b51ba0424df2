import { expect, test } from 'vitest'
import { createResampler } from './resampler'
import { SPEECH_RATE_HZ } from './speech/model-facts'

const makeTone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate))

/** Resamples in blocks of this many samples. */
function resample(pcm: Float32Array, rate: number, toRate = SPEECH_RATE_HZ, block = pcm.length): number[] {
  const resampler = createResampler(rate, toRate)
  const out: number[] = []
  for (let at = 0; at < pcm.length; at += block) out.push(...resampler.push(pcm.subarray(at, at + block)))
  return [...out, ...resampler.flush()]
}

const measureRms = (samples: number[]) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

test.each([48_000, 44_100, 24_000, 16_000, 8000])('keeps a tone and its length from %i Hz', (rate) => {
  const out = resample(makeTone(440, rate, 0.5), rate)
  expect(Math.abs(out.length - SPEECH_RATE_HZ / 2)).toBeLessThanOrEqual(1)
  const inner = out.slice(400, -400)
  const expected = [...makeTone(440, SPEECH_RATE_HZ, 0.5)].slice(400, 400 + inner.length)
  const error = measureRms(inner.map((sample, at) => sample - (expected[at] ?? 0)))
  expect(error).toBeLessThan(0.01)
})

test('removes what the lower rate cannot hold', () => {
  expect(measureRms(resample(makeTone(12_000, 48_000, 0.5), 48_000).slice(400, -400))).toBeLessThan(0.01)
})

test('returns the same for blocks as for the whole', () => {
  const pcm = makeTone(300, 44_100, 0.3)
  const whole = resample(pcm, 44_100)
  const blocks = resample(pcm, 44_100, SPEECH_RATE_HZ, 1000)
  expect(blocks.length).toBe(whole.length)
  blocks.forEach((sample, at) => void expect(sample).toBeCloseTo(whole[at] ?? Number.NaN, 5))
})

test('keeps the highest tones of a 44.1 kHz microphone, and adds none of its own', () => {
  const pcm = makeTone(15_000, 44_100, 0.5)
  const out = resample(pcm, 44_100, 48_000).slice(400, -400)
  const expected = [...makeTone(15_000, 48_000, 0.5)].slice(400, 400 + out.length)
  expect(measureRms(out.map((sample, at) => sample - (expected[at] ?? 0)))).toBeLessThan(0.01)
})
