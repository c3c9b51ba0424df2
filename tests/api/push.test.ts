/** Web push: encrypted for one browser, once for a burst, and never about what may not be seen. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import { PUSH_OPTIONS } from '../../domain/push/push'
import type { PushState } from '../../domain/push/push.schema'
import { createSessionCookie } from '../../worker/http/cookies'
import { PUSH_SUBSCRIPTIONS_MAX } from '../../worker/notifications/push/push.repo'
import { PUSHES_PER_ROUND } from '../../worker/notifications/push/push.service'
import { runSchedule } from '../../worker/schedule'
import { createPush } from '../../worker/tools/push'
import { follow } from '../support/members'
import { publishMessage } from '../support/messages'
import {
  createPushBrowser,
  type PushBrowser,
  setPushAnswers,
  subscribeBrowser,
} from '../support/push-browser'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, openSession, type Person, setClockOffset } from '../support/world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => setPushAnswers())
afterEach(() => void setClockOffset(0))

const fetchPushState = async (as: Person) => (await call('GET /api/me/push', { as })).json<PushState>()
const fetchChoices = async (as: Person) =>
  (await call('GET /api/me/notification-settings', { as })).json<NotificationSettings>()
const changeChoices = async (as: Person, change: (chosen: NotificationSettings) => void) => {
  const chosen = await fetchChoices(as)
  change(chosen)
  expect((await call('PUT /api/me/notification-settings', { as, json: chosen })).status).toBe(204)
}
const listPushed = async (browser: PushBrowser) =>
  (await browser.delivered()).map(({ data }) => data.notification)
const countWaiting = async ({ subscription }: PushBrowser) => {
  const query = `select count(*) as n from pushes p join push_subscriptions s on s.id = p.subscription_id where s.endpoint = ?`
  const row = await env.DB.prepare(query).bind(subscription.endpoint).first<{ n: number }>()
  return row?.n
}
/** Creates a user with a push subscription, and another user. */
async function createPair() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  return { wren, dele, browser: await subscribeBrowser(wren, await createPushBrowser()) }
}

test("pushes a reply to the parent's author, encrypted and signed, with delivery headers", async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  const [one, ...more] = await browser.delivered()
  expect(more).toEqual([])
  expect(one?.data.group).toBe(`reply:${root.id}`)
  const [listed] = (await (await call('GET /api/notifications', { as: wren })).json<Notifications>()).items
  expect(one?.data.notification).toEqual(listed)
  expect(listed).toMatchObject({ sourceId: reply.id, actor: { displayName: 'Dele' } })
  expect(one?.headers).toMatchObject({
    ttl: String(PUSH_OPTIONS.reply.ttlSeconds),
    urgency: PUSH_OPTIONS.reply.urgency,
    topic: listed?.id,
    'content-encoding': 'aes128gcm',
  })
  const { aud, exp, sub, key } = one?.claims ?? {}
  expect(aud).toBe('https://updates.push.services.mozilla.com')
  expect(sub).toMatch(/^mailto:/)
  expect(key).toBe((await fetchPushState(wren)).key)
  expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(0)
  expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
})

test('pushes only the sender of a private message', async () => {
  const { wren, dele, browser } = await createPair()
  await follow(wren, dele)
  await publishMessage(dele, {
    recipient: `@${wren.username}`,
    title: 'A secret',
    description: 'Nobody may know',
  })
  expect(await listPushed(browser)).toMatchObject([
    { reason: 'message', actor: { displayName: 'Dele' }, post: { title: '' } },
  ])
  expect(JSON.stringify(await listPushed(browser))).not.toMatch(/secret|know/)
})

test('pushes once for a burst and the rest together a minute later', async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  for (let n = 0; n < 4; n += 1) await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await listPushed(browser)).toMatchObject([{ count: 1 }])
  setClockOffset(MINUTE + 1000)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toMatchObject([{ count: 1 }, { count: 4 }])
  await runSchedule(getTools())
  expect(await listPushed(browser)).toHaveLength(2)
})

test('does not push what was read meanwhile', async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  for (let n = 0; n < 2; n += 1) await publishSquawk(dele, { parents: [{ id: root.id }] })
  await call('POST /api/notifications/read', { as: wren, json: { all: true } })
  setClockOffset(2 * MINUTE)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toHaveLength(1)
})

test("keeps another user's waiting push when a foreign notification is dismissed or restored", async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  await setPushAnswers({ status: 503 })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  log.mockRestore()
  const [listed] = (await (await call('GET /api/notifications', { as: wren })).json<Notifications>()).items
  await call(`POST /api/notifications/${listed?.id}/restore`, { as: dele })
  await call(`DELETE /api/notifications/${listed?.id}`, { as: dele })
  expect(await countWaiting(browser)).toBe(1)
})

