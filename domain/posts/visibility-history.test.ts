import { expect, test } from 'vitest'
import {
  addVisibilityChange,
  getVisibleUntil,
  isMorePublic,
  parseVisibilityHistory,
} from './visibility-history'

test('orders public, unlisted, private', () => {
  expect(isMorePublic('public', 'unlisted')).toBe(true)
  expect(isMorePublic('unlisted', 'private')).toBe(true)
  expect(isMorePublic('private', 'private')).toBe(false)
  expect(isMorePublic('private', 'public')).toBe(false)
})

test('returns 0 for a visibility the post never had', () => {
  expect([getVisibleUntil({}, 'public'), getVisibleUntil({}, 'unlisted')]).toEqual([0, 0])
})

test('records each lost visibility, and none when a post becomes more public', () => {
  const once = addVisibilityChange({}, 'public', 'private', 5)
  expect(once).toEqual({ public: 5, unlisted: 5 })
  const half = addVisibilityChange(once, 'private', 'unlisted', 7)
  expect(half).toEqual(once)
  // Unlisted again until then; public only the first time.
  expect(addVisibilityChange(half, 'unlisted', 'private', 9)).toEqual({ public: 5, unlisted: 9 })
  expect(addVisibilityChange({}, 'unlisted', 'private', 3)).toEqual({ unlisted: 3 })
  expect(addVisibilityChange({}, 'public', 'public', 3)).toEqual({})
})

test('ignores invalid values in stored detail', () => {
  expect(parseVisibilityHistory({ openUntil: { public: 5, unlisted: 'x' } })).toEqual({ public: 5 })
  for (const detail of [{}, { openUntil: null }, { openUntil: 'x' }])
    expect(parseVisibilityHistory(detail)).toEqual({})
})
