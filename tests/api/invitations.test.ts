/**
 * Invitations to collaborate on a post: only the invitee may answer, once, and the inviter cannot learn who has an
 * account.
 */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { COLLABORATORS_MAX } from '../../domain/invitations/invitations.limits'
import type { Collaborators, Invitation } from '../../domain/invitations/invitations.schema'
import type { SentInvitation } from '../../domain/invitations/invitees.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import { users } from '../../worker/database/tables/auth.table'
import { invitations } from '../../worker/database/tables/invitations.table'
import { events } from '../../worker/database/tables/live.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { INVITATION_DAYS, INVITATIONS_SENT } from '../../worker/invitations/invitations.service'
import { readFeed } from '../support/feeds'
import {
  acceptInvitation,
  listInvitationTokens,
  listReceivedInvitations,
  listSentInvitations,
  requestInvitation,
} from '../support/invitations'
import { renameUser } from '../support/members'
import { publishOwlcast } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const createAddress = () => `${getTools().ids.random(10)}@example.net`
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, code: error.code, message: error.message, field: error.field }
}

async function inviteOk(as: Person, post: Post, to: string): Promise<SentInvitation> {
  const answer = await requestInvitation(as, post, to)
  expect(answer.status).toBe(201)
  return answer.json()
}
async function listCredits({ id }: Post): Promise<string[]> {
  return (await (await call(`GET /api/posts/${id}`)).json<Post>()).collaborators.map(
    ({ username }) => username,
  )
}
async function listEmails(address: string) {
  return getTools().db.select().from(outbox).where(eq(outbox.recipient, address))
}
/** Returns the secret of the newest email to an address. */
const findToken = async (address: string) => (await listInvitationTokens(address)).at(-1) ?? ''
const acceptByToken = (as: Person, token: string) =>
  call('POST /api/invitations/accept', { as, json: { token } })

test('shows an invitation to a member, emails it, and credits the member after acceptance', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele Marsh')]
  const post = await publishSquawk(wren, { title: 'The fox is back' })
  expect(await inviteOk(wren, post, `@${dele.username.toUpperCase()} `)).toEqual({
    name: `@${dele.username}`,
    link: null,
  })
  const [mail, ...others] = await listEmails(dele.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ purpose: 'message', subject: 'Wren invited you to collaborate' })
  expect(mail?.text).toContain('only for you. Sign in to accept')
  expect(mail?.text).not.toContain('entered your address')
  expect(await findToken(dele.email)).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await listSentInvitations(wren, post))).not.toContain(dele.email)
  expect(await listCredits(post)).toEqual([])
  const [findPendingId] = await listReceivedInvitations(dele)
  expect(findPendingId).toMatchObject({
    post: { id: post.id, kind: 'squawk', title: 'The fox is back' },
    inviter: { id: wren.id, displayName: 'Wren' },
  })
  const answer = await acceptInvitation(dele, findPendingId?.id ?? '')
  expect(await answer.json()).toEqual({ post: { id: post.id, kind: 'squawk' } })
  expect(await listReceivedInvitations(dele)).toEqual([])
  expect(await listSentInvitations(wren, post)).toMatchObject([
    { to: `@${dele.username}`, state: 'accepted' },
  ])
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=999999'))
  expect(feed.items.find(({ id }) => id === post.id)?.collaborators).toEqual([
    { id: dele.id, username: dele.username, displayName: 'Dele Marsh' },
  ])
  const people = await (await call(`GET /api/posts/${post.id}/collaborators`)).json<Collaborators>()
  expect(people.items.map(({ role, person: { id } }) => [role, id])).toEqual([
    ['creator', wren.id],
    ['collaborator', dele.id],
  ])
})

