/** Unsubscribing from emails: by one click of a mail program or on our page, and never by opening a link. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { drainOutbox, mailLetter } from '../../worker/outbox/outbox.service'
import { mailRefusals, outbox } from '../../worker/outbox/outbox.table'
import { addressHash, refusalLink } from '../../worker/outbox/refusal-link'
import type { Mail } from '../../worker/tools/mail'
import { call, tools } from '../support/world'

const { db } = tools()
const ADDRESS = 'Mara.Lindqvist@Example.org'

beforeEach(async () => {
  await db.delete(mailRefusals)
  await db.delete(outbox)
})

const pathOf = async (address = ADDRESS) => (await refusalLink(env, address)).slice(env.ORIGIN.length)

/** Sends what a mail program sends for its unsubscribe button (RFC 8058): a form, without origin or cookies. */
function oneClick(path: string, headers: Record<string, string> = {}) {
  return call(`POST ${path}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

async function sent() {
  const out: Mail[] = []
  const send = async (mail: Mail) => {
    out.push(mail)
    return { sent: true } as const
  }
  await drainOutbox({ ...tools(), mail: { send } })
  return out.map(({ to, subject }) => `${subject} to ${to}`)
}

async function write(to: string, purpose: 'account' | 'message', subject = purpose as string) {
  const letter = mailLetter(tools(), { to, purpose, subject, text: 'Words', html: 'Words' })
  await db.insert(outbox).values(letter)
  return letter.id
}

test('identifies the address in the link by hash only, stable and case-insensitive', async () => {
  const link = await refusalLink(env, ADDRESS)
  expect(link).toMatch(/\/api\/mail\/unsubscribe\?to=[0-9a-f]{64}&sig=[0-9a-f]{64}$/)
  expect(link).toContain(`to=${await addressHash('mara.lindqvist@example.org')}`)
  expect(await refusalLink(env, ' mara.lindqvist@example.org ')).toBe(link)
  expect(await refusalLink({ ...env, AUTH_SECRET: 'x'.repeat(32) }, ADDRESS)).not.toBe(link)
})

test('changes nothing when the link is opened', async () => {
  const path = await pathOf()
  for (let count = 0; count < 3; count += 1) {
    const answer = await call(`GET ${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const page = await answer.text()
    expect(page).toContain(`<form class="do" method="post" action="${path.replace('&', '&amp;')}">`)
    expect(page).not.toContain('example.org')
  }
  expect((await call(`HEAD ${path}`)).status).toBe(200)
  expect(await db.select().from(mailRefusals)).toEqual([])
})

test.each([
  ['nowhere', { origin: 'null' }],
  ['a webmail', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ['our page', {}],
])('unsubscribes by one click from %s and stores only a hash', async (_, headers) => {
  const answer = await oneClick(await pathOf(), headers)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('It is quiet now')
  const rows = await db.select().from(mailRefusals)
  expect(rows.map((row) => row.addressHash)).toEqual([await addressHash(ADDRESS)])
})

test('stores one row for concurrent clicks', async () => {
  const path = await pathOf()
  const answers = await Promise.all(Array.from({ length: 6 }, () => oneClick(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await db.select().from(mailRefusals)).toHaveLength(1)
})

test('refuses an invalid link', async () => {
  const path = await pathOf()
  const other = await pathOf('somebody@example.org')
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
    for (const answer of [await call(`GET ${one}`), await oneClick(one)]) {
      expect(answer.status, one).toBe(400)
      expect(await answer.text(), one).toContain('This link is not whole')
    }
  expect(await db.select().from(mailRefusals)).toEqual([])
})

test('sends only account emails to an unsubscribed address, also from the queue', async () => {
  await write(ADDRESS.toUpperCase(), 'message', 'waiting')
  await oneClick(await pathOf())
  const held = await write(ADDRESS, 'message')
  await write(ADDRESS, 'account')
  await write('other@example.org', 'message')
  expect((await sent()).sort()).toEqual([`account to ${ADDRESS}`, 'message to other@example.org'])
  const [row] = await db.select().from(outbox).where(eq(outbox.id, held))
  expect(row).toMatchObject({ sentAt: null, lastError: 'The recipient wants no such mails' })
  expect(row?.failedAt).not.toBeNull()
  expect(await sent()).toEqual([])
})

test('resubscribes by the same link only', async () => {
  const path = await pathOf()
  await oneClick(path)
  expect((await oneClick(path.replace('unsubscribe', 'resubscribe').slice(0, -1))).status).toBe(400)
  expect(await db.select().from(mailRefusals)).toHaveLength(1)
  expect((await oneClick(path.replace('unsubscribe', 'resubscribe'))).status).toBe(200)
  expect(await db.select().from(mailRefusals)).toEqual([])
  await write(ADDRESS, 'message')
  expect(await sent()).toEqual([`message to ${ADDRESS}`])
})

test('restricts the page to our styles and form target', async () => {
  const { headers } = await call(`GET ${await pathOf()}`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-type')).toContain('text/html')
})
