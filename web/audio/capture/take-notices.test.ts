/** What is said of a stopped recording follows from its samples, whole or cut. */
import { describe, expect, test } from 'vitest'
import { listTakeNotices } from '../../../domain/audio/take-notices'
import { addNoise, amplifyBy, createSine, readVoice } from '../../../tests/support/voices'
import type { Recording } from '../recording'
import { createRecording } from './create-recording'
import { cutRecording } from './cut-recording'
import { measureSamples } from './peaks'

const SECOND = 48_000
const silence = (seconds: number) => new Int16Array(seconds * SECOND)
const voice = () => readVoice()
const tooLoud = (seconds: number) => amplifyBy(createSine(440, 32_767, seconds), 4)

function record(...parts: Int16Array[]): Recording {
  const samples = Int16Array.from(parts.flatMap((part) => [...part]))
  return createRecording({
    id: 'draft_1',
    mode: 'squawk',
    seconds: samples.length / SECOND,
    ...measureSamples(samples).summarize(),
    samples: async () => samples,
  })
}
const listNotices = (recording: Recording) => listTakeNotices({ at: 'stopped', recording })

describe('a stopped recording', () => {
  test.each([
    ['of zeros', [silence(6)]],
    ['of the noise of a microphone', [addNoise(silence(6), 10)]],
    ['of the noise of a quiet room', [addNoise(silence(6), 100)]],
    ['that is silent after the first second', [voice().subarray(SECOND, 2 * SECOND), silence(5)]],
    ['with a click at its start', [new Int16Array(960).fill(20_000), silence(8)]],
  ])('%s cannot be heard', (_, parts) => {
    expect(listNotices(record(...parts))).toEqual(['silentTake'])
  })

  test.each([
    ['of a voice', [voice()]],
    ['of a quiet voice', [amplifyBy(voice(), 0.05)]],
    ['of a voice after a long silence', [silence(20), voice()]],
    ['of one word', [voice().subarray(SECOND, 1.8 * SECOND), silence(1)]],
    ['with one click at full scale', [voice(), new Int16Array(200).fill(32_767), voice()]],
    ['as loud as it may be', [amplifyBy(voice(), 1.4)]],
  ])('%s has no notice', (_, parts) => {
    expect(listNotices(record(...parts))).toEqual([])
  })

  test.each([
    ['at four times full scale', [tooLoud(5)]],
    ['with one loud second', [voice(), tooLoud(1), voice()]],
    ['of a voice that is too loud', [amplifyBy(voice(), 4)]],
    ['that becomes too loud at its end', [silence(10), voice(), tooLoud(1)]],
  ])('%s is clipped', (_, parts) => {
    expect(listNotices(record(...parts))).toEqual(['clippedTake'])
  })
})

describe('a cut recording', () => {
  test('is silent without the words that were cut off', async () => {
    const cut = await cutRecording(record(voice(), silence(5)), { from: 4 * SECOND, until: null })
    expect(listNotices(cut)).toEqual(['silentTake'])
  })

  test('can be heard without the silence that was cut off', async () => {
    const whole = record(voice().subarray(SECOND, 2 * SECOND), silence(6))
    expect(listNotices(whole)).toEqual(['silentTake'])
    expect(listNotices(await cutRecording(whole, { from: 0, until: SECOND }))).toEqual([])
  })

  test('is clipped where the clipped part is left', async () => {
    const whole = record(voice(), tooLoud(3))
    expect(whole.clippedSeconds).toBeCloseTo(3, 0)
    const loud = await cutRecording(whole, { from: 5 * SECOND, until: null })
    const quiet = await cutRecording(whole, { from: 0, until: 3 * SECOND })
    expect([listNotices(loud), listNotices(quiet)]).toEqual([['clippedTake'], []])
    expect(quiet.cut?.whole.clippedSeconds).toBe(whole.clippedSeconds)
  })

  test('is not judged where its recording was not: a loud file from elsewhere', async () => {
    const { clippedSeconds: _, ...file } = record(tooLoud(3))
    const cut = await cutRecording(file, { from: SECOND, until: null })
    expect([file.seconds, cut.clippedSeconds]).toEqual([3, undefined])
    expect(listNotices(cut)).toEqual([])
  })
})
