import { expect, test } from 'vitest'
import { lengthOf, placeIn } from './playable'

test('a length is a number, whatever the element thinks', () => {
  expect(lengthOf(48, Number.POSITIVE_INFINITY)).toBe(48)
  expect(lengthOf(0, 31.5)).toBe(31.5)
  expect(lengthOf(Number.NaN, Number.NaN)).toBe(0)
  expect(lengthOf(0, Number.POSITIVE_INFINITY)).toBe(0)
  expect(lengthOf(-1)).toBe(0)
})

test('a place is inside the recording', () => {
  expect(placeIn(20, 48)).toBe(20)
  expect(placeIn(-5, 48)).toBe(0)
  expect(placeIn(99, 48)).toBe(48)
  expect(placeIn(Number.NaN, 48)).toBe(0)
  expect(placeIn(Number.POSITIVE_INFINITY, 48)).toBe(0)
  expect(placeIn(20, 0)).toBe(20)
})
