import { expect, test } from 'vitest'
import { getPlayedFraction } from './waveform-drawing'

test('clamps the played fraction to 0…1 for any numbers', () => {
  expect(getPlayedFraction(12, 48)).toBe(0.25)
  expect(getPlayedFraction(50, 48)).toBe(1)
  expect(getPlayedFraction(-1, 48)).toBe(0)
  expect(getPlayedFraction(5, 0)).toBe(0)
  expect(getPlayedFraction(Number.NaN, 48)).toBe(0)
  expect(getPlayedFraction(5, Number.POSITIVE_INFINITY)).toBe(0)
})
