import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUSTOM_PRICE_MAX_CENTS, CUSTOM_PRICE_MIN_CENTS } from '../limits'
import {
  calculateRefunded,
  createCorrections,
  createLedgerEntries,
  DISPUTE_COST_CENTS,
  type LedgerAccount,
  type LedgerEntry,
  type LedgerPayment,
  type Reversal,
} from './ledger'
import { splitPrice } from './split-price'

const anyPrice = fc.integer({ min: CUSTOM_PRICE_MIN_CENTS, max: CUSTOM_PRICE_MAX_CENTS })
const sumByAccount = (entries: readonly LedgerEntry[]) => {
  const sums: Partial<Record<LedgerAccount, number>> = {}
  for (const { account, cents } of entries) sums[account] = (sums[account] ?? 0) + cents
  return sums
}
const sale: LedgerPayment = { payerId: 'mara', payeeId: 'wren', cents: 299, costCents: 39, feeCents: 3 }
const createReversal = (given: Partial<Reversal>): Reversal => ({
  refundedCents: 0,
  disputedCents: 0,
  disputeCount: 0,
  ...given,
})

test('creates entries in whole cents that sum to zero', () => {
  fc.assert(
    fc.property(anyPrice, fc.constantFrom('wren', null), (cents, payeeId) => {
      const entries = createLedgerEntries({ payerId: 'mara', payeeId, cents, ...splitPrice(cents) })
      expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0)
      expect(entries.every((entry) => Number.isInteger(entry.cents))).toBe(true)
      expect(sumByAccount(entries).payer).toBe(-cents)
      expect(sumByAccount(entries).payee).toBe(payeeId === null ? undefined : splitPrice(cents).shareCents)
    }),
  )
})

test('splits 2.99 into 2.57 for the author, 3 cents for the platform and 39 for the provider', () => {
  expect(createLedgerEntries(sale)).toEqual([
    { account: 'payer', userId: 'mara', cents: -299 },
    { account: 'provider', userId: null, cents: 39 },
    { account: 'platform', userId: null, cents: 3 },
    { account: 'payee', userId: 'wren', cents: 257 },
  ])
})

test('gives the platform what the provider leaves without a payee', () => {
  expect(sumByAccount(createLedgerEntries({ ...sale, payeeId: null, cents: 100, costCents: 33 }))).toEqual({
    payer: -100,
    provider: 33,
    platform: 67,
  })
})

test.each([
  ['a full refund', { refundedCents: 299 }, { payer: 0, provider: 39, platform: -39, payee: 0 }],
  ['a third', { refundedCents: 100 }, { payer: -199, provider: 39, platform: -11, payee: 171 }],
  [
    'a dispute',
    { disputedCents: 299, disputeCount: 1 },
    { payer: 0, provider: 39 + DISPUTE_COST_CENTS, platform: -39 - DISPUTE_COST_CENTS, payee: 0 },
  ],
  [
    'a won dispute',
    { disputeCount: 1 },
    { payer: -299, provider: 39 + DISPUTE_COST_CENTS, platform: 3 - DISPUTE_COST_CENTS, payee: 257 },
  ],
  [
    'a refund and a dispute of more than was paid',
    { refundedCents: 200, disputedCents: 299, disputeCount: 1 },
    { payer: 0, provider: 39 + DISPUTE_COST_CENTS, platform: -39 - DISPUTE_COST_CENTS, payee: 0 },
  ],
])('takes the share back after %s, and leaves the costs to the platform', (_, reversal, balances) => {
  const booked = createLedgerEntries(sale)
  const corrections = createCorrections(sale, createReversal(reversal), sumByAccount(booked))
  expect({ payer: 0, payee: 0, ...sumByAccount([...booked, ...corrections]) }).toEqual(balances)
  expect(corrections.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})

test('books the same whatever the order and number of corrections', () => {
  const anyReversal = fc.record({
    refundedCents: fc.integer({ min: 0, max: 999 }),
    disputedCents: fc.integer({ min: 0, max: 999 }),
    disputeCount: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(anyPrice, fc.array(anyReversal), anyReversal, (cents, before, last) => {
      const payment = { ...sale, cents, ...splitPrice(cents) }
      const apply = (steps: readonly Reversal[]) => {
        const entries = createLedgerEntries(payment)
        for (const step of steps) entries.push(...createCorrections(payment, step, sumByAccount(entries)))
        return entries
      }
      const direct = apply([last])
      const balances = (entries: readonly LedgerEntry[]) => ({
        payer: 0,
        provider: 0,
        platform: 0,
        payee: 0,
        ...sumByAccount(entries),
      })
      expect(balances(apply([...before, last, last]))).toEqual(balances(direct))
      expect(createCorrections(payment, last, sumByAccount(direct))).toEqual([])
      expect(balances(direct).payee).toBeGreaterThanOrEqual(0)
    }),
  )
})

const failed = (cents: number) => ({ cents, hasFailed: true })
const succeeded = (cents: number) => ({ cents, hasFailed: false })

test.each([
  ['only a total', 299, [], 299],
  ['only the refunds', 0, [succeeded(100), succeeded(50)], 150],
  ['a failed one', 299, [failed(299)], 0],
  ['a failed one, and a total without it', 0, [failed(299)], 0],
  ['another after a failed one, and a total with both', 598, [failed(299), succeeded(299)], 299],
  ['another after a failed one, and a total without it', 299, [failed(299), succeeded(299)], 299],
  ['a failed part', 299, [succeeded(100), failed(199)], 100],
] as const)('counts what the buyer got back by %s', (_, total, refunds, cents) => {
  expect(calculateRefunded(total, refunds)).toBe(cents)
})

test('counts the refunds that did not fail, whatever the total includes', () => {
  const anyRefund = fc.record({ cents: fc.integer({ min: 1, max: 999 }), hasFailed: fc.boolean() })
  const sum = (list: readonly { cents: number }[]) => list.reduce((total, { cents }) => total + cents, 0)
  fc.assert(
    fc.property(fc.array(anyRefund), (refunds) => {
      const kept = sum(refunds.filter(({ hasFailed }) => !hasFailed))
      for (const total of [0, kept, sum(refunds)]) expect(calculateRefunded(total, refunds)).toBe(kept)
    }),
  )
})