test('does not push what the user may no longer see', async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  await setPushAnswers({ status: 503 })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  log.mockRestore()
  await setPushAnswers()
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  setClockOffset(5 * MINUTE)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toEqual([])
})

test('retries after the delay that a busy push service asks for', async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setPushAnswers({ status: 429, headers: { 'retry-after': '600' } })
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(log.mock.calls.flat().join()).not.toContain('mozilla')
  log.mockRestore()
  await setPushAnswers()
  setClockOffset(5 * MINUTE)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toEqual([])
  setClockOffset(11 * MINUTE)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toHaveLength(1)
})

test.each([404, 410])('deletes a subscription after a %i', async (status) => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  await setPushAnswers({ status })
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await fetchPushState(wren)).toMatchObject({ endpoint: null })
  await setPushAnswers()
  setClockOffset(2 * MINUTE)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await listPushed(browser)).toEqual([])
})

test('does not follow a redirect', async () => {
  const { wren, dele, browser } = await createPair()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setPushAnswers({ status: 307, headers: { location: '/elsewhere' } })
  const root = await publishSquawk(wren)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(log.mock.calls.flat().join()).toContain('307')
  log.mockRestore()
  expect(await browser.delivered()).toHaveLength(1)
})

test('holds pushes back during quiet hours while notifications continue', async () => {
  const { wren, dele, browser } = await createPair()
  const minute = Math.floor((Date.now() % (24 * HOUR)) / MINUTE)
  const toMinuteOfDay = (minutes: number) => (minute + minutes + 24 * 60) % (24 * 60)
  await changeChoices(wren, (chosen) => {
    chosen.quiet = { from: toMinuteOfDay(-60), to: toMinuteOfDay(120), timeZone: 'UTC' }
  })
  const root = await publishSquawk(wren)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  setClockOffset(HOUR)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toEqual([])
  expect(await (await call('GET /api/notifications/unread', { as: wren })).json()).toMatchObject({ total: 1 })
  setClockOffset(2 * HOUR + MINUTE)
  await runSchedule(getTools())
  expect(await listPushed(browser)).toMatchObject([{ reason: 'reply' }])
})

test('notifies of everything by default and follows the choices by reason and channel', async () => {
  const { wren, dele, browser } = await createPair()
  const { reasons, quiet } = await fetchChoices(wren)
  expect(quiet).toBeNull()
  const { every_squawk: asked, ...others } = reasons
  expect(asked).toEqual({ app: false, push: false })
  for (const choice of Object.values(others)) expect(choice).toEqual({ app: true, push: true })
  await changeChoices(wren, (chosen) => {
    chosen.reasons.reply = { app: true, push: false }
    chosen.reasons.new_post = { app: false, push: true }
    chosen.reasons.system = { app: false, push: false }
  })
  expect((await fetchChoices(wren)).reasons).toMatchObject({
    new_post: { app: false, push: false },
    // System notifications are always listed in the app.
    system: { app: true, push: false },
  })
  await follow(wren, dele)
  const root = await publishSquawk(wren)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  await publishSquawk(dele)
  await publishSquawk(dele, { description: `Hello @${wren.username}` })
  expect((await listPushed(browser)).map(({ reason }) => reason)).toEqual(['mention'])
  expect(await (await call('GET /api/notifications/unread', { as: wren })).json()).toMatchObject({ total: 2 })
})

test('pushes posts of followed users', async () => {
  const { wren, dele, browser } = await createPair()
  await follow(wren, dele)
  const post = await publishSquawk(dele)
  expect(await listPushed(browser)).toMatchObject([
    { reason: 'new_post', post: { id: post.id, title: post.title } },
  ])
})

test('pushes nothing by blocked or muted users', async () => {
  const { wren, dele, browser } = await createPair()
  await follow(wren, dele)
  const root = await publishSquawk(wren)
  await call(`PUT /api/people/${dele.username}/mute`, { as: wren })
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  await publishMessage(dele, { recipient: `@${wren.username}` })
  expect(await listPushed(browser)).toEqual([])
})

test.each([
  'https://127.0.0.1/wpush/v2/a',
  'http://127.0.0.1:9/a',
  'https://localhost/a',
  'https://169.254.169.254/latest',
  'https://owlcast.example/api/health',
  'https://updates.push.services.mozilla.com.evil.example/a',
  'https://evil.example/#updates.push.services.mozilla.com/a',
])('refuses the endpoint %s', async (endpoint) => {
  const wren = await createPerson('Wren')
  const { keys } = (await createPushBrowser()).subscription
  const answer = await call('PUT /api/me/push', { as: wren, json: { endpoint, keys } })
  expect(answer.status).toBe(400)
  expect(await fetchPushState(wren)).toMatchObject({ endpoint: null })
})

