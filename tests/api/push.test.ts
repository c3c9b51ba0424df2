/** Web push: encrypted for one browser, once for a burst, and never about what may not be seen. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PUSH_SUBSCRIPTIONS_MAX, PUSHES_PER_ROUND } from '../../domain/limits'
import type { NotificationChoices } from '../../domain/notification-choices.schema'
import type { Notifications } from '../../domain/notifications.schema'
import { WAYS } from '../../domain/push'
import type { PushState } from '../../domain/push.schema'
import { newSession } from '../../worker/auth/new-session'
import { cookieOf } from '../../worker/dev/people.service'
import { runSchedule } from '../../worker/schedule'
import { pushOf } from '../../worker/tools/push'
import { follow } from '../support/members'
import { message } from '../support/messages'
import { type Browser, pushBrowser, pushServiceSays, toldIn } from '../support/push-browser'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => pushServiceSays())
afterEach(() => void travel(0))

const state = async (as: Person) => (await call('GET /api/me/push', { as })).json<PushState>()
const choices = async (as: Person) =>
  (await call('GET /api/me/notification-choices', { as })).json<NotificationChoices>()
const choose = async (as: Person, change: (chosen: NotificationChoices) => void) => {
  const chosen = await choices(as)
  change(chosen)
  expect((await call('PUT /api/me/notification-choices', { as, json: chosen })).status).toBe(204)
}
const said = async (browser: Browser) => (await browser.delivered()).map(({ data }) => data.notification)
const waitingFor = async ({ subscription }: Browser) => {
  const query = `select count(*) as n from pushes p join push_subscriptions s on s.id = p.subscription_id where s.endpoint = ?`
  const row = await env.DB.prepare(query).bind(subscription.endpoint).first<{ n: number }>()
  return row?.n
}
/** Creates a user with a push subscription, and another user. */
async function pair() {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  return { wren, dele, browser: await toldIn(wren, await pushBrowser()) }
}

test("pushes a reply to the parent's author, encrypted and signed, with delivery headers", async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  const reply = await squawk(dele, { parents: [{ id: root.id }] })
  const [one, ...more] = await browser.delivered()
  expect(more).toEqual([])
  expect(one?.data.group).toBe(`reply:${root.id}`)
  const [listed] = (await (await call('GET /api/notifications', { as: wren })).json<Notifications>()).items
  expect(one?.data.notification).toEqual(listed)
  expect(listed).toMatchObject({ sourceId: reply.id, actor: { displayName: 'Dele' } })
  expect(one?.headers).toMatchObject({
    ttl: String(WAYS.reply.ttlSeconds),
    urgency: WAYS.reply.urgency,
    topic: listed?.id,
    'content-encoding': 'aes128gcm',
  })
  const { aud, exp, sub, key } = one?.claims ?? {}
  expect(aud).toBe('https://updates.push.services.mozilla.com')
  expect(sub).toMatch(/^mailto:/)
  expect(key).toBe((await state(wren)).key)
  expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(0)
  expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
})

test('pushes only the sender of a private message', async () => {
  const { wren, dele, browser } = await pair()
  await follow(wren, dele)
  await message(dele, { recipient: `@${wren.username}`, title: 'A secret', description: 'Nobody may know' })
  expect(await said(browser)).toMatchObject([
    { reason: 'message', actor: { displayName: 'Dele' }, post: { title: '' } },
  ])
  expect(JSON.stringify(await said(browser))).not.toMatch(/secret|know/)
})

test('pushes once for a burst and the rest together a minute later', async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  for (let n = 0; n < 4; n += 1) await squawk(dele, { parents: [{ id: root.id }] })
  expect(await said(browser)).toMatchObject([{ count: 1 }])
  travel(MINUTE + 1000)
  await runSchedule(tools())
  expect(await said(browser)).toMatchObject([{ count: 1 }, { count: 4 }])
  await runSchedule(tools())
  expect(await said(browser)).toHaveLength(2)
})

test('does not push what was read meanwhile', async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  for (let n = 0; n < 2; n += 1) await squawk(dele, { parents: [{ id: root.id }] })
  await call('POST /api/notifications/read', { as: wren, json: { all: true } })
  travel(2 * MINUTE)
  await runSchedule(tools())
  expect(await said(browser)).toHaveLength(1)
})

test("keeps another user's waiting push when a foreign notification is dismissed or restored", async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  await pushServiceSays({ status: 503 })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await squawk(dele, { parents: [{ id: root.id }] })
  log.mockRestore()
  const [listed] = (await (await call('GET /api/notifications', { as: wren })).json<Notifications>()).items
  await call(`POST /api/notifications/${listed?.id}/restore`, { as: dele })
  await call(`DELETE /api/notifications/${listed?.id}`, { as: dele })
  expect(await waitingFor(browser)).toBe(1)
})

