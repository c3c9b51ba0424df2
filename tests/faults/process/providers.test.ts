/** Email and SMS providers that are down, slow or broken: nothing is lost, and nothing is sent twice. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../domain/time/units'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import {
  createRequester,
  createSound,
  createUser,
  createWav,
  publish,
  type Requester,
  type User,
} from './http-client'
import { type Mood, startProvider } from './providers'
import { pollUntil, type Server, startServer } from './server'

const MOODS: readonly Mood[] = ['gone', 'slow', 'broken']
const ACCOUNTS = {
  RESEND_API_KEY: 're_test',
  MAIL_FROM: 'Owlcast <hello@owlcast.example>',
  TWILIO_ACCOUNT_SID: 'ACtest',
  TWILIO_AUTH_TOKEN: 'a secret',
  SMS_FROM: '+14155550100',
}

let server: Server
let ask: Requester
let wren: User
let emailProvider: Awaited<ReturnType<typeof startProvider>>
let smsProvider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  emailProvider = await startProvider()
  smsProvider = await startProvider()
  server = await startServer({
    vars: { ...ACCOUNTS, MAIL_API_URL: emailProvider.url, SMS_API_URL: smsProvider.url },
  })
  ask = createRequester(server.origin)
  wren = await createUser(ask, 'Wren')
})
afterAll(async () => {
  await server.remove()
  emailProvider.close()
  smsProvider.close()
})

type Row = {
  id: string
  attempts: number
  due_at: number
  sent_at: number | null
  leased_until: number | null
}
const travel = (shiftMs: number) => ask('POST /api/dev/clock', { json: { shiftMs } })

async function getEmail(address: string): Promise<Row> {
  const [row] = await server.rows<Row>(
    `select id, attempts, due_at, sent_at, leased_until from outbox where recipient = '${address}'`,
  )
  if (!row) throw new Error(`no email to ${address}`)
  return row
}
/** Returns the email once no lease is held on it. */
async function waitUntilReleased(address: string): Promise<Row> {
  await pollUntil(async () => (await getEmail(address)).leased_until === null, 60_000)
  return getEmail(address)
}

/** Actions that cause an email. */
const CAUSES: Readonly<Record<string, (address: string) => Promise<void>>> = {
  async message(address) {
    const sound = createSound(createWav(2), { mode: 'mue' })
    const { post } = await publish(ask, wren, sound, { tags: [], recipient: address })
    expect((await ask(`GET /api/posts/${post.id}`, { as: wren })).status).toBe(200)
  },
  async sign_up(address) {
    const username = address.replace(/\W.*/, '')
    const json = { email: address, password: 'a long enough one', username, ageAttested: true }
    expect((await ask('POST /api/auth/sign-up', { json })).status).toBe(200)
  },
}
const countSent = (address: string) =>
  emailProvider.state.taken.filter((body) => body.includes(address)).length

test.each(MOODS)('keeps the cause of an email and delivers it once when the provider is %s', async (mood) => {
  const addresses = Object.keys(CAUSES).map((cause) => `${cause}_${mood}@example.org`)
  emailProvider.state.mood = mood
  const before = emailProvider.state.answered
  await Promise.all(Object.values(CAUSES).map((cause, at) => cause(addresses[at] ?? '')))
  // No request waits for an email.
  if (mood === 'slow') expect(emailProvider.state.answered).toBe(before)
  for (const address of addresses) {
    const row = await waitUntilReleased(address)
    expect(row).toMatchObject({ attempts: 1, sent_at: null })
    expect(row.due_at).toBeGreaterThan(Date.now())
    await pollUntil(() => server.output().includes(`{"outbox":"${row.id}"`))
  }
  await server.cron()
  for (const address of addresses) expect((await getEmail(address)).attempts).toBe(1)
  await travel(2 * MINUTE_MS)
  await server.cron()
  for (const address of addresses) {
    const row = await waitUntilReleased(address)
    expect(row).toMatchObject({ attempts: 2, sent_at: null })
    // The backoff doubles.
    expect(row.due_at).toBeGreaterThan(Date.now() + 3 * MINUTE_MS)
  }
  emailProvider.state.mood = 'well'
  await travel(10 * MINUTE_MS)
  await server.cron()
  await server.cron()
  for (const address of addresses) {
    expect((await waitUntilReleased(address)).sent_at).not.toBeNull()
    expect(countSent(address), address).toBe(1)
  }
  await travel(0)
})

test('sends no second email when the server is killed during delivery', async () => {
  const address = 'killed@example.org'
  emailProvider.state.mood = 'slow'
  await CAUSES.message?.(address)
  await pollUntil(() => countSent(address) > 0)
  await server.kill()
  emailProvider.state.mood = 'well'
  await server.start({ vars: { ...ACCOUNTS, MAIL_API_URL: emailProvider.url, SMS_API_URL: smsProvider.url } })
  expect(await getEmail(address)).toMatchObject({ sent_at: null })
  await server.cron()
  expect((await getEmail(address)).sent_at).toBeNull()
  await travel(5 * MINUTE_MS)
  await server.cron()
  expect((await waitUntilReleased(address)).sent_at).not.toBeNull()
  expect(countSent(address)).toBe(1)
  await travel(0)
})

test.each(MOODS)('reports a failed code, and retries nothing, when the SMS provider is %s', async (mood) => {
  smsProvider.state.mood = mood
  const phone = `+1415555${2700 + MOODS.indexOf(mood)}`
  const answer = await ask('POST /api/auth/phone/code', { json: { phone } })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ error: { message: 'Failed to send verification code' } })
  const { asked } = smsProvider.state
  await travel(5 * MINUTE_MS)
  await server.cron()
  expect(smsProvider.state.asked).toBe(asked)
  smsProvider.state.mood = 'well'
  expect((await ask('POST /api/auth/phone/code', { json: { phone } })).status).toBe(200)
  await travel(0)
})

test('breaks no invariant with failing providers', async ({ task }) => {
  await travel(60 * MINUTE_MS)
  await server.cron()
  await travel(0)
  expect(await findViolations(server.stores)).toEqual([])
  recordRow(task, {
    fault:
      'F9 the email or SMS provider is down, slow by 30 s, or answers 500; the server is killed meanwhile',
    tried: MOODS.length * 3 + 1,
    happened: `posts and sign-ups kept, failures logged, retried later, ${emailProvider.state.taken.length} emails delivered once each; codes: 'Failed to send verification code'`,
    checked: `${ALL_INVARIANTS}; emails by address`,
  })
})
