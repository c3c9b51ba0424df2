import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDuration } from '../time/duration'
import { HOUR_MS, MINUTE_MS } from '../time/units'
import {
  calculateExpiry,
  formatTimeAgo,
  formatTimeLeft,
  getNextCountdownTick,
  isExpired,
  isExpiringSoon,
  isFading,
  isInLastMinutes,
} from './expiry'

const NOW = 1_800_000_000_000

test('expires squawks after one day, after two with Pro, and no other kind', () => {
  expect(calculateExpiry('squawk', 'free', NOW)).toBe(NOW + 24 * HOUR_MS)
  expect(calculateExpiry('squawk', 'pro', NOW)).toBe(NOW + 48 * HOUR_MS)
  for (const kind of ['mue', 'hum', 'nightingale', 'owlcast'] as const)
    expect(calculateExpiry(kind, 'pro', NOW)).toBeNull()
})

test('expires replies after a day only if all parents expire', () => {
  expect(calculateExpiry('squawk', 'pro', NOW, [NOW + 1])).toBe(NOW + 24 * HOUR_MS)
  expect(calculateExpiry('hum', 'free', NOW, [null])).toBeNull()
  expect(calculateExpiry('squawk', 'free', NOW, [NOW + 1, null])).toBeNull()
})

test('is expired from expiresAt on', () => {
  expect(isExpired(NOW + 1, NOW)).toBe(false)
  expect(isExpired(NOW, NOW)).toBe(true)
  expect(isExpired(null, NOW)).toBe(false)
})

describe('formatTimeLeft', () => {
  test.each([
    [24 * HOUR_MS, '24h left'],
    [24 * HOUR_MS - 1, '24h left'],
    [23 * HOUR_MS, '23h left'],
    [HOUR_MS + 1, '2h left'],
    [HOUR_MS, '60m left'],
    [HOUR_MS - 1, '60m left'],
    [42 * MINUTE_MS, '42m left'],
    [1, '1m left'],
    [0, 'expired'],
    [-5, 'expired'],
  ])('formats %i ms as %s', (left, text) => {
    expect(formatTimeLeft(NOW + left, NOW)).toBe(text)
  })

  test('returns an empty text and no next tick without expiry', () => {
    expect(formatTimeLeft(null, NOW)).toBe('')
    expect(getNextCountdownTick(null, NOW)).toBeNull()
    expect(getNextCountdownTick(NOW, NOW)).toBeNull()
  })

  test('is urgent in the last two hours', () => {
    expect(isExpiringSoon(NOW + 2 * HOUR_MS, NOW)).toBe(true)
    expect(isExpiringSoon(NOW + 2 * HOUR_MS + 1, NOW)).toBe(false)
    expect(isExpiringSoon(null, NOW)).toBe(false)
  })

  test('changes its text exactly at the next tick', () => {
    const left = fc.oneof(
      fc.integer({ min: 1, max: 49 * HOUR_MS }),
      fc.integer({ min: 1, max: 61 }).map((m) => m * MINUTE_MS),
    )
    fc.assert(
      fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (ms, part) => {
        const tick = getNextCountdownTick(NOW + ms, NOW) ?? 0
        expect(tick).toBeGreaterThan(0)
        expect(tick).toBeLessThanOrEqual(HOUR_MS)
        const before = formatTimeLeft(NOW + ms, NOW)
        expect(formatTimeLeft(NOW + ms, NOW + Math.floor(part * (tick - 1)))).toBe(before)
        expect(formatTimeLeft(NOW + ms, NOW + tick)).not.toBe(before)
      }),
    )
  })
})

test.each([
  [10 * MINUTE_MS + 1, false],
  [10 * MINUTE_MS, true],
  [1, true],
  [0, false],
])('says whether %i ms are among the last minutes', (left, expected) => {
  expect(isInLastMinutes(NOW + left, NOW)).toBe(expected)
})

test.each([
  [3 * HOUR_MS, false],
  [3 * HOUR_MS - 1, true],
  [1, true],
  [0, false],
])('says whether a post with %i ms left is about to fade', (left, expected) => {
  expect(isFading(NOW + left, NOW)).toBe(expected)
  expect(isFading(null, NOW)).toBe(false)
})

test.each([
  [-HOUR_MS, 'now'],
  [0, 'now'],
  [MINUTE_MS - 1, 'now'],
  [MINUTE_MS, '1m ago'],
  [HOUR_MS - 1, '59m ago'],
  [HOUR_MS, '1h ago'],
  [24 * HOUR_MS - 1, '23h ago'],
  [24 * HOUR_MS, '1d ago'],
  [47 * HOUR_MS, '1d ago'],
  [400 * 24 * HOUR_MS, '400d ago'],
])('formats %i ms ago as %s', (past, text) => {
  expect(formatTimeAgo(NOW - past, NOW)).toBe(text)
})

test.each([
  [0, '0:00'],
  [48.9, '0:48'],
  [60, '1:00'],
  [3599.99, '59:59'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test('never shows NaN or Infinity', () => {
  const time = /^(\d+:[0-5]\d:[0-5]\d|[0-5]?\d:[0-5]\d)$/
  fc.assert(
    fc.property(fc.double({ max: 1e9 }), (seconds) => {
      expect(formatDuration(seconds)).toMatch(time)
    }),
  )
})
