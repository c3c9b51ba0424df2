/** Invitation links opened without an account: access to one private owlcast while the invitation is pending. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../../worker/context'
import { sessions } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { INVITATION_DAYS } from '../../worker/invitations/invitations.service'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { INVITATION_COOKIES_MAX } from '../../worker/posts/access/invitation-cookie'
import { listInvitationTokens, listSentInvitations, requestInvitation } from '../support/invitations'
import { type Browser, createBrowser, createUnknownEmail } from '../support/messages'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const COOKIE = 'owlcast-invitations'
const CANARY = 'canary-of-the-river'
const NOT_VALID =
  'This invitation link is invalid or has expired. Please contact the person who sent you this link.'

afterEach(() => setClockOffset(0))

/** Creates a private owlcast with one recording, and an invitation by email. */
async function createInvitation(to = createUnknownEmail()) {
  const pia = await createPerson('Pia', { pro: true })
  const cast = await publishOwlcast(pia, { name: CANARY, description: CANARY, visibility: 'private' })
  const voice = await publishRecording(pia, cast, { title: CANARY, description: CANARY })
  return { pia, to, cast, voice, secret: await invite(pia, cast, to) }
}

async function invite(as: Person, cast: Post, to: string): Promise<string> {
  expect((await requestInvitation(as, cast, to)).status).toBe(201)
  return (await listInvitationTokens(to)).at(-1) ?? ''
}

const getPath = ({ id }: Post, secret?: string) => `/owlcast/${id}${secret ? `?invitation=${secret}` : ''}`

/** Returns the statuses a browser gets for the owlcast and its recording: pages, data and sound. */
async function listStatuses({ go }: Pick<Browser, 'go'>, cast: Post, voice: Post): Promise<number[]> {
  const routes = [
    getPath(cast),
    getPath(voice),
    `/api/posts/${cast.id}`,
    `/api/posts/${voice.id}`,
    `/api/posts/${cast.id}/recordings`,
    `/api/posts/${cast.id}/collaborators`,
    voice.audioUrl ?? '',
  ]
  return Promise.all(routes.map(async (route) => (await go(`GET ${route}`)).status))
}
const ALL = [200, 200, 200, 200, 200, 200, 200]
const NOTHING = [404, 404, 404, 404, 404, 404, 404]

test('lets a browser with the link view and play the owlcast without becoming a collaborator', async () => {
  const { pia, cast, voice, secret } = await createInvitation()
  const window = createBrowser()
  expect(await listStatuses(window, cast, voice)).toEqual(NOTHING)
  const opened = await window.go(`GET ${getPath(cast, secret)}`)
  expect(opened.status).toBe(200)
  const [cookie] = opened.headers.getSetCookie()
  expect(cookie).toMatch(new RegExp(`^${COOKIE}=${secret}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`))
  expect(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])).toBeLessThanOrEqual(INVITATION_DAYS * 86_400)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect(opened.headers.get('x-robots-tag')).toBe('noindex')
  expect(await opened.text()).not.toContain(secret)
  expect(await listStatuses(window, cast, voice)).toEqual(ALL)
  expect((await window.go(`GET ${voice.audioUrl}`)).headers.get('cache-control')).toBe('private, no-store')
  // The browser has read access only: it is not a member and appears in no list.
  const { items } = await (await window.go(`GET /api/posts/${cast.id}/collaborators`)).json<{ items: [] }>()
  expect(items).toHaveLength(1)
  expect(await listSentInvitations(pia, cast)).toMatchObject([{ state: 'pending' }])
  expect((await window.go(`GET /api/posts/${cast.id}/invitations`)).status).toBe(401)
  const feed = await (await window.go('GET /api/posts?kind=owlcast&seq=999999999')).text()
  expect(feed).not.toContain(cast.id)
  // Other browsers see no more than before.
  expect(await listStatuses(createBrowser(), cast, voice)).toEqual(NOTHING)
  expect(await listStatuses(createBrowser(await createPerson('Eve')), cast, voice)).toEqual(NOTHING)
})

