/** Canary tests of counters, invitations, opened links, emails and sign-ins. `canary.test.ts` covers reading. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Invitation } from '../../domain/invitations.schema'
import type { Post } from '../../domain/posts.schema'
import { createApp } from '../../worker/app'
import { outbox } from '../../worker/outbox/outbox.table'
import { crawl, everythingIn, idsOf, leaks, mark, markedMessage, withoutTimes } from '../support/canary'
import { invitationsTo } from '../support/invitations'
import { browser, mailedLinks, stranger } from '../support/messages'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const markedStranger = () => `${mark('stranger')}@example.org`

/** Returns every response that shows a public post or a list with it. */
async function allOf({ id }: Post, as: Person | null): Promise<Record<string, string>> {
  const link = encodeURIComponent(`${env.ORIGIN}/squawk/${id}`)
  const routes = [
    ...['', '/replies', '/parents', '/collaborators'].map((part) => `/api/posts/${id}${part}`),
    ...[`/squawk/${id}`, `/embed/squawk/${id}`, `/og/${id}.png`, `/api/oembed?url=${link}`],
    ...[
      '/api/posts?kind=squawk&seq=999999999',
      '/api/posts/recent',
      '/api/posts/candidates',
      '/api/connections',
    ],
    '/api/events?after=0',
  ]
  const seen: Record<string, string> = {}
  for (const route of routes)
    seen[route] = withoutTimes(await everythingIn(await call(`GET ${route}`, { as })))
  return seen
}

test('changes no byte of public responses by private replies', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const open = await squawk(wren)
  const seqs = async () =>
    Promise.all([null, eve].map(async (as) => (await call('GET /api/events', { as })).text()))
  const before = [await allOf(open, null), await allOf(open, eve), await seqs()]
  const parents = [{ id: open.id }]
  const told = await markedMessage(wren, { parents, recipient: `@${dele.username}` })
  const sent = await markedMessage(dele, { parents, recipient: markedStranger() })
  expect([await allOf(open, null), await allOf(open, eve), await seqs()]).toEqual(before)
  await call(`DELETE /api/posts/${told.post.id}`, { as: wren })
  await call(`DELETE /api/posts/${sent.post.id}`, { as: dele })
  expect([await allOf(open, null), await allOf(open, eve), await seqs()]).toEqual(before)
})

test('reveals invitations to inviter and invitee only, and addresses never', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, mara, eve] = [
    await person('Wren'),
    await person('Dele'),
    await person('Mara'),
    await person('Eve'),
  ]
  const open = await squawk(wren)
  const nobodys = markedStranger()
  const before = await allOf(open, eve)
  for (const to of [`@${dele.username}`, mara.email, nobodys])
    expect((await call(`POST /api/posts/${open.id}/invitations`, { as: wren, json: { to } })).status).toBe(
      201,
    )
  expect(await allOf(open, eve)).toEqual(before)
  const { items } = await (await call(`GET /api/posts/${open.id}/invitations`, { as: wren })).json<{
    items: Invitation[]
  }>()
  const tokens = await invitationsTo(nobodys)
  expect(tokens).toHaveLength(1)
  const ids = items.map(({ id }) => id)
  const others = [mara.email, nobodys, ...ids, ...tokens]
  expect(leaks(await crawl(wren, [open.id]), others).length).toBeGreaterThan(0)
  for (const as of [null, eve]) expect(leaks(await crawl(as, [open.id, dele.id]), others)).toEqual([])
  // Another invitee learns of their own invitation only.
  const delesOwn = items.find(({ to }) => to === `@${dele.username}`)?.id
  expect(
    leaks(
      await crawl(dele, [open.id]),
      others.filter((one) => one !== delesOwn),
    ),
  ).toEqual([])
  const maras = items.find(({ to }) => to === mara.email)?.id
  expect((await call(`POST /api/invitations/${maras}/accept`, { as: mara })).status).toBe(200)
  const after = await crawl(eve, [open.id])
  expect(leaks(after, [mara.username]).length).toBeGreaterThan(0)
  expect(leaks(after, others)).toEqual([])
})

