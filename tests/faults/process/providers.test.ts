/** What sends mails and messages is gone, slow or broken: nothing that people did is lost, and nothing is sent twice. */
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
  if (!row) throw new Error(`no letter to ${address}`)
  return row
}
/** The letter once nobody is about to send it. */
async function rested(address: string): Promise<Row> {
  await until(async () => (await letterTo(address)).leased_until === null, 60_000)
  return letterTo(address)
}

/** What has to leave by mail, done while nobody takes mails. */
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

test.each(MOODS)(
  'the mail provider is %s: what caused a mail is kept, and it is delivered once',
  async (mood) => {
    const addresses = Object.keys(CAUSES).map((cause) => `${cause}_${mood}@example.org`)
    mails.state.mood = mood
    const before = mails.state.answered
    await Promise.all(Object.values(CAUSES).map((cause, at) => cause(addresses[at] ?? '')))
    // Nobody waits for a mail.
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
      // Twice as long as before.
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
  },
)

test('a server that is killed while the provider takes a letter sends no second one', async () => {
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

test.each(MOODS)(
  'the provider of messages is %s: whoever waits for a code is told, and nothing follows',
  async (mood) => {
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
  },
)

test('after all of it nothing is broken', async ({ task }) => {
  await travel(60 * MINUTE_MS)
  await server.cron()
  await travel(0)
  expect(await brokenIn(server.kept)).toEqual([])
  note(task, {
    fault:
      'F9 who sends mails or messages is gone, slow by 30 s, or answers 500; the server is killed meanwhile',
    tried: MOODS.length * 3 + 1,
    happened: `posts and sign-ups kept, failures logged, tried again later, ${mails.state.taken.length} letters delivered once each; codes: 'Failed to send verification code'`,
    checked: `${ALL_INVARIANTS}; letters by address`,
  })
})
