import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { unpackPauses } from '../../../domain/audio/pauses'
import { type FrameSpan, JOIN_FRAMES, toKeptRanges } from '../../../domain/audio/strikes'
import { concatSamples } from '../pcm'
import { joinKept } from './join-kept'
import { measureSamples } from './peaks'

const makeSine = (frames: number, hz = 440, volume = 8000) =>
  Int16Array.from({ length: frames }, (_, at) =>
    Math.round(volume * Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE_HZ)),
  )
/** The largest change from one sample to the next. */
function findLargestStep(samples: Int16Array): number {
  let largest = 0
  for (let at = 1; at < samples.length; at++)
    largest = Math.max(largest, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
  return largest
}
const getPower = (samples: Int16Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

test('returns the samples of one part as they are', () => {
  const samples = makeSine(4800)
  expect(joinKept(samples, [{ from: 0, until: 4800 }])).toEqual(samples)
  expect(joinKept(samples, [{ from: 100, until: 1000 }])).toEqual(samples.slice(100, 1000))
  expect(joinKept(samples, [])).toEqual(new Int16Array())
})

test('changes no sample but those beside a join, and is as long as its parts', () => {
  const samples = makeSine(SAMPLE_RATE_HZ)
  const kept = [
    { from: 0, until: 20_000 },
    { from: 30_017, until: 48_000 },
  ]
  const joined = joinKept(samples, kept)
  const half = JOIN_FRAMES / 2
  expect(joined.length).toBe(20_000 + 17_983)
  expect(joined.slice(0, 20_000 - half)).toEqual(samples.slice(0, 20_000 - half))
  expect(joined.slice(20_000 + half)).toEqual(samples.slice(30_017 + half))
})

test.each([110, 440, 1000, 3000])('joins a sine of %d Hz without a click, wherever it is cut', (hz) => {
  const samples = makeSine(SAMPLE_RATE_HZ, hz)
  const step = findLargestStep(samples)
  for (let until = 20_000; until < 20_000 + SAMPLE_RATE_HZ / hz; until += 7) {
    const joined = joinKept(samples, [
      { from: 0, until },
      { from: 30_000, until: 48_000 },
    ])
    // Two equal sines in phase add up to the root of two.
    expect(findLargestStep(joined)).toBeLessThan(step * Math.SQRT2 + 60)
  }
})

test('keeps the power of noise across a join', () => {
  let seed = 1
  const samples = Int16Array.from({ length: SAMPLE_RATE_HZ }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 6000) - 3000
  })
  let power = 0
  const cuts = Array.from({ length: 40 }, (_, at) => 10_000 + 97 * at)
  for (const until of cuts) {
    const joined = joinKept(samples, [
      { from: 0, until },
      { from: 30_000, until: 48_000 },
    ])
    power += getPower(joined.slice(until - JOIN_FRAMES / 2, until + JOIN_FRAMES / 2)) / cuts.length
  }
  expect(power / getPower(samples)).toBeCloseTo(1, 1)
})

test('stays within 16 bits where both sides are loud', () => {
  const samples = new Int16Array(4800).fill(32_767)
  const joined = joinKept(samples, [
    { from: 0, until: 1000 },
    { from: 2000, until: 4800 },
  ])
  expect(joined).toEqual(new Int16Array(3800).fill(32_767))
})

test.each<[string, FrameSpan[]]>([
  [
    'a struck part shorter than the cross-fade',
    [
      { from: 0, until: 1000 },
      { from: 1100, until: 2000 },
    ],
  ],
  [
    'a kept part shorter than the cross-fade',
    [
      { from: 0, until: 1000 },
      { from: 2000, until: 2101 },
      { from: 3000, until: 4000 },
    ],
  ],
  [
    'parts of one frame at both ends',
    [
      { from: 0, until: 1 },
      { from: 4799, until: 4800 },
    ],
  ],
])('joins %s', (_, kept) => {
  const samples = makeSine(4800)
  const joined = joinKept(samples, kept)
  expect(joined.length).toBe(kept.reduce((sum, { from, until }) => sum + until - from, 0))
  expect(joined[0]).toBe(samples[0])
})

describe('speech', () => {
  const wav = readFileSync(new URL('../../../tests/fixtures/speech-a.48k.wav', import.meta.url))
  const sentence = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length))
  /** Three sentences in a room that is not silent. */
  const take = concatSamples([0, 1, 2].flatMap(() => [sentence, new Int16Array(SAMPLE_RATE_HZ * 0.8)])).map(
    (sample, at) => Math.max(-32_768, Math.min(32_767, sample + ((at * 7919) % 61) - 30)),
  )

  test('has no click where a sentence between two pauses is struck, and the same power elsewhere', () => {
    const pauses = unpackPauses(measureSamples(take).pauses())
    const middles = pauses.map(({ start, end }) => Math.round(((start + end) / 2) * SAMPLE_RATE_HZ))
    const [from = 0, until = 0] = middles
    expect(middles.length).toBeGreaterThanOrEqual(2)
    const joined = joinKept(take, toKeptRanges(take.length, { from: 0, until: null }, [{ from, until }]))
    const around = joined.slice(from - JOIN_FRAMES, from + JOIN_FRAMES)
    const room = take.slice(from - 4 * JOIN_FRAMES, from - JOIN_FRAMES)
    expect(findLargestStep(around)).toBeLessThan(findLargestStep(room) * Math.SQRT2)
    expect(getPower(around) / getPower(room)).toBeCloseTo(1, 0)
    expect(joined.length).toBe(take.length - (until - from))
  })
})
