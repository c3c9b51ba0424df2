/** Recipient resolution: a username resolves to its owner only; a display name must be confirmed first. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recipientShape } from '../../domain/messages/recipients.schema'
import { newPostShape } from '../../domain/posts/posts.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { profiles } from '../../worker/database/tables/people.table'
import { invite } from '../../worker/invitations/invitations.service'
import { inviteCollaborators } from '../../worker/invitations/invite-collaborators.service'
import { resolveRecipient } from '../../worker/messages/recipients.service'
import { toNameColumns } from '../../worker/people/name-columns'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { callWithToken, createToken } from '../support/access-tokens'
import { loadViewer } from '../support/interrupted-tools'
import { renameUser } from '../support/members'
import { listConversations } from '../support/messages'
import { publishOwlcast } from '../support/owlcasts'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

type Named = { recipient: string; recipientId?: string | null }

async function sendMessage(as: Person, to: Named): Promise<Response> {
  const { id: mediaId } = await createUpload(as, { mode: 'mue' })
  return call('POST /api/posts', {
    as,
    json: { mode: 'mue', mediaId, ...to },
    key: getTools().ids.make('key'),
  })
}

async function setDisplayName({ id }: Person, displayName: string): Promise<void> {
  await getTools().db.update(profiles).set(toNameColumns(displayName)).where(eq(profiles.id, id))
}

const lookUp = (as: Person, typed: string) =>
  call(`GET /api/recipients?typed=${encodeURIComponent(typed)}`, { as })

async function readErrorCode(response: Response): Promise<unknown> {
  return (await response.json<{ error: { code: string } }>()).error.code
}

test('sends to a display name only after its owner was confirmed', async () => {
  const [wren, mallory] = [await createPerson('Wren'), await createPerson('Mallory')]
  await setDisplayName(mallory, 'erin of the canal')
  const unconfirmed = await sendMessage(wren, { recipient: '@erin of the canal' })
  expect(unconfirmed.status).toBe(409)
  expect(await readErrorCode(unconfirmed)).toBe('recipient.unconfirmed')
  const shown = recipientShape.parse(await (await lookUp(wren, '@erin of the canal')).json())
  expect(shown).toMatchObject({
    form: 'displayName',
    label: `@${mallory.username}`,
    person: { id: mallory.id },
  })
  const confirmed = { recipient: '@erin of the canal', recipientId: mallory.id }
  expect((await sendMessage(wren, confirmed)).status).toBe(201)
})

test.each([
  ['erin of the lock', 'ERIN of the Lock'],
  ['Élodie of the Lock', 'élodie of the lock'],
  ['Ørjan Of The Lock', 'ørjan of the lock'],
])('matches a display name without case: %s as %s', async (displayName, typed) => {
  const [wren, erin] = [await createPerson('Wren'), await createPerson('Erin')]
  await setDisplayName(erin, displayName)
  const { person: shown } = await (await lookUp(wren, `@${typed}`)).json<{ person: { id: string } }>()
  expect(shown.id).toBe(erin.id)
})

test('reports a display name of two members in different case as ambiguous', async () => {
  const [wren, erin, other] = [
    await createPerson('Wren'),
    await createPerson('Erin'),
    await createPerson('Other'),
  ]
  await setDisplayName(erin, 'Erin of the weir')
  await setDisplayName(other, 'erin OF the weir')
  expect(await readErrorCode(await lookUp(wren, '@Erin of the weir'))).toBe('recipient.ambiguous')
})

test("resolves the username of a deleted user to no one, also when it is another user's display name", async () => {
  const [wren, carol, mallory] = [
    await createPerson('Wren'),
    await createPerson('Carol'),
    await createPerson('Mallory'),
  ]
  await setDisplayName(mallory, carol.username)
  expect(await deleteAccount(getTools(), carol.id)).toMatchObject({ isDone: true })
  expect((await lookUp(wren, `@${carol.username}`)).status).toBe(404)
  for (const recipientId of [null, mallory.id]) {
    const refused = await sendMessage(wren, { recipient: `@${carol.username}`, recipientId })
    expect(await readErrorCode(refused)).toBe('recipient.unknown')
  }
})

test('does not resolve the username of a blocked member to another user with that display name', async () => {
  const [wren, bob, mallory] = [
    await createPerson('Wren'),
    await createPerson('Bob'),
    await createPerson('Mallory'),
  ]
  const former = bob.username
  const now = await renameUser(bob, `now_${getTools().ids.random(8)}`)
  await env.DB.prepare('insert into blocks (blocker_id, blocked_id, created_at) values (?, ?, 1)')
    .bind(bob.id, wren.id)
    .run()
  for (const name of [former, now.username]) {
    await setDisplayName(mallory, name)
    expect(await readErrorCode(await lookUp(wren, `@${name}`))).toBe('recipient.unknown')
    const refused = await sendMessage(wren, { recipient: `@${name}`, recipientId: mallory.id })
    expect(await readErrorCode(refused)).toBe('recipient.unknown')
  }
})

test('does not resolve the display name of a member who blocked the sender', async () => {
  const [wren, bob] = [await createPerson('Wren'), await createPerson('Bob')]
  await setDisplayName(bob, 'bob of the weir')
  expect((await lookUp(wren, '@bob of the weir')).status).toBe(200)
  expect((await call(`PUT /api/people/${wren.username}/block`, { as: bob })).status).toBe(204)
  expect(await readErrorCode(await lookUp(wren, '@bob of the weir'))).toBe('recipient.unknown')
})

test.each([
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['a variation selector', '\ufe0f'],
  ['an object replacement character', '\ufffc'],
])('ignores %s in a username', async (_, unseen) => {
  const [wren, alice, mallory] = [
    await createPerson('Wren'),
    await createPerson('Alice'),
    await createPerson('Mallory'),
  ]
  const typed = `@${unseen}${alice.username.slice(0, 2)}${unseen}${alice.username.slice(2)}`
  for (const called of [alice.username, typed.slice(1)]) {
    await setDisplayName(mallory, called)
    const { person: shown } = await (await lookUp(wren, typed)).json<{ person: { id: string } }>()
    expect(shown.id).toBe(alice.id)
    expect((await sendMessage(wren, { recipient: typed })).status).toBe(201)
  }
  expect(await listConversations(mallory)).toEqual([])
})

test('refuses a username that names another member than the confirmed one', async () => {
  const [wren, erin, bob] = [
    await createPerson('Wren'),
    await createPerson('Erin'),
    await createPerson('Bob'),
  ]
  const refused = await sendMessage(wren, { recipient: `@${erin.username}`, recipientId: bob.id })
  expect(await readErrorCode(refused)).toBe('recipient.changed')
})

test.each([
  ['an email address', (shown: string) => `wren@\u202e${[...shown].reverse().join('')}\u202c.com`],
  ['a username', (shown: string) => `@\u202e${[...shown].reverse().join('')}`],
  ['a phone number', () => '+46 70 \u200f1234 567'],
])('refuses %s that is shown in another order than it is read', async (_, create) => {
  const wren = await createPerson('Wren')
  const recipient = create('example')
  for (const refused of [await sendMessage(wren, { recipient }), await lookUp(wren, recipient)])
    expect([refused.status, await readErrorCode(refused)]).toEqual([400, 'post.recipient_required'])
})

test('refuses to invite by display name', async () => {
  const [pia, mallory] = [await createPerson('Pia', { pro: true }), await createPerson('Mallory')]
  await setDisplayName(mallory, 'erin of the bridge')
  const cast = await publishOwlcast(pia)
  const json = { to: '@erin of the bridge' }
  const refused = await call(`POST /api/posts/${cast.id}/invitations`, { as: pia, json })
  expect([refused.status, await readErrorCode(refused)]).toEqual([409, 'recipient.unconfirmed'])
})

test('refuses a confirmed member without a recipient instead of publishing for everyone', async () => {
  const [wren, erin] = [await createPerson('Wren'), await createPerson('Erin')]
  const { id: mediaId } = await createUpload(erin, { mode: 'mue' })
  const made = await call('POST /api/posts', {
    as: erin,
    json: { mode: 'mue', mediaId, recipient: `@${wren.username}`, isPrivate: false },
    key: getTools().ids.make('key'),
  })
  const { post } = await made.json<{ post: { id: string } }>()
  const { id } = await createUpload(wren, { mode: 'mue' })
  const answer = await call('POST /api/posts', {
    as: wren,
    json: { mode: 'mue', mediaId: id, recipientId: erin.id, parents: [{ id: post.id }] },
    key: getTools().ids.make('key'),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'request.invalid', field: 'recipient' } })
})

test.each(['support', 'Owlcast', 'ADMIN'])('resolves the reserved username %s to no one', async (name) => {
  const [wren, mallory] = [await createPerson('Wren'), await createPerson('Mallory')]
  await setDisplayName(mallory, name)
  expect(await readErrorCode(await lookUp(wren, `@${name}`))).toBe('recipient.unknown')
})

/** The member whose username this is; undefined if it is nobody's, or matches a display name that is to be confirmed. */
async function findByUsername(as: Person, typed: string): Promise<string | undefined> {
  const response = await lookUp(as, typed)
  if (!response.ok) return undefined
  const { form, person } = recipientShape.parse(await response.json())
  return form === 'username' ? person?.id : undefined
}

