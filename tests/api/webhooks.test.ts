/** Webhooks: signed, repeated, listed, turned off when they fail, and never called at private addresses. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import type {
  CreatedWebhook,
  Webhook,
  WebhookCall,
  WebhookDelivery,
} from '../../domain/webhooks/webhooks.schema'
import { createDeps } from '../../worker/context'
import { drainWebhooks, WEBHOOK_FAILURES_MAX, WEBHOOK_RETRY_MS } from '../../worker/webhooks/deliver.service'
import { WEBHOOKS_MAX } from '../../worker/webhooks/webhooks.service'
import { readErrorCode } from '../support/access-tokens'
import { publishMessage } from '../support/messages'
import type { Answer, ProviderRequest } from '../support/provider'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const HOST = env.TEST_SERVICES.webhooks

beforeEach(async () => {
  await setAnswers()
  // Rows that other tests left waiting.
  await env.DB.prepare('delete from webhook_deliveries').run()
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

async function setAnswers(...answers: Answer[]): Promise<void> {
  await fetch(`${HOST}/-/answers`, { method: 'POST', body: JSON.stringify(answers) })
}
const listCalls = async (path: string) =>
  (await (await fetch(`${HOST}/-/asked`)).json<ProviderRequest[]>()).filter((asked) => asked.path === path)

let made = 0
async function createWebhook(as: Person, events: Webhook['events'] = ['post.published']) {
  made += 1
  const path = `/hook-${made}`
  const answer = await call('POST /api/webhooks', { as, json: { url: `${HOST}${path}`, events } })
  expect(answer.status).toBe(201)
  return { ...(await answer.json<CreatedWebhook>()), path }
}
const listDeliveries = async (as: Person, { id }: Webhook) =>
  (await (await call(`GET /api/webhooks/${id}/deliveries`, { as })).json<{ items: WebhookDelivery[] }>())
    .items
/** Sends what is due, as the cron trigger does; publishing sends its own calls after its response. */
const runDue = () => drainWebhooks(getTools())

/** Verifies a call as a receiver does, by the text of Standard Webhooks alone. */
async function isSignedWith(secret: string, { headers, body }: ProviderRequest): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed))
  const expected = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected)
}

test('calls a webhook when its owner publishes, signed and with ids only', async () => {
  const wren = await createPerson('Wren')
  const { path, secret, webhook } = await createWebhook(wren)
  const post = await publishSquawk(wren, { title: 'A secret title' })
  await runDue()
  const [asked, ...more] = await listCalls(path)
  if (!asked) throw new Error('not called')
  expect(more).toEqual([])
  expect(await isSignedWith(secret, asked)).toBe(true)
  expect(Math.abs(Number(asked.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300)
  expect(asked.headers).not.toHaveProperty('cookie')
  const body: WebhookCall = JSON.parse(asked.body)
  expect(body).toEqual({
    type: 'post.published',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { post: { id: post.id, kind: 'squawk', url: `${env.ORIGIN}/squawk/${post.id}` } },
  })
  expect(await listDeliveries(wren, webhook)).toMatchObject([
    { event: 'post.published', state: 'delivered', attempts: 1, status: 200, nextAt: null },
  ])
})

test('calls about replies, messages and mentions, but not about what the member blocked', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const { path } = await createWebhook(wren, ['reply.received', 'message.received', 'mention.received'])
  const post = await publishSquawk(wren)
  await call(`PUT /api/people/${eve.username}/block`, { as: wren })
  await publishSquawk(dele, { parents: [{ id: post.id }] })
  await publishSquawk(dele, { parents: [{ id: post.id }] })
  await publishSquawk(dele, { title: `For @${wren.username}` })
  await publishSquawk(eve, { title: `For @${wren.username}` })
  await call(`PUT /api/people/${dele.username}/follow`, { as: wren })
  await publishMessage(wren, { recipient: `@${dele.username}` })
  await publishMessage(dele, { recipient: `@${wren.username}` })
  await runDue()
  const types = (await listCalls(path)).map(({ body }) => JSON.parse(body).type)
  expect(types.sort()).toEqual(['mention.received', 'message.received', 'reply.received', 'reply.received'])
})

test('repeats no failed call about a post whose author the member blocked since', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { path, webhook } = await createWebhook(wren, ['reply.received'])
  const post = await publishSquawk(wren)
  await setAnswers({ status: 500 })
  await publishSquawk(dele, { parents: [{ id: post.id }] })
  await vi.waitFor(async () => expect(await listDeliveries(wren, webhook)).toMatchObject([{ status: 500 }]))
  await call(`PUT /api/people/${dele.username}/block`, { as: wren })
  setClockOffset((WEBHOOK_RETRY_MS[0] ?? 0) + 1000)
  await runDue()
  expect(await listCalls(path)).toHaveLength(1)
})

