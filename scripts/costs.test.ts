import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billFor, costTable, databaseGb, HABITS, PRICES, PRICES_READ } from './costs.mjs'

const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8')
const sum = (bill: Record<string, number>) => Object.values(bill).reduce((all, amount) => all + amount, 0)

test('the guide has the table and the date of the prices', () => {
  expect(guide).toContain(costTable())
  expect(guide).toContain(PRICES_READ)
})

test('what a plan includes costs nothing more', () => {
  expect(sum(billFor(0))).toBe(PRICES.plan)
  expect(billFor(1000)['Worker requests']).toBe(0)
})

test('what is beyond it costs by the amount', () => {
  const calls = 1e6 * HABITS.daysOpen * HABITS.callsPerDay
  expect(billFor(1e6)['Worker requests']).toBeCloseTo(((calls - 10e6) / 1e6) * 0.3)
  const talkative = { ...HABITS, voices: HABITS.voices * 2 }
  expect(sum(billFor(1e6, talkative))).toBeGreaterThan(sum(billFor(1e6)))
})

test('the guide says when the one database is full', () => {
  const full = 10 / databaseGb(1)
  expect(guide).toContain(`some ${(Math.round(full / 10_000) * 10_000).toLocaleString('en-US')} listeners`)
})
