import { expect, test } from 'vitest'
import { getLineMs, getNextPace, PACE_MAX, PACE_MIN, splitLines } from './script-pace'

test('splits a script into lines, with a rest before each paragraph', () => {
  expect(splitLines('One.\nTwo.\n\nThree.\n')).toEqual([
    { text: 'One.', rest: false },
    { text: 'Two.', rest: false },
    { text: 'Three.', rest: true },
  ])
  expect(splitLines('')).toEqual([])
})

test('gives longer lines more time, and a faster pace less', () => {
  const [short, long] = [
    { text: 'You are home.', rest: false },
    { text: 'You cross the kitchen without counting the steps.', rest: false },
  ]
  expect(getLineMs(long, 1)).toBeGreaterThan(getLineMs(short, 1))
  expect(getLineMs(long, 2)).toBe(getLineMs(long, 1) / 2)
  expect(getLineMs({ ...short, rest: true }, 1)).toBeGreaterThan(getLineMs(short, 1))
})

test('keeps the pace within its limits', () => {
  expect(getNextPace(1, 1)).toBe(1.1)
  expect(getNextPace(PACE_MAX, 1)).toBe(PACE_MAX)
  expect(getNextPace(PACE_MIN, -1)).toBe(PACE_MIN)
})
