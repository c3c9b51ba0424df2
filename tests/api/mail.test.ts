/** Emails to the provider: the real client over real HTTP, against a stand-in on the loopback. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  MAIL_TIMEOUT_MS,
  OUTBOX_KEPT_DAYS,
  OUTBOX_LANES,
  OUTBOX_LEASE_MS,
  OUTBOX_MENDING_MS,
  OUTBOX_PER_RUN,
} from '../../domain/limits'
import { drainOutbox, mailLetter, type WrittenMail } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { refusalLink } from '../../worker/outbox/refusal-link'
import { type MailEnv, mailerOf } from '../../worker/tools/mail'
import { resendMailer } from '../../worker/tools/resend'
import type { Answer, Asked } from '../support/provider'
import { tools, travel } from '../support/world'

const { db, ids } = tools()
const api = env.TEST_SERVICES.mail
const account: MailEnv = {
  ENVIRONMENT: 'test',
  RESEND_API_KEY: 're_a_key_for_tests',
  MAIL_FROM: 'Owlcast <hello@owlcast.example>',
  MAIL_API_URL: api,
}
const kit = { ...tools(), mail: mailerOf(account) }
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const logged: string[] = []

beforeEach(async () => {
  await db.delete(outbox)
  await answers()
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => {
  travel(0)
  vi.restoreAllMocks()
})

/** Sets the provider's next answers; after these it accepts every email. */
async function answers(...list: Answer[]) {
  await fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
}

async function provider(): Promise<{ asked: Asked[]; taken: number }> {
  return (await fetch(`${api}/-/asked`)).json()
}

async function write(mail: Partial<WrittenMail> = {}) {
  const letter = mailLetter(tools(), {
    to: 'Mara@Example.org',
    purpose: 'account',
    subject: 'Hello',
    text: 'Words',
    html: '<p>Words</p>',
    ...mail,
  })
  await db.insert(outbox).values(letter)
  return letter.id
}

const rowOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]
const waitOf = async (id: string) => ((await rowOf(id))?.dueAt ?? 0) - kit.clock.now()

test('sends an account email as one POST with API key, idempotency key and both parts, without unsubscribe headers', async () => {
  const id = await write()
  await drainOutbox(kit)
  const { asked } = await provider()
  expect(asked).toHaveLength(1)
  const [{ method, path, headers, body } = {} as Asked] = asked
  expect(`${method} ${path}`).toBe('POST /emails')
  expect(headers).toMatchObject({
    authorization: 'Bearer re_a_key_for_tests',
    'content-type': 'application/json',
    'idempotency-key': id,
    'user-agent': 'Owlcast/1.0',
  })
  expect(headers).not.toHaveProperty('cookie')
  expect(JSON.parse(body)).toEqual({
    from: 'Owlcast <hello@owlcast.example>',
    to: ['Mara@Example.org'],
    subject: 'Hello',
    text: 'Words',
    html: '<p>Words</p>',
  })
  expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: null })
  expect((await rowOf(id))?.sentAt).not.toBeNull()
})

