import { describe, expect, test } from 'vitest'
import { addNoise, amplifyBy, createSine, readVoice } from '../../tests/support/voices'
import { BlockMeter } from './loudness'
import {
  findPauses,
  fitPauses,
  isPauseMap,
  PAUSE_MIN_SECONDS,
  PAUSES_MAX,
  packPauses,
  unpackPauses,
} from './pauses'

function find(...pieces: Int16Array[]) {
  const meter = new BlockMeter()
  for (const piece of pieces) meter.add(piece)
  return findPauses(meter.squares)
}

describe('finds a pause between words', () => {
  const voice = readVoice()
  const silence = new Int16Array(2 * 48_000)
  const seconds = voice.length / 48_000
  test.each([
    ['in silence', voice, silence],
    ['of a quiet voice', amplifyBy(voice, 0.05), silence],
    ['of a clipped voice', amplifyBy(voice, 5), silence],
    ['in noise', addNoise(voice, 400), addNoise(silence, 400)],
  ])('%s', (_, words, gap) => {
    const pause = find(words, gap, words).find(({ end }) => end > seconds + 1)
    expect(pause?.start).toBeLessThan(seconds + 0.1)
    expect(pause?.start).toBeGreaterThan(seconds - 0.6)
    expect(pause?.end).toBeGreaterThan(seconds + 1.9)
    expect(pause?.end).toBeLessThan(seconds + 2.6)
  })
})

test.each([
  ['silence', new Int16Array(96_000)],
  ['noise', addNoise(new Int16Array(96_000), 5000)],
  ['a tone', createSine(440, 9000)],
  ['nothing', new Int16Array()],
])('finds no pause in %s', (_, samples) => {
  expect(find(samples)).toEqual([])
})

test('packs pauses in few characters and never longer than they are', () => {
  const pauses = [
    { start: 0, end: 0.52 },
    { start: 2.31, end: 3.09 },
    { start: 70.02, end: 72 },
    { start: 3000.01, end: 3590.99 },
  ]
  const packed = packPauses(pauses)
  expect(packed.length).toBeLessThan(18)
  for (const [at, { start, end }] of unpackPauses(packed).entries()) {
    expect(start).toBeGreaterThanOrEqual(pauses[at]?.start ?? 0)
    expect(end).toBeLessThanOrEqual(pauses[at]?.end ?? 0)
    expect(end - start).toBeGreaterThan((pauses[at]?.end ?? 0) - (pauses[at]?.start ?? 0) - 0.1)
  }
  expect(packPauses(unpackPauses(packed))).toBe(packed)
  expect(unpackPauses('')).toEqual([])
})

test('keeps the longest of too many pauses, and leaves out short ones', () => {
  const many = Array.from({ length: PAUSES_MAX + 100 }, (_, at) => ({
    start: at * 3,
    end: at * 3 + (at < 100 ? 0.5 : 1),
  }))
  const kept = unpackPauses(packPauses(many))
  expect(kept).toHaveLength(PAUSES_MAX)
  expect(kept[0]?.start).toBe(300)
  expect(packPauses([{ start: 1, end: 1 + PAUSE_MIN_SECONDS - 0.05 }])).toBe('')
})

test('accepts only complete maps of a sensible length', () => {
  const packed = packPauses([{ start: 1, end: 2 }])
  expect(isPauseMap(packed)).toBe(true)
  const tooMany = 'UI'.repeat(PAUSES_MAX + 1)
  for (const bad of ['U', `${packed}g`, 'UA', 'UH', 'UI UI', 'gAI', `${packed}AI`, '~', tooMany])
    expect(isPauseMap(bad), bad).toBe(false)
})

test('drops a map that goes on after the end of the recording', () => {
  const packed = packPauses([{ start: 1, end: 2 }])
  expect(fitPauses(packed, 2)).toBe(packed)
  expect(fitPauses(packed, 1.9)).toBe(null)
  expect(fitPauses(null, 9)).toBe(null)
})
