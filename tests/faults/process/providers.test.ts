/** Email and SMS providers that are down, slow or broken: nothing is lost, and nothing is sent twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenIn } from '../../support/invariants'
import { ALL_INVARIANTS, note } from '../row'
import { type Ask, caller, publish, type Somebody, somebody, soundOf, wav } from './app'
import { type Mood, moody } from './providers'
import { type Server, startServer, until } from './server'

const MINUTE_MS = 60_000
const MOODS: readonly Mood[] = ['gone', 'slow', 'broken']
const ACCOUNTS = {
  RESEND_API_KEY: 're_test',
  MAIL_FROM: 'Owlcast <hello@owlcast.example>',
  TWILIO_ACCOUNT_SID: 'ACtest',
  TWILIO_AUTH_TOKEN: 'a secret',
  SMS_FROM: '+14155550100',
}

let server: Server
let ask: Ask
let wren: Somebody
let mails: Awaited<ReturnType<typeof moody>>
let phones: Awaited<ReturnType<typeof moody>>
beforeAll(async () => {
  mails = await moody()
  phones = await moody()
  server = await startServer({ vars: { ...ACCOUNTS, MAIL_API_URL: mails.url, SMS_API_URL: phones.url } })
  ask = caller(server.origin)
  wren = await somebody(ask, 'Wren')
})
afterAll(async () => {
  await server.remove()
  mails.close()
  phones.close()
})

type Row = {
  id: string
  attempts: number
  due_at: number
  sent_at: number | null
  leased_until: number | null
}
const travel = (shiftMs: number) => ask('POST /api/dev/clock', { json: { shiftMs } })

async function letterTo(address: string): Promise<Row> {
  const [row] = await server.rows<Row>(
    `select id, attempts, due_at, sent_at, leased_until from outbox where recipient = '${address}'`,
  )
  if (!row) throw new Error(`no email to ${address}`)
  return row
}
/** Returns the email once no lease is held on it. */
async function rested(address: string): Promise<Row> {
  await until(async () => (await letterTo(address)).leased_until === null, 60_000)
  return letterTo(address)
}

/** Actions that cause an email. */
const CAUSES: Readonly<Record<string, (address: string) => Promise<void>>> = {
  async message(address) {
    const sound = soundOf(wav(2), { mode: 'mue' })
    const { post } = await publish(ask, wren, sound, { tags: [], recipient: address })
    expect((await ask(`GET /api/posts/${post.id}`, { as: wren })).status).toBe(200)
  },
  async sign_up(address) {
    const username = address.replace(/\W.*/, '')
    const json = { email: address, password: 'a long enough one', username, ageAttested: true }
    expect((await ask('POST /api/auth/sign-up', { json })).status).toBe(200)
  },
}
const sentTo = (address: string) => mails.state.taken.filter((body) => body.includes(address)).length

test.each(MOODS)('keeps the cause of an email and delivers it once when the provider is %s', async (mood) => {
  const addresses = Object.keys(CAUSES).map((cause) => `${cause}_${mood}@example.org`)
  mails.state.mood = mood
  const before = mails.state.answered
  await Promise.all(Object.values(CAUSES).map((cause, at) => cause(addresses[at] ?? '')))
  // No request waits for an email.
  if (mood === 'slow') expect(mails.state.answered).toBe(before)
  for (const address of addresses) {
    const row = await rested(address)
    expect(row).toMatchObject({ attempts: 1, sent_at: null })
    expect(row.due_at).toBeGreaterThan(Date.now())
    await until(() => server.said().includes(`{"outbox":"${row.id}"`))
  }
  await server.cron()
  for (const address of addresses) expect((await letterTo(address)).attempts).toBe(1)
  await travel(2 * MINUTE_MS)
  await server.cron()
  for (const address of addresses) {
    const row = await rested(address)
    expect(row).toMatchObject({ attempts: 2, sent_at: null })
    // The backoff doubles.
    expect(row.due_at).toBeGreaterThan(Date.now() + 3 * MINUTE_MS)
  }
  mails.state.mood = 'well'
  await travel(10 * MINUTE_MS)
  await server.cron()
  await server.cron()
  for (const address of addresses) {
    expect((await rested(address)).sent_at).not.toBeNull()
    expect(sentTo(address), address).toBe(1)
  }
  await travel(0)
})

test('sends no second email when the server is killed during delivery', async () => {
  const address = 'killed@example.org'
  mails.state.mood = 'slow'
  await CAUSES.message?.(address)
  await until(() => sentTo(address) > 0)
  await server.kill()
  mails.state.mood = 'well'
  await server.start({ vars: { ...ACCOUNTS, MAIL_API_URL: mails.url, SMS_API_URL: phones.url } })
  expect(await letterTo(address)).toMatchObject({ sent_at: null })
  await server.cron()
  expect((await letterTo(address)).sent_at).toBeNull()
  await travel(5 * MINUTE_MS)
  await server.cron()
  expect((await rested(address)).sent_at).not.toBeNull()
  expect(sentTo(address)).toBe(1)
  await travel(0)
})

test.each(MOODS)('reports a failed code, and retries nothing, when the SMS provider is %s', async (mood) => {
  phones.state.mood = mood
  const phone = `+1415555${2700 + MOODS.indexOf(mood)}`
  const answer = await ask('POST /api/auth/phone/code', { json: { phone } })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ error: { message: 'Failed to send verification code' } })
  const { asked } = phones.state
  await travel(5 * MINUTE_MS)
  await server.cron()
  expect(phones.state.asked).toBe(asked)
  phones.state.mood = 'well'
  expect((await ask('POST /api/auth/phone/code', { json: { phone } })).status).toBe(200)
  await travel(0)
})

test('breaks no invariant with failing providers', async ({ task }) => {
  await travel(60 * MINUTE_MS)
  await server.cron()
  await travel(0)
  expect(await brokenIn(server.kept)).toEqual([])
  note(task, {
    fault:
      'F9 the email or SMS provider is down, slow by 30 s, or answers 500; the server is killed meanwhile',
    tried: MOODS.length * 3 + 1,
    happened: `posts and sign-ups kept, failures logged, retried later, ${mails.state.taken.length} emails delivered once each; codes: 'Failed to send verification code'`,
    checked: `${ALL_INVARIANTS}; emails by address`,
  })
})
