import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTimeAgo, formatTimeLeft, getNextCountdownTick } from './relative-time'
import { HOUR_MS, MINUTE_MS } from './units'

const NOW = 1_800_000_000_000

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
