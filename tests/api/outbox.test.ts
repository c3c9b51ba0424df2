/** The outbox: leases, retries and giving up; and the development mailbox, which production does not have. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CODE_MINUTES } from '../../domain/auth/auth.limits'
import { OUTBOX_KEPT_DAYS } from '../../domain/limits'
import { MINUTE_MS } from '../../domain/time/units'
import { createApp } from '../../worker/app'
import type { AppDeps } from '../../worker/context'
import { outbox } from '../../worker/database/tables/outbox.table'
import { renderEmail } from '../../worker/emails/render-email'
import {
  createEmail,
  createSms,
  drainOutbox,
  OUTBOX_ATTEMPTS,
  OUTBOX_CONFIG_RETRY_MS,
  scheduleRetry,
} from '../../worker/outbox/outbox.service'
import { runSchedule } from '../../worker/schedule'
import type { Email } from '../../worker/tools/mailer'
import { createUnknownEmail, publishMessage } from '../support/messages'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const { db, ids } = getTools()

beforeEach(async () => {
  await db.delete(outbox)
})
afterEach(() => setClockOffset(0))

/** A provider that records what it sends and throws while it is down. */
function createProvider() {
  const state = { sent: [] as Email[], down: false }
  const mail: AppDeps['mail'] = {
    ...getTools().mail,
    send: async (email) => {
      if (state.down) throw new Error('503 from the provider')
      state.sent.push(email)
      return { sent: true }
    },
  }
  return { state, tools: { ...getTools(), mail } }
}

async function insertEmail(subject = 'Hello') {
  const email = createEmail(getTools(), {
    to: 'mara@example.org',
    purpose: 'account',
    subject,
    text: 'Words',
    html: '<p>Words</p>',
  })
  await db.insert(outbox).values(email)
  return email.id
}

const findRow = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]

test('sends an email once across concurrent runs, with its row id as idempotency key', async () => {
  const { state, tools: deps } = createProvider()
  const id = await insertEmail()
  await Promise.all(Array.from({ length: 8 }, () => drainOutbox(deps)))
  expect(state.sent).toEqual([
    { id, to: 'mara@example.org', subject: 'Hello', text: 'Words', html: '<p>Words</p>' },
  ])
  expect(await findRow(id)).toMatchObject({ attempts: 1, lastError: null, text: 'Words' })
  await drainOutbox(deps)
  expect(state.sent).toHaveLength(1)
})

test('sends the email of a message without waiting for the cron trigger', async () => {
  const recipient = createUnknownEmail()
  await publishMessage(await createPerson('Wren'), { recipient })
  await vi.waitFor(async () => {
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, recipient))
    expect(row?.sentAt).not.toBeNull()
  })
})

test('retries a failed email with growing delays and holds up no other', async () => {
  const { state, tools: deps } = createProvider()
  state.down = true
  const id = await insertEmail()
  await drainOutbox(deps)
  expect(await findRow(id)).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: 'Error: 503 from the provider',
  })
  state.down = false
  const other = await insertEmail('Another')
  await drainOutbox(deps)
  expect(state.sent.map((mail) => mail.id)).toEqual([other])
  setClockOffset(MINUTE_MS + 1000)
  await drainOutbox(deps)
  expect(state.sent.map((mail) => mail.id)).toEqual([other, id])
})

test('retries after 1, 2, 4 … minutes and gives up', () => {
  const retryAfter = (attempts: number) => scheduleRetry({ attempts, createdAt: 0 }, { next: 'later' }, 0)
  expect([1, 2, 3].map(retryAfter)).toEqual([
    { dueAt: MINUTE_MS },
    { dueAt: 2 * MINUTE_MS },
    { dueAt: 4 * MINUTE_MS },
  ])
  expect(retryAfter(OUTBOX_ATTEMPTS)).toBeNull()
})

