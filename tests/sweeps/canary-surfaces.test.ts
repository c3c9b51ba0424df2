/** Canary tests of counters, invitations, opened links, emails and sign-ins. `canary.test.ts` covers reading. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Invitation } from '../../domain/invitations/invitations.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { createApp } from '../../worker/app'
import { outbox } from '../../worker/database/tables/outbox.table'
import {
  crawl,
  createMark,
  dumpResponse,
  findLeaks,
  listMarkedIds,
  publishMarkedMessage,
  stripTimes,
} from '../support/canary'
import { listInvitationTokens } from '../support/invitations'
import { createBrowser, createUnknownEmail, listMailedLinks } from '../support/messages'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const createMarkedAddress = () => `${createMark('stranger')}@example.org`

/** Returns every response that shows a public post or a list with it. */
async function fetchAll({ id }: Post, as: Person | null): Promise<Record<string, string>> {
  const link = encodeURIComponent(`${env.ORIGIN}/squawk/${id}`)
  const routes = [
    ...['', '/replies', '/moments', '/parents', '/collaborators'].map((part) => `/api/posts/${id}${part}`),
    `/squawk/${id}`,
    `/embed/squawk/${id}`,
    `/og/${id}.png`,
    `/api/oembed?url=${link}`,
    '/api/posts?kind=squawk&seq=999999999',
    '/api/posts/recent',
    '/api/posts/leaving',
    '/api/posts/candidates',
    '/api/connections',
    '/api/events?after=0',
  ]
  const seen: Record<string, string> = {}
  for (const route of routes) seen[route] = stripTimes(await dumpResponse(await call(`GET ${route}`, { as })))
  return seen
}

test('changes no byte of public responses by private replies', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const open = await publishSquawk(wren)
  const fetchSeqs = async () =>
    Promise.all([null, eve].map(async (as) => (await call('GET /api/events', { as })).text()))
  const before = [await fetchAll(open, null), await fetchAll(open, eve), await fetchSeqs()]
  // Also counts and marks of moments.
  const parents = [{ id: open.id, moment: { startMs: 100, endMs: 400 } }]
  const toMember = await publishMarkedMessage(wren, { parents, recipient: `@${dele.username}` })
  const sent = await publishMarkedMessage(dele, { parents, recipient: createMarkedAddress() })
  expect([await fetchAll(open, null), await fetchAll(open, eve), await fetchSeqs()]).toEqual(before)
  await call(`DELETE /api/posts/${toMember.post.id}`, { as: wren })
  await call(`DELETE /api/posts/${sent.post.id}`, { as: dele })
  expect([await fetchAll(open, null), await fetchAll(open, eve), await fetchSeqs()]).toEqual(before)
})

test('reveals invitations to inviter and invitee only, and addresses never', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const open = await publishSquawk(wren)
  const nobodys = createMarkedAddress()
  const before = await fetchAll(open, eve)
  for (const to of [`@${dele.username}`, mara.email, nobodys])
    expect((await call(`POST /api/posts/${open.id}/invitations`, { as: wren, json: { to } })).status).toBe(
      201,
    )
  expect(await fetchAll(open, eve)).toEqual(before)
  const { items } = await (await call(`GET /api/posts/${open.id}/invitations`, { as: wren })).json<{
    items: Invitation[]
  }>()
  const tokens = await listInvitationTokens(nobodys)
  expect(tokens).toHaveLength(1)
  const ids = items.map(({ id }) => id)
  const others = [mara.email, nobodys, ...ids, ...tokens]
  expect(findLeaks(await crawl(wren, [open.id]), others).length).toBeGreaterThan(0)
  for (const as of [null, eve]) expect(findLeaks(await crawl(as, [open.id, dele.id]), others)).toEqual([])
  // Another invitee learns of their own invitation only.
  const delesOwn = items.find(({ to }) => to === `@${dele.username}`)?.id
  expect(
    findLeaks(
      await crawl(dele, [open.id]),
      others.filter((one) => one !== delesOwn),
    ),
  ).toEqual([])
  const maras = items.find(({ to }) => to === mara.email)?.id
  expect((await call(`POST /api/invitations/${maras}/accept`, { as: mara })).status).toBe(200)
  const after = await crawl(eve, [open.id])
  expect(findLeaks(after, [mara.username]).length).toBeGreaterThan(0)
  expect(findLeaks(after, others)).toEqual([])
})