test('does not push what the user may no longer see', async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  await pushServiceSays({ status: 503 })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reply = await squawk(dele, { parents: [{ id: root.id }] })
  log.mockRestore()
  await pushServiceSays()
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  travel(5 * MINUTE)
  await runSchedule(tools())
  expect(await said(browser)).toEqual([])
})

test('retries after the delay that a busy push service asks for', async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await pushServiceSays({ status: 429, headers: { 'retry-after': '600' } })
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(log.mock.calls.flat().join()).not.toContain('mozilla')
  log.mockRestore()
  await pushServiceSays()
  travel(5 * MINUTE)
  await runSchedule(tools())
  expect(await said(browser)).toEqual([])
  travel(11 * MINUTE)
  await runSchedule(tools())
  expect(await said(browser)).toHaveLength(1)
})

test.each([404, 410])('deletes a subscription after a %i', async (status) => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  await pushServiceSays({ status })
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(await state(wren)).toMatchObject({ endpoint: null })
  await pushServiceSays()
  travel(2 * MINUTE)
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(await said(browser)).toEqual([])
})

test('does not follow a redirect', async () => {
  const { wren, dele, browser } = await pair()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await pushServiceSays({ status: 307, headers: { location: '/elsewhere' } })
  const root = await squawk(wren)
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(log.mock.calls.flat().join()).toContain('307')
  log.mockRestore()
  expect(await browser.delivered()).toHaveLength(1)
})

test('holds pushes back during quiet hours while notifications continue', async () => {
  const { wren, dele, browser } = await pair()
  const minute = Math.floor((Date.now() % (24 * HOUR)) / MINUTE)
  const at = (minutes: number) => (minute + minutes + 24 * 60) % (24 * 60)
  await choose(wren, (chosen) => {
    chosen.quiet = { from: at(-60), to: at(120), timeZone: 'UTC' }
  })
  const root = await squawk(wren)
  await squawk(dele, { parents: [{ id: root.id }] })
  travel(HOUR)
  await runSchedule(tools())
  expect(await said(browser)).toEqual([])
  expect(await (await call('GET /api/notifications/unread', { as: wren })).json()).toMatchObject({ total: 1 })
  travel(2 * HOUR + MINUTE)
  await runSchedule(tools())
  expect(await said(browser)).toMatchObject([{ reason: 'reply' }])
})

test('notifies of everything by default and follows the choices by reason and channel', async () => {
  const { wren, dele, browser } = await pair()
  const { reasons, quiet } = await choices(wren)
  expect(quiet).toBeNull()
  const { every_squawk: asked, ...others } = reasons
  expect(asked).toEqual({ app: false, push: false })
  for (const choice of Object.values(others)) expect(choice).toEqual({ app: true, push: true })
  await choose(wren, (chosen) => {
    chosen.reasons.reply = { app: true, push: false }
    chosen.reasons.new_post = { app: false, push: true }
    chosen.reasons.system = { app: false, push: false }
  })
  expect((await choices(wren)).reasons).toMatchObject({
    new_post: { app: false, push: false },
    // System notifications are always listed in the app.
    system: { app: true, push: false },
  })
  await follow(wren, dele)
  const root = await squawk(wren)
  await squawk(dele, { parents: [{ id: root.id }] })
  await squawk(dele)
  await squawk(dele, { description: `Hello @${wren.username}` })
  expect((await said(browser)).map(({ reason }) => reason)).toEqual(['mention'])
  expect(await (await call('GET /api/notifications/unread', { as: wren })).json()).toMatchObject({ total: 2 })
})

test('pushes posts of followed users', async () => {
  const { wren, dele, browser } = await pair()
  await follow(wren, dele)
  const post = await squawk(dele)
  expect(await said(browser)).toMatchObject([
    { reason: 'new_post', post: { id: post.id, title: post.title } },
  ])
})

test('pushes nothing by blocked or muted users', async () => {
  const { wren, dele, browser } = await pair()
  await follow(wren, dele)
  const root = await squawk(wren)
  await call(`PUT /api/people/${dele.username}/mute`, { as: wren })
  await squawk(dele, { parents: [{ id: root.id }] })
  await message(dele, { recipient: `@${wren.username}` })
  expect(await said(browser)).toEqual([])
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
  const wren = await person('Wren')
  const { keys } = (await pushBrowser()).subscription
  const answer = await call('PUT /api/me/push', { as: wren, json: { endpoint, keys } })
  expect(answer.status).toBe(400)
  expect(await state(wren)).toMatchObject({ endpoint: null })
})

