/** Acts that close an account to others, each way into it, and everything else an intruder could leave there. */

import { env } from 'cloudflare:workers'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { ACCESS_ACTS, type AccessAct, type AccessFate, WAYS_IN, type WayIn } from '../../domain/auth/access'
import { FRESH_SESSION_MINUTES } from '../../domain/auth/auth.limits'
import type { NewPasskeyOptions, Passkey, PasskeyOptions } from '../../domain/auth/passkeys.schema'
import { MINUTE_MS } from '../../domain/time/units'
import type { Webhook } from '../../domain/webhooks/webhooks.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { createAccessToken } from '../../worker/auth/access-tokens/access-tokens.service'
import { hashPassword } from '../../worker/auth/password/password'
import { openPasswordSession } from '../../worker/auth/password/password-sign-in'
import { accessTokens } from '../../worker/database/tables/access-tokens.table'
import { accounts, sessions, users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { passkeyChallenges, passkeys } from '../../worker/database/tables/passkeys.table'
import { payoutAccounts } from '../../worker/database/tables/payouts.table'
import { phoneCodes } from '../../worker/database/tables/phone-codes.table'
import { privateFeeds } from '../../worker/database/tables/private-feeds.table'
import { pushSubscriptions } from '../../worker/database/tables/push.table'
import { passwordResets } from '../../worker/database/tables/resets.table'
import { webhooks } from '../../worker/database/tables/webhooks.table'
import { createSessionCookie } from '../../worker/http/cookies'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { callWithToken, createToken, readErrorCode } from '../support/access-tokens'
import { createDevice } from '../support/authenticator'
import { loadViewer } from '../support/interrupted-tools'
import {
  createPhoneNumber,
  findPhoneCode,
  requestPhoneCode,
  setPhoneNumber,
  submitPhoneCode,
} from '../support/phone-numbers'
import { createPushBrowser, subscribeBrowser } from '../support/push-browser'
import {
  call,
  callFromNewIp,
  createPerson,
  getTools,
  openSession,
  type Person,
  setClockOffset,
} from '../support/world'

const { db, ids } = getTools()
const STALE_MS = FRESH_SESSION_MINUTES * MINUTE_MS
const OLD = 'a quiet canal at dusk'
const NEW = 'a loud harbour at dawn'

afterEach(() => setClockOffset(0))

async function setPasswordOf({ id }: Person): Promise<void> {
  await db
    .update(accounts)
    .set({ password: await hashPassword(OLD, env) })
    .where(eq(accounts.userId, id))
}

const readCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

type Device = Awaited<ReturnType<typeof createDevice>>

async function addPasskey(as: Person, key: Device): Promise<Response> {
  const asked = await callFromNewIp('POST /api/passkeys/options', { as })
  if (asked.status !== 200) return asked
  const json = { name: 'Hers', passkey: await key.make(await asked.json<NewPasskeyOptions>()) }
  return callFromNewIp('POST /api/passkeys', {
    headers: { cookie: `${as.cookie}; ${readCookies(asked)}` },
    json,
  })
}

async function signInWithPasskey(key: Device): Promise<Response> {
  const asked = await callFromNewIp('POST /api/auth/passkey/options')
  const json = await key.use(await asked.json<PasskeyOptions>())
  return callFromNewIp('POST /api/auth/passkey', { headers: { cookie: readCookies(asked) }, json })
}

async function signInWithPhone(phone: string): Promise<Response> {
  const asked = await callFromNewIp('POST /api/auth/phone/code', { json: { phone } })
  const { codeId } = await asked.json<{ codeId: string }>()
  return callFromNewIp('POST /api/auth/phone/verify', { json: { codeId, code: await findPhoneCode(phone) } })
}

const signInWithPassword = (email: string, password: string) =>
  callFromNewIp('POST /api/auth/sign-in', { json: { email, password } })

/** Adds each way into an account, and a pending link and code. */
async function addWaysIn(as: Person) {
  const key = await createDevice()
  const phone = createPhoneNumber()
  expect((await addPasskey(as, key)).status).toBe(201)
  expect((await setPhoneNumber(as, phone)).status).toBe(200)
  const { token } = await createToken(as)
  const feed = await call('POST /api/feeds/private', {
    as,
    json: { name: 'An app', feed: { type: 'person', subject: as.username } },
  })
  expect(feed.status).toBe(201)
  const hook = await call('POST /api/webhooks', {
    as,
    json: { url: `${env.TEST_SERVICES.webhooks}/${ids.random(8)}`, events: ['post.published'] },
  })
  expect(hook.status).toBe(201)
  await callFromNewIp('POST /api/passkeys/options', { as })
  await requestPhoneCode(as, createPhoneNumber())
  await subscribeBrowser(as, await createPushBrowser())
  const other = { cookie: await createSessionCookie(env, await openSession(as.id)) }
  const { webhook } = await hook.json<{ webhook: Webhook }>()
  const { url } = await feed.json<{ url: string }>()
  return { key, phone, token, feedPath: new URL(url).pathname, webhookId: webhook.id, other }
}

async function findResetTokens(address: string): Promise<string[]> {
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, address))
    .orderBy(desc(outbox.createdAt))
  const texts = await Promise.all(mails.map(async (mail) => (await fillPlaceholders(env, mail)).text))
  return texts.flatMap((text) => /\?reset=([\w-]+)/.exec(text)?.[1] ?? [])
}

