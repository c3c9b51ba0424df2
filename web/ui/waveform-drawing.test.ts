import { expect, test } from 'vitest'
import { partOf } from './waveform-drawing'

test('clamps the played fraction to 0…1 for any numbers', () => {
  expect(partOf(12, 48)).toBe(0.25)
  expect(partOf(50, 48)).toBe(1)
  expect(partOf(-1, 48)).toBe(0)
  expect(partOf(5, 0)).toBe(0)
  expect(partOf(Number.NaN, 48)).toBe(0)
  expect(partOf(5, Number.POSITIVE_INFINITY)).toBe(0)
})