test('refuses invalid keys', async () => {
  const wren = await createPerson('Wren')
  const { endpoint, keys } = (await createPushBrowser()).subscription
  for (const wrong of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: `A${keys.p256dh.slice(1)}` },
  ]) {
    const answer = await call('PUT /api/me/push', { as: wren, json: { endpoint, keys: wrong } })
    expect(answer.status).toBe(400)
  }
})

test('binds a subscription to the last sign-in of its browser, for the length of the session', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const browser = await createPushBrowser()
  await subscribeBrowser(wren, browser)
  await subscribeBrowser(dele, browser)
  expect(await fetchPushState(wren)).toMatchObject({ endpoint: null })
  expect(await fetchPushState(dele)).toMatchObject({ endpoint: browser.subscription.endpoint })
  await call('DELETE /api/me/push', { as: dele })
  expect(await fetchPushState(dele)).toMatchObject({ endpoint: null })
  await subscribeBrowser(dele, browser)
  await call('POST /api/auth/sign-out', { as: dele })
  const count = 'select count(*) as n from push_subscriptions where endpoint = ?'
  const countSubscriptions = () =>
    env.DB.prepare(count).bind(browser.subscription.endpoint).first<{ n: number }>()
  expect(await countSubscriptions()).toEqual({ n: 0 })
})

test('pushes nothing for an expired session, also before the cleanup', async () => {
  const { wren, dele, browser } = await createPair()
  const root = await publishSquawk(wren)
  const before = 'update sessions set expires_at = ? where user_id = ?'
  await env.DB.prepare(before)
    .bind(getTools().clock.now() - 1000, wren.id)
    .run()
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await listPushed(browser)).toEqual([])
  await runSchedule(getTools())
  expect(await listPushed(browser)).toEqual([])
  expect(await countWaiting(browser)).toBe(0)
})

test('pushes to many followers in rounds', async () => {
  const dele = await createPerson('Dele')
  const followers = await Promise.all(
    Array.from({ length: PUSHES_PER_ROUND + 2 }, () => createPerson('Wren')),
  )
  const browsers = await Promise.all(
    followers.map(async (one) => subscribeBrowser(one, await createPushBrowser())),
  )
  for (const one of followers) await follow(one, dele)
  await publishSquawk(dele)
  const reasons = await Promise.all(
    browsers.map(async (one) => (await listPushed(one)).map(({ reason }) => reason)),
  )
  expect(reasons).toEqual(followers.map(() => ['new_post']))
})

test('keeps the newest subscriptions above the limit', async () => {
  const wren = await createPerson('Wren')
  const endpoints: string[] = []
  for (let n = 0; n < PUSH_SUBSCRIPTIONS_MAX + 2; n += 1) {
    const session = {
      ...wren,
      cookie: await createSessionCookie(env, await openSession(wren.id)),
    }
    const { subscription } = await subscribeBrowser(session, await createPushBrowser())
    endpoints.push(subscription.endpoint)
    setClockOffset(n + 1)
  }
  const rows = await env.DB.prepare('select endpoint from push_subscriptions where user_id = ?')
    .bind(wren.id)
    .all<{ endpoint: string }>()
  expect(rows.results.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.slice(2).sort())
})

test('ignores the stand-in and the development key in production', async () => {
  const subject = { VAPID_SUBJECT: 'mailto:hello@owlcast.example' }
  const { VAPID_PUBLIC_KEY: _, ...bare } = { ...env, VAPID_PUBLIC_KEY: '' }
  expect(createPush({ ...bare, ENVIRONMENT: 'production' })).toBeNull()
  const known = createPush(env)?.key ?? ''
  const own = { VAPID_PRIVATE_KEY: 'a'.repeat(43), ...subject }
  expect(createPush({ ENVIRONMENT: 'production', VAPID_PUBLIC_KEY: known, ...own })).toBeNull()
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  const keys = await createVapidKeys()
  const push = createPush({
    ENVIRONMENT: 'production',
    PUSH_TEST_URL: env.PUSH_TEST_URL,
    ...keys,
    ...subject,
  })
  const { subscription } = await createPushBrowser()
  const { endpoint } = subscription
  const sent = await push?.send({
    endpoint,
    ...subscription.keys,
    data: 'Psst',
    ttlSeconds: 60,
    urgency: 'low',
    topic: 'ntf_1',
  })
  expect(sent).toEqual({ sent: true })
  expect(asked.mock.calls.map(([url]) => url)).toEqual([endpoint])
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
  asked.mockRestore()
})

async function createVapidKeys() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const { x = '', y = '', d = '' } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  const decodePart = (part: string) => atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  const point = btoa(`\x04${decodePart(x)}${decodePart(y)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return { VAPID_PUBLIC_KEY: point, VAPID_PRIVATE_KEY: d }
}
