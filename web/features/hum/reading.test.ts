import { expect, test } from 'vitest'
import { lineMs, linesOf, PACE_MAX, PACE_MIN, paceAfter } from './reading'

test('splits a script into lines, with a rest before each paragraph', () => {
  expect(linesOf('One.\nTwo.\n\nThree.\n')).toEqual([
    { text: 'One.', rest: false },
    { text: 'Two.', rest: false },
    { text: 'Three.', rest: true },
  ])
  expect(linesOf('')).toEqual([])
})

test('gives longer lines more time, and a faster pace less', () => {
  const [short, long] = [
    { text: 'You are home.', rest: false },
    { text: 'You cross the kitchen without counting the steps.', rest: false },
  ]
  expect(lineMs(long, 1)).toBeGreaterThan(lineMs(short, 1))
  expect(lineMs(long, 2)).toBe(lineMs(long, 1) / 2)
  expect(lineMs({ ...short, rest: true }, 1)).toBeGreaterThan(lineMs(short, 1))
})

test('keeps the pace within its limits', () => {
  expect(paceAfter(1, 1)).toBe(1.1)
  expect(paceAfter(PACE_MAX, 1)).toBe(PACE_MAX)
  expect(paceAfter(PACE_MIN, -1)).toBe(PACE_MIN)
})