test('sends no email to an unverified address, to a user who muted the inviter, or beyond the daily limit, and reports the limit', async () => {
  const wren = await createPerson('Wren')
  const [claimed, muter] = [await createPerson('Mallory', { verified: false }), await createPerson('Mara')]
  expect((await call(`PUT /api/people/${wren.username}/mute`, { as: muter })).status).toBeLessThan(300)
  const post = await publishSquawk(wren)
  for (const one of [claimed, muter]) {
    await inviteOk(wren, post, `@${one.username}`)
    expect(await listReceivedInvitations(one)).toHaveLength(1)
    expect(await listEmails(one.email)).toEqual([])
  }
  const dele = await createPerson('Dele')
  const { count } = INVITATIONS_SENT.perAddress
  for (let n = 0; n <= count; n += 1) {
    const inviter = await createPerson('Wren')
    const sent = await inviteOk(inviter, await publishSquawk(inviter), `@${dele.username}`)
    const hint = n < count ? {} : { isWithoutEmail: true }
    expect(sent).toEqual({ name: `@${dele.username}`, link: null, ...hint })
  }
  expect(await listEmails(dele.email)).toHaveLength(count)
  expect(await listReceivedInvitations(dele)).toHaveLength(count + 1)
})

test('reports the same limit to an inviter who is muted', async () => {
  const [dele, muted] = [await createPerson('Dele'), await createPerson('Wren')]
  await call(`PUT /api/people/${muted.username}/mute`, { as: dele })
  for (let n = 0; n <= INVITATIONS_SENT.perAddress.count; n += 1) {
    const { isWithoutEmail } = await inviteOk(muted, await publishSquawk(muted), `@${dele.username}`)
    expect(isWithoutEmail === true).toBe(n === INVITATIONS_SENT.perAddress.count)
  }
  expect(await listEmails(dele.email)).toEqual([])
})

test('updates a credit with the username and removes it with the account', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, `@${dele.username}`)
  await acceptInvitation(dele, (await listReceivedInvitations(dele))[0]?.id ?? '')
  await env.DB.prepare('update profiles set username = ? where id = ?').bind('dele_renamed', dele.id).run()
  expect(await listCredits(post)).toEqual(['dele_renamed'])
  await env.DB.prepare('delete from users where id = ?').bind(dele.id).run()
  expect(await listCredits(post)).toEqual([])
})

test('refuses an invalid identifier at its field with the messages for collaborators', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
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
    const error = await readError(await requestInvitation(wren, post, to))
    expect(error).toMatchObject({ code, field: 'to' })
    if (message) expect(error.message).toBe(message)
  }
})