test('refuses invalid keys', async () => {
  const wren = await person('Wren')
  const { endpoint, keys } = (await pushBrowser()).subscription
  for (const wrong of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: `A${keys.p256dh.slice(1)}` },
  ]) {
    const answer = await call('PUT /api/me/push', { as: wren, json: { endpoint, keys: wrong } })
    expect(answer.status).toBe(400)
  }
})

test('binds a subscription to the last sign-in of its browser, for the length of the session', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const browser = await pushBrowser()
  await toldIn(wren, browser)
  await toldIn(dele, browser)
  expect(await state(wren)).toMatchObject({ endpoint: null })
  expect(await state(dele)).toMatchObject({ endpoint: browser.subscription.endpoint })
  await call('DELETE /api/me/push', { as: dele })
  expect(await state(dele)).toMatchObject({ endpoint: null })
  await toldIn(dele, browser)
  await call('POST /api/auth/sign-out', { as: dele })
  const count = 'select count(*) as n from push_subscriptions where endpoint = ?'
  const left = () => env.DB.prepare(count).bind(browser.subscription.endpoint).first<{ n: number }>()
  expect(await left()).toEqual({ n: 0 })
})

test('pushes nothing for an expired session, also before the cleanup', async () => {
  const { wren, dele, browser } = await pair()
  const root = await squawk(wren)
  const before = 'update session set expires_at = ? where user_id = ?'
  await env.DB.prepare(before)
    .bind(tools().clock.now() - 1000, wren.id)
    .run()
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(await said(browser)).toEqual([])
  await runSchedule(tools())
  expect(await said(browser)).toEqual([])
  expect(await waitingFor(browser)).toBe(0)
})

test('pushes to many followers in rounds', async () => {
  const dele = await person('Dele')
  const followers = await Promise.all(Array.from({ length: PUSHES_PER_ROUND + 2 }, () => person('Wren')))
  const browsers = await Promise.all(followers.map(async (one) => toldIn(one, await pushBrowser())))
  for (const one of followers) await follow(one, dele)
  await squawk(dele)
  const reasons = await Promise.all(
    browsers.map(async (one) => (await said(one)).map(({ reason }) => reason)),
  )
  expect(reasons).toEqual(followers.map(() => ['new_post']))
})

test('keeps the newest subscriptions above the limit', async () => {
  const wren = await person('Wren')
  const endpoints: string[] = []
  for (let n = 0; n < PUSH_SUBSCRIPTIONS_MAX + 2; n += 1) {
    const session = { ...wren, cookie: await cookieOf(tools(), await newSession(tools(), wren.id, null)) }
    const { subscription } = await toldIn(session, await pushBrowser())
    endpoints.push(subscription.endpoint)
    travel(n + 1)
  }
  const rows = await env.DB.prepare('select endpoint from push_subscriptions where person_id = ?')
    .bind(wren.id)
    .all<{ endpoint: string }>()
  expect(rows.results.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.slice(2).sort())
})

test('ignores the stand-in and the development key in production', async () => {
  const subject = { VAPID_SUBJECT: 'mailto:hello@owlcast.example' }
  const { VAPID_PUBLIC_KEY: _, ...bare } = { ...env, VAPID_PUBLIC_KEY: '' }
  expect(pushOf({ ...bare, ENVIRONMENT: 'production' })).toBeNull()
  const known = pushOf(env)?.key ?? ''
  const own = { VAPID_PRIVATE_KEY: 'a'.repeat(43), ...subject }
  expect(pushOf({ ENVIRONMENT: 'production', VAPID_PUBLIC_KEY: known, ...own })).toBeNull()
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  const keys = await madePair()
  const push = pushOf({ ENVIRONMENT: 'production', PUSH_TEST_URL: env.PUSH_TEST_URL, ...keys, ...subject })
  const { subscription } = await pushBrowser()
  const { endpoint } = subscription
  const sent = await push?.send({
    ...{
      endpoint,
      ...subscription.keys,
      data: 'Psst',
      ttlSeconds: 60,
      urgency: 'low',
      topic: 'ntf_1',
    },
  })
  expect(sent).toEqual({ sent: true })
  expect(asked.mock.calls.map(([url]) => url)).toEqual([endpoint])
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
  asked.mockRestore()
})

async function madePair() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const { x = '', y = '', d = '' } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  const hex = (part: string) => atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  const point = btoa(`\x04${hex(x)}${hex(y)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return { VAPID_PUBLIC_KEY: point, VAPID_PRIVATE_KEY: d }
}
