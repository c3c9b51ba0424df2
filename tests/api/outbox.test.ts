/** The outbox: leases, retries and giving up; and the development mailbox, which production does not have. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OUTBOX_ATTEMPTS, OUTBOX_KEPT_DAYS, OUTBOX_MENDING_MS } from '../../domain/limits'
import { createApp } from '../../worker/app'
import type { Tools } from '../../worker/context'
import { writeLetter } from '../../worker/outbox/letter'
import { afterFailure, drainOutbox, mailLetter } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { runSchedule } from '../../worker/schedule'
import type { Mail } from '../../worker/tools/mail'
import { call, tools, travel } from '../support/world'

const { db, ids } = tools()
const MINUTE_MS = 60_000

beforeEach(async () => {
  await db.delete(outbox)
})
afterEach(() => travel(0))

/** A provider that records what it sends and throws while it is down. */
function provider() {
  const state = { sent: [] as Mail[], down: false }
  const mail: Tools['mail'] = {
    send: async (letter) => {
      if (state.down) throw new Error('503 from the provider')
      state.sent.push(letter)
      return { sent: true }
    },
  }
  return { state, tools: { ...tools(), mail } }
}

async function post(subject = 'Hello') {
  const letter = mailLetter(tools(), {
    to: 'mara@example.org',
    purpose: 'account',
    subject,
    text: 'Words',
    html: '<p>Words</p>',
  })
  await db.insert(outbox).values(letter)
  return letter.id
}

const rowOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]

test('sends an email once across concurrent runs, with its row id as idempotency key', async () => {
  const { state, tools: kit } = provider()
  const id = await post()
  await Promise.all(Array.from({ length: 8 }, () => drainOutbox(kit)))
  expect(state.sent).toEqual([
    { id, to: 'mara@example.org', subject: 'Hello', text: 'Words', html: '<p>Words</p>' },
  ])
  expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: null, text: 'Words' })
  await drainOutbox(kit)
  expect(state.sent).toHaveLength(1)
})

test('retries a failed email with growing delays and holds up no other', async () => {
  const { state, tools: kit } = provider()
  state.down = true
  const id = await post()
  await drainOutbox(kit)
  expect(await rowOf(id)).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: 'Error: 503 from the provider',
  })
  state.down = false
  const other = await post('Another')
  await drainOutbox(kit)
  expect(state.sent.map((mail) => mail.id)).toEqual([other])
  travel(MINUTE_MS + 1000)
  await drainOutbox(kit)
  expect(state.sent.map((mail) => mail.id)).toEqual([other, id])
})

test('retries after 1, 2, 4 … minutes and gives up', () => {
  const after = (attempts: number) => afterFailure({ attempts, createdAt: 0 }, { next: 'later' }, 0)
  expect([1, 2, 3].map(after)).toEqual([
    { dueAt: MINUTE_MS },
    { dueAt: 2 * MINUTE_MS },
    { dueAt: 4 * MINUTE_MS },
  ])
  expect(after(OUTBOX_ATTEMPTS)).toBeNull()
})

test('resends after a run that was cut off, once its lease ends', async () => {
  const id = await post()
  await db.update(outbox).set({ leasedUntil: tools().clock.now() + MINUTE_MS, attempts: 1 })
  await runSchedule(tools())
  expect((await rowOf(id))?.sentAt).toBeNull()
  travel(2 * MINUTE_MS)
  await runSchedule(tools())
  expect((await rowOf(id))?.sentAt).not.toBeNull()
})

test('deletes sent emails after the retention', async () => {
  const id = await post()
  await drainOutbox(tools())
  travel(OUTBOX_KEPT_DAYS * 24 * 60 * MINUTE_MS + 1000)
  await runSchedule(tools())
  expect(await rowOf(id)).toBeUndefined()
})

test('marks nothing as sent without a provider in production, and clears the text of sent emails', async () => {
  const production = { ...env, ENVIRONMENT: 'production' as const, ORIGIN: 'https://owlcast.example' }
  const id = await post()
  const { mailerOf } = await import('../../worker/tools/mail')
  await drainOutbox({ ...tools(), env: production, mail: mailerOf(production) })
  expect(await rowOf(id)).toMatchObject({ sentAt: null, failedAt: null, attempts: 0 })
  expect((await rowOf(id))?.lastError).toMatch(/^RESEND_API_KEY /)
  travel(OUTBOX_MENDING_MS + 1000)
  await drainOutbox({ ...provider().tools, env: production })
  expect(await rowOf(id)).toMatchObject({ text: '', html: null })
})

test('shows emails newest first in the development mailbox, with working links and escaped text', async () => {
  await post('The older one')
  travel(1000)
  const link = `http://localhost:8787/?verify=${ids.random(10)}`
  const nasty = '"><img src=x onerror=alert(1)> </iframe>'
  const letter = writeLetter({
    subject: `The newer one ${nasty}`,
    heading: nasty,
    paragraphs: [nasty],
    action: { label: 'Open', url: link },
    foot: nasty,
  })
  await db
    .insert(outbox)
    .values(mailLetter(tools(), { to: `${nasty}@example.org`, purpose: 'account', ...letter }))
  const answer = await call('GET /api/dev/outbox')
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page.indexOf('The newer one')).toBeLessThan(page.indexOf('The older one'))
  expect(page).toContain(`<a href="${link}">${link}</a>`)
  expect(page).not.toContain('<img')
  expect(letter.html).not.toContain('<img')
  expect(letter.text).toContain(link)
})

test('says that the mailbox is empty', async () => {
  expect(await (await call('GET /api/dev/outbox')).text()).toContain('No mail yet.')
})

test('has no mailbox in production and names none in the session response', async () => {
  await post()
  const production = { ...env, ENVIRONMENT: 'production' as const, ORIGIN: 'https://owlcast.example' }
  const app = createApp()
  const page = await app.fetch(new Request(`${production.ORIGIN}/api/dev/outbox`), production)
  expect(page.status).toBe(404)
  expect(await page.json()).toMatchObject({ error: { code: 'request.not_found' } })
  const session = await app.fetch(new Request(`${production.ORIGIN}/api/session`), production)
  expect(await session.json()).toMatchObject({
    user: null,
    signIn: { ways: ['email', 'passkey'], mailbox: null },
  })
})
