/**
 * Invitations to collaborate on a post: only the invitee may answer, once, and the inviter cannot learn who has an
 * account.
 */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/expiry'
import type {
  Collaborators,
  Invitation,
  ReceivedInvitation,
  SentInvitation,
} from '../../domain/invitations.schema'
import { COLLABORATORS_MAX, INVITATION_DAYS, INVITATIONS_SENT } from '../../domain/limits'
import type { Feed, Post } from '../../domain/posts.schema'
import { user } from '../../worker/auth/auth.table'
import { events } from '../../worker/live/live.table'
import { outbox } from '../../worker/outbox/outbox.table'
import { invitationsTo } from '../support/invitations'
import { renamed } from '../support/members'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const somewhere = () => `${tools().ids.random(10)}@example.net`
const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, code: error.code, message: error.message, field: error.field }
}

const invite = (as: Person, { id }: Post, to: string) =>
  call(`POST /api/posts/${id}/invitations`, { as, json: { to } })

async function invited(as: Person, post: Post, to: string): Promise<SentInvitation> {
  const answer = await invite(as, post, to)
  expect(answer.status).toBe(201)
  return answer.json()
}
async function sent(as: Person, { id }: Post): Promise<Invitation[]> {
  return (await (await call(`GET /api/posts/${id}/invitations`, { as })).json<{ items: Invitation[] }>())
    .items
}
async function received(as: Person): Promise<ReceivedInvitation[]> {
  return (await (await call('GET /api/invitations', { as })).json<{ items: ReceivedInvitation[] }>()).items
}
async function credits({ id }: Post): Promise<string[]> {
  return (await (await call(`GET /api/posts/${id}`)).json<Post>()).collaborators.map(
    ({ username }) => username,
  )
}
async function mailsTo(address: string) {
  return tools().db.select().from(outbox).where(eq(outbox.recipient, address))
}
/** Returns the secret of the newest email to an address. */
const tokenTo = async (address: string) => (await invitationsTo(address)).at(-1) ?? ''
const acceptLink = (as: Person, token: string) =>
  call('POST /api/invitations/accept', { as, json: { token } })
const accept = (as: Person, id: string) => call(`POST /api/invitations/${id}/accept`, { as })

test('shows an invitation to a member, emails it, and credits the member after acceptance', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele Marsh')]
  const post = await squawk(wren, { title: 'The fox is back' })
  expect(await invited(wren, post, `@${dele.username.toUpperCase()} `)).toEqual({
    name: `@${dele.username}`,
    link: null,
  })
  const [mail, ...others] = await mailsTo(dele.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ purpose: 'message', subject: 'Wren invites you to work together' })
  expect(mail?.text).toContain('is for you alone: sign in to accept')
  expect(mail?.text).not.toContain('entered your address')
  expect(await tokenTo(dele.email)).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await sent(wren, post))).not.toContain(dele.email)
  expect(await credits(post)).toEqual([])
  const [waiting] = await received(dele)
  expect(waiting).toMatchObject({
    post: { id: post.id, kind: 'squawk', title: 'The fox is back' },
    inviter: { id: wren.id, displayName: 'Wren' },
  })
  const answer = await accept(dele, waiting?.id ?? '')
  expect(await answer.json()).toEqual({ post: { id: post.id, kind: 'squawk' } })
  expect(await received(dele)).toEqual([])
  expect(await sent(wren, post)).toMatchObject([{ to: `@${dele.username}`, state: 'accepted' }])
  const feed = await (await call('GET /api/posts?kind=squawk&seq=999999')).json<Feed>()
  expect(feed.items.find(({ id }) => id === post.id)?.collaborators).toEqual([
    { id: dele.id, username: dele.username, displayName: 'Dele Marsh' },
  ])
  const people = await (await call(`GET /api/posts/${post.id}/collaborators`)).json<Collaborators>()
  expect(people.items.map(({ role, person: { id } }) => [role, id])).toEqual([
    ['creator', wren.id],
    ['collaborator', dele.id],
  ])
})

test('sends no email to an unverified address, to a user who muted the inviter, or beyond the daily limit', async () => {
  const wren = await person('Wren')
  const [claimed, muter] = [await person('Mallory', { verified: false }), await person('Mara')]
  expect((await call(`PUT /api/people/${wren.username}/mute`, { as: muter })).status).toBeLessThan(300)
  const post = await squawk(wren)
  for (const one of [claimed, muter]) {
    await invited(wren, post, `@${one.username}`)
    expect(await received(one)).toHaveLength(1)
    expect(await mailsTo(one.email)).toEqual([])
  }
  const dele = await person('Dele')
  const { count } = INVITATIONS_SENT.perAddress
  for (let n = 0; n <= count; n += 1) {
    const inviter = await person('Wren')
    await invited(inviter, await squawk(inviter), `@${dele.username}`)
  }
  expect(await mailsTo(dele.email)).toHaveLength(count)
})

