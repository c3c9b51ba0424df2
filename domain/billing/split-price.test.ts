import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUSTOM_PRICE_MAX_CENTS } from '../limits'
import {
  calculateFee,
  calculateProviderCost,
  getLowestEarningCents,
  isBelowCost,
  splitPrice,
} from './split-price'

test.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [99, 1],
  [149, 1],
  [150, 2],
  [299, 3],
  [499, 5],
  [999, 10],
  [99_999, 1000],
])('charges a fee of 1%, rounded half up: %i cents -> %i', (cents, fee) => {
  expect(calculateFee(cents)).toBe(fee)
})

test.each([
  [32, { costCents: 31, feeCents: 0, shareCents: 1 }],
  [50, { costCents: 31, feeCents: 0, shareCents: 19 }],
  [99, { costCents: 33, feeCents: 1, shareCents: 65 }],
  [299, { costCents: 39, feeCents: 3, shareCents: 257 }],
  [99_999, { costCents: 2930, feeCents: 971, shareCents: 96_098 }],
])('takes the provider’s cost of %i cents first, and the fee of what remains', (cents, parts) => {
  expect(splitPrice(cents)).toEqual(parts)
  expect(calculateProviderCost(cents)).toBe(parts.costCents)
})

test('finds the lowest price that earns anything', () => {
  expect(getLowestEarningCents()).toBe(32)
  expect([0, 1, 30, 31, 32, 50].map(isBelowCost)).toEqual([false, true, true, true, false, false])
})

test('splits every price into parts that sum to it, none of them negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: CUSTOM_PRICE_MAX_CENTS }), (cents) => {
      const { costCents, feeCents, shareCents } = splitPrice(cents)
      expect(costCents + feeCents + shareCents).toBe(cents)
      expect(Math.min(costCents, feeCents, shareCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})