test('resends after a run that was cut off, once its lease ends', async () => {
  const id = await insertEmail()
  await db.update(outbox).set({ leasedUntil: getTools().clock.now() + MINUTE_MS, attempts: 1 })
  await runSchedule(getTools())
  expect((await findRow(id))?.sentAt).toBeNull()
  setClockOffset(2 * MINUTE_MS)
  await runSchedule(getTools())
  expect((await findRow(id))?.sentAt).not.toBeNull()
})

test.each([
  { age: 'a code that is still valid', minutes: CODE_MINUTES, texts: ['123456'], failed: false },
  { age: 'no code that expired', minutes: CODE_MINUTES + 1, texts: [], failed: true },
])('sends $age after a run that was cut off', async ({ minutes, texts, failed }) => {
  const sent: string[] = []
  const sms: AppDeps['sms'] = {
    send: async ({ text }) => {
      sent.push(text)
      return { sent: true }
    },
  }
  const row = createSms(getTools(), { to: '+14155550142', text: '123456' })
  await db.insert(outbox).values(row)
  const clock = { now: () => row.createdAt + minutes * MINUTE_MS }
  await drainOutbox({ ...getTools(), sms, clock })
  expect(sent).toEqual(texts)
  expect((await findRow(row.id))?.failedAt !== null).toBe(failed)
})

test('deletes sent emails after the retention', async () => {
  const id = await insertEmail()
  await drainOutbox(getTools())
  setClockOffset(OUTBOX_KEPT_DAYS * 24 * 60 * MINUTE_MS + 1000)
  await runSchedule(getTools())
  expect(await findRow(id)).toBeUndefined()
})

test('marks nothing as sent without a provider in production, and clears address and text of sent emails', async () => {
  const production = { ...env, ENVIRONMENT: 'production' as const, ORIGIN: 'https://owlcast.example' }
  const id = await insertEmail()
  const { createMailer } = await import('../../worker/tools/create-mailer')
  await drainOutbox({ ...getTools(), env: production, mail: createMailer(production) })
  expect(await findRow(id)).toMatchObject({ sentAt: null, failedAt: null, attempts: 0 })
  expect((await findRow(id))?.lastError).toMatch(/^RESEND_API_KEY /)
  setClockOffset(OUTBOX_CONFIG_RETRY_MS + 1000)
  await drainOutbox({ ...createProvider().tools, env: production })
  expect(await findRow(id)).toMatchObject({ recipient: '', text: '', html: null })
})

test('shows emails newest first in the development mailbox, with working links and escaped text', async () => {
  await insertEmail('The older one')
  setClockOffset(1000)
  const link = `http://localhost:8787/?verify=${ids.random(10)}`
  const nasty = '"><img src=x onerror=alert(1)> </iframe>'
  const email = renderEmail({
    subject: `The newer one ${nasty}`,
    heading: nasty,
    paragraphs: [nasty],
    action: { label: 'Open', url: link },
    foot: nasty,
  })
  await db
    .insert(outbox)
    .values(createEmail(getTools(), { to: `${nasty}@example.org`, purpose: 'account', ...email }))
  const answer = await call('GET /api/dev/outbox')
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page.indexOf('The newer one')).toBeLessThan(page.indexOf('The older one'))
  expect(page).toContain(`<a href="${link}">${link}</a>`)
  expect(page).not.toContain('<img')
  expect(email.html).not.toContain('<img')
  expect(email.text).toContain(link)
})

test('says that the mailbox is empty', async () => {
  expect(await (await call('GET /api/dev/outbox')).text()).toContain('No emails yet.')
})

test('has no mailbox in production and names none in the session response', async () => {
  await insertEmail()
  const production = { ...env, ENVIRONMENT: 'production' as const, ORIGIN: 'https://owlcast.example' }
  const app = createApp()
  const page = await app.fetch(new Request(`${production.ORIGIN}/api/dev/outbox`), production)
  expect(page.status).toBe(404)
  expect(await page.json()).toMatchObject({ error: { code: 'request.not_found' } })
  const session = await app.fetch(new Request(`${production.ORIGIN}/api/session`), production)
  expect(await session.json()).toMatchObject({
    user: null,
    signIn: { methods: ['email', 'passkey'], mailbox: null },
  })
})