async function requestReset({ email }: Person): Promise<string> {
  await callFromNewIp('POST /api/auth/forgot', { json: { email } })
  return (await findResetTokens(email))[0] ?? ''
}

const resetPassword = (token: string, as: Person | null = null) =>
  callFromNewIp('POST /api/auth/reset', { as, json: { token, password: NEW } })

async function removeAddress({ id }: Person): Promise<void> {
  const email = `${crypto.randomUUID()}@phone.owlcast.invalid`
  await db.update(users).set({ email, emailVerified: false }).where(eq(users.id, id))
}

const ACTS: Record<AccessAct, (as: Person) => Promise<unknown>> = {
  password_reset: async (as) => expect((await resetPassword(await requestReset(as))).status).toBe(200),
  first_address: async (as) => {
    await removeAddress(as)
    const email = `first.${ids.random(8)}@example.org`
    expect((await callFromNewIp('POST /api/me/email', { as, json: { email } })).status).toBe(200)
    const [token = ''] = await findResetTokens(email)
    expect((await resetPassword(token, as)).status).toBe(200)
  },
  sign_out_others: async (as) => expect((await call('DELETE /api/sessions', { as })).status).toBe(200),
  account_deletion: async ({ id }) => deleteAccount(getTools(), id),
}

/** The session that an act keeps is not counted. */
async function readFates({ id }: Person, keptId: string): Promise<Record<WayIn, AccessFate>> {
  const count = async (table: typeof sessions | typeof privateFeeds | typeof passkeys | typeof webhooks) =>
    db.$count(table, eq(table.userId, id))
  const paused = async (table: typeof passkeys | typeof webhooks) =>
    db.$count(table, and(eq(table.userId, id), isNotNull(table.pausedAt)))
  const toFate = (rows: number, isPaused = 0): AccessFate =>
    isPaused > 0 ? 'paused' : rows > 0 ? 'kept' : 'ended'
  const links = [
    await db.$count(passwordResets, eq(passwordResets.userId, id)),
    await db.$count(passkeyChallenges, eq(passkeyChallenges.userId, id)),
    await db.$count(phoneCodes, eq(phoneCodes.userId, id)),
  ]
  const others = await db.$count(sessions, and(eq(sessions.userId, id), sql`id <> ${keptId}`))
  const [owner] = await db.select().from(users).where(eq(users.id, id))
  return {
    sessions: toFate(others),
    accessTokens: toFate(
      await db.$count(accessTokens, and(eq(accessTokens.userId, id), sql`revoked_at is null`)),
    ),
    privateFeeds: toFate(await count(privateFeeds)),
    pending: toFate(links.reduce((sum, one) => sum + one)),
    passkeys: toFate(await count(passkeys), await paused(passkeys)),
    phone: typeof owner?.phonePausedAt === 'number' ? 'paused' : 'kept',
    webhooks: toFate(await count(webhooks), await paused(webhooks)),
  }
}

async function findSessionId({ id }: Person): Promise<string> {
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id))
  return row?.id ?? ''
}

test.each(Object.keys(ACTS) as AccessAct[])('%s does with each way in what the table says', async (act) => {
  const wren = await createPerson('Wren')
  const kept = act === 'sign_out_others' ? await findSessionId(wren) : ''
  const { token, other } = await addWaysIn(wren)
  const before = await readFates(wren, kept)
  expect(before).toEqual(Object.fromEntries(WAYS_IN.map((way) => [way, 'kept'])))
  await ACTS[act](wren)
  const expected: Record<WayIn, AccessFate> = ACCESS_ACTS[act]
  expect(await readFates(wren, kept)).toEqual(expected)
  expect((await call('GET /api/sessions', { as: other })).status).toBe(401)
  expect(await readErrorCode(await callWithToken(token, 'GET /api/token'))).toMatch(/^token\./)
  const isPushKept = act === 'sign_out_others' ? 1 : 0
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, wren.id))).toBe(isPushKept)
})