test('allows only the author to invite, and only to posts that take collaborators', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  expect((await readError(await requestInvitation(dele, post, createAddress()))).code).toBe('auth.forbidden')
  expect((await call(`GET /api/posts/${post.id}/invitations`, { as: dele })).status).toBe(403)
  const message = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}` },
    { mode: 'mue' },
  )
  expect((await readError(await requestInvitation(wren, message, createAddress()))).code).toBe(
    'invitation.private_message',
  )
  const answer = await publishSquawk(wren, { parents: [{ id: message.id }] })
  expect((await readError(await requestInvitation(wren, answer, createAddress()))).code).toBe(
    'invitation.private_message',
  )
  const eve = await createPerson('Eve')
  for (const route of [
    'POST /api/posts/X/invitations',
    'GET /api/posts/X/invitations',
    'GET /api/posts/X/collaborators',
  ]) {
    const json = route.startsWith('POST') ? { to: createAddress() } : undefined
    const error = await readError(await call(route.replace('X', message.id), { as: eve, json }))
    expect(error).toMatchObject({ status: 404, code: 'post.not_found' })
  }
})

test('emails a link to an address, which only the owner of the address can accept', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(wren)
  expect(await inviteOk(wren, post, mara.email.toUpperCase())).toEqual({ name: mara.email, link: null })
  const [mail] = await listEmails(mara.email)
  expect(mail).toMatchObject({ purpose: 'message', subject: 'Wren invited you to collaborate' })
  expect(mail?.text).toContain(`/squawk/${post.id}?invitation=`)
  const token = await findToken(mara.email)
  expect(token).toMatch(/^[\w-]{43}$/)
  const forwarded = await readError(await acceptByToken(eve, token))
  expect(forwarded).toMatchObject({ status: 400, code: 'invitation.link_error' })
  expect(forwarded.message).toMatch(/^Invitation link error: it is for m•••@example\.org\. Please contact/)
  expect((await acceptByToken(wren, token)).status).toBe(200)
  expect(await listCredits(post)).toEqual([])
  expect((await acceptByToken(mara, token)).status).toBe(200)
  expect(await listCredits(post)).toEqual([mara.username])
  expect((await readError(await acceptByToken(eve, token))).code).toBe('invitation.invalid')
  const kept = JSON.stringify((await env.DB.prepare('select * from invitations').all()).results)
  expect(kept).not.toContain(token)
})

test('shows nothing to an account that claims the address without having verified it', async () => {
  const [wren, claimed] = [await createPerson('Wren'), await createPerson('Mallory', { verified: false })]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, claimed.email)
  expect(await listReceivedInvitations(claimed)).toEqual([])
  expect((await readError(await acceptByToken(claimed, await findToken(claimed.email)))).code).toBe(
    'invitation.link_error',
  )
  const { id } = (await listSentInvitations(wren, post))[0] as Invitation
  expect((await readError(await acceptInvitation(claimed, id))).code).toBe('invitation.not_found')
  // The invitation appears once the address is verified.
  await getTools().db.update(users).set({ emailVerified: true }).where(eq(users.id, claimed.id))
  expect(await listReceivedInvitations(claimed)).toHaveLength(1)
})

test('does not reveal to the inviter whether an address belongs to a member', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const post = await publishSquawk(wren)
  const stranger = createAddress()
  const answers = [
    await requestInvitation(wren, post, mara.email),
    await requestInvitation(wren, post, stranger),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [member, nobody] = await Promise.all(answers.map((one) => one.text()))
  expect(member?.replace(mara.email, '')).toBe(nobody?.replace(stranger, ''))
  const shape = (await listSentInvitations(wren, post)).map(
    ({ id, to, createdAt, expiresAt, ...rest }) => rest,
  )
  expect(shape).toEqual([{ state: 'pending' }, { state: 'pending' }])
  for (const address of [mara.email, stranger]) expect(await listEmails(address)).toHaveLength(1)
  // Only the member receives an event.
  const eventRows = await getTools().db.select().from(events).where(eq(events.subjectId, post.id))
  const channels = eventRows.filter(({ type }) => type === 'invitation.changed').map(({ channel }) => channel)
  expect(channels.filter((channel) => channel === `user:${mara.id}`)).toHaveLength(1)
})

test('returns the link for a phone number, and accepts it only from the user who verified the number', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(wren)
  const phone = `+4420${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const { name, link } = await inviteOk(wren, post, phone)
  expect(name.replace(/ /g, '')).toBe(phone)
  const again = await inviteOk(wren, post, phone)
  expect(again.link).not.toBe(link)
  const token = new URL(again.link ?? '').searchParams.get('invitation') ?? ''
  expect((await readError(await acceptByToken(eve, token))).message).toContain(
    `it is for •••${phone.slice(-2)}.`,
  )
  await getTools()
    .db.update(users)
    .set({ phoneNumber: phone, phoneNumberVerified: true })
    .where(eq(users.id, mara.id))
  expect((await acceptByToken(mara, token)).status).toBe(200)
  expect(await listCredits(post)).toEqual([mara.username])
})

test('expires an invitation by the clock and allows renewing it', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const post = await publishSquawk(wren)
  // A squawk expires long before; use one that lasts.
  await env.DB.prepare('update posts set expires_at = null where id = ?').bind(post.id).run()
  const mara = await createPerson('Mara')
  await inviteOk(wren, post, mara.email)
  await inviteOk(wren, post, mara.email)
  expect(await listEmails(mara.email)).toHaveLength(1)
  const old = await findToken(mara.email)
  // Sessions end sooner than invitations.
  await env.DB.prepare('update sessions set expires_at = ?')
    .bind(Date.now() + 100 * DAY_MS)
    .run()
  // Real time passes too, and more of it on a busy machine.
  setClockOffset(INVITATION_DAYS * DAY_MS - HOUR_MS)
  expect(await listReceivedInvitations(mara)).toHaveLength(1)
  setClockOffset(INVITATION_DAYS * DAY_MS + 1000)
  expect(await listReceivedInvitations(mara)).toEqual([])
  expect(await listSentInvitations(wren, post)).toMatchObject([{ state: 'expired' }])
  expect((await readError(await acceptByToken(mara, old))).code).toBe('invitation.invalid')
  await inviteOk(wren, post, mara.email)
  expect(await listEmails(mara.email)).toHaveLength(2)
  expect(await listSentInvitations(wren, post)).toMatchObject([{ state: 'pending' }])
  expect((await readError(await acceptByToken(mara, old))).code).toBe('invitation.invalid')
  const [findPendingId] = await listReceivedInvitations(mara)
  expect((await acceptInvitation(mara, findPendingId?.id ?? '')).status).toBe(200)
})

