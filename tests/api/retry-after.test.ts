/** Every refusal by a limit says when to try again. */
import { expect, test } from 'vitest'
import { SIGN_UP_TRIES } from '../../domain/auth/auth.limits'
import { RESET_TRIES } from '../../worker/auth/password/resets.routes'
import { call, getTools } from '../support/world'

const { ids } = getTools()

async function repeat(count: number, route: string, json: unknown, headers: () => Record<string, string>) {
  let answer = await call(route, { json, headers: headers() })
  for (let done = 1; done < count; done++) answer = await call(route, { json, headers: headers() })
  return answer
}

test('says so for the limit of a route', async () => {
  const address = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` }
  const { count, seconds } = SIGN_UP_TRIES.perAddress
  const answer = await repeat(count + 1, 'POST /api/auth/sign-up', {}, () => address)
  expect(answer.status).toBe(429)
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
})

test('says so for the limit of an account', async () => {
  const json = { email: `${ids.random(8)}@example.org` }
  const headers = () => ({ 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` })
  const answer = await repeat(RESET_TRIES.count + 1, 'POST /api/auth/forgot', json, headers)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(RESET_TRIES.seconds - 120)
})

test('says nothing in other refusals', async () => {
  expect((await call('GET /api/me/data')).headers.has('retry-after')).toBe(false)
})
