import { expect, test } from 'vitest'
import { closedSince, isMoreOpen, openUntilAfter, openUntilOf } from './openness'

test('orders public, unlisted, private', () => {
  expect(isMoreOpen('public', 'unlisted')).toBe(true)
  expect(isMoreOpen('unlisted', 'private')).toBe(true)
  expect(isMoreOpen('private', 'private')).toBe(false)
  expect(isMoreOpen('private', 'public')).toBe(false)
})

test('returns 0 for a visibility the post never had', () => {
  expect([closedSince({}, 'public'), closedSince({}, 'unlisted')]).toEqual([0, 0])
})

test('records each lost visibility, and none when a post becomes more public', () => {
  const once = openUntilAfter({}, 'public', 'private', 5)
  expect(once).toEqual({ public: 5, unlisted: 5 })
  const half = openUntilAfter(once, 'private', 'unlisted', 7)
  expect(half).toEqual(once)
  // Unlisted again until then; public only the first time.
  expect(openUntilAfter(half, 'unlisted', 'private', 9)).toEqual({ public: 5, unlisted: 9 })
  expect(openUntilAfter({}, 'unlisted', 'private', 3)).toEqual({ unlisted: 3 })
  expect(openUntilAfter({}, 'public', 'public', 3)).toEqual({})
})

test('ignores invalid values in stored detail', () => {
  expect(openUntilOf({ openUntil: { public: 5, unlisted: 'x' } })).toEqual({ public: 5 })
  for (const detail of [{}, { openUntil: null }, { openUntil: 'x' }]) expect(openUntilOf(detail)).toEqual({})
})
