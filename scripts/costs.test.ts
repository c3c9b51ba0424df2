import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculateBill, calculateDatabaseGb, formatCostTable, HABITS, PRICES, PRICES_READ } from './costs.ts'

const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8')
const sumBill = (bill: Record<string, number>) => Object.values(bill).reduce((all, amount) => all + amount, 0)

test('the guide contains the cost table and the date of the prices', () => {
  expect(guide).toContain(formatCostTable())
  expect(guide).toContain(PRICES_READ)
})

test('billFor charges only the plan within its allowance', () => {
  expect(sumBill(calculateBill(0))).toBe(PRICES.plan)
  expect(calculateBill(1000)['Worker requests']).toBe(0)
})

test('billFor charges usage beyond the allowance', () => {
  const calls = 1e6 * HABITS.daysOpen * HABITS.callsPerDay
  expect(calculateBill(1e6)['Worker requests']).toBeCloseTo(((calls - 10e6) / 1e6) * 0.3)
  const talkative = { ...HABITS, posts: HABITS.posts * 2 }
  expect(sumBill(calculateBill(1e6, talkative))).toBeGreaterThan(sumBill(calculateBill(1e6)))
})

test('the guide states when the database is full', () => {
  const full = 10 / calculateDatabaseGb(1)
  expect(guide).toContain(`some ${(Math.round(full / 10_000) * 10_000).toLocaleString('en-US')} listeners`)
})
