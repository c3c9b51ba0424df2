import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLIP_MAX_SECONDS } from './limits'
import { firstRange, isClip, isClippable, lastsAsLong, movedTo, withEnd, withStart } from './podcast-clip'

test('the first offer is the beginning, 40 s or shorter', () => {
  expect(firstRange(2476)).toEqual({ start: 0, end: 40 })
  expect(firstRange(12.5)).toEqual({ start: 0, end: 12.5 })
})

describe('each slider pushes the other', () => {
  test('so that at least a second stays', () => {
    expect(withStart({ start: 5, end: 15 }, 20, 60)).toEqual({ start: 20, end: 21 })
    expect(withEnd({ start: 5, end: 15 }, 3, 60)).toEqual({ start: 2, end: 3 })
  })
  test('so that it never grows over 40 s', () => {
    expect(withEnd({ start: 0, end: 40 }, 50, 60)).toEqual({ start: 10, end: 50 })
    expect(withStart({ start: 100, end: 140 }, 20, 200)).toEqual({ start: 20, end: 60 })
  })
  test('and neither leaves the source', () => {
    expect(withStart({ start: 0, end: 40 }, 99, 60)).toEqual({ start: 59, end: 60 })
    expect(withEnd({ start: 0, end: 40 }, -4, 60)).toEqual({ start: 0, end: 1 })
  })
})

test('the whole clip moves as far as the source goes', () => {
  expect(movedTo({ start: 5, end: 15 }, 30, 60)).toEqual({ start: 30, end: 40 })
  expect(movedTo({ start: 5, end: 15 }, 99, 60)).toEqual({ start: 50, end: 60 })
  expect(movedTo({ start: 5, end: 15 }, -9, 60)).toEqual({ start: 0, end: 10 })
})

test('whatever is moved wherever, it stays a clip inside the source', () => {
  const source = fc.double({ min: 1, max: 20_000, noNaN: true })
  const to = fc.double({ min: -100, max: 30_000, noNaN: true })
  const moves = fc.array(fc.tuple(fc.constantFrom(withStart, withEnd, movedTo), to), { maxLength: 20 })
  fc.assert(
    fc.property(source, moves, (seconds, steps) => {
      const range = steps.reduce((now, [move, place]) => move(now, place, seconds), firstRange(seconds))
      expect(isClip(range)).toBe(true)
      expect(range.end).toBeLessThanOrEqual(seconds + 0.01)
    }),
  )
})

test('a source shorter than a second has no clip', () => {
  for (const seconds of [0, 0.9, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isClippable(seconds)).toBe(false)
  expect(isClippable(1)).toBe(true)
  expect(isClip({ start: 0, end: CLIP_MAX_SECONDS + 0.5 })).toBe(false)
  expect(isClip({ start: -1, end: 5 })).toBe(false)
  expect(isClip({ start: 5, end: 5.5 })).toBe(false)
})

test('an upload has to last as long as its part', () => {
  expect(lastsAsLong({ start: 5, end: 15 }, 10.03)).toBe(true)
  expect(lastsAsLong({ start: 5, end: 15 }, 11)).toBe(false)
})
