/** Emails to the provider: the real client over real HTTP, against a stand-in on the loopback. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OUTBOX_KEPT_DAYS, OUTBOX_LEASE_MS } from '../../domain/limits'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { outbox } from '../../worker/database/tables/outbox.table'
import {
  createEmail,
  drainOutbox,
  type EmailDraft,
  OUTBOX_CONCURRENCY,
  OUTBOX_CONFIG_RETRY_MS,
  OUTBOX_PER_RUN,
} from '../../worker/outbox/outbox.service'
import { createUnsubscribeUrl } from '../../worker/outbox/unsubscribe-url'
import { createMailer, type MailerEnv } from '../../worker/tools/create-mailer'
import { createResendMailer, EMAIL_TIMEOUT_MS } from '../../worker/tools/resend'
import type { Answer, ProviderRequest } from '../support/provider'
import { getTools, setClockOffset } from '../support/world'

const { db, ids } = getTools()
const api = env.TEST_SERVICES.mail
const account: MailerEnv = {
  ENVIRONMENT: 'test',
  RESEND_API_KEY: 're_a_key_for_tests',
  MAIL_FROM: 'Owlcast <hello@owlcast.example>',
  MAIL_API_URL: api,
}
const deps = { ...getTools(), mail: createMailer(account) }
const logged: string[] = []

beforeEach(async () => {
  await db.delete(outbox)
  await setProviderAnswers()
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

/** Sets the provider's next answers; after these it accepts every email. */
async function setProviderAnswers(...list: Answer[]) {
  await fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
}

async function getProviderState(): Promise<{ asked: ProviderRequest[]; taken: number }> {
  return (await fetch(`${api}/-/asked`)).json()
}

async function insertEmail(mail: Partial<EmailDraft> = {}) {
  const email = createEmail(getTools(), {
    to: 'Mara@Example.org',
    purpose: 'account',
    subject: 'Hello',
    text: 'Words',
    html: '<p>Words</p>',
    ...mail,
  })
  await db.insert(outbox).values(email)
  return email.id
}

const findRow = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]
const getWait = async (id: string) => ((await findRow(id))?.dueAt ?? 0) - deps.clock.now()

test('sends an account email as one POST with API key, idempotency key and both parts, without unsubscribe headers', async () => {
  const id = await insertEmail()
  await drainOutbox(deps)
  const { asked } = await getProviderState()
  expect(asked).toHaveLength(1)
  const [{ method, path, headers, body } = {} as ProviderRequest] = asked
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
  expect(await findRow(id)).toMatchObject({ attempts: 1, lastError: null })
  expect((await findRow(id))?.sentAt).not.toBeNull()
})