test('updates a credit with the username and removes it with the account', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  await invited(wren, post, `@${dele.username}`)
  await accept(dele, (await received(dele))[0]?.id ?? '')
  await env.DB.prepare('update profiles set username = ? where id = ?').bind('dele_renamed', dele.id).run()
  expect(await credits(post)).toEqual(['dele_renamed'])
  await env.DB.prepare('delete from user where id = ?').bind(dele.id).run()
  expect(await credits(post)).toEqual([])
})

test('refuses an invalid identifier at its field with the messages for collaborators', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  const nobody = 'Please enter a collaborator email or @username'
  const refused = [
    ['', 'invitation.identifier_required', nobody],
    ['dele', 'invitation.identifier_required', nobody],
    [
      '@nobody_there',
      'invitation.user_not_found',
      'User @nobody_there not found. Please check the username or use their email instead.',
    ],
    [`@${wren.username}`, 'recipient.yourself', undefined],
    [wren.email, 'recipient.yourself', undefined],
    ['x@phone.owlcast.invalid', 'auth.email_invalid', undefined],
  ] as const
  for (const [to, code, message] of refused) {
    const said = await refusal(await invite(wren, post, to))
    expect(said).toMatchObject({ code, field: 'to' })
    if (message) expect(said.message).toBe(message)
  }
})

test('allows only the author to invite, and only to posts that take collaborators', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  expect((await refusal(await invite(dele, post, somewhere()))).code).toBe('auth.forbidden')
  expect((await call(`GET /api/posts/${post.id}/invitations`, { as: dele })).status).toBe(403)
  const message = await squawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}` },
    { mode: 'mue' },
  )
  expect((await refusal(await invite(wren, message, somewhere()))).code).toBe('invitation.not_here')
  const answer = await squawk(wren, { parents: [{ id: message.id }] })
  expect((await refusal(await invite(wren, answer, somewhere()))).code).toBe('invitation.not_here')
  const eve = await person('Eve')
  for (const route of [
    'POST /api/posts/X/invitations',
    'GET /api/posts/X/invitations',
    'GET /api/posts/X/collaborators',
  ]) {
    const json = route.startsWith('POST') ? { to: somewhere() } : undefined
    const said = await refusal(await call(route.replace('X', message.id), { as: eve, json }))
    expect(said).toMatchObject({ status: 404, code: 'post.not_found' })
  }
})

test('emails a link to an address, which only the owner of the address can accept', async () => {
  const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
  const post = await squawk(wren)
  expect(await invited(wren, post, mara.email.toUpperCase())).toEqual({ name: mara.email, link: null })
  const [mail] = await mailsTo(mara.email)
  expect(mail).toMatchObject({ purpose: 'message', subject: 'Wren invites you to work together' })
  expect(mail?.text).toContain(`/squawk/${post.id}?invitation=`)
  const token = await tokenTo(mara.email)
  expect(token).toMatch(/^[\w-]{43}$/)
  const forwarded = await refusal(await acceptLink(eve, token))
  expect(forwarded).toMatchObject({ status: 400, code: 'invitation.link_error' })
  expect(forwarded.message).toMatch(/^Invitation link error: it is for m•••@example\.org\. Please contact/)
  expect((await acceptLink(wren, token)).status).toBe(200)
  expect(await credits(post)).toEqual([])
  expect((await acceptLink(mara, token)).status).toBe(200)
  expect(await credits(post)).toEqual([mara.username])
  expect((await refusal(await acceptLink(eve, token))).code).toBe('invitation.invalid')
  const kept = JSON.stringify((await env.DB.prepare('select * from invitations').all()).results)
  expect(kept).not.toContain(token)
})

test('shows nothing to an account that claims the address without having verified it', async () => {
  const [wren, claimed] = [await person('Wren'), await person('Mallory', { verified: false })]
  const post = await squawk(wren)
  await invited(wren, post, claimed.email)
  expect(await received(claimed)).toEqual([])
  expect((await refusal(await acceptLink(claimed, await tokenTo(claimed.email)))).code).toBe(
    'invitation.link_error',
  )
  const { id } = (await sent(wren, post))[0] as Invitation
  expect((await refusal(await accept(claimed, id))).code).toBe('invitation.not_yours')
  // The invitation appears once the address is verified.
  await tools().db.update(user).set({ emailVerified: true }).where(eq(user.id, claimed.id))
  expect(await received(claimed)).toHaveLength(1)
})

test('does not reveal to the inviter whether an address belongs to a member', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const post = await squawk(wren)
  const stranger = somewhere()
  const answers = [await invite(wren, post, mara.email), await invite(wren, post, stranger)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [member, nobody] = await Promise.all(answers.map((one) => one.text()))
  expect(member?.replace(mara.email, '')).toBe(nobody?.replace(stranger, ''))
  const shape = (await sent(wren, post)).map(({ id, to, createdAt, expiresAt, ...rest }) => rest)
  expect(shape).toEqual([{ state: 'pending' }, { state: 'pending' }])
  for (const address of [mara.email, stranger]) expect(await mailsTo(address)).toHaveLength(1)
  // Only the member receives an event.
  const told = await tools().db.select().from(events).where(eq(events.subjectId, post.id))
  const channels = told.filter(({ type }) => type === 'invitation.changed').map(({ channel }) => channel)
  expect(channels.filter((channel) => channel === `user:${mara.id}`)).toHaveLength(1)
})

test('returns the link for a phone number, and accepts it only from the user who verified the number', async () => {
  const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
  const post = await squawk(wren)
  const phone = `+4420${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const { name, link } = await invited(wren, post, phone)
  expect(name.replace(/ /g, '')).toBe(phone)
  const again = await invited(wren, post, phone)
  expect(again.link).not.toBe(link)
  const token = new URL(again.link ?? '').searchParams.get('invitation') ?? ''
  expect((await refusal(await acceptLink(eve, token))).message).toContain(`it is for •••${phone.slice(-2)}.`)
  await tools()
    .db.update(user)
    .set({ phoneNumber: phone, phoneNumberVerified: true })
    .where(eq(user.id, mara.id))
  expect((await acceptLink(mara, token)).status).toBe(200)
  expect(await credits(post)).toEqual([mara.username])
})