test('shows a browser the one message it opened and nothing around it', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const wren = await person('Wren')
  const to = stranger()
  const first = await markedMessage(wren, { recipient: to })
  const opened = await markedMessage(wren, { parents: [{ id: first.post.id }] })
  const later = await markedMessage(wren, { parents: [{ id: opened.post.id }] })
  const window = browser()
  const held = (await mailedLinks(to)).find(({ postId }) => postId === opened.post.id)
  expect(
    (await window.go('POST /api/magic-links/redeem', { json: { postId: held?.postId, token: held?.token } }))
      .status,
  ).toBe(200)
  const as = { cookie: [...window.jar].map((pair) => pair.join('=')).join('; ') }
  const heard = await crawl(as, [first, opened, later].flatMap(idsOf))
  expect(leaks(heard, opened.marks).length).toBeGreaterThan(3)
  expect(leaks(heard, [...first.marks, ...later.marks, to, wren.email])).toEqual([])
  // The grant gives no identity: no lists, no conversations, no channel.
  for (const path of ['conversations', 'messages', 'invitations', 'live/me'])
    expect((await call(`GET /api/${path}`, { as })).status).toBe(401)
})

test('puts only title and link of a message into its email, and serves the mailbox in development only', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const to = stranger()
  const { post, marks } = await markedMessage(wren, { recipient: to })
  await markedMessage(wren, { recipient: `@${dele.username}` })
  const rows = await tools().db.select().from(outbox).where(eq(outbox.recipient, to))
  const letter = JSON.stringify(rows)
  const [title = '', ...inside] = marks
  expect([rows.length, letter.includes(title)]).toEqual([1, true])
  const secrets = [...inside, ...idsOf({ post }).slice(1), wren.email, wren.id]
  expect(secrets.filter((one) => letter.includes(one))).toEqual([])
  // A member is notified in the app, not by email.
  expect(await tools().db.select().from(outbox).where(eq(outbox.recipient, dele.email))).toEqual([])

  const set = {
    ORIGIN: 'https://owlcast.example',
    ENVIRONMENT: 'production' as const,
    AUTH_SECRET: 'k'.repeat(64),
  }
  const production = { ...env, ...set, MAIL_FROM: 'Owlcast <hello@owlcast.example>', RESEND_API_KEY: 'key' }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const mailbox = await createApp().fetch(new Request(`${set.ORIGIN}/api/dev/outbox`), production, context)
  const text = await everythingIn(mailbox)
  expect([mailbox.status, text.includes(to), text.includes(title)]).toEqual([404, false, false])
})

test('reveals nothing about messages by a refused sign-in', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const { post, marks } = await markedMessage(wren, { recipient: mara.email })
  const toNobody = stranger()
  const unread = await markedMessage(wren, { recipient: toNobody })
  const tries = [mara.email, toNobody, stranger()].map(async (email, n) => {
    const window = browser()
    const json = { email, password: 'not the password' }
    const headers = { 'cf-connecting-ip': `2001:db8:${n}::1` }
    const answer = await window.go('POST /api/auth/sign-in', { json, headers })
    const text = withoutTimes(await everythingIn(answer))
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
  const wren = await person('Wren')
  const to = markedStranger()
  const { post, marks } = await markedMessage(wren, { recipient: to })
  const [link] = await mailedLinks(to)
  const held = { postId: post.id, token: link?.token ?? '' }
  await browser().go('POST /api/magic-links/redeem', { json: held })
  const late = browser()
  const told = [
    await late.go('POST /api/magic-links/validate', { json: { token: held.token } }),
    await late.go('POST /api/magic-links/redeem', { json: held }),
    await late.go('POST /api/magic-links/resend', { json: held }),
    await late.go(`GET /mue/${post.id}?token=${held.token}`),
    await late.go(`POST /mue/${post.id}?token=${held.token}`),
    await late.go(`GET /api/posts/${post.id}`),
  ]
  const text = (await Promise.all(told.map(everythingIn))).join('\n')
  expect([...marks, to, wren.username, wren.id].filter((one) => text.includes(one))).toEqual([])
})
