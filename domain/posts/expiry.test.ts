import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/units'
import { calculateExpiry, isExpired, isExpiringSoon, isFading, isInLastMinutes } from './expiry'

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

test('is urgent in the last two hours', () => {
  expect(isExpiringSoon(NOW + 2 * HOUR_MS, NOW)).toBe(true)
  expect(isExpiringSoon(NOW + 2 * HOUR_MS + 1, NOW)).toBe(false)
  expect(isExpiringSoon(null, NOW)).toBe(false)
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