test('expires an invitation by the clock and allows renewing it', async () => {
  const wren = await person('Wren', { pro: true })
  const post = await squawk(wren)
  // A squawk expires long before; use one that lasts.
  await env.DB.prepare('update posts set expires_at = null where id = ?').bind(post.id).run()
  const mara = await person('Mara')
  await invited(wren, post, mara.email)
  await invited(wren, post, mara.email)
  expect(await mailsTo(mara.email)).toHaveLength(1)
  const old = await tokenTo(mara.email)
  // Sessions end sooner than invitations.
  await env.DB.prepare('update session set expires_at = ?')
    .bind(Date.now() + 100 * DAY_MS)
    .run()
  travel(INVITATION_DAYS * DAY_MS - 1000)
  expect(await received(mara)).toHaveLength(1)
  travel(INVITATION_DAYS * DAY_MS + 1000)
  expect(await received(mara)).toEqual([])
  expect(await sent(wren, post)).toMatchObject([{ state: 'expired' }])
  expect((await refusal(await acceptLink(mara, old))).code).toBe('invitation.invalid')
  await invited(wren, post, mara.email)
  expect(await mailsTo(mara.email)).toHaveLength(2)
  expect(await sent(wren, post)).toMatchObject([{ state: 'pending' }])
  expect((await refusal(await acceptLink(mara, old))).code).toBe('invitation.invalid')
  const [waiting] = await received(mara)
  expect((await accept(mara, waiting?.id ?? '')).status).toBe(200)
})

test('expires invitations with their post', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const post = await squawk(wren)
  await invited(wren, post, mara.email)
  travel(25 * 3_600_000)
  expect(await received(mara)).toEqual([])
  expect((await refusal(await acceptLink(mara, await tokenTo(mara.email)))).code).toBe('invitation.invalid')
})

test('invites a member once across username changes', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  await invited(wren, post, `@${dele.username}`)
  const later = await renamed(dele, `later_${tools().ids.random(8)}`)
  for (const name of [later.username, dele.username]) await invited(wren, post, `@${name}`)
  expect(await sent(wren, post)).toHaveLength(1)
  const [only, ...others] = await received(dele)
  expect(others).toEqual([])
  await call(`POST /api/invitations/${only?.id}/decline`, { as: dele })
  expect(await received(dele)).toEqual([])
  await invited(wren, post, `@${later.username}`)
  expect(await sent(wren, post)).toHaveLength(1)
})