test('opens a private post to the invitee until the invitation expires', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const post = await publishOwlcast(wren, { visibility: 'private' })
  const readStatus = async () => (await call(`GET /api/posts/${post.id}`, { as: dele })).status
  expect(await readStatus()).toBe(404)
  await inviteOk(wren, post, `@${dele.username}`)
  expect(await readStatus()).toBe(200)
  // The clock stays, since it would end the session, too.
  await getTools()
    .db.update(invitations)
    .set({ expiresAt: Date.now() })
    .where(eq(invitations.postId, post.id))
  expect(await readStatus()).toBe(404)
})

test('expires invitations with their post', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, mara.email)
  setClockOffset(25 * 3_600_000)
  expect(await listReceivedInvitations(mara)).toEqual([])
  expect((await readError(await acceptByToken(mara, await findToken(mara.email)))).code).toBe(
    'invitation.invalid',
  )
})

test('invites a member once across username changes', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, `@${dele.username}`)
  const later = await renameUser(dele, `later_${getTools().ids.random(8)}`)
  for (const name of [later.username, dele.username]) await inviteOk(wren, post, `@${name}`)
  expect(await listSentInvitations(wren, post)).toHaveLength(1)
  const [only, ...others] = await listReceivedInvitations(dele)
  expect(others).toEqual([])
  await call(`POST /api/invitations/${only?.id}/decline`, { as: dele })
  expect(await listReceivedInvitations(dele)).toEqual([])
  await inviteOk(wren, post, `@${later.username}`)
  expect(await listSentInvitations(wren, post)).toHaveLength(1)
})

test('does not link an invitation by name to one declined by address', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, dele.email)
  await call(`POST /api/invitations/${(await listReceivedInvitations(dele))[0]?.id}/decline`, { as: dele })
  await inviteOk(wren, post, `@${dele.username}`)
  const states = (await listSentInvitations(wren, post)).map(({ to, state: readState }) => [to, readState])
  expect(states).toContainEqual([dele.email, 'declined'])
  expect(states).toContainEqual([`@${dele.username}`, 'pending'])
})

test('reports declined, revoked and removed invitations, ends their links, and allows inviting again', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  const name = `@${dele.username}`
  const readState = async () => (await listSentInvitations(wren, post))[0]?.state
  const findPendingId = async () => (await listReceivedInvitations(dele))[0]?.id ?? ''

  await inviteOk(wren, post, name)
  const first = await findPendingId()
  expect((await call(`POST /api/invitations/${first}/decline`, { as: dele })).status).toBe(204)
  expect(await readState()).toBe('declined')
  expect((await readError(await acceptInvitation(dele, first))).code).toBe('invitation.invalid')

  await inviteOk(wren, post, name)
  expect((await call(`DELETE /api/invitations/${await findPendingId()}`, { as: dele })).status).toBe(404)
  expect((await call(`DELETE /api/invitations/${await findPendingId()}`, { as: wren })).status).toBe(204)
  expect(await readState()).toBe('revoked')
  expect(await listReceivedInvitations(dele)).toEqual([])

  await inviteOk(wren, post, name)
  await acceptInvitation(dele, await findPendingId())
  expect((await readError(await requestInvitation(wren, post, name))).code).toBe(
    'invitation.already_collaborator',
  )
  const { id } = (await listSentInvitations(wren, post))[0] as Invitation
  expect((await call(`DELETE /api/invitations/${id}`, { as: wren })).status).toBe(204)
  expect([await readState(), await listCredits(post)]).toEqual(['revoked', []])

  await inviteOk(wren, post, name)
  await acceptInvitation(dele, await findPendingId())
  const seat = `DELETE /api/posts/${post.id}/collaborators/${dele.id}`
  expect((await call(seat, { as: await createPerson('Eve') })).status).toBe(403)
  expect((await call(seat.replace(dele.id, 'me'), { as: dele })).status).toBe(204)
  expect([await readState(), await listCredits(post)]).toEqual(['declined', []])
  expect((await call(seat, { as: dele })).status).toBe(404)
})

