import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration } from './duration'

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
