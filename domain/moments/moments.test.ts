/** Moments: which are valid, what is suggested, and how their marks gather. */
import { describe, expect, test } from 'vitest'
import { splitIntoPhrases } from '../transcripts/phrases'
import type { SpokenWord } from '../transcripts/transcript'
import {
  extendMoment,
  findHeardMoment,
  findMomentWords,
  groupMoments,
  isMomentWithin,
  moveMoment,
  suggestMoment,
  toLengthMs,
  withMomentEnd,
  withMomentStart,
} from './moments'

const words: SpokenWord[] = [
  ['She', 1000, 1200],
  ['waits.', 1250, 1800],
  ['Then', 3000, 3300],
  ['she', 3350, 3500],
  ['walks.', 3550, 4200],
]

test.each([
  [0, 1, true],
  [0, 8100, true],
  [8099, 8100, true],
  [17, 17, false],
  [4000, 2000, false],
  [-1, 2000, false],
  [0, 8101, false],
  [0.5, 2000, false],
  [0, Number.NaN, false],
  [0, Number.POSITIVE_INFINITY, false],
])('a moment from %d to %d of 8.1 s is valid: %s', (startMs, endMs, isValid) => {
  expect(isMomentWithin({ startMs, endMs }, 8.1)).toBe(isValid)
})

test('a recording without a length has no moment', () => {
  for (const seconds of [0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(toLengthMs(seconds)).toBe(0)
    expect(isMomentWithin({ startMs: 0, endMs: 1 }, seconds)).toBe(false)
    expect(suggestMoment(100, seconds)).toBeNull()
  }
})

test('a stored moment past what the viewer may hear is none', () => {
  const stored = { momentStartMs: 1000, momentEndMs: 5000 }
  expect(findHeardMoment(stored, 5)).toEqual({ startMs: 1000, endMs: 5000 })
  expect(findHeardMoment(stored, 4)).toBeNull()
  expect(findHeardMoment({ momentStartMs: null, momentEndMs: null }, 5)).toBeNull()
})

describe('the suggested moment', () => {
  const phrases = splitIntoPhrases(words, 'en')
  test('is the phrase that sounds', () => {
    expect(suggestMoment(3400, 8.1, phrases)).toEqual({ startMs: 3000, endMs: 4200 })
  })
  test('is the phrase before a pause', () => {
    expect(suggestMoment(2500, 8.1, phrases)).toEqual({ startMs: 900, endMs: 1900 })
  })
  test('is around the position before the first and long after the last phrase', () => {
    expect(suggestMoment(200, 60, phrases)).toEqual({ startMs: 0, endMs: 4500 })
    expect(suggestMoment(20_000, 60, phrases)).toEqual({ startMs: 16_000, endMs: 20_500 })
  })
  test('is around the position without words', () => {
    expect(suggestMoment(20_000, 60)).toEqual({ startMs: 16_000, endMs: 20_500 })
    expect(suggestMoment(59_999, 60)).toEqual({ startMs: 55_999, endMs: 60_000 })
  })
  test('is always a valid moment', () => {
    for (let at = 0; at <= 9000; at += 37)
      for (const list of [phrases, []]) {
        const moment = suggestMoment(at, 8.1, list)
        expect(moment && isMomentWithin(moment, 8.1)).toBe(true)
      }
  })
})

test('a short moment is widened to a second within the recording', () => {
  expect(extendMoment({ startMs: 5000, endMs: 5200 }, 8)).toEqual({ startMs: 4600, endMs: 5600 })
  expect(extendMoment({ startMs: 0, endMs: 100 }, 8)).toEqual({ startMs: 0, endMs: 1000 })
  expect(extendMoment({ startMs: 7990, endMs: 8000 }, 8)).toEqual({ startMs: 7000, endMs: 8000 })
  expect(extendMoment({ startMs: 100, endMs: 200 }, 0.5)).toEqual({ startMs: 0, endMs: 500 })
  expect(extendMoment({ startMs: 1000, endMs: 3000 }, 8)).toEqual({ startMs: 1000, endMs: 3000 })
})

test('the edges keep a second between them and stay in the recording', () => {
  expect(withMomentStart({ start: 2, end: 4 }, 3.5, 8)).toEqual({ start: 3.5, end: 4.5 })
  expect(withMomentStart({ start: 2, end: 4 }, 20, 8)).toEqual({ start: 7, end: 8 })
  expect(withMomentEnd({ start: 2, end: 4 }, 2.5, 8)).toEqual({ start: 1.5, end: 2.5 })
  expect(withMomentEnd({ start: 2, end: 4 }, -3, 8)).toEqual({ start: 0, end: 1 })
  expect(moveMoment({ start: 2, end: 4 }, 7.5, 8)).toEqual({ start: 6, end: 8 })
})

test('marks that are near gather, in the same order for any order of input', () => {
  const moments = [
    { id: 'c', startMs: 9000, endMs: 9500 },
    { id: 'b', startMs: 1000, endMs: 2000 },
    { id: 'a', startMs: 1000, endMs: 2000 },
    { id: 'd', startMs: 1900, endMs: 4000 },
  ]
  const groups = groupMoments(moments, 1000)
  expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b', 'd'], ['c']])
  expect(groups[0]).toMatchObject({ startMs: 1000, endMs: 4000 })
  expect(groupMoments(moments.toReversed(), 1000)).toEqual(groups)
})

test('two hundred moments of one second are one mark', () => {
  const moments = Array.from({ length: 200 }, (_, at) => ({
    id: `${at}`,
    startMs: 17_000 + at,
    endMs: 18_000,
  }))
  const [only, ...others] = groupMoments(moments, 1000)
  expect(only?.items).toHaveLength(200)
  expect(others).toEqual([])
})

test('the words of a moment are those of which the middle is in it', () => {
  expect(findMomentWords(words, { startMs: 3100, endMs: 3900 })).toEqual({ first: 2, count: 3 })
  expect(findMomentWords(words, { startMs: 3300, endMs: 3500 })).toEqual({ first: 3, count: 1 })
  expect(findMomentWords(words, { startMs: 2000, endMs: 2900 })).toBeNull()
})
