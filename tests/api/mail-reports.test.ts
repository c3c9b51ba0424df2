/**
 * Reports of the mail provider: what bounces for good or is complained about gets no more emails. Emails go to a stand-in
 * on the loopback; reports are signed here, apart from the code that verifies them.
 */

import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnEmailState } from '../../domain/auth/own-email.schema'
import type { ThreadPage } from '../../domain/messages/messages.schema'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { addressReports, outbox } from '../../worker/database/tables/outbox.table'
import { createNoticeEmail, createNoticeSms } from '../../worker/emails/account-notices'
import { hashAddress } from '../../worker/outbox/address-hash'
import { ADDRESS_RETRY_DAYS, toReachable } from '../../worker/outbox/address-reports.service'
import { createEmail, drainOutbox, type EmailDraft } from '../../worker/outbox/outbox.service'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { purgeRows } from '../../worker/retention'
import { createMailer } from '../../worker/tools/create-mailer'
import { listSentInvitations, requestInvitation } from '../support/invitations'
import { publishMessage } from '../support/messages'
import type { ProviderRequest } from '../support/provider'
import { publishSquawk } from '../support/recordings'
import { call, callFromNewIp, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, clock, ids } = getTools()
const api = env.TEST_SERVICES.mail
const KEY = btoa('a key of twenty-four by')
const SECRET = `whsec_${KEY}`
const bindings = { ...env, RESEND_WEBHOOK_SECRET: SECRET }
const ADDRESS = 'gus.hallam@example.org'
const mail = createMailer({
  ENVIRONMENT: 'test',
  RESEND_API_KEY: 're_a_key_for_tests',
  MAIL_FROM: 'Owlcast <hello@owlcast.example>',
  MAIL_API_URL: api,
})

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(addressReports)
  await fetch(`${api}/-/answers`, { method: 'POST', body: '[]' })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

/** The body of a report; `data` overrides what it says of the email. */
function createReport(type: string, data: object = {}, createdAt = clock.now()): string {
  const about = { email_id: '5d1f', from: 'hello@owlcast.example', subject: 'Hello', to: [ADDRESS], ...data }
  return JSON.stringify({ type, created_at: new Date(createdAt).toISOString(), data: about })
}
const createBounce = (type: string, data: object = {}, createdAt?: number) =>
  createReport('email.bounced', { bounce: { type, subType: 'General', message: 'No.' }, ...data }, createdAt)

type Sent = { id?: string; at?: number; key?: string; signature?: string; bindings?: typeof env }