test('counts one of twenty concurrent acceptances', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, `@${dele.username}`)
  const id = (await listReceivedInvitations(dele))[0]?.id ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, () => acceptInvitation(dele, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await listCredits(post)).toEqual([dele.username])
  const eventRows = await getTools().db.select().from(events).where(eq(events.subjectId, post.id))
  expect(eventRows.filter(({ type }) => type === 'post.changed')).toHaveLength(1)
})

test('ends concurrent accept and decline in one of the two states', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await inviteOk(wren, post, `@${dele.username}`)
  const id = (await listReceivedInvitations(dele))[0]?.id ?? ''
  await Promise.all([acceptInvitation(dele, id), call(`POST /api/invitations/${id}/decline`, { as: dele })])
  const [row] = await listSentInvitations(wren, post)
  expect(await listCredits(post)).toEqual(row?.state === 'accepted' ? [dele.username] : [])
})

test('revokes an invitation even when it is accepted at the same time', async () => {
  for (let round = 0; round < 8; round++) {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const post = await publishSquawk(wren)
    await inviteOk(wren, post, `@${dele.username}`)
    const id = (await listReceivedInvitations(dele))[0]?.id ?? ''
    const revoke = () => call(`DELETE /api/invitations/${id}`, { as: wren })
    // The first request has a small head start.
    const yes = round % 2 ? acceptInvitation(dele, id) : null
    const taken = revoke()
    await (yes ?? acceptInvitation(dele, id))
    expect((await taken).status).toBe(204)
    expect([(await listSentInvitations(wren, post))[0]?.state, await listCredits(post)]).toEqual([
      'revoked',
      [],
    ])
  }
})

test('creates the same number of events whether or not the address belongs to a member', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const countEvents = async (address: string) => {
    const post = await publishSquawk(wren)
    await inviteOk(wren, post, address)
    const [row] = await listSentInvitations(wren, post)
    await call(`DELETE /api/invitations/${row?.id}`, { as: wren })
    return (await getTools().db.select().from(events).where(eq(events.subjectId, post.id))).length
  }
  expect(await countEvents(createAddress())).toBe(await countEvents(mara.email))
})

test('limits invitations by a user, and by all users to one address', async () => {
  const address = createAddress()
  for (let n = 0; n < 3; n++) {
    const wren = await createPerson('Wren')
    await inviteOk(wren, await publishSquawk(wren), address)
  }
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  expect(await readError(await requestInvitation(wren, post, address))).toMatchObject({
    status: 429,
    code: 'request.rate_limited',
    field: 'to',
  })
  expect(await listEmails(address)).toHaveLength(3)
})