describe('after a reset by mail', () => {
  test('an intruder gets in no way, and the owner turns on again what is theirs', async () => {
    const wren = await createPerson('Wren')
    await setPasswordOf(wren)
    const { key, phone, feedPath, webhookId } = await addWaysIn(wren)
    expect((await call(`GET ${feedPath}`)).status).toBe(200)
    expect((await resetPassword(await requestReset(wren))).status).toBe(200)
    expect((await call(`GET ${feedPath}`)).status).toBe(404)
    expect(await readErrorCode(await signInWithPasskey(key))).toBe('passkey.paused')
    setClockOffset(2 * MINUTE_MS)
    expect(await readErrorCode(await signInWithPhone(phone))).toBe('auth.phone_paused')
    expect((await signInWithPassword(wren.email, OLD)).status).toBe(401)

    const own = { ...wren, cookie: readCookies(await signInWithPassword(wren.email, NEW)) }
    const { items } = await (await call('GET /api/passkeys', { as: own })).json<{ items: Passkey[] }>()
    expect(items).toMatchObject([{ isPaused: true }])
    const session = await (await call('GET /api/session', { as: own })).json<{ user: object }>()
    expect(session.user).toMatchObject({ phone, isPhonePaused: true })
    const hooks = await (await call('GET /api/webhooks', { as: own })).json<{ items: Webhook[] }>()
    expect(hooks.items).toMatchObject([{ isPaused: true }])
    expect(hooks.items[0]?.disabledAt).not.toBeNull()

    for (const route of [
      `POST /api/passkeys/${items[0]?.id}/enable`,
      'POST /api/me/phone/enable',
      `POST /api/webhooks/${webhookId}/enable`,
    ])
      expect((await call(route, { as: own })).status).toBe(200)
    expect((await signInWithPasskey(key)).status).toBe(200)
    setClockOffset(4 * MINUTE_MS)
    expect((await signInWithPhone(phone)).status).toBe(200)
    const on = await (await call('GET /api/webhooks', { as: own })).json<{ items: Webhook[] }>()
    expect(on.items).toMatchObject([{ isPaused: false, disabledAt: null }])
  })

  test('the mail lists what ended, what waits and what goes on', async () => {
    const wren = await createPerson('Wren')
    const { phone } = await addWaysIn(wren)
    const at = { createdAt: new Date(0), updatedAt: new Date(0) }
    await db.insert(accounts).values({
      id: ids.make('acc'),
      userId: wren.id,
      accountId: ids.random(20),
      providerId: 'google',
      ...at,
    })
    await db.insert(payoutAccounts).values({
      userId: wren.id,
      provider: 'demo',
      reference: ids.random(10),
      state: 'enabled',
      dueAt: 0,
      createdAt: Date.UTC(2026, 4, 3),
    })
    await resetPassword(await requestReset(wren))
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, wren.email))
    const text = mails.find(({ subject }) => subject.includes('password was changed'))?.text ?? ''
    expect(text).toContain(
      'don’t work any more: access tokens (1) and private addresses for podcast apps (1).',
    )
    expect(text).toContain(
      `added them: passkeys (1), signing in with your number ending in ${phone.slice(-2)}, and webhooks (1).`,
    )
    expect(text).toContain(
      'still work: signing in with Google and your account for payouts, added on 3 May 2026.',
    )
  })

  test('a second link used at the same time changes nothing, and says so', async () => {
    const wren = await createPerson('Wren')
    await setPasswordOf(wren)
    const first = await requestReset(wren)
    setClockOffset(1000)
    const second = await requestReset(wren)
    expect(second).not.toBe(first)
    const answers = await Promise.all([resetPassword(first), resetPassword(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, wren.email))
    expect(mails.filter(({ subject }) => subject.includes('password was changed'))).toHaveLength(1)
  })

  test('ends a token that was made a second before', async () => {
    const wren = await createPerson('Wren')
    const link = await requestReset(wren)
    const { token } = await createToken(wren)
    setClockOffset(1000)
    await resetPassword(link)
    expect(await readErrorCode(await callWithToken(token, 'GET /api/token'))).toBe('token.revoked')
  })

  test('a request that was under way adds nothing', async () => {
    const wren = await createPerson('Wren')
    const viewer = { ...(await loadViewer(wren)), sessionId: await findSessionId(wren) }
    const input = { name: 'A bot', scopes: ['posts:read' as const], days: 30 as const }
    await createAccessToken(getTools(), viewer, input)
    await resetPassword(await requestReset(wren))
    await expect(createAccessToken(getTools(), viewer, input)).rejects.toMatchObject({
      code: 'auth.required',
    })
  })

  test('a sign-in that was under way opens no session', async () => {
    const wren = await createPerson('Wren')
    await setPasswordOf(wren)
    const link = await requestReset(wren)
    const made = getTools()
    const batch: typeof made.db.batch = async (statements) => {
      const rows = await made.db.batch(statements)
      await resetPassword(link)
      return rows
    }
    const slow = new Proxy(made.db, {
      get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
    })
    const opening = openPasswordSession(
      { ...made, db: slow },
      { email: wren.email, password: OLD, agent: null },
    )
    await expect(opening).rejects.toMatchObject({ code: 'auth.bad_credentials' })
    expect(await db.$count(sessions, eq(sessions.userId, wren.id))).toBe(0)
  })
})