/** Sends a report signed with a key in base64; returns the status. */
async function sendReport(body: string, given: Sent = {}): Promise<number> {
  const { id = `msg_${ids.random(12)}`, at = clock.now(), key = KEY } = given
  const timestamp = String(Math.floor(at / 1000))
  const hmac = createHmac(
    'sha256',
    Uint8Array.from(atob(key), (char) => char.charCodeAt(0)),
  )
  const signature = given.signature ?? `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const headers = {
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': signature,
    'content-type': 'application/json',
  }
  const options = { body, headers, withoutOrigin: true, bindings: given.bindings ?? bindings }
  return (await call('POST /api/mail/resend', options)).status
}

const listKinds = async (address = ADDRESS) => {
  const hash = await hashAddress(env.AUTH_SECRET, address)
  const rows = await db.select().from(addressReports).where(eq(addressReports.addressHash, hash))
  return rows.map(({ kind }) => kind).sort()
}

/** What the provider was asked since the last call. */
async function takeAsked(): Promise<ProviderRequest[]> {
  const { asked } = await (await fetch(`${api}/-/asked`)).json<{ asked: ProviderRequest[] }>()
  await fetch(`${api}/-/answers`, { method: 'POST', body: '[]' })
  return asked
}

/** Queues one email of each purpose and sends them; returns the purposes that reached the provider. */
async function sendOfEach(to = ADDRESS): Promise<string[]> {
  const purposes: EmailDraft['purpose'][] = ['account', 'message', 'sign_in', 'account_deletion']
  for (const purpose of purposes)
    await db
      .insert(outbox)
      .values(createEmail(getTools(), { to, purpose, subject: purpose, text: 'Words', html: 'Words' }))
  await drainOutbox({ ...getTools(), mail })
  await db.delete(outbox)
  const emails = (await takeAsked()).filter(({ path }) => path === '/emails')
  return emails.map(({ body }) => JSON.parse(String(body)).subject).sort()
}
const ALL = ['account', 'account_deletion', 'message', 'sign_in']
const NEEDED = ['account_deletion', 'sign_in']

test.each([
  ['a hard bounce', createBounce('Permanent'), ['hard'], NEEDED],
  ['a bounce that names no type', createReport('email.bounced'), ['hard'], NEEDED],
  ['an address on the list of the provider', createReport('email.suppressed'), ['hard'], NEEDED],
  ['a complaint', createReport('email.complained'), ['complaint'], NEEDED],
  ['a full mailbox', createBounce('Transient'), ['soft'], ALL],
  ['an undetermined bounce', createBounce('Undetermined'), ['soft'], ALL],
  ['a delay', createReport('email.delivery_delayed'), ['soft'], ALL],
  ['a delivery', createReport('email.delivered'), [], ALL],
  ['a click', createReport('email.clicked'), [], ALL],
  ['an unknown event', createReport('constructor'), [], ALL],
  ['a report of no address', createBounce('Permanent', { to: [] }), [], ALL],
  ['a report of what is no address', createBounce('Permanent', { to: ['Gus', 7, null] }), [], ALL],
  ['a report without data', '{"type":"email.bounced"}', [], ALL],
  ['no JSON', 'bounced', [], ALL],
  ['null', 'null', [], ALL],
])('takes %s', async (_, body, kinds, sent) => {
  expect(await sendReport(body)).toBe(204)
  expect(await listKinds()).toEqual(kinds)
  expect(await sendOfEach()).toEqual(sent)
})

test.each([
  [['GUS.HALLAM@EXAMPLE.ORG']],
  [' Gus.Hallam@example.org '],
  [['Gus Hallam <gus.hallam@Example.org>']],
])('knows the address %s by its stored form', async (to) => {
  expect(await sendReport(createBounce('Permanent', { to }))).toBe(204)
  expect(await sendOfEach('Gus.Hallam@Example.ORG')).toEqual(NEEDED)
  expect(await sendOfEach('gus.hallam+news@example.org')).toEqual(ALL)
})

test('keeps what waits from an address that bounced meanwhile, and says why', async () => {
  const row = createEmail(getTools(), { to: ADDRESS, purpose: 'message', subject: '', text: '', html: '' })
  await db.insert(outbox).values(row)
  await sendReport(createBounce('Permanent'))
  await drainOutbox({ ...getTools(), mail })
  const [kept] = await db.select().from(outbox)
  expect(kept).toMatchObject({ sentAt: null, lastError: 'The address bounced or complained' })
  expect(kept?.failedAt).not.toBeNull()
})

test('records a report once that comes twice, in a row or at once', async () => {
  const body = createBounce('Transient')
  for (let count = 0; count < 2; count += 1) expect(await sendReport(body, { id: 'msg_1' })).toBe(204)
  const statuses = await Promise.all(Array.from({ length: 4 }, () => sendReport(body, { id: 'msg_2' })))
  expect(statuses).toEqual([204, 204, 204, 204])
  expect(await listKinds()).toEqual(['soft', 'soft'])
})

test('records a report about an address that was never mailed, as a hash only', async () => {
  const to = `nobody.${ids.random(8)}@example.org`
  expect(await sendReport(createBounce('Permanent', { to: [to] }))).toBe(204)
  expect(await listKinds(to)).toEqual(['hard'])
  expect(JSON.stringify(await db.select().from(addressReports))).not.toContain('nobody')
})

const forged: [string, Sent][] = [
  ['another key', { key: btoa('a key of another site') }],
  ['no signature', { signature: '' }],
  ['a made-up signature', { signature: `v1,${btoa('x'.repeat(32))}` }],
  ['a signature of another form', { signature: 'v2,abc v1,%%% v1' }],
  ['no id', { id: '' }],
  ['an old time', { at: clock.now() - 6 * MINUTE_MS }],
  ['a time to come', { at: clock.now() + 6 * MINUTE_MS }],
  ['no secret of ours', { bindings: env }],
  ['an empty secret of ours', { key: '', bindings: { ...env, RESEND_WEBHOOK_SECRET: '' } }],
  ['an empty key of ours', { key: '', bindings: { ...env, RESEND_WEBHOOK_SECRET: 'whsec_' } }],
]
test.each(forged)('refuses a report with %s', async (_, given) => {
  expect(await sendReport(createBounce('Permanent'), given)).toBe(400)
  expect(await listKinds()).toEqual([])
  expect(await sendOfEach()).toEqual(ALL)
})

test('refuses a genuine signature under another body or id', async () => {
  const [body, at] = [createBounce('Transient'), Math.floor(clock.now() / 1000)]
  const hmac = createHmac('sha256', 'a key of twenty-four by').update(`msg_7.${at}.${body}`)
  const signature = `v1,${hmac.digest('base64')}`
  expect(await sendReport(createBounce('Permanent'), { id: 'msg_7', at: at * 1000, signature })).toBe(400)
  expect(await sendReport(body, { id: 'msg_8', at: at * 1000, signature })).toBe(400)
  // One of several signatures is enough, while a secret is rotated.
  const several = `v1,${btoa('y'.repeat(32))} ${signature}`
  expect(await sendReport(body, { id: 'msg_7', at: at * 1000, signature: several })).toBe(204)
})

test('keeps what stops emails, and forgets what only counts after its time', async () => {
  await sendReport(createBounce('Transient'))
  await sendReport(createReport('email.complained'))
  setClockOffset(89 * DAY_MS)
  await purgeRows(getTools(), 'addressReports')
  expect(await listKinds()).toEqual(['complaint', 'soft'])
  setClockOffset(91 * DAY_MS)
  await purgeRows(getTools(), 'addressReports')
  expect(await listKinds()).toEqual(['complaint'])
})

test('lifts an address that the operator took off the list, and stops it when it bounces again', async () => {
  await sendReport(createBounce('Permanent', {}, clock.now() - 1000))
  const removed = { to: undefined, email: ADDRESS, id: 'sup_1' }
  expect(await sendReport(createReport('suppression.removed', removed))).toBe(204)
  expect(await sendOfEach()).toEqual(ALL)
  // A report from before that comes late.
  await sendReport(createReport('email.complained', {}, clock.now() - DAY_MS))
  expect(await sendOfEach()).toEqual(ALL)
  setClockOffset(1000)
  await sendReport(createBounce('Permanent'))
  expect(await sendOfEach()).toEqual(NEEDED)
})

test('does not let a report of a time to come outlast what its owner proves', async () => {
  await sendReport(createBounce('Permanent', {}, clock.now() + DAY_MS))
  setClockOffset(1000)
  await sendReport(createReport('suppression.removed', { email: ADDRESS }))
  expect(await sendOfEach()).toEqual(ALL)
})

/** Returns the token of the newest email to an address that has one. */
async function findToken(to: string): Promise<string> {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, to))
  const texts = await Promise.all(rows.map(async (row) => (await fillPlaceholders(env, row)).text))
  return texts.flatMap((text) => /\?(?:verify|reset)=([\w-]+)/.exec(text)?.slice(1) ?? []).at(-1) ?? ''
}

test.each([
  ['bounced', createBounce],
  ['complained', (_: string, data: object) => createReport('email.complained', data)],
])('lifts an address that %s when its owner signs up with it', async (_, create) => {
  const username = `g${ids.random(10)}`
  const email = `${username}@example.org`
  await sendReport(create('Permanent', { to: [email] }))
  const json = { email, username, displayName: 'Gus', password: 'a long enough word', ageAttested: true }
  expect((await callFromNewIp('POST /api/auth/sign-up', { json })).status).toBe(200)
  expect(await sendOfEach(email)).toEqual(NEEDED)
  expect((await callFromNewIp('POST /api/auth/sign-up', { json })).status).toBe(200)
  const token = await findToken(email)
  const verify = (given: object) => callFromNewIp('POST /api/auth/verify', { json: { token, ...given } })
  // Opening the link alone may be a mail scanner.
  expect((await verify({})).status).toBe(200)
  expect(await listKinds(email)).not.toContain('lifted')
  expect((await verify({ password: 'another long word' })).status).toBe(200)
  expect(await listKinds(email)).toEqual(['lifted'])
  expect(await sendOfEach(email)).toEqual(ALL)
})

test('lifts an address when its owner resets the password', async () => {
  const { email } = await createPerson('Gus')
  await sendReport(createBounce('Permanent', { to: [email] }))
  await callFromNewIp('POST /api/auth/forgot', { json: { email } })
  const json = { token: await findToken(email), password: 'another long word' }
  expect((await callFromNewIp('POST /api/auth/reset', { json })).status).toBe(200)
  expect(await listKinds(email)).toEqual(['lifted'])
})

const fetchThread = async (as: Person, to: string) => {
  const path = `/api/conversations/${encodeURIComponent(`email:${to}`)}/messages`
  return (await call(`GET ${path}`, { as })).json<ThreadPage>()
}

test('shows the sender of a message that its address gets no emails, and only then', async () => {
  const wren = await createPerson('Wren')
  const to = `mara.${ids.random(8)}@example.org`
  await publishMessage(wren, { recipient: to.toUpperCase() })
  expect(await fetchThread(wren, to)).not.toHaveProperty('isEmailRefused')
  await sendReport(createBounce('Transient', { to: [to] }))
  expect(await fetchThread(wren, to)).not.toHaveProperty('isEmailRefused')
  await sendReport(createBounce('Permanent', { to: [to] }))
  expect(await fetchThread(wren, to)).toMatchObject({ isEmailRefused: true })
})

test('shows the inviter which invited address gets no emails, never that of a member invited by name', async () => {
  const [wren, ines] = [await createPerson('Wren'), await createPerson('Ines')]
  const post = await publishSquawk(wren)
  const [bounced, well] = [`a.${ids.random(8)}@example.org`, `b.${ids.random(8)}@example.org`]
  for (const to of [bounced, well, `@${ines.username}`])
    expect((await requestInvitation(wren, post, to)).status).toBe(201)
  await sendReport(createReport('email.complained', { to: [bounced] }))
  await sendReport(createReport('email.complained', { to: [ines.email] }))
  const list = await listSentInvitations(wren, post)
  expect(list.filter(({ isEmailRefused }) => isEmailRefused).map(({ to }) => to)).toEqual([bounced])
  expect(list).toHaveLength(3)
})

describe('an address that bounced', () => {
  const RETRY_MS = ADDRESS_RETRY_DAYS * DAY_MS
  const RELEASED = `/suppressions/${encodeURIComponent(ADDRESS)}`
  async function sendSignIn(to = ADDRESS) {
    const draft = { to, purpose: 'sign_in', subject: '', text: 'Words', html: 'Words' } as const
    await db.insert(outbox).values(createEmail(getTools(), draft))
    await drainOutbox({ ...getTools(), mail })
    await db.delete(outbox)
    return (await takeAsked()).map(({ method, path }) => `${method} ${path}`)
  }
  const SENT = ['POST /emails']
  const TRIED = [`DELETE ${RELEASED}`, ...SENT]

  test.each<[string, string[], number, string[]]>([
    ['just now', [createBounce('Permanent')], 0, SENT],
    ['almost long ago', [createBounce('Permanent')], RETRY_MS - 10 * MINUTE_MS, SENT],
    ['long ago', [createBounce('Permanent')], RETRY_MS + 1000, TRIED],
    ['by the list of the provider, long ago', [createReport('email.suppressed')], RETRY_MS + 1000, TRIED],
    ['twice, long ago', [createBounce('Permanent'), createBounce('Permanent')], RETRY_MS + 1000, TRIED],
    [
      'long ago, and complained',
      [createBounce('Permanent'), createReport('email.complained')],
      RETRY_MS * 9,
      SENT,
    ],
    ['for now only', [createBounce('Transient')], RETRY_MS + 1000, SENT],
    ['never', [], RETRY_MS + 1000, SENT],
  ])('%s, is tried again with what its owner asks for', async (_, reports, later, asked) => {
    for (const report of reports) await sendReport(report)
    setClockOffset(later)
    expect(await sendSignIn()).toEqual(asked)
  })

  test('is tried once in the while, and again after it', async () => {
    await sendReport(createBounce('Permanent'))
    setClockOffset(RETRY_MS + 1000)
    expect(await sendSignIn()).toEqual(TRIED)
    await sendReport(createBounce('Permanent'))
    expect(await sendSignIn()).toEqual(SENT)
    setClockOffset(RETRY_MS * 2 + 5000)
    expect(await sendSignIn()).toEqual(TRIED)
  })

  test('is mailed although the provider has no such call', async () => {
    await sendReport(createBounce('Permanent'))
    setClockOffset(RETRY_MS + 1000)
    for (const answer of [{ status: 404 }, { status: 403 }, { status: 500 }, 'hangs up']) {
      await fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify([answer]) })
      expect(await sendSignIn(), JSON.stringify(answer)).toEqual(TRIED)
    }
  })

  const readOwn = async (as: Person) => (await call('GET /api/me/email', { as })).json<OwnEmailState>()
  const retry = (as: Person) => call('POST /api/me/email/retry', { as, bindings })

  test.each([
    ['bounced', createBounce('Permanent', { to: undefined })],
    ['complained', createReport('email.complained', { to: undefined })],
  ])('is shown to the member whose it is, and mailed when they ask: %s', async (_, report) => {
    const [gus, ines] = [await createPerson('Gus'), await createPerson('Ines')]
    const about = JSON.parse(report)
    expect(await readOwn(gus)).toEqual({ isRefused: false })
    await sendReport(JSON.stringify({ ...about, data: { ...about.data, to: [gus.email] } }))
    expect(await readOwn(gus)).toEqual({ isRefused: true })
    expect(await readOwn(ines)).toEqual({ isRefused: false })
    expect((await call('GET /api/me/email')).status).toBe(401)
    expect((await retry(gus)).status).toBe(200)
    expect(await readOwn(gus)).toEqual({ isRefused: false })
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, gus.email))
    expect(rows).toMatchObject([{ purpose: 'account', lastError: null }])
    expect(await sendOfEach(gus.email)).toEqual(ALL)
    // The address is still dead.
    setClockOffset(1000)
    await sendReport(createBounce('Permanent', { to: [gus.email] }))
    expect(await readOwn(gus)).toEqual({ isRefused: true })
  })

  test('is asked for a few times a day at most, and only where it is refused', async () => {
    const gus = await createPerson('Gus')
    await retry(gus)
    expect(await db.select().from(outbox).where(eq(outbox.recipient, gus.email))).toEqual([])
    const statuses = []
    for (let count = 0; count < 4; count += 1) {
      setClockOffset(count * 1000)
      await sendReport(createBounce('Permanent', { to: [gus.email] }))
      statuses.push((await retry(gus)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('has its notices about sign-in sent by SMS, where there is a number', async () => {
    const { id } = await createPerson('Gus')
    const owner = { id, email: ADDRESS, emailVerified: true, phone: '+12125550111' }
    const reached = () => toReachable(getTools(), owner)
    expect(createNoticeSms(getTools(), await reached(), 'passkeyAdded')).toBeNull()
    expect(createNoticeEmail(getTools(), await reached(), 'passkey-added', null)).not.toBeNull()
    await sendReport(createBounce('Permanent'))
    expect(createNoticeSms(getTools(), await reached(), 'passkeyAdded')).toMatchObject({ channel: 'sms' })
    expect(createNoticeEmail(getTools(), await reached(), 'passkey-added', null)).toBeNull()
  })
})