test('calls nobody about the posts of others', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { path } = await createWebhook(wren)
  await publishSquawk(dele)
  await runDue()
  expect(await listCalls(path)).toEqual([])
})

test('refuses addresses that are not public', async () => {
  const wren = await createPerson('Wren')
  const refused = [
    'http://example.org/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://10.0.0.8/hook',
    'https://192.168.1.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[fe80::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://intranet/hook',
    'https://router.local/hook',
    'https://db.internal/hook',
    'https://hooks.example/hook',
    'https://example.org./hook',
    'https://user:pass@example.org/hook',
    'https://example.org:8443/hook',
    'ftp://example.org/hook',
    'javascript:alert(1)',
    '',
  ]
  const bindings = { ...env, WEBHOOK_LOCAL_HOSTS: '' }
  for (const url of [...refused, `${HOST}/hook`]) {
    const json = { url, events: ['post.published'] }
    const answer = await call('POST /api/webhooks', { as: wren, json, bindings })
    expect(await readErrorCode(answer), url).toBe('webhook.address_refused')
  }
  const allowed = { url: 'https://example.org/hook', events: ['post.published'] }
  expect((await call('POST /api/webhooks', { as: wren, json: allowed })).status).toBe(201)
})

test('ignores the list of local hosts in production, also for a webhook that exists', async () => {
  const wren = await createPerson('Wren')
  const { path, webhook } = await createWebhook(wren)
  await setAnswers({ status: 500 })
  await publishSquawk(wren)
  // Production has no clock of tests.
  await env.DB.prepare('update webhook_deliveries set due_at = 1').run()
  await drainWebhooks(createDeps({ ...env, ENVIRONMENT: 'production' }, () => undefined))
  expect(await listCalls(path)).toHaveLength(1)
  expect(await listDeliveries(wren, webhook)).toMatchObject([
    { state: 'waiting', problem: 'refused_address', attempts: 2 },
  ])
})

test('follows no redirect', async () => {
  const wren = await createPerson('Wren')
  const { webhook, path } = await createWebhook(wren)
  await setAnswers({ status: 302, headers: { location: `${HOST}/private` } })
  await publishSquawk(wren)
  expect(await listCalls(path)).toHaveLength(1)
  expect(await listCalls('/private')).toEqual([])
  expect(await listDeliveries(wren, webhook)).toMatchObject([{ state: 'waiting', problem: 'redirect' }])
})

test('gives up on an address that never answers, without holding up the others', async () => {
  const wren = await createPerson('Wren')
  const silent = await createWebhook(wren)
  const prompt = await createWebhook(wren)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  await publishSquawk(wren)
  expect((await listCalls(silent.path)).length + (await listCalls(prompt.path)).length).toBe(1)
  const deliveries = [
    ...(await listDeliveries(wren, silent.webhook)),
    ...(await listDeliveries(wren, prompt.webhook)),
  ]
  expect(deliveries.map(({ state, problem }) => `${state} ${problem}`).sort()).toEqual([
    'delivered null',
    'waiting timeout',
  ])
})

test('repeats a failed call with growing waits and the same id, then gives up', async () => {
  const wren = await createPerson('Wren')
  const { webhook, path } = await createWebhook(wren)
  let offset = 0
  await setAnswers(...Array.from({ length: 10 }, (): Answer => ({ status: 503 })))
  await publishSquawk(wren)
  for (const wait of WEBHOOK_RETRY_MS) {
    offset += wait - 1000
    setClockOffset(offset)
    const before = (await listCalls(path)).length
    await runDue()
    expect((await listCalls(path)).length).toBe(before)
    offset += 2000
    setClockOffset(offset)
    await runDue()
    expect((await listCalls(path)).length).toBe(before + 1)
  }
  const calls = await listCalls(path)
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await listDeliveries(wren, webhook)).toMatchObject([
    { state: 'failed', status: 503, attempts: WEBHOOK_RETRY_MS.length + 1, nextAt: null },
  ])
})