test('shows a browser the one message it opened and nothing around it', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const wren = await createPerson('Wren')
  const to = createUnknownEmail()
  const first = await publishMarkedMessage(wren, { recipient: to })
  const opened = await publishMarkedMessage(wren, { parents: [{ id: first.post.id }] })
  const later = await publishMarkedMessage(wren, { parents: [{ id: opened.post.id }] })
  const window = createBrowser()
  const linkToken = (await listMailedLinks(to)).find(({ postId }) => postId === opened.post.id)
  expect(
    (
      await window.go('POST /api/magic-links/redeem', {
        json: { postId: linkToken?.postId, token: linkToken?.token },
      })
    ).status,
  ).toBe(200)
  const as = { cookie: [...window.jar].map((pair) => pair.join('=')).join('; ') }
  const heard = await crawl(as, [first, opened, later].flatMap(listMarkedIds))
  expect(findLeaks(heard, opened.marks).length).toBeGreaterThan(3)
  expect(findLeaks(heard, [...first.marks, ...later.marks, to, wren.email])).toEqual([])
  // The grant gives no identity: no lists, no conversations, no channel.
  for (const path of ['conversations', 'messages', 'invitations', 'live/me'])
    expect((await call(`GET /api/${path}`, { as })).status).toBe(401)
})

test('puts only title and link of a message into its email, and serves the mailbox in development only', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const to = createUnknownEmail()
  const { post, marks } = await publishMarkedMessage(wren, { recipient: to })
  await publishMarkedMessage(wren, { recipient: `@${dele.username}` })
  const rows = await getTools().db.select().from(outbox).where(eq(outbox.recipient, to))
  // The sender is named beside the email, so that the email goes with the account.
  const email = JSON.stringify(rows.map(({ senderId: _, ...sent }) => sent))
  const [title = '', ...inside] = marks
  expect([rows.length, email.includes(title)]).toEqual([1, true])
  const secrets = [...inside, ...listMarkedIds({ post }).slice(1), wren.email, wren.id]
  expect(secrets.filter((one) => email.includes(one))).toEqual([])
  // A member is notified in the app, not by email.
  expect(await getTools().db.select().from(outbox).where(eq(outbox.recipient, dele.email))).toEqual([])

  const set = {
    ORIGIN: 'https://owlcast.example',
    ENVIRONMENT: 'production' as const,
    AUTH_SECRET: 'k'.repeat(64),
  }
  const production = { ...env, ...set, MAIL_FROM: 'Owlcast <hello@owlcast.example>', RESEND_API_KEY: 'key' }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const mailbox = await createApp().fetch(new Request(`${set.ORIGIN}/api/dev/outbox`), production, context)
  const text = await dumpResponse(mailbox)
  expect([mailbox.status, text.includes(to), text.includes(title)]).toEqual([404, false, false])
})

test('reveals nothing about messages by a refused sign-in', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const { post, marks } = await publishMarkedMessage(wren, { recipient: mara.email })
  const toNobody = createUnknownEmail()
  const unread = await publishMarkedMessage(wren, { recipient: toNobody })
  const tries = [mara.email, toNobody, createUnknownEmail()].map(async (email, n) => {
    const window = createBrowser()
    const json = { email, password: 'not the password' }
    const headers = { 'cf-connecting-ip': `2001:db8:${n}::1` }
    const answer = await window.go('POST /api/auth/sign-in', { json, headers })
    const text = stripTimes(await dumpResponse(answer))
    const after = await Promise.all(
      [post, unread.post].map(async ({ id }) => (await window.go(`GET /api/posts/${id}`)).status),
    )
    return { text, after, cookies: window.jar.size }
  })
  const answers = await Promise.all(tries)
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(answers[0]).toMatchObject({ after: [404, 404], cookies: 0 })
  const text = JSON.stringify(answers)
  expect(
    [...marks, ...unread.marks, mara.username, wren.username].filter((one) => text.includes(one)),
  ).toEqual([])
})

test('reveals only the masked address to holders of invalid and used links', async () => {
  const wren = await createPerson('Wren')
  const to = createMarkedAddress()
  const { post, marks } = await publishMarkedMessage(wren, { recipient: to })
  const [link] = await listMailedLinks(to)
  const linkToken = { postId: post.id, token: link?.token ?? '' }
  await createBrowser().go('POST /api/magic-links/redeem', { json: linkToken })
  const late = createBrowser()
  const toMember = [
    await late.go('POST /api/magic-links/validate', { json: { token: linkToken.token } }),
    await late.go('POST /api/magic-links/redeem', { json: linkToken }),
    await late.go('POST /api/magic-links/resend', { json: linkToken }),
    await late.go(`GET /mue/${post.id}?token=${linkToken.token}`),
    await late.go(`POST /mue/${post.id}?token=${linkToken.token}`),
    await late.go(`GET /api/posts/${post.id}`),
  ]
  const text = (await Promise.all(toMember.map(dumpResponse))).join('\n')
  expect([...marks, to, wren.username, wren.id].filter((one) => text.includes(one))).toEqual([])
})