test('adds one-click unsubscribe headers to a message email', async () => {
  await write({ purpose: 'message' })
  await drainOutbox(kit)
  const { headers } = JSON.parse((await provider()).asked[0]?.body ?? '')
  expect(headers).toEqual({
    'List-Unsubscribe': `<${await refusalLink(env, 'mara@example.org')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('delivers each email once in parallel runs', async () => {
  for (let count = 0; count < 12; count += 1) await write({ subject: `Letter ${count}` })
  await Promise.all([drainOutbox(kit), drainOutbox(kit), drainOutbox(kit)])
  const { asked, taken } = await provider()
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(12)
  expect(keys).toHaveLength(12)
  expect(taken).toBe(12)
})

test('repeats the same request after a run that was cut off, so that the provider sends one email', async () => {
  const id = await write({ purpose: 'message' })
  await drainOutbox(kit)
  await db.update(outbox).set({ sentAt: null })
  await drainOutbox(kit)
  const { asked, taken } = await provider()
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
  expect(asked[0]?.body).toBe(asked[1]?.body)
  expect(taken).toBe(1)
})

const named = (status: number, name: string, headers = {}): Answer => ({
  status,
  headers,
  json: { statusCode: status, name, message: 'mara@example.org cannot be written to' },
})

test.each<[string, Answer, string, number]>([
  ['503', { status: 503 }, 'The mail provider answered 503', MINUTE_MS],
  [
    '500',
    named(500, 'internal_server_error'),
    'The mail provider answered 500 internal_server_error',
    MINUTE_MS,
  ],
  [
    '429 with seconds',
    named(429, 'rate_limit_exceeded', { 'retry-after': '600' }),
    'The mail provider answered 429 rate_limit_exceeded',
    10 * MINUTE_MS,
  ],
  [
    '429 with less than the wait',
    { status: 429, headers: { 'retry-after': '1' } },
    'The mail provider answered 429',
    MINUTE_MS,
  ],
  [
    '503 with a date',
    {
      status: 503,
      headers: { date: 'Sat, 21 Nov 2026 10:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 10:05:00 GMT' },
    },
    'The mail provider answered 503',
    5 * MINUTE_MS,
  ],
  [
    '429 for a year',
    { status: 429, headers: { 'retry-after': '31536000' } },
    'The mail provider answered 429',
    DAY_MS,
  ],
  [
    'the same letter under way',
    named(409, 'concurrent_idempotent_requests'),
    'The mail provider answered 409 concurrent_idempotent_requests',
    MINUTE_MS,
  ],
  [
    'another address',
    { status: 307, headers: { location: '/-/asked' } },
    'The mail provider answered 307',
    MINUTE_MS,
  ],
])('retries later after %s', async (_, answer, reason, wait) => {
  await answers(answer)
  const id = await write()
  await drainOutbox(kit)
  expect(await rowOf(id)).toMatchObject({ sentAt: null, failedAt: null, attempts: 1, lastError: reason })
  const left = await waitOf(id)
  expect(left).toBeLessThanOrEqual(wait)
  expect(left).toBeGreaterThan(wait - MINUTE_MS / 2)
  travel(wait - MINUTE_MS / 2)
  await drainOutbox(kit)
  expect((await provider()).asked).toHaveLength(1)
  travel(wait + 1000)
  await drainOutbox(kit)
  expect((await rowOf(id))?.sentAt).not.toBeNull()
  expect((await provider()).taken).toBe(1)
})

// workerd also logs the lost connection on its own error output.
test.each<Answer>(['hangs up', 'is silent'])('retries later when a provider %s', async (answer) => {
  await answers(answer)
  const id = await write()
  const mail = resendMailer({ url: api, key: 'k', from: 'hello@owlcast.example', timeoutMs: 300 })
  await drainOutbox({ ...kit, mail })
  expect((await rowOf(id))?.lastError).toMatch(/^The mail provider did not answer: \w+$/)
  expect(await rowOf(id)).toMatchObject({ sentAt: null, failedAt: null })
  travel(MINUTE_MS + 1000)
  await drainOutbox(kit)
  expect((await rowOf(id))?.sentAt).not.toBeNull()
})

test.each<[string, Answer]>([
  ['422 validation_error', named(422, 'validation_error')],
  ['400 validation_error', named(400, 'validation_error')],
  ['413', { status: 413, json: 'Too large for mara@example.org' }],
  ['422', { status: 422, json: { name: 'to: mara@example.org' } }],
  ['409 invalid_idempotent_request', named(409, 'invalid_idempotent_request')],
])('gives up at once on %s, with a reason that contains no address', async (what, answer) => {
  await answers(answer)
  const id = await write()
  await drainOutbox({ ...kit, env: { ...env, ENVIRONMENT: 'production' } })
  const row = await rowOf(id)
  expect(row).toMatchObject({
    sentAt: null,
    lastError: `The mail provider answered ${what}`,
    text: '',
    html: null,
  })
  expect(row?.failedAt).not.toBeNull()
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain('example.org')
  travel(DAY_MS)
  await drainOutbox(kit)
  expect((await provider()).asked).toHaveLength(1)
})

test.each<[string, Answer]>([
  ['401 missing_api_key', named(401, 'missing_api_key')],
  ['403 validation_error', named(403, 'validation_error')],
  ['422 invalid_from_address', named(422, 'invalid_from_address')],
])('waits for a fix on %s and counts no attempt', async (what, answer) => {
  await answers(answer)
  const id = await write()
  await drainOutbox(kit)
  expect(await rowOf(id)).toMatchObject({
    attempts: 0,
    failedAt: null,
    lastError: `The mail provider answered ${what}`,
  })
  travel(OUTBOX_MENDING_MS + 1000)
  await drainOutbox(kit)
  expect((await rowOf(id))?.sentAt).not.toBeNull()
})

test('gives up emails that waited too long for a provider', async () => {
  const id = await write()
  travel((OUTBOX_KEPT_DAYS + 1) * DAY_MS)
  await drainOutbox({ ...kit, mail: mailerOf({ ENVIRONMENT: 'production' }) })
  expect((await rowOf(id))?.failedAt).not.toBeNull()
})

test('ends a run of time-outs before its lease does', () => {
  expect(Math.ceil(OUTBOX_PER_RUN / OUTBOX_LANES) * MAIL_TIMEOUT_MS).toBeLessThan(OUTBOX_LEASE_MS)
})

test('delivers text of any script unchanged', async () => {
  const words = `Zoë 🦉 ولد\n“${ids.random(6)}” \\ "`
  await write({ text: words, html: `<p>${words}</p>` })
  await drainOutbox(kit)
  expect(JSON.parse((await provider()).asked[0]?.body ?? '')).toMatchObject({ text: words })
})