/** Names that are, or look like, a username to a reader. */
const DISGUISES: [string, (name: string) => string][] = [
  ['a Kelvin sign', (name) => name.replace('k', '\u212a')],
  ['a long s', (name) => name.replace('s', '\u017f')],
  ['a dotted capital I', (name) => name.replace('i', '\u0130')],
  ['a dotless i', (name) => name.replace('i', '\u0131')],
  ['a combining dot', (name) => name.replace('i', 'i\u0307')],
  ['a combining low line', (name) => `${name}\u0332`],
  ['a right-to-left override', (name) => `\u202e${name}`],
  ['an isolate', (name) => `\u2068${name}\u2069`],
  ['a Hangul filler', (name) => `${name}\u3164`],
  ['a grapheme joiner', (name) => name.replace('i', 'i\u034f')],
  ['a tag character', (name) => `${name}\u{e0061}`],
  ['a no-break space', (name) => `\u00a0${name}\u00a0`],
  ['mathematical letters', (name) => name.replace('k', '\u{1d424}')],
  ['a circled letter', (name) => name.replace('k', '\u24da')],
  ['an ideographic full stop', (name) => `${name}\u3002`],
  ['a full stop', (name) => `${name}.`],
  ['a Cyrillic letter', (name) => name.replace('i', '\u0456')],
  ['a full-width letter', (name) => name.replace('k', '\uff4b')],
  ['a blank Braille cell', (name) => `${name}\u2800`],
  ['a hair space', (name) => name.replace('i', '\u200ai')],
  ['an Arabic letter for the i', (name) => name.replace('i', '\u0627')],
]