test('adds one-click unsubscribe headers to a message email', async () => {
  await insertEmail({ purpose: 'message' })
  await drainOutbox(deps)
  const { headers } = JSON.parse((await getProviderState()).asked[0]?.body ?? '')
  expect(headers).toEqual({
    'List-Unsubscribe': `<${await createUnsubscribeUrl(env, 'mara@example.org')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('delivers each email once in parallel runs', async () => {
  for (let count = 0; count < 12; count += 1) await insertEmail({ subject: `Letter ${count}` })
  await Promise.all([drainOutbox(deps), drainOutbox(deps), drainOutbox(deps)])
  const { asked, taken } = await getProviderState()
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(12)
  expect(keys).toHaveLength(12)
  expect(taken).toBe(12)
})

test('repeats the same request after a run that was cut off, so that the provider sends one email', async () => {
  const id = await insertEmail({ purpose: 'message' })
  await drainOutbox(deps)
  await db.update(outbox).set({ sentAt: null })
  await drainOutbox(deps)
  const { asked, taken } = await getProviderState()
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
  expect(asked[0]?.body).toBe(asked[1]?.body)
  expect(taken).toBe(1)
})

const createErrorAnswer = (status: number, name: string, headers = {}): Answer => ({
  status,
  headers,
  json: { statusCode: status, name, message: 'mara@example.org cannot be written to' },
})

test.each<[string, Answer, string, number]>([
  ['503', { status: 503 }, 'The mail provider answered 503', MINUTE_MS],
  [
    '500',
    createErrorAnswer(500, 'internal_server_error'),
    'The mail provider answered 500 internal_server_error',
    MINUTE_MS,
  ],
  [
    '429 with seconds',
    createErrorAnswer(429, 'rate_limit_exceeded', { 'retry-after': '600' }),
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
    createErrorAnswer(409, 'concurrent_idempotent_requests'),
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
  await setProviderAnswers(answer)
  const id = await insertEmail()
  await drainOutbox(deps)
  expect(await findRow(id)).toMatchObject({ sentAt: null, failedAt: null, attempts: 1, lastError: reason })
  const left = await getWait(id)
  expect(left).toBeLessThanOrEqual(wait)
  expect(left).toBeGreaterThan(wait - MINUTE_MS / 2)
  setClockOffset(wait - MINUTE_MS / 2)
  await drainOutbox(deps)
  expect((await getProviderState()).asked).toHaveLength(1)
  setClockOffset(wait + 1000)
  await drainOutbox(deps)
  expect((await findRow(id))?.sentAt).not.toBeNull()
  expect((await getProviderState()).taken).toBe(1)
})

// workerd also logs the lost connection on its own error output.
test.each<Answer>(['hangs up', 'is silent'])('retries later when a provider %s', async (answer) => {
  await setProviderAnswers(answer)
  const id = await insertEmail()
  const mail = createResendMailer({ url: api, key: 'k', from: 'hello@owlcast.example', timeoutMs: 300 })
  await drainOutbox({ ...deps, mail })
  expect((await findRow(id))?.lastError).toMatch(/^The mail provider did not answer: \w+$/)
  expect(await findRow(id)).toMatchObject({ sentAt: null, failedAt: null })
  setClockOffset(MINUTE_MS + 1000)
  await drainOutbox(deps)
  expect((await findRow(id))?.sentAt).not.toBeNull()
})

test.each<[string, Answer]>([
  ['422 validation_error', createErrorAnswer(422, 'validation_error')],
  ['400 validation_error', createErrorAnswer(400, 'validation_error')],
  ['413', { status: 413, json: 'Too large for mara@example.org' }],
  ['422', { status: 422, json: { name: 'to: mara@example.org' } }],
  ['409 invalid_idempotent_request', createErrorAnswer(409, 'invalid_idempotent_request')],
])('gives up at once on %s, with a reason that contains no address', async (what, answer) => {
  await setProviderAnswers(answer)
  const id = await insertEmail()
  await drainOutbox({ ...deps, env: { ...env, ENVIRONMENT: 'production' } })
  const row = await findRow(id)
  expect(row).toMatchObject({
    sentAt: null,
    lastError: `The mail provider answered ${what}`,
    recipient: '',
    text: '',
    html: null,
  })
  expect(row?.failedAt).not.toBeNull()
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain('example.org')
  setClockOffset(DAY_MS)
  await drainOutbox(deps)
  expect((await getProviderState()).asked).toHaveLength(1)
})

test.each<[string, Answer]>([
  ['401 missing_api_key', createErrorAnswer(401, 'missing_api_key')],
  ['403 validation_error', createErrorAnswer(403, 'validation_error')],
  ['422 invalid_from_address', createErrorAnswer(422, 'invalid_from_address')],
])('waits for a fix on %s and counts no attempt', async (what, answer) => {
  await setProviderAnswers(answer)
  const id = await insertEmail()
  await drainOutbox(deps)
  expect(await findRow(id)).toMatchObject({
    attempts: 0,
    failedAt: null,
    lastError: `The mail provider answered ${what}`,
  })
  setClockOffset(OUTBOX_CONFIG_RETRY_MS + 1000)
  await drainOutbox(deps)
  expect((await findRow(id))?.sentAt).not.toBeNull()
})

test('gives up emails that waited too long for a provider', async () => {
  const id = await insertEmail()
  setClockOffset((OUTBOX_KEPT_DAYS + 1) * DAY_MS)
  await drainOutbox({ ...deps, mail: createMailer({ ENVIRONMENT: 'production' }) })
  expect((await findRow(id))?.failedAt).not.toBeNull()
})

test('ends a run of time-outs before its lease does', () => {
  expect(Math.ceil(OUTBOX_PER_RUN / OUTBOX_CONCURRENCY) * EMAIL_TIMEOUT_MS).toBeLessThan(OUTBOX_LEASE_MS)
})

test('delivers text of any script unchanged', async () => {
  const words = `Zoë 🦉 ولد\n“${ids.random(6)}” \\ "`
  await insertEmail({ text: words, html: `<p>${words}</p>` })
  await drainOutbox(deps)
  expect(JSON.parse((await getProviderState()).asked[0]?.body ?? '')).toMatchObject({ text: words })
})
