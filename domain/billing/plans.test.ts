import { expect, test } from 'vitest'
import { getActivePlan } from './plans'

test.each([
  ['never bought', null, 'free'],
  ['runs', 1001, 'pro'],
  ['ends this very moment', 1000, 'free'],
  ['ended', 999, 'free'],
] as const)('Pro that %s', (_, expiresAt, plan) => {
  expect(getActivePlan(expiresAt, 1000)).toBe(plan)
})
