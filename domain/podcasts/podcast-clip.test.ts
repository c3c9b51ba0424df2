import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLIP_MAX_SECONDS } from '../limits'
import {
  getInitialRange,
  isClip,
  isClipLength,
  isClippable,
  moveRange,
  withEnd,
  withStart,
} from './podcast-clip'

test('starts with the first 40 s or less', () => {
  expect(getInitialRange(2476)).toEqual({ start: 0, end: 40 })
  expect(getInitialRange(12.5)).toEqual({ start: 0, end: 12.5 })
})

describe('moving one end', () => {
  test('keeps at least a second', () => {
    expect(withStart({ start: 5, end: 15 }, 20, 60)).toEqual({ start: 20, end: 21 })
    expect(withEnd({ start: 5, end: 15 }, 3, 60)).toEqual({ start: 2, end: 3 })
  })
  test('keeps at most 40 s', () => {
    expect(withEnd({ start: 0, end: 40 }, 50, 60)).toEqual({ start: 10, end: 50 })
    expect(withStart({ start: 100, end: 140 }, 20, 200)).toEqual({ start: 20, end: 60 })
  })
  test('keeps both ends inside the source', () => {
    expect(withStart({ start: 0, end: 40 }, 99, 60)).toEqual({ start: 59, end: 60 })
    expect(withEnd({ start: 0, end: 40 }, -4, 60)).toEqual({ start: 0, end: 1 })
  })
})

test('moves the whole clip within the source', () => {
  expect(moveRange({ start: 5, end: 15 }, 30, 60)).toEqual({ start: 30, end: 40 })
  expect(moveRange({ start: 5, end: 15 }, 99, 60)).toEqual({ start: 50, end: 60 })
  expect(moveRange({ start: 5, end: 15 }, -9, 60)).toEqual({ start: 0, end: 10 })
})

test('stays a valid clip after random moves', () => {
  const source = fc.double({ min: 1, max: 20_000, noNaN: true })
  const to = fc.double({ min: -100, max: 30_000, noNaN: true })
  const moves = fc.array(fc.tuple(fc.constantFrom(withStart, withEnd, moveRange), to), { maxLength: 20 })
  fc.assert(
    fc.property(source, moves, (seconds, steps) => {
      const range = steps.reduce((now, [move, place]) => move(now, place, seconds), getInitialRange(seconds))
      expect(isClip(range)).toBe(true)
      expect(range.end).toBeLessThanOrEqual(seconds + 0.01)
    }),
  )
})

test('has no clip for a source under a second', () => {
  for (const seconds of [0, 0.9, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isClippable(seconds)).toBe(false)
  expect(isClippable(1)).toBe(true)
  expect(isClip({ start: 0, end: CLIP_MAX_SECONDS + 0.5 })).toBe(false)
  expect(isClip({ start: -1, end: 5 })).toBe(false)
  expect(isClip({ start: 5, end: 5.5 })).toBe(false)
})

test('requires an upload as long as its range', () => {
  expect(isClipLength({ start: 5, end: 15 }, 10.03)).toBe(true)
  expect(isClipLength({ start: 5, end: 15 }, 11)).toBe(false)
})