test('does not link an invitation by name to one declined by address', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  await invited(wren, post, dele.email)
  await call(`POST /api/invitations/${(await received(dele))[0]?.id}/decline`, { as: dele })
  await invited(wren, post, `@${dele.username}`)
  const states = (await sent(wren, post)).map(({ to, state }) => [to, state])
  expect(states).toContainEqual([dele.email, 'declined'])
  expect(states).toContainEqual([`@${dele.username}`, 'pending'])
})

test('reports declined, revoked and removed invitations, ends their links, and allows inviting again', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  const name = `@${dele.username}`
  const state = async () => (await sent(wren, post))[0]?.state
  const waiting = async () => (await received(dele))[0]?.id ?? ''

  await invited(wren, post, name)
  const first = await waiting()
  expect((await call(`POST /api/invitations/${first}/decline`, { as: dele })).status).toBe(204)
  expect(await state()).toBe('declined')
  expect((await refusal(await accept(dele, first))).code).toBe('invitation.invalid')

  await invited(wren, post, name)
  expect((await call(`DELETE /api/invitations/${await waiting()}`, { as: dele })).status).toBe(404)
  expect((await call(`DELETE /api/invitations/${await waiting()}`, { as: wren })).status).toBe(204)
  expect(await state()).toBe('revoked')
  expect(await received(dele)).toEqual([])

  await invited(wren, post, name)
  await accept(dele, await waiting())
  expect((await refusal(await invite(wren, post, name))).code).toBe('invitation.already_collaborator')
  const { id } = (await sent(wren, post))[0] as Invitation
  expect((await call(`DELETE /api/invitations/${id}`, { as: wren })).status).toBe(204)
  expect([await state(), await credits(post)]).toEqual(['revoked', []])

  await invited(wren, post, name)
  await accept(dele, await waiting())
  const seat = `DELETE /api/posts/${post.id}/collaborators/${dele.id}`
  expect((await call(seat, { as: await person('Eve') })).status).toBe(403)
  expect((await call(seat.replace(dele.id, 'me'), { as: dele })).status).toBe(204)
  expect([await state(), await credits(post)]).toEqual(['declined', []])
  expect((await call(seat, { as: dele })).status).toBe(404)
})

test('counts one of twenty concurrent acceptances', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  await invited(wren, post, `@${dele.username}`)
  const id = (await received(dele))[0]?.id ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(dele, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await credits(post)).toEqual([dele.username])
  const told = await tools().db.select().from(events).where(eq(events.subjectId, post.id))
  expect(told.filter(({ type }) => type === 'post.changed')).toHaveLength(1)
})

test('ends concurrent accept and decline in one of the two states', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren)
  await invited(wren, post, `@${dele.username}`)
  const id = (await received(dele))[0]?.id ?? ''
  await Promise.all([accept(dele, id), call(`POST /api/invitations/${id}/decline`, { as: dele })])
  const [row] = await sent(wren, post)
  expect(await credits(post)).toEqual(row?.state === 'accepted' ? [dele.username] : [])
})

test('revokes an invitation even when it is accepted at the same time', async () => {
  for (let round = 0; round < 8; round++) {
    const [wren, dele] = [await person('Wren'), await person('Dele')]
    const post = await squawk(wren)
    await invited(wren, post, `@${dele.username}`)
    const id = (await received(dele))[0]?.id ?? ''
    const takeBack = () => call(`DELETE /api/invitations/${id}`, { as: wren })
    // The first request has a small head start.
    const yes = round % 2 ? accept(dele, id) : null
    const taken = takeBack()
    await (yes ?? accept(dele, id))
    expect((await taken).status).toBe(204)
    expect([(await sent(wren, post))[0]?.state, await credits(post)]).toEqual(['revoked', []])
  }
})

test('creates the same number of events whether or not the address belongs to a member', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const happened = async (address: string) => {
    const post = await squawk(wren)
    await invited(wren, post, address)
    const [row] = await sent(wren, post)
    await call(`DELETE /api/invitations/${row?.id}`, { as: wren })
    return (await tools().db.select().from(events).where(eq(events.subjectId, post.id))).length
  }
  expect(await happened(somewhere())).toBe(await happened(mara.email))
})