test.each(DISGUISES)(
  'sends nothing by a username with %s to another user unless confirmed',
  async (_, disguise) => {
    const [wren, kiris, mallory] = [
      await createPerson('Wren'),
      await createPerson('Kiris'),
      await createPerson('Mallory'),
    ]
    const name = disguise(kiris.username)
    expect(name).not.toBe(kiris.username)
    await setDisplayName(mallory, name)
    for (const typed of [`@${name}`, `@${name.toUpperCase()}`, ` @${name} `]) {
      expect(await findByUsername(wren, typed)).not.toBe(mallory.id)
      await sendMessage(wren, { recipient: typed })
    }
    const received = env.DB.prepare('select id from posts where recipient_id = ?').bind(mallory.id)
    expect(await received.first()).toBeNull()
  },
)

test.each(['sam@example.org', 'ｓam＠example.org', '+46 70 234 56 78', '(070) 234-56-78'])(
  'resolves %s after an @ to no one, also when it is a display name',
  async (address) => {
    const [wren, mallory] = [await createPerson('Wren'), await createPerson('Mallory')]
    await setDisplayName(mallory, address)
    expect(await readErrorCode(await lookUp(wren, `@${address}`))).toBe('recipient.unknown')
    const refused = await sendMessage(wren, { recipient: `@${address}`, recipientId: mallory.id })
    expect(await readErrorCode(refused)).toBe('recipient.unknown')
  },
)