describe('a new way in needs a fresh sign-in', () => {
  const ROUTES: [string, (as: Person) => Promise<Response>][] = [
    ['a passkey', async (as) => addPasskey(as, await createDevice())],
    ['a number', (as) => requestPhoneCode(as, createPhoneNumber())],
    ['the code of a number', (as) => submitPhoneCode(as, { codeId: 'cod_none', code: '000000' })],
    ['an address', (as) => callFromNewIp('POST /api/me/email', { as, json: { email: 'x@example.org' } })],
    ['a paused passkey', (as) => call('POST /api/passkeys/psk_none/enable', { as })],
    ['a paused number', (as) => call('POST /api/me/phone/enable', { as })],
    [
      'an access token',
      (as) => call('POST /api/tokens', { as, json: { name: 'Mine', scopes: ['posts:read'], days: 30 } }),
    ],
    [
      'a webhook',
      (as) =>
        call('POST /api/webhooks', {
          as,
          json: { url: `${env.TEST_SERVICES.webhooks}/x`, events: ['post.published'] },
        }),
    ],
    ['a new secret of a webhook', (as) => call('POST /api/webhooks/whk_none/secret', { as })],
    ['a paused webhook', (as) => call('POST /api/webhooks/whk_none/enable', { as })],
    [
      'a private feed',
      (as) =>
        call('POST /api/feeds/private', {
          as,
          json: { name: 'An app', feed: { type: 'person', subject: as.username } },
        }),
    ],
  ]

  test.each(ROUTES)('%s', async (_name, run) => {
    const wren = await createPerson('Wren')
    await setPasswordOf(wren)
    setClockOffset(STALE_MS)
    expect(await readErrorCode(await run(wren))).toBe('proof.required')
    expect(await (await call('GET /api/me/proof', { as: wren })).json()).toEqual({
      proof: 'password',
      phone: null,
    })
    const prove = (password: string) => call('POST /api/me/proof', { as: wren, json: { password } })
    expect(await readErrorCode(await prove('a guess'))).toBe('proof.password_wrong')
    expect(await readErrorCode(await run(wren))).toBe('proof.required')
    expect((await prove(OLD)).status).toBe(200)
    expect(await readErrorCode(await run(wren))).not.toBe('proof.required')
    setClockOffset(2 * STALE_MS)
    expect(await readErrorCode(await run(wren))).toBe('proof.required')
  })

  test('proved by a code to the number of an account without a password, and by a new sign-in otherwise', async () => {
    const ida = await createPerson('Ida')
    const phone = createPhoneNumber()
    await setPhoneNumber(ida, phone)
    await removeAddress(ida)
    setClockOffset(STALE_MS)
    const { codeId } = await (await call('POST /api/me/proof/code', { as: ida })).json<{ codeId: string }>()
    const json = { codeId, code: await findPhoneCode(phone) }
    expect((await call('POST /api/me/proof', { as: ida, json })).status).toBe(200)
    expect((await addPasskey(ida, await createDevice())).status).toBe(201)

    const eve = await createPerson('Eve')
    setClockOffset(3 * STALE_MS)
    expect(await readErrorCode(await call('POST /api/me/proof', { as: eve, json: {} }))).toBe(
      'proof.sign_in_required',
    )
  })
})

test('notifies an account by number of a new passkey and of a first address by text', async () => {
  const ida = await createPerson('Ida')
  const phone = createPhoneNumber()
  await setPhoneNumber(ida, phone)
  await removeAddress(ida)
  const listTexts = async () =>
    (await db.select().from(outbox).where(eq(outbox.recipient, phone))).map(({ text }) => text)
  expect((await addPasskey(ida, await createDevice())).status).toBe(201)
  expect((await listTexts()).filter((text) => text.startsWith('A passkey was added'))).toHaveLength(1)
  await ACTS.first_address(ida)
  expect((await listTexts()).filter((text) => text.startsWith('An email address was added'))).toHaveLength(1)
})
