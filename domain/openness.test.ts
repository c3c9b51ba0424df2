import { expect, test } from 'vitest'
import { closedSince, isMoreOpen, openUntilAfter, openUntilOf } from './openness'

test('public is more open than unlisted, and that than private', () => {
  expect(isMoreOpen('public', 'unlisted')).toBe(true)
  expect(isMoreOpen('unlisted', 'private')).toBe(true)
  expect(isMoreOpen('private', 'private')).toBe(false)
  expect(isMoreOpen('private', 'public')).toBe(false)
})

test('what was never so open was closed from the beginning', () => {
  expect([closedSince({}, 'public'), closedSince({}, 'unlisted')]).toEqual([0, 0])
})

test('closing is remembered for each way that is given up, opening for none', () => {
  const once = openUntilAfter({}, 'public', 'private', 5)
  expect(once).toEqual({ public: 5, unlisted: 5 })
  const half = openUntilAfter(once, 'private', 'unlisted', 7)
  expect(half).toEqual(once)
  // Open by its link again until then; in the lists not since the first time.
  expect(openUntilAfter(half, 'unlisted', 'private', 9)).toEqual({ public: 5, unlisted: 9 })
  expect(openUntilAfter({}, 'unlisted', 'private', 3)).toEqual({ unlisted: 3 })
  expect(openUntilAfter({}, 'public', 'public', 3)).toEqual({})
})

test('it is read from a post’s own fields, whatever stands there', () => {
  expect(openUntilOf({ openUntil: { public: 5, unlisted: 'x' } })).toEqual({ public: 5 })
  for (const detail of [{}, { openUntil: null }, { openUntil: 'x' }]) expect(openUntilOf(detail)).toEqual({})
})