test('resolves every former username of a deleted user to no one', async () => {
  const [wren, carol, mallory] = [
    await createPerson('Wren'),
    await createPerson('Carol'),
    await createPerson('Mallory'),
  ]
  const names = [carol.username]
  for (let turn = 0; turn < 2; turn += 1)
    names.push((await renameUser(carol, `carol_${getTools().ids.random(8).toLowerCase()}`)).username)
  expect(await deleteAccount(getTools(), carol.id)).toMatchObject({ isDone: true })
  for (const name of names) {
    await setDisplayName(mallory, name)
    for (const recipientId of [null, mallory.id]) {
      const refused = await sendMessage(wren, { recipient: `@${name}`, recipientId })
      expect(await readErrorCode(refused)).toBe('recipient.unknown')
    }
    expect(
      (
        await call('PATCH /api/me/profile', {
          as: mallory,
          json: { username: name, displayName: 'M', avatarColor: 'teal' },
        })
      ).status,
    ).toBe(409)
  }
})

test('asks a program with an access token for the confirmed member too', async () => {
  const [wren, mallory] = [await createPerson('Wren'), await createPerson('Mallory')]
  await setDisplayName(mallory, 'erin of the mill')
  const { token } = await createToken(wren, { scopes: ['posts:write', 'messages:write'] })
  const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
  const refused = await callWithToken(token, 'POST /api/posts', {
    json: { mode: 'mue', mediaId, recipient: '@erin of the mill' },
    key: getTools().ids.make('key'),
  })
  expect([refused.status, await readErrorCode(refused)]).toEqual([409, 'recipient.unconfirmed'])
})

test.each(['070-123 45 67', '(070) 123 45 67', '\u200b0701234567'])(
  'sends nothing and invites nobody by %j, which depends on the country of the request',
  async (typed) => {
    const wren = await createPerson('Wren')
    const author = await loadViewer(wren)
    const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
    const send = (recipient: string) =>
      publishNewPost(getTools(), author, {
        input: newPostShape.parse({ mode: 'mue', mediaId, recipient }),
        key: getTools().ids.make('key'),
        viewer: author,
      })
    const { shown } = await resolveRecipient(getTools(), author, typed, 'SE')
    expect(shown.label).toBe('+46 70 123 45 67')
    await expect(send(typed)).rejects.toMatchObject({ code: 'recipient.phone_country', field: 'recipient' })
    expect(await send(shown.label)).toMatchObject({ post: { visibility: 'private' } })
    const cast = await publishOwlcast(wren)
    const inviteBy = async (to: string) =>
      (await inviteCollaborators(getTools(), author, { postId: cast.id, invitees: [to] })).invitations
    expect(await inviteBy(typed)).toMatchObject([{ ok: false, to: typed }])
    expect(await inviteBy(shown.label)).toMatchObject([{ ok: true, name: shown.label }])
    const invited = invite(getTools(), author, { postId: cast.id, typed })
    await expect(invited).rejects.toMatchObject({ code: 'recipient.phone_country', field: 'to' })
  },
)

test('finds a display name without accents and in either case of i, and asks where two fold alike', async () => {
  const [sender, iris, ines] = [
    await createPerson('Sender'),
    await createPerson('Iris'),
    await createPerson('Ines'),
  ]
  await setDisplayName(iris, 'İris Işıltı')
  for (const typed of ['@iris ışıltı', '@IRIS ISILTI', '@İris Işıltı', '@i\u0307ris isilti']) {
    const found = recipientShape.parse(await (await lookUp(sender, typed)).json())
    expect(found).toMatchObject({ form: 'displayName', person: { id: iris.id } })
  }
  await setDisplayName(ines, 'Iris Isilti')
  for (const typed of ['@iris ışıltı', '@Iris Isilti', '@İris Işıltı'])
    expect(await readErrorCode(await lookUp(sender, typed))).toBe('recipient.ambiguous')
})

test('resolves pasted addresses and numbers to what is stored', async () => {
  const sender = await createPerson('Sender')
  const find = async (typed: string) => recipientShape.parse(await (await lookUp(sender, typed)).json())
  expect(await find('"Owl, Ola" <Ola@MÜLLER.example>')).toMatchObject({
    form: 'email',
    label: 'ola@müller.example',
  })
  expect(await find('+298\u2011211234')).toMatchObject({ form: 'phone', label: '+298 21 12 34' })
})
