import { expect, test } from 'vitest'
import { AppError } from '../../domain/errors/app-error'
import { getTools } from '../../tests/support/world'
import { getRetryAfterSeconds } from '../http/rate-limit-error'
import { assertRateLimit, consumeRateLimit } from './rate-limit'

const { db, env, ids } = getTools()
const RATE = { count: 2, seconds: 60 }

/** Counts one attempt so many ms after the first; returns whether it is allowed. */
function createAttempts() {
  const name = ids.make('rate')
  return (ms: number) => consumeRateLimit({ db, env, clock: { now: () => 1_000_000 + ms } }, name, RATE)
}

test('refuses attempts above the count until the window of the first one ends', async () => {
  const attempt = createAttempts()
  expect([await attempt(0), await attempt(1), await attempt(2)]).toEqual([true, true, false])
  expect([await attempt(59_999), await attempt(60_000)]).toEqual([false, true])
})

test('does not extend a window by attempts in it', async () => {
  const attempt = createAttempts()
  for (const ms of [0, 30_000, 59_000]) await attempt(ms)
  expect([await attempt(60_000), await attempt(60_001), await attempt(60_002)]).toEqual([true, true, false])
})

test('says when a refused attempt may be repeated', async () => {
  const name = ids.make('rate')
  const attempt = (ms: number) =>
    assertRateLimit({ db, env, clock: { now: () => 1_000_000 + ms } }, name, RATE)
  await attempt(0)
  await attempt(0)
  const error = await attempt(20_500).catch((failure: AppError) => failure)
  expect(error).toBeInstanceOf(AppError)
  expect(getRetryAfterSeconds(error as AppError)).toBe(40)
})