test('sets no cookie when the owlcast is public or unlisted', async () => {
  const pia = await createPerson('Pia', { pro: true })
  for (const visibility of ['public', 'unlisted'] as const) {
    const cast = await publishOwlcast(pia, { visibility })
    const secret = await invite(pia, cast, createUnknownEmail())
    const answer = await call(`GET ${getPath(cast, secret)}`)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('denies access from the moment an invitation is revoked, expired, answered or renewed', async () => {
  const endings: Record<
    string,
    (sentInvitation: Awaited<ReturnType<typeof createInvitation>>, mara: Person) => Promise<unknown>
  > = {
    revoked: async ({ pia, cast }) =>
      call(`DELETE /api/invitations/${(await listSentInvitations(pia, cast))[0]?.id}`, { as: pia }),
    ended: async () => setClockOffset(INVITATION_DAYS * DAY_MS + 1),
    accepted: async ({ secret }, mara) =>
      call('POST /api/invitations/accept', { as: mara, json: { token: secret } }),
    declined: async (_, mara) => {
      const answer = await call('GET /api/invitations', { as: mara })
      const { items } = await answer.json<{ items: { id: string }[] }>()
      return call(`POST /api/invitations/${items[0]?.id}/decline`, { as: mara })
    },
    renewed: async ({ pia, cast, to }) => {
      await call(`DELETE /api/invitations/${(await listSentInvitations(pia, cast))[0]?.id}`, { as: pia })
      return invite(pia, cast, to)
    },
  }
  for (const [name, end] of Object.entries(endings)) {
    const mara = await createPerson('Mara')
    const sentInvitation = await createInvitation(mara.email)
    const { cast, voice, secret } = sentInvitation
    const window = createBrowser()
    await window.go(`GET ${getPath(cast, secret)}`)
    expect([name, await listStatuses(window, cast, voice)]).toEqual([name, ALL])
    await end(sentInvitation, mara)
    expect([name, await listStatuses(window, cast, voice)]).toEqual([name, NOTHING])
    const requeueEmail = await window.go(`GET ${getPath(cast, secret)}`)
    const text = await requeueEmail.text()
    expect([name, requeueEmail.status, requeueEmail.headers.getSetCookie()]).toEqual([name, 410, []])
    expect(text).toContain(NOT_VALID)
    expect(text).not.toContain(CANARY)
    setClockOffset(0)
  }
})

test('grants access to its own owlcast and nothing else', async () => {
  const [one, other] = [await createInvitation(), await createInvitation()]
  const window = createBrowser()
  for (const path of [
    getPath(other.cast, one.secret),
    getPath(one.cast, 'x'.repeat(43)),
    getPath(one.cast, 'no-token'),
    `/owlcast/post_nowhere?invitation=${one.secret}`,
    `/hum/${one.cast.id}?invitation=${one.secret}`,
  ]) {
    const answer = await window.go(`GET ${path}`)
    const text = await answer.text()
    expect([path, answer.status, text.includes(CANARY)]).toEqual([path, 410, false])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  // Kinds whose links carry no invitations ignore the parameter.
  expect((await window.go(`GET /mue/${one.cast.id}?invitation=${one.secret}`)).status).toBe(404)
  await window.go(`GET ${getPath(one.cast, one.secret)}`)
  expect(await listStatuses(window, other.cast, other.voice)).toEqual(NOTHING)
  for (const value of ['', '.', 'x'.repeat(43), `${'x'.repeat(43)}.${'y'.repeat(43)}`, "' or 1=1 --"]) {
    const forged = { go: (route: string) => call(route, { headers: { cookie: `${COOKIE}=${value}` } }) }
    expect(await listStatuses(forged, one.cast, one.voice)).toEqual(NOTHING)
  }
})

test('keeps the newest few invitations in a browser and drops those without access', async () => {
  const pia = await createPerson('Pia', { pro: true })
  const window = createBrowser()
  const casts: Post[] = []
  for (let n = 0; n <= INVITATION_COOKIES_MAX; n++) {
    const cast = await publishOwlcast(pia, { visibility: 'private' })
    await window.go(`GET ${getPath(cast, await invite(pia, cast, createUnknownEmail()))}`)
    casts.push(cast)
  }
  const listCastStatuses = async () =>
    Promise.all(casts.map(async ({ id }) => (await window.go(`GET /api/posts/${id}`)).status))
  expect(await listCastStatuses()).toEqual([
    404,
    ...Array.from({ length: INVITATION_COOKIES_MAX }, () => 200),
  ])
  const last = casts.at(-1) as Post
  await call(`DELETE /api/invitations/${(await listSentInvitations(pia, last))[0]?.id}`, { as: pia })
  await window.go(`GET ${getPath(last, await invite(pia, last, createUnknownEmail()))}`)
  expect(window.jar.get(COOKIE)?.split('.')).toHaveLength(INVITATION_COOKIES_MAX)
})

test('reveals nothing in the page head to link previews, which leave the invitation pending', async () => {
  const { pia, cast, secret } = await createInvitation()
  for (const agent of [
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0',
    'Mimecast',
    'WhatsApp/2.23',
  ]) {
    const answer = await call(`GET ${getPath(cast, secret)}`, { headers: { 'user-agent': agent } })
    const [head = ''] = (await answer.text()).split('</head>')
    expect(head).not.toContain(CANARY)
    expect(head).not.toContain('og:audio')
    expect(head).toContain('noindex')
  }
  for (const path of [`/embed${getPath(cast)}`, `/og/${cast.id}.png`])
    expect((await call(`GET ${path}?invitation=${secret}`)).status).toBe(404)
  const url = encodeURIComponent(`${env.ORIGIN}${getPath(cast, secret)}`)
  expect((await call(`GET /api/oembed?url=${url}`)).status).toBe(404)
  expect(await listSentInvitations(pia, cast)).toMatchObject([{ state: 'pending' }])
})

test('adds a user who signs in and accepts as a collaborator, in any browser', async () => {
  const mara = await createPerson('Mara')
  const { cast, voice, secret } = await createInvitation(mara.email)
  const accepted = await call('POST /api/invitations/accept', { as: mara, json: { token: secret } })
  expect(accepted.status).toBe(200)
  expect(await listStatuses(createBrowser(mara), cast, voice)).toEqual(ALL)
  const { items } = await (await call(`GET /api/posts/${cast.id}/collaborators`, { as: mara })).json<{
    items: { person: { id: string }; role: string }[]
  }>()
  expect(items.map(({ person: { id }, role }) => [id, role])).toContainEqual([mara.id, 'collaborator'])
})

test('stores no secret in the outbox, and sends no email for a revoked invitation', async () => {
  const { pia, to, cast, secret } = await createInvitation()
  const { db } = getTools()
  const [row] = await db.select().from(outbox).where(eq(outbox.recipient, to))
  expect(JSON.stringify(row)).not.toContain(secret)
  const dump = await env.DB.prepare('select * from invitations').all()
  expect(JSON.stringify(dump.results)).not.toContain(secret)
  const sent: string[] = []
  const mail: AppDeps['mail'] = {
    ...getTools().mail,
    send: async ({ text }) => {
      sent.push(text)
      return { sent: true }
    },
  }
  const requeueEmail = () =>
    db.update(outbox).set({ sentAt: null, leasedUntil: null, dueAt: 0 }).where(eq(outbox.recipient, to))
  await requeueEmail()
  await drainOutbox({ ...getTools(), mail })
  expect(sent.join()).toContain(`?invitation=${secret}`)
  sent.length = 0
  await requeueEmail()
  await call(`DELETE /api/invitations/${(await listSentInvitations(pia, cast))[0]?.id}`, { as: pia })
  await drainOutbox({ ...getTools(), mail })
  expect(sent.join()).not.toContain(cast.id)
  const [over] = await db.select().from(outbox).where(eq(outbox.recipient, to))
  expect(over).toMatchObject({ sentAt: null, lastError: 'What it links to is gone' })
})

test('ends the access of the browser when its user signs out', async () => {
  const { cast, voice, secret } = await createInvitation()
  const window = createBrowser(await createPerson('Dele'))
  await window.go(`GET ${getPath(cast, secret)}`)
  expect(await listStatuses(window, cast, voice)).toEqual(ALL)
  await window.go('POST /api/auth/sign-out')
  expect(await listStatuses(window, cast, voice)).toEqual(NOTHING)
})

test('denies access to a browser whose session was ended elsewhere, until it opens a link again', async () => {
  const { cast, voice, secret } = await createInvitation()
  const dele = await createPerson('Dele')
  const window = createBrowser(dele)
  await window.go(`GET ${getPath(cast, secret)}`)
  expect(await listStatuses(window, cast, voice)).toEqual(ALL)
  await getTools().db.delete(sessions).where(eq(sessions.userId, dele.id))
  expect(await listStatuses(window, cast, voice)).toEqual(NOTHING)
  const other = await createInvitation()
  await window.go(`GET ${getPath(other.cast, other.secret)}`)
  expect(await listStatuses(window, other.cast, other.voice)).toEqual(ALL)
  expect(await listStatuses(window, cast, voice)).toEqual(NOTHING)
})