test('limits invitations by a user, and by all users to one address', async () => {
  const address = somewhere()
  for (let n = 0; n < 3; n++) {
    const wren = await person('Wren')
    await invited(wren, await squawk(wren), address)
  }
  const wren = await person('Wren')
  const post = await squawk(wren)
  expect(await refusal(await invite(wren, post, address))).toMatchObject({
    status: 429,
    code: 'request.rate_limited',
    field: 'to',
  })
  expect(await mailsTo(address)).toHaveLength(3)
})

test('allows twenty collaborators, and another one after one is revoked', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  const now = tools().clock.now()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into invitations(id, post_id, inviter_id, identifier, token_hash, status, created_at, expires_at)
     select 'inv_room_' || i, ?, ?, 'p' || i || '@example.net', 'h_' || ? || i, 'pending', ?, ? from n`,
  )
    .bind(COLLABORATORS_MAX, post.id, wren.id, post.id, now, now + DAY_MS)
    .run()
  expect(await refusal(await invite(wren, post, somewhere()))).toMatchObject({
    status: 409,
    code: 'invitation.too_many',
    field: 'to',
  })
  expect((await call('DELETE /api/invitations/inv_room_1', { as: wren })).status).toBe(204)
  await invited(wren, post, somewhere())
})

test('returns 410 for an unknown token, and requires the age attestation', async () => {
  const wren = await person('Wren')
  expect(await refusal(await acceptLink(wren, 'x'.repeat(43)))).toMatchObject({
    status: 410,
    code: 'invitation.invalid',
  })
  const young = await person('Young', { adult: false })
  expect((await refusal(await acceptLink(young, 'x'.repeat(43)))).code).toBe('auth.age_required')
})

/** Returns what the page of a link shows, and its headers. */
async function page(path: string, as: Person | null = null) {
  const answer = await call(`GET ${path}`, { as })
  const html = await answer.text()
  const state = /id="share-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return { status: answer.status, headers: answer.headers, html, state: JSON.parse(state) }
}

test('shows the invitee on the page of a link without using the invitation up', async () => {
  const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
  const post = await squawk(wren, { title: 'The fox is back' })
  await invited(wren, post, mara.email)
  const token = await tokenTo(mara.email)
  const path = `/squawk/${post.id}?invitation=${token}`
  const masked = 'm•••@example.org'
  const seen = { inviter: 'Wren' }
  expect((await page(path)).state.invitation).toEqual({ is: 'open', ...seen, to: masked, signedIn: false })
  expect((await page(path, eve)).state.invitation).toEqual({
    is: 'open',
    ...seen,
    to: masked,
    signedIn: true,
  })
  expect((await page(path, mara)).state.invitation).toEqual({ is: 'mine', ...seen })
  expect((await page(path, wren)).state.invitation).toEqual({ is: 'sent', to: mara.email })
  const { html, headers } = await page(path)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(html).toContain('You are invited to work on this by Wren.')
  expect(html).not.toContain(token)
  expect(html).not.toContain(mara.email)
  expect(await sent(wren, post)).toMatchObject([{ state: 'pending' }])
  await acceptLink(mara, token)
  expect((await page(path, mara)).state.invitation).toEqual({ is: 'accepted', ...seen })
  for (const as of [null, eve, wren]) {
    const over = await page(path, as)
    expect(over).toMatchObject({ status: 200, state: { invitation: { is: 'invalid' } } })
    expect(over.html).toContain('This invitation link is invalid or has expired. Please contact the person')
  }
})

test('grants access to every holder of the link, and reveals nothing else', async () => {
  const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
  const post = await squawk(wren, { title: 'Not for everyone' })
  await env.DB.prepare("update posts set visibility = 'private' where id = ?").bind(post.id).run()
  await invited(wren, post, mara.email)
  const token = await tokenTo(mara.email)
  const path = `/squawk/${post.id}?invitation=${token}`
  expect((await page(path, mara)).state).toMatchObject({ at: 'loaded', invitation: { is: 'mine' } })
  for (const as of [null, eve])
    expect((await page(path, as)).state).toMatchObject({ at: 'loaded', invitation: { is: 'open' } })
  const shut = [
    await page(`/squawk/${post.id}?invitation=${'x'.repeat(43)}`),
    await page(`/hum/${post.id}?invitation=${token}`),
    await page(`/squawk/post_nowhere?invitation=${token}`),
  ]
  for (const { status, state, html } of shut) {
    expect([status, state.at]).toEqual([410, 'error'])
    expect(state.message).toMatch(/^This invitation link is invalid or has expired\./)
    expect(html).not.toContain('Not for everyone')
    expect(html).not.toContain(token)
  }
})
