/** Unsubscribing from emails: by one click of an email program or on our page, and never by opening a link. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox, unsubscribes } from '../../worker/database/tables/outbox.table'
import { hashAddress } from '../../worker/outbox/address-hash'
import { createEmail, drainOutbox, type EmailDraft } from '../../worker/outbox/outbox.service'
import { createUnsubscribeUrl } from '../../worker/outbox/unsubscribe-url'
import type { Email } from '../../worker/tools/mailer'
import { hashToken } from '../../worker/tools/token'
import { call, getTools } from '../support/world'

const { db } = getTools()
const ADDRESS = 'Mara.Lindqvist@Example.org'

beforeEach(async () => {
  await db.delete(unsubscribes)
  await db.delete(outbox)
})

const getUnsubscribePath = async (address = ADDRESS) =>
  (await createUnsubscribeUrl(env, address)).slice(env.ORIGIN.length)

/** Sends what an email program sends for its unsubscribe button (RFC 8058): a form, without origin or cookies. */
function unsubscribe(path: string, headers: Record<string, string> = {}) {
  return call(`POST ${path}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

async function sendQueued() {
  const out: Email[] = []
  const send = async (mail: Email) => {
    out.push(mail)
    return { sent: true } as const
  }
  await drainOutbox({ ...getTools(), mail: { ...getTools().mail, send } })
  return out.map(({ to, subject }) => `${subject} to ${to}`)
}

async function insertEmail(to: string, purpose: EmailDraft['purpose'], subject = purpose as string) {
  const email = createEmail(getTools(), { to, purpose, subject, text: 'Words', html: 'Words' })
  await db.insert(outbox).values(email)
  return email.id
}

test('identifies the address in the link by hash only, stable and case-insensitive', async () => {
  const link = await createUnsubscribeUrl(env, ADDRESS)
  expect(link).toMatch(/\/api\/mail\/unsubscribe\?to=[\w-]{43}&sig=[0-9a-f]{64}$/)
  expect(link).toContain(`to=${await hashAddress(env.AUTH_SECRET, 'mara.lindqvist@example.org')}`)
  expect(await createUnsubscribeUrl(env, ' mara.lindqvist@example.org ')).toBe(link)
  expect(await createUnsubscribeUrl({ ...env, AUTH_SECRET: 'x'.repeat(32) }, ADDRESS)).not.toBe(link)
})

test('changes nothing when the link is opened', async () => {
  const path = await getUnsubscribePath()
  for (let count = 0; count < 3; count += 1) {
    const answer = await call(`GET ${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const page = await answer.text()
    expect(page).toContain(
      `<form class="page-actions wrap" method="post" action="${path.replace('&', '&amp;')}">`,
    )
    expect(page).not.toContain('example.org')
  }
  expect((await call(`HEAD ${path}`)).status).toBe(200)
  expect(await db.select().from(unsubscribes)).toEqual([])
})

test('stores and sends no hash of the address that can be guessed', async () => {
  const path = await getUnsubscribePath()
  await unsubscribe(path)
  const [row] = await db.select().from(unsubscribes)
  const plain = await hashToken(ADDRESS.toLowerCase())
  expect(path).not.toContain(plain)
  expect(row?.addressHash).not.toBe(plain)
  expect(row?.addressHash).not.toBe(await hashAddress('x'.repeat(32), ADDRESS))
})

test.each([
  ['nowhere', { origin: 'null' }],
  ['a webmail', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ['our page', {}],
])('unsubscribes by one click from %s and stores only a hash', async (_, headers) => {
  const answer = await unsubscribe(await getUnsubscribePath(), headers)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('get these emails any more')
  const rows = await db.select().from(unsubscribes)
  expect(rows.map((row) => row.addressHash)).toEqual([await hashAddress(env.AUTH_SECRET, ADDRESS)])
})

test('stores one row for concurrent clicks', async () => {
  const path = await getUnsubscribePath()
  const answers = await Promise.all(Array.from({ length: 6 }, () => unsubscribe(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await db.select().from(unsubscribes)).toHaveLength(1)
})

test('refuses an invalid link', async () => {
  const path = await getUnsubscribePath()
  const other = await getUnsubscribePath('somebody@example.org')
  const mixed = `${path.split('&')[0]}&${other.split('&')[1]}`
  const wrong = [
    mixed,
    path.slice(0, -1),
    `${path}0`,
    path.replace('sig=', 'sig=zz'),
    '/api/mail/unsubscribe',
    '/api/mail/unsubscribe?to=mara@example.org&sig=1',
  ]
  for (const one of wrong)
    for (const answer of [await call(`GET ${one}`), await unsubscribe(one)]) {
      expect(answer.status, one).toBe(400)
      expect(await answer.text(), one).toContain('This link isn’t complete')
    }
  expect(await db.select().from(unsubscribes)).toEqual([])
})

test('sends only account emails to an unsubscribed address, also from the queue', async () => {
  await insertEmail(ADDRESS.toUpperCase(), 'message', 'waiting')
  await unsubscribe(await getUnsubscribePath())
  const held = await insertEmail(ADDRESS, 'message')
  await insertEmail(ADDRESS, 'account')
  await insertEmail(ADDRESS, 'account_deletion')
  await insertEmail('other@example.org', 'message')
  expect((await sendQueued()).sort()).toEqual([
    `account to ${ADDRESS}`,
    `account_deletion to ${ADDRESS}`,
    'message to other@example.org',
  ])
  const [row] = await db.select().from(outbox).where(eq(outbox.id, held))
  expect(row).toMatchObject({ sentAt: null, lastError: 'The recipient unsubscribed' })
  expect(row?.failedAt).not.toBeNull()
  expect(await sendQueued()).toEqual([])
})

test('resubscribes by the same link only', async () => {
  const path = await getUnsubscribePath()
  await unsubscribe(path)
  expect((await unsubscribe(path.replace('unsubscribe', 'resubscribe').slice(0, -1))).status).toBe(400)
  expect(await db.select().from(unsubscribes)).toHaveLength(1)
  expect((await unsubscribe(path.replace('unsubscribe', 'resubscribe'))).status).toBe(200)
  expect(await db.select().from(unsubscribes)).toEqual([])
  await insertEmail(ADDRESS, 'message')
  expect(await sendQueued()).toEqual([`message to ${ADDRESS}`])
})

test('restricts the page to our styles and form target', async () => {
  const { headers } = await call(`GET ${await getUnsubscribePath()}`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-type')).toContain('text/html')
})