test('delivers after a failure, and forgets it', async () => {
  const wren = await createPerson('Wren')
  const { webhook } = await createWebhook(wren)
  await setAnswers({ status: 500 })
  await publishSquawk(wren)
  setClockOffset((WEBHOOK_RETRY_MS[0] ?? 0) + 1000)
  await runDue()
  expect(await listDeliveries(wren, webhook)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  const row = await env.DB.prepare('select failures from webhooks where id = ?').bind(webhook.id).first()
  expect(row).toEqual({ failures: 0 })
})

test('turns a webhook off when it fails too often, notifies its owner once, and turns it on again', async () => {
  const wren = await createPerson('Wren')
  const { webhook, path } = await createWebhook(wren)
  await env.DB.prepare('update webhooks set failures = ? where id = ?')
    .bind(WEBHOOK_FAILURES_MAX - 1, webhook.id)
    .run()
  await setAnswers({ status: 500 })
  await publishSquawk(wren)
  const { items } = await (await call('GET /api/notifications', { as: wren })).json<Notifications>()
  expect(items).toMatchObject([{ reason: 'system', message: 'webhook.disabled' }])
  const list = async () =>
    (await (await call('GET /api/webhooks', { as: wren })).json<{ items: Webhook[] }>()).items
  expect((await list())[0]?.disabledAt).not.toBeNull()
  await publishSquawk(wren)
  setClockOffset((WEBHOOK_RETRY_MS[0] ?? 0) + 1000)
  await runDue()
  expect(await listCalls(path)).toHaveLength(1)
  expect((await call(`POST /api/webhooks/${webhook.id}/enable`, { as: wren })).status).toBe(200)
  expect((await list())[0]?.disabledAt).toBeNull()
  await publishSquawk(wren)
  await runDue()
  expect(await listCalls(path)).toHaveLength(2)
})

test('turns a webhook off at once when its address answers 410', async () => {
  const wren = await createPerson('Wren')
  const { webhook } = await createWebhook(wren)
  await setAnswers({ status: 410 })
  await publishSquawk(wren)
  expect(await listDeliveries(wren, webhook)).toMatchObject([{ state: 'failed', status: 410 }])
  const { items } = await (await call('GET /api/webhooks', { as: wren })).json<{ items: Webhook[] }>()
  expect(items[0]?.disabledAt).not.toBeNull()
})

test('signs with both secrets for a day after a rotation, then with the new one', async () => {
  const wren = await createPerson('Wren')
  const { webhook, secret, path } = await createWebhook(wren)
  const rotated = await call(`POST /api/webhooks/${webhook.id}/secret`, { as: wren })
  const { secret: next } = await rotated.json<CreatedWebhook>()
  expect(next).toMatch(/^whsec_[\w+/]+=*$/)
  expect(next).not.toBe(secret)
  const ping = async () => {
    expect((await call(`POST /api/webhooks/${webhook.id}/ping`, { as: wren })).status).toBe(202)
    const asked = (await listCalls(path)).at(-1)
    if (!asked) throw new Error('not called')
    return asked
  }
  const first = await ping()
  expect(JSON.parse(first.body)).toMatchObject({ type: 'ping', data: { post: null } })
  expect([await isSignedWith(secret, first), await isSignedWith(next, first)]).toEqual([true, true])
  setClockOffset(86_400_000 + 1000)
  const later = await ping()
  expect([await isSignedWith(secret, later), await isSignedWith(next, later)]).toEqual([false, true])
  const rows = JSON.stringify((await env.DB.prepare('select * from webhooks').all()).results)
  expect(rows).not.toContain(next.slice(6))
})

test('shows and changes webhooks to their owner only', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const { webhook, path } = await createWebhook(wren)
  for (const [method, suffix] of [
    ['POST', '/secret'],
    ['POST', '/enable'],
    ['POST', '/ping'],
    ['GET', '/deliveries'],
    ['DELETE', ''],
  ])
    expect((await call(`${method} /api/webhooks/${webhook.id}${suffix}`, { as: eve })).status).toBe(404)
  await publishSquawk(wren)
  await runDue()
  expect((await call(`GET /api/webhooks/${webhook.id}/deliveries`, { as: eve })).status).toBe(404)
  expect(await listDeliveries(wren, webhook)).toHaveLength(1)
  expect(await (await call('GET /api/webhooks', { as: eve })).json()).toEqual({ items: [] })
  expect((await call(`DELETE /api/webhooks/${webhook.id}`, { as: wren })).status).toBe(200)
  await publishSquawk(wren)
  await runDue()
  expect(await listCalls(path)).toHaveLength(1)
})

test('limits the webhooks of a member', async () => {
  const wren = await createPerson('Wren')
  for (let count = 0; count < WEBHOOKS_MAX; count += 1) await createWebhook(wren)
  const json = { url: `${HOST}/more`, events: ['post.published'] }
  const answer = await call('POST /api/webhooks', { as: wren, json })
  expect(await readErrorCode(answer)).toBe('webhook.too_many')
})

test('drops the calls of a deleted post', async () => {
  const wren = await createPerson('Wren')
  const { webhook } = await createWebhook(wren)
  await setAnswers({ status: 500 })
  const post = await publishSquawk(wren)
  expect(await listDeliveries(wren, webhook)).toMatchObject([{ state: 'waiting' }])
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await listDeliveries(wren, webhook)).toEqual([])
})
