import { describe, expect, test } from 'vitest'
import { countFullScale, measureClippedSeconds } from '../../../domain/audio/clipping'
import { amplifyBy, createSine, readVoice } from '../../../tests/support/voices'
import { ClippingDetector } from './clipping-detector'

const BLOCK = 4800

/** Whether a notice stands after each of the blocks with these counts. */
function pushAll(counts: readonly number[], seconds = 0.1): boolean[] {
  const detector = new ClippingDetector()
  return counts.map((clipped) => detector.push(clipped, seconds))
}
const repeat = (count: number, times: number): number[] => Array(times).fill(count)

test('reports a tone at four times full scale within half a second', () => {
  const tone = amplifyBy(createSine(440, 32_767, 5), 4)
  const counts = repeat(0, 50).map((_, at) => countFullScale(tone.subarray(at * BLOCK, (at + 1) * BLOCK)))
  expect(pushAll(counts).indexOf(true)).toBe(2)
  expect(pushAll(counts).lastIndexOf(false)).toBe(1)
})

test.each([
  ['no sound', repeat(0, 50)],
  ['one sample', [0, 1, ...repeat(0, 20)]],
  ['one click', [0, 96, ...repeat(0, 20)]],
  ['a bump across two blocks', [0, BLOCK / 2, BLOCK / 2, ...repeat(0, 20)]],
  ['one click a second', repeat(0, 50).map((_, at) => (at % 10 === 0 ? 400 : 0))],
  ['a tone exactly at full scale', repeat(28, 50)],
])('reports nothing for %s', (_, counts) => {
  expect(pushAll(counts)).not.toContain(true)
})

describe('the notice', () => {
  test('stays through pauses between words, and goes four seconds after the last clipped second', () => {
    const notices = pushAll([...repeat(960, 10), ...repeat(0, 30), ...repeat(960, 10), ...repeat(0, 60)])
    expect(notices.slice(2, 90)).not.toContain(false)
    expect(notices.at(-1)).toBe(false)
    expect(notices.lastIndexOf(true)).toBeLessThan(50 + 10 + 40)
  })

  test('comes for blocks of any length', () => {
    expect(pushAll(repeat(60, 40), 0.05)).toContain(true)
    expect(pushAll(repeat(2400, 4), 0.5)).not.toContain(true)
  })
})

// What is reported while recording is still reported after Stop.
test.each([0, 4, 5, 6, 9, 15, 30])('agrees with the measured seconds of speech raised by %i dB', (db) => {
  const speech = amplifyBy(readVoice(), 10 ** (db / 20))
  const counts = repeat(0, Math.ceil(speech.length / BLOCK)).map((_, at) =>
    countFullScale(speech.subarray(at * BLOCK, (at + 1) * BLOCK)),
  )
  expect(pushAll(counts).includes(true)).toBe(measureClippedSeconds(counts) > 0)
})
