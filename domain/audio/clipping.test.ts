import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amplifyBy, createSine, readVoice } from '../../tests/support/voices'
import { countFullScale, isClippedSecond, measureClippedSeconds } from './clipping'

const BLOCK = 4800
const toGain = (db: number) => 10 ** (db / 20)

/** The counts of each 100 ms. */
function countBlocks(samples: Int16Array): number[] {
  return Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, block) =>
    countFullScale(samples.subarray(block * BLOCK, (block + 1) * BLOCK)),
  )
}
const measure = (samples: Int16Array) => measureClippedSeconds(countBlocks(samples))
/** Seconds of silence with full-scale samples at each place. */
function withClicks(seconds: number, frames: number, ...starts: number[]): Int16Array {
  const samples = new Int16Array(seconds * 48_000)
  for (const start of starts) samples.fill(32_767, start * 48_000, start * 48_000 + frames)
  return samples
}

test('counts the highest and lowest samples of every browser', () => {
  expect(countFullScale(Int16Array.of(32_767, 32_766, -32_766, -32_767, -32_768))).toBe(5)
  expect(countFullScale(Int16Array.of(0, 32_765, -32_765, 30_000))).toBe(0)
  expect(countFullScale(new Int16Array())).toBe(0)
})

describe('is clipped', () => {
  test.each([
    ['a tone at four times full scale', amplifyBy(createSine(440, 32_767, 5), 4), 5],
    ['a low tone at four times full scale', amplifyBy(createSine(60, 32_767, 2), 4), 2],
    ['a tone that is 2% too loud', amplifyBy(createSine(440, 32_767, 2), 1.02), 2],
    ['samples that stay at the highest', new Int16Array(48_000).fill(32_767), 1],
    ['samples that stay at the lowest', new Int16Array(48_000).fill(-32_768), 1],
    ['less than a second of it', amplifyBy(createSine(440, 32_767, 1), 4).subarray(0, 24_000), 0.5],
    ['four clicks in a second', withClicks(1, 400, 0, 0.3, 0.5, 0.7), 1],
  ])('%s', (_, samples, seconds) => {
    expect(measure(samples)).toBeCloseTo(seconds, 5)
  })

  test.each([3, 6, 12, 30])('speech whose peaks are %i dB over full scale', (db) => {
    expect(measure(amplifyBy(readVoice(), toGain(3 + db)))).toBeGreaterThan(0)
  })
})

describe('is not clipped', () => {
  test.each([
    ['silence', new Int16Array(48_000)],
    ['no sound at all', new Int16Array()],
    ['a tone exactly at full scale', createSine(440, 32_767, 2)],
    ['one sample at full scale', withClicks(2, 1, 0.5)],
    ['a click of 2 ms', withClicks(2, 96, 0.5)],
    ['a bump of 100 ms', withClicks(2, BLOCK, 0.53)],
    ['a click at the start', withClicks(1, 2000, 0)],
    ['a click in each second', withClicks(5, 400, 0.2, 1.6, 3, 4.4)],
    ['speech as recorded', readVoice()],
    ['speech whose peaks are 1 dB over full scale', amplifyBy(readVoice(), toGain(4))],
  ])('%s', (_, samples) => {
    expect(measure(samples)).toBe(0)
  })
})

test('counts only the clipped seconds of a longer recording', () => {
  const voice = amplifyBy(createSine(440, 9000, 20), 1)
  voice.set(amplifyBy(createSine(440, 32_767, 3), 4), 7.35 * 48_000)
  expect(measure(voice)).toBeGreaterThanOrEqual(3)
  expect(measure(voice)).toBeLessThanOrEqual(4)
})

test('measures some clipping exactly where a second of it is clipped', () => {
  const counts = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: BLOCK })), { maxLength: 60 })
  fc.assert(
    fc.property(counts, (blocks) => {
      const seconds = blocks.map((_, at) => blocks.slice(Math.max(0, at - 9), at + 1))
      const measured = measureClippedSeconds(blocks)
      expect(measured > 0).toBe(seconds.some(isClippedSecond))
      expect(measured).toBeLessThanOrEqual(blocks.length / 10)
    }),
    { seed: 54, numRuns: 300 },
  )
})
