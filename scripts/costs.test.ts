import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billFor, costTable, databaseGb, HABITS, PRICES, PRICES_READ } from './costs.mjs'

const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8')
const sum = (bill: Record<string, number>) => Object.values(bill).reduce((all, amount) => all + amount, 0)

test('the guide contains the cost table and the date of the prices', () => {
  expect(guide).toContain(costTable())
  expect(guide).toContain(PRICES_READ)
})

test('billFor charges only the plan within its allowance', () => {
  expect(sum(billFor(0))).toBe(PRICES.plan)
  expect(billFor(1000)['Worker requests']).toBe(0)
})

test('billFor charges usage beyond the allowance', () => {
  const calls = 1e6 * HABITS.daysOpen * HABITS.callsPerDay
  expect(billFor(1e6)['Worker requests']).toBeCloseTo(((calls - 10e6) / 1e6) * 0.3)
  const talkative = { ...HABITS, posts: HABITS.posts * 2 }
  expect(sum(billFor(1e6, talkative))).toBeGreaterThan(sum(billFor(1e6)))
})

test('the guide states when the database is full', () => {
  const full = 10 / databaseGb(1)
  expect(guide).toContain(`some ${(Math.round(full / 10_000) * 10_000).toLocaleString('en-US')} listeners`)
})
