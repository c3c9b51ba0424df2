import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/units'
import { hasHeardEnough, isUnheard } from './heard'
import { HEARD_KEPT_DAYS } from './posts.limits'

describe('hasHeardEnough', () => {
  test.each([
    [0, 10, false],
    [7.9, 10, false],
    [8, 10, true],
    [10, 10, true],
    [30, 0, false],
    [30, Number.NaN, false],
  ])('at %d s of %d s is %s', (elapsed, length, expected) => {
    expect(hasHeardEnough(elapsed, length)).toBe(expected)
  })
})

describe('isUnheard', () => {
  const now = 1_800_000_000_000
  const post = { id: 'post_a', author: { id: 'usr_wren' }, audioUrl: '/media/a', createdAt: now - 1000 }
  const state = { heard: new Set<string>(), meId: 'usr_ada', now }

  test('holds for a post of another author that was not heard', () => {
    expect(isUnheard(post, state)).toBe(true)
    expect(isUnheard(post, { ...state, meId: null })).toBe(true)
  })

  test('does not hold for heard, own and silent posts, and those older than is remembered', () => {
    expect(isUnheard(post, { ...state, heard: new Set(['post_a']) })).toBe(false)
    expect(isUnheard(post, { ...state, meId: 'usr_wren' })).toBe(false)
    expect(isUnheard({ ...post, audioUrl: null }, state)).toBe(false)
    expect(isUnheard({ ...post, createdAt: now - HEARD_KEPT_DAYS * DAY_MS }, state)).toBe(false)
  })
})
