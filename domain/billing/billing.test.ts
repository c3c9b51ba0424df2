import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUSTOM_PRICE_MAX_CENTS, CUSTOM_PRICE_MIN_CENTS } from '../limits'
import { calculateFee, createLedgerEntries } from './billing'

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

const anyPrice = fc.integer({ min: CUSTOM_PRICE_MIN_CENTS, max: CUSTOM_PRICE_MAX_CENTS })

test('creates entries in whole cents that sum to zero, with the largest share for the payee', () => {
  fc.assert(
    fc.property(anyPrice, fc.constantFrom('wren', null), (cents, payeeId) => {
      const entries = createLedgerEntries({ payerId: 'mara', payeeId, cents, feeCents: calculateFee(cents) })
      expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0)
      expect(entries.every((entry) => Number.isInteger(entry.cents))).toBe(true)
      const got = (account: string) => entries.find((entry) => entry.account === account)?.cents ?? 0
      expect(got('payer')).toBe(-cents)
      if (payeeId) expect(got('payee')).toBeGreaterThan(got('platform'))
    }),
  )
})

test('splits 2.99 into 2.96 for the author and 3 cents for the platform', () => {
  expect(
    createLedgerEntries({ payerId: 'mara', payeeId: 'wren', cents: 299, feeCents: calculateFee(299) }),
  ).toEqual([
    { account: 'payer', userId: 'mara', cents: -299 },
    { account: 'platform', userId: null, cents: 3 },
    { account: 'payee', userId: 'wren', cents: 296 },
  ])
})

test('gives the platform the full amount without a payee', () => {
  expect(createLedgerEntries({ payerId: 'mara', payeeId: null, cents: 100, feeCents: 0 })).toEqual([
    { account: 'payer', userId: 'mara', cents: -100 },
    { account: 'platform', userId: null, cents: 100 },
  ])
})