test('allows twenty collaborators, and another one after one is revoked or expires', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const now = getTools().clock.now()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into invitations(id, post_id, inviter_id, identifier, token_hash, status, created_at, expires_at)
     select 'inv_room_' || i, ?, ?, 'p' || i || '@example.net', 'h_' || ? || i, 'pending', ?, ? from n`,
  )
    .bind(COLLABORATORS_MAX, post.id, wren.id, post.id, now, now + DAY_MS)
    .run()
  expect(await readError(await requestInvitation(wren, post, createAddress()))).toMatchObject({
    status: 409,
    code: 'invitation.too_many',
    field: 'to',
  })
  expect((await call('DELETE /api/invitations/inv_room_1', { as: wren })).status).toBe(204)
  await inviteOk(wren, post, createAddress())
  await env.DB.prepare("update invitations set expires_at = ? where id = 'inv_room_2'").bind(now).run()
  await inviteOk(wren, post, createAddress())
})

test('returns 410 for an unknown token, and requires the age attestation', async () => {
  const wren = await createPerson('Wren')
  expect(await readError(await acceptByToken(wren, 'x'.repeat(43)))).toMatchObject({
    status: 410,
    code: 'invitation.invalid',
  })
  const young = await createPerson('Young', { adult: false })
  expect((await readError(await acceptByToken(young, 'x'.repeat(43)))).code).toBe('auth.age_required')
})

/** Returns what the page of a link shows, and its headers. */
async function fetchPage(path: string, as: Person | null = null) {
  const answer = await call(`GET ${path}`, { as })
  const html = await answer.text()
  const readState = /id="share-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return { status: answer.status, headers: answer.headers, html, state: JSON.parse(readState) }
}

test('shows the invitee on the page of a link without using the invitation up', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(wren, { title: 'The fox is back' })
  await inviteOk(wren, post, mara.email)
  const token = await findToken(mara.email)
  const path = `/squawk/${post.id}?invitation=${token}`
  const masked = 'm•••@example.org'
  const seen = { inviter: 'Wren' }
  expect((await fetchPage(path)).state.invitation).toEqual({
    status: 'open',
    ...seen,
    to: masked,
    signedIn: false,
  })
  expect((await fetchPage(path, eve)).state.invitation).toEqual({
    status: 'open',
    ...seen,
    to: masked,
    signedIn: true,
  })
  expect((await fetchPage(path, mara)).state.invitation).toEqual({ status: 'mine', ...seen })
  expect((await fetchPage(path, wren)).state.invitation).toEqual({ status: 'sent', to: mara.email })
  const { html, headers } = await fetchPage(path)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(html).toContain('Wren invited you to collaborate.')
  expect(html).not.toContain(token)
  expect(html).not.toContain(mara.email)
  expect(await listSentInvitations(wren, post)).toMatchObject([{ state: 'pending' }])
  await acceptByToken(mara, token)
  expect((await fetchPage(path, mara)).state.invitation).toEqual({ status: 'accepted', ...seen })
  for (const as of [null, eve, wren]) {
    const over = await fetchPage(path, as)
    expect(over).toMatchObject({ status: 200, state: { invitation: { status: 'invalid' } } })
    expect(over.html).toContain('This invitation link is invalid or has expired. Please contact the person')
  }
})

test('grants access to every holder of the link, and reveals nothing else', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(wren, { title: 'Not for everyone' })
  await env.DB.prepare("update posts set visibility = 'private' where id = ?").bind(post.id).run()
  await inviteOk(wren, post, mara.email)
  const token = await findToken(mara.email)
  const path = `/squawk/${post.id}?invitation=${token}`
  expect((await fetchPage(path, mara)).state).toMatchObject({ at: 'loaded', invitation: { status: 'mine' } })
  for (const as of [null, eve])
    expect((await fetchPage(path, as)).state).toMatchObject({ at: 'loaded', invitation: { status: 'open' } })
  const shut = [
    await fetchPage(`/squawk/${post.id}?invitation=${'x'.repeat(43)}`),
    await fetchPage(`/hum/${post.id}?invitation=${token}`),
    await fetchPage(`/squawk/post_nowhere?invitation=${token}`),
  ]
  for (const { status, state: readState, html } of shut) {
    expect([status, readState.at]).toEqual([410, 'error'])
    expect(readState.message).toMatch(/^This invitation link is invalid or has expired\./)
    expect(html).not.toContain('Not for everyone')
    expect(html).not.toContain(token)
  }
})

test('leaves a removed collaborator no access through another invitation by name', async () => {
  const [fay, ann] = [await createPerson('Fay', { pro: true }), await createPerson('Ann')]
  const cast = await publishOwlcast(fay, { visibility: 'private' })
  for (const to of [ann.email, `@${ann.username}`])
    expect((await call(`POST /api/posts/${cast.id}/invitations`, { as: fay, json: { to } })).status).toBe(201)
  const sent = await (await call(`GET /api/posts/${cast.id}/invitations`, { as: fay })).json<{
    items: { id: string; to: string }[]
  }>()
  const byAddress = sent.items.find(({ to }) => to === ann.email)
  expect((await call(`POST /api/invitations/${byAddress?.id}/accept`, { as: ann })).status).toBe(200)
  const removed = await call(`DELETE /api/posts/${cast.id}/collaborators/${ann.id}`, { as: fay })
  expect(removed.status).toBe(204)
  expect((await call(`GET /api/posts/${cast.id}`, { as: ann })).status).toBe(404)
})
