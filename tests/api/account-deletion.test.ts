/** Account deletion: everything of the user is removed everywhere, and nothing of other users. */
import { env, exports } from 'cloudflare:workers'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeletionReceipt } from '../../domain/account/account-deletion.schema'
import { FRESH_SESSION_MINUTES, RESET_HOURS } from '../../domain/auth/auth.limits'
import { USERNAME_RESERVED_DAYS } from '../../domain/limits'
import { CLOSED_SIGNED_OUT } from '../../domain/live/live'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import type { Upload } from '../../domain/media/media.schema'
import type { ThreadPage } from '../../domain/messages/messages.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { findDeletion } from '../../worker/account/deletion/account-deletion.repo'
import {
  DELETIONS_PER_RUN,
  deleteAccount,
  resumeDeletions,
} from '../../worker/account/deletion/account-deletion.service'
import { insertPasskey } from '../../worker/auth/passkeys/passkeys.repo'
import { requestFirstAddress } from '../../worker/auth/password/resets.service'
import { PROOF_TRIES } from '../../worker/auth/proof/proof.service'
import { createDeps } from '../../worker/context'
import { accountDeletions } from '../../worker/database/tables/account-deletion.table'
import { users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { hashKey } from '../../worker/gate/rate-limit'
import { sendImportCode } from '../../worker/imports/imports.service'
import { invite } from '../../worker/invitations/invitations.service'
import { storeUpload } from '../../worker/media/uploads.service'
import { applyDecision } from '../../worker/moderation/decide.service'
import { sendReportDigests } from '../../worker/moderation/report-digests.service'
import { createEmail } from '../../worker/outbox/outbox.service'
import { derivePhoneCode as codeDigits } from '../../worker/outbox/placeholders'
import { isUsernameOfDeletedUser } from '../../worker/people/reserved-usernames'
import { purgeRows } from '../../worker/retention'
import { runSchedule } from '../../worker/schedule'
import { hashToken } from '../../worker/tools/token'
import { countDeletionCalls, deleteWithFailure, findRemainsAfterSchedule } from '../support/account-deletions'
import { createBrokenTools } from '../support/broken-tools'
import { createFullAccount, createUserWithData, findRemains, PASSWORD } from '../support/full-account'
import { callImports, createImportTools, prepareImport, publishPodcast } from '../support/imports'
import { createInterruptedTools, loadViewer, publishMessageDuring } from '../support/interrupted-tools'
import { acceptInvitation, listReceivedInvitations, requestInvitation } from '../support/invitations'
import { renameUser } from '../support/members'
import { listConversations, publishMessage } from '../support/messages'
import { listRecordings, publishOwlcast } from '../support/owlcasts'
import { getPlayStatus, publishSong } from '../support/payments'
import { createPhoneNumber } from '../support/phone-numbers'
import { getPostStatus } from '../support/posts'
import { createUpload, createUploadInput, publishSquawk, requestTicket } from '../support/recordings'
import { getStripeState, parseSessionId, postJson, setStripeAnswers, stripeBindings } from '../support/stripe'
import { type CallOptions, call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { ids } = getTools()

afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const requestDeletion = (as: Person | null, given: Record<string, unknown> = {}, asked: CallOptions = {}) =>
  call('POST /api/me/erasure', { as, json: { username: as?.username ?? 'nobody', ...given }, ...asked })
const readError = async (answer: Response) =>
  (await answer.json<{ error: { code: string; field?: string } }>()).error

/** Returns columns with a foreign key to users, from the schema. */
async function listUserColumns(): Promise<string[]> {
  const query = "select name, sql from sqlite_master where type = 'table' and sql like '%references%'"
  const { results } = await env.DB.prepare(query).all<{ name: string; sql: string }>()
  return results.flatMap(({ name, sql }) =>
    [...sql.matchAll(/foreign key \(["`](\w+)["`]\) references ["`](profiles|users)["`]/gi)].map(
      ([, column]) => `${name}.${column}`,
    ),
  )
}

/** Places where a user id may remain: the accounting tables, where it refers to nothing. */
const ACCOUNTING = /^(payments\.(payer_id|payee_id)|ledger\.user_id): usr_/

test('removes everything of a user with all kinds of data but rows in the accounting tables', {
  timeout: 120_000,
}, async () => {
  const made = await createFullAccount()
  const { wren, ada, bo, cai, words } = made
  const all = Object.values(words)
  const before = await findRemains(all)
  expect(before.length).toBeGreaterThan(40)
  // The user has a row in every table with a user column: a new table needs rows in `createFullAccount`.
  const places = [...(await listUserColumns()), 'fanouts.cursor_id', 'audit.subject_id']
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter((place) => !before.includes(`${place}: ${wren.id}`))).toEqual([])

  const answer = await requestDeletion(wren, { password: PASSWORD })
  expect(answer.status).toBe(200)
  const receipt = await answer.json<DeletionReceipt>()
  expect(receipt).toMatchObject({ hadPayments: true, isEmailed: true, isDone: true })
  expect(answer.headers.getSetCookie().join()).toContain('owlcast=;')
  expect((await findRemains(all)).filter((place) => !ACCOUNTING.test(place))).toEqual([])
  expect(await listIndexedTerms(words.rare)).toEqual([])
  for (const one of made.gone) {
    expect(await getPostStatus(ada, one)).toBe(404)
    expect(await getPostStatus(wren, one)).toBe(404)
  }
  expect(await call('GET /api/session', { as: wren }).then((response) => response.json())).toMatchObject({
    user: null,
  })

  // Other users keep their data.
  for (const [who, one] of [
    [ada, made.theirs],
    [ada, made.both],
    [ada, made.otherCast],
    [ada, made.stays],
    [ada, made.received],
    [bo, made.alone],
    [cai, made.mailed],
    [made.fay, made.unanswered],
    [made.fay, made.texted],
    [made.fay, made.formerlyTexted],
    [bo, made.sold],
    [bo, made.waiting],
  ] as const) {
    expect(await getPostStatus(who, one), one.title).toBe(200)
    if (one.audioUrl) expect(await getPlayStatus(who, one), one.title).toBe(200)
  }
  // A reply to the deleted user's post only becomes private to its author.
  expect(await getPostStatus(ada, made.answer)).toBe(200)
  expect(await getPostStatus(bo, made.answer)).toBe(404)
  expect(((await listRecordings(made.otherCast, ada)) as Post[]).map(({ id }) => id)).toEqual([made.stays.id])

  // Conversations keep their messages without a peer.
  const gone = (await listConversations(ada)).find(({ last }) => last.id === made.received.id)
  expect(gone).toMatchObject({ peer: { person: null, label: '' }, messages: 1, unread: 0 })
  const thread = await call(`GET /api/conversations/${encodeURIComponent(gone?.peer.key ?? '')}/messages`, {
    as: ada,
  })
  expect((await thread.json<ThreadPage>()).items.map(({ id }) => id)).toEqual([made.received.id])
  const { id: mediaId } = await createUpload(bo, { mode: 'mue' })
  const more = await call('POST /api/posts', {
    as: bo,
    json: { mode: 'mue', mediaId, parents: [{ id: made.alone.id }] },
    key: ids.make('key'),
  })
  expect(await readError(more)).toMatchObject({ code: 'recipient.deleted' })

  // The next owner of the address does not get the messages.
  const next = await createPerson('Next')
  await getTools()
    .db.update(users)
    .set({ email: words.email, emailVerified: true, phoneNumber: words.phone, phoneNumberVerified: true })
    .where(eq(users.id, next.id))
  expect(await listConversations(next)).toEqual([])
  for (const one of [made.unanswered, made.texted]) expect(await getPostStatus(next, one)).toBe(404)

  // The ledger still balances.
  const entries = await env.DB.prepare(
    'select sum(cents) as sum, count(*) as n from ledger where payment_id in (select payment_id from ledger where user_id = ?)',
  )
    .bind(wren.id)
    .first<{ sum: number; n: number }>()
  expect(entries).toMatchObject({ sum: 0 })
  expect(entries?.n).toBeGreaterThan(6)
})

test('prevents sign-in after deletion, frees the address at once and the username after the retention', async () => {
  const { wren } = await createUserWithData()
  expect((await requestDeletion(wren, { password: PASSWORD })).status).toBe(200)
  const signIn = await call('POST /api/auth/sign-in', {
    json: { email: wren.email, password: PASSWORD },
    headers: { 'cf-connecting-ip': ids.random(8) },
  })
  expect(await readError(signIn)).toMatchObject({ code: 'auth.bad_credentials' })
  expect((await requestDeletion(wren, { password: PASSWORD })).status).toBe(401)
  const signUp = (username: string) =>
    call('POST /api/auth/sign-up', {
      json: { email: wren.email, username, password: PASSWORD, displayName: 'Again', ageAttested: true },
      headers: { 'cf-connecting-ip': ids.random(8) },
    })
  expect(await readError(await signUp(wren.username.toUpperCase()))).toMatchObject({
    code: 'auth.username_taken',
    field: 'username',
  })
  expect((await signUp(`w${ids.random(8)}`)).status).toBe(200)
  setClockOffset(USERNAME_RESERVED_DAYS * 86_400_000 + 1000)
  await runSchedule(getTools())
  expect((await signUp(wren.username)).status).toBe(200)
})

/** Returns full-text terms that contain the word. */
async function listIndexedTerms(word: string): Promise<unknown[]> {
  await env.DB.prepare(
    "create virtual table if not exists words_known using fts5vocab('posts_fts', 'row')",
  ).run()
  const { results } = await env.DB.prepare('select term from words_known where instr(term, ?) > 0')
    .bind(word)
    .all()
  await env.DB.prepare('drop table words_known').run()
  return results
}

test('requires username and password and limits wrong ones', async () => {
  const { wren } = await createUserWithData()
  expect(
    await readError(await requestDeletion(wren, { username: 'wrong', password: PASSWORD })),
  ).toMatchObject({
    code: 'account_deletion.name_mismatch',
    field: 'username',
  })
  expect(await readError(await requestDeletion(wren))).toMatchObject({
    code: 'proof.password_required',
    field: 'password',
  })
  for (let n = 0; n < PROOF_TRIES.count; n += 1)
    expect(await readError(await requestDeletion(wren, { password: `wrong ${n}` }))).toMatchObject({
      code: 'proof.password_wrong',
      field: 'password',
    })
  expect(await readError(await requestDeletion(wren, { password: PASSWORD }))).toMatchObject({
    code: 'request.rate_limited',
  })
  setClockOffset(PROOF_TRIES.seconds * 1000)
  expect(
    (await requestDeletion(wren, { username: ` @${wren.username.toUpperCase()}`, password: PASSWORD }))
      .status,
  ).toBe(200)
})

test("accepts a code sent to the user's own number when there is no password, and no other code", async () => {
  const { wren, words } = await createUserWithData()
  const other = await createPerson('Other')
  await env.DB.batch([
    env.DB.prepare('update accounts set password = null where user_id = ?').bind(wren.id),
    env.DB.prepare('update users set phone_number = ?, phone_number_verified = 1 where id = ?').bind(
      `+46703${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
      other.id,
    ),
  ])
  expect(await (await call('GET /api/me/data', { as: wren })).json()).toMatchObject({
    proof: 'code',
    phone: expect.stringContaining('+46 70'),
    freshUntil: null,
  })
  const requestCode = async (as: Person) => {
    const { codeId } = await (await call('POST /api/me/proof/code', { as })).json<{ codeId: string }>()
    return { codeId, code: await codeDigits(env.AUTH_SECRET, codeId) }
  }
  expect(await readError(await requestDeletion(wren, { codeId: 'cod_none', code: '123456' }))).toMatchObject({
    code: 'auth.code_invalid',
  })
  expect(await readError(await requestDeletion(wren, await requestCode(other)))).toMatchObject({
    code: 'auth.code_invalid',
    field: 'code',
  })
  expect((await requestDeletion(wren, await requestCode(wren))).status).toBe(200)
  expect((await findRemains([words.phone])).length).toBe(0)
})

test('deletes a queued email to the first address of an account with the account', async () => {
  const { wren, words } = await createUserWithData({ inShort: true })
  const address = `first.${ids.random(8)}@example.org`
  await env.DB.prepare('update users set email = ?, email_verified = 0 where id = ?')
    .bind(`${ids.random(12)}@phone.owlcast.invalid`, wren.id)
    .run()
  expect((await call('POST /api/me/email', { as: wren, json: { email: address } })).status).toBe(200)
  const all = [...Object.values(words), address]
  expect(await findRemains(all)).toContain(`outbox.text: ${wren.username}`)
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemains(all)).toEqual([])
})

test('deletes the link by which another account claims the address of the user', async () => {
  const { wren, words } = await createUserWithData({ inShort: true })
  const other = await createPerson('Other')
  await env.DB.prepare('update users set email = ?, email_verified = 0 where id = ?')
    .bind(`${ids.random(12)}@phone.owlcast.invalid`, other.id)
    .run()
  await env.DB.prepare("update users set email = 'moved@example.org' where id = ?").bind(wren.id).run()
  expect((await call('POST /api/me/email', { as: other, json: { email: words.email } })).status).toBe(200)
  await env.DB.prepare('update users set email = ? where id = ?').bind(words.email, wren.id).run()
  expect(await findRemains([words.email])).toContain(`password_resets.email: ${words.email}`)
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemainsAfterSchedule(Object.values(words))).toEqual([])
})

test('leaves no hash of an address or a number of the user that can be guessed', async () => {
  const { wren, words } = await createUserWithData({ inShort: true })
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` }
  await call('POST /api/auth/sign-in', { json: { email: words.email, password: 'wrong wrong' }, headers })
  await call('POST /api/auth/phone/code', { json: { phone: words.phone }, headers })
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  const names = [`sign-in|${words.email}`, `code-day|${words.phone}`]
  const { results } = await env.DB.prepare('select key from rate_limits').all<{ key: string }>()
  const keys = results.map(({ key }) => key)
  for (const name of names) {
    expect(keys, name).not.toContain(await hashToken(name))
    // Who tries to sign in goes on being counted.
    expect(keys, name).toContain(await hashKey(env, name))
  }
})

test.each(['whose link has expired', 'that another one replaced'])(
  'deletes a queued email to a first address %s with the account',
  async (which) => {
    const { wren, words } = await createUserWithData({ inShort: true })
    const address = `first.${ids.random(8)}@example.org`
    await env.DB.prepare('update users set email = ?, email_verified = 0 where id = ?')
      .bind(`${ids.random(12)}@phone.owlcast.invalid`, wren.id)
      .run()
    await call('POST /api/me/email', { as: wren, json: { email: address } })
    // As if the provider could not be reached for longer than the link is good for.
    await env.DB.prepare('update outbox set sent_at = null where recipient = ?').bind(address).run()
    if (which === 'whose link has expired') {
      setClockOffset(RESET_HOURS * 3_600_000 + 1000)
      await purgeRows(getTools(), 'passwordResets')
    } else await call('POST /api/me/email', { as: wren, json: { email: `next.${address}` } })
    const all = [...Object.values(words), address]
    expect(await findRemains(all)).toContain(`outbox.text: ${wren.username}`)
    expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
    expect(await findRemains(all)).toEqual([])
  },
)

test('deletes a queued text message to the former number of a user with the account', async () => {
  const { wren, words } = await createUserWithData({ inShort: true })
  await env.DB.prepare('update users set email = ?, email_verified = 0 where id = ?')
    .bind(`${ids.random(12)}@phone.owlcast.invalid`, wren.id)
    .run()
  const next = createPhoneNumber()
  const { codeId } = await (await call('POST /api/me/phone/code', { as: wren, json: { phone: next } })).json<{
    codeId: string
  }>()
  const code = await codeDigits(env.AUTH_SECRET, codeId)
  expect((await call('PUT /api/me/phone', { as: wren, json: { codeId, code } })).status).toBe(200)
  expect(await findRemains([words.phone])).toEqual([`outbox.recipient: ${words.phone}`])
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemains([...Object.values(words), next])).toEqual([])
})

test("deletes the email that quotes the user's own report to the operator, and no other one", async () => {
  const [author, wren] = [await createPerson('Author'), await createPerson('Wren')]
  const post = await publishSquawk(
    author,
    {
      mode: 'parrot',
      tags: ['one', 'two'],
      detail: { originalUrl: 'https://pods.example/1.mp3', author: 'Host', subject: 'Owls' },
    },
    { mode: 'parrot' },
  )
  const longer = `x${wren.email}`
  for (const email of [wren.email, longer])
    await call(`POST /api/posts/${post.id}/copyright-reports`, {
      as: wren,
      json: { name: 'Wren', email, work: 'A work of mine', truthful: true },
    })
  expect(await findRemains([`<${wren.email}>`])).toEqual([`outbox.text: <${wren.email}>`])
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemains([`<${wren.email}>`])).toEqual([])
  expect(await findRemains([longer])).toContain(`outbox.text: ${longer}`)
})

test('deletes the queued email with a code to the owner of a podcast, and no other one that quotes the user', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const [owner, other] = [`host-${ids.random(8)}@pod.example`, `host-${ids.random(8)}@pod.example`]
  for (const [as, to] of [
    [wren, owner],
    [ada, other],
  ] as const) {
    const extra = `<podcast:locked owner="${to}">yes</podcast:locked>`
    const { id } = await prepareImport(
      as,
      (await publishPodcast({ title: `By ${wren.username}`, extra })).url,
    )
    expect((await callImports(`POST /api/imports/${id}/email`, as)).status).toBe(200)
  }
  const places = (address: string) => [`outbox.recipient: ${address}`, `outbox.text: ${wren.username}`]
  expect(await findRemains([owner, wren.username])).toEqual(expect.arrayContaining(places(owner)))
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemains([owner, `@${wren.username}`, wren.id])).toEqual([])
  expect(await findRemains([other])).toEqual([`outbox.recipient: ${other}`])
})

test('clears a number of the user in what an earlier owner of it received, who keeps it', async () => {
  const [fay, mara, wren] = [
    await createPerson('Fay', { pro: true }),
    await createPerson('Mara'),
    await createPerson('Wren'),
  ]
  const phone = createPhoneNumber()
  const setNumber = (person: Person, number: string | null) =>
    getTools()
      .db.update(users)
      .set({ phoneNumber: number, phoneNumberVerified: number !== null })
      .where(eq(users.id, person.id))
  await setNumber(mara, phone)
  const texted = await publishMessage(fay, { recipient: phone })
  await call(`POST /api/magic-links`, { as: fay, json: { postId: texted.id } })
  await publishMessage(mara, { parents: [{ id: texted.id }] })
  const cast = await publishOwlcast(fay)
  await requestInvitation(fay, cast, phone)
  const [invitation] = await listReceivedInvitations(mara)
  await acceptInvitation(mara, invitation?.id)
  await setNumber(mara, null)
  await setNumber(wren, phone)
  const before = await findRemains([phone])
  for (const place of ['posts.recipient_phone', 'invitations.identifier'])
    expect(before).toContain(`${place}: ${phone}`)
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemains([phone])).toEqual([])
  expect(await getPostStatus(mara, texted)).toBe(200)
  expect(await getPostStatus(mara, cast)).toBe(200)
})

test.each([
  ['declined', 'decline', 'decline', 'declined'],
  ['accepted', 'decline', 'accept', 'accepted'],
  ['accepted by both', 'accept', 'accept', 'accepted'],
])(
  'deletes the next owner of an address under which a member %s an invitation they also got by name',
  async (_, byName, byAddress, status) => {
    const [fay, mara, wren] = [
      await createPerson('Fay', { pro: true }),
      await createPerson('Mara'),
      await createPerson('Wren'),
    ]
    const [address, name] = [mara.email, `@${mara.username}`]
    const cast = await publishOwlcast(fay)
    const listInvitations = async () =>
      (
        await env.DB.prepare('select id, identifier, status from invitations where post_id = ?')
          .bind(cast.id)
          .all<{ id: string; identifier: string; status: string }>()
      ).results
    for (const to of [name, address]) await requestInvitation(fay, cast, to)
    for (const { id, identifier } of await listInvitations())
      await call(`POST /api/invitations/${id}/${identifier === name ? byName : byAddress}`, { as: mara })
    await moveAddress(mara, wren)
    expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
    expect(await findRemainsAfterSchedule([address])).toEqual([])
    expect(await listInvitations()).toMatchObject([{ identifier: name, status }])
    expect(await getPostStatus(mara, cast)).toBe(200)
  },
)

/** Gives the address of one user to another, verified. */
async function moveAddress(from: Person, to: Person): Promise<void> {
  const set = env.DB.prepare('update users set email = ?, email_verified = 1 where id = ?')
  await env.DB.batch([set.bind(`${ids.random(10)}@example.org`, from.id), set.bind(from.email, to.id)])
}

test('removes the author from a copyright report about a post deleted before the account', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const post = await publishSquawk(
    wren,
    {
      mode: 'parrot',
      title: `Owls of ${ids.random(10)}`,
      tags: ['one', 'two'],
      detail: { originalUrl: 'https://pods.example/1.mp3', author: 'Host', subject: 'Owls' },
    },
    { mode: 'parrot' },
  )
  await call(`POST /api/posts/${post.id}/copyright-reports`, {
    as: ada,
    json: { name: 'Ada', email: ada.email, work: 'A work of mine', truthful: true },
  })
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(204)
  const words = [wren.username, post.title]
  expect(await findRemains(words)).toContain(`copyright_reports.author_username: ${wren.username}`)
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await findRemainsAfterSchedule(words)).toEqual([])
  expect(await findRemains([ada.email])).toContain(`copyright_reports.email: ${ada.email}`)
})

test('deletes an account to which a message was sent while its conversations were moved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await publishMessage(ada, { recipient: `@${wren.username}` })
  const late = await publishMessage(ada, { recipient: `@${wren.username}` })
  const broken = createBrokenTools((n, what) => what === 'batch' && n > 3)
  expect(await deleteAccount(broken.tools, wren.id)).toMatchObject({ isDone: false })
  // Simulates a message in flight, whose recipient was resolved before.
  await env.DB.batch([
    env.DB.prepare('update posts set recipient_id = ? where id = ?').bind(wren.id, late.id),
    env.DB.prepare('insert into conversations(owner_id, peer, last_message_at) values (?, ?, 1)').bind(
      ada.id,
      `user:${wren.id}`,
    ),
  ])
  await resumeDeletions(getTools())
  expect(await findRemains([wren.id])).toEqual([])
  expect(await listConversations(ada)).toMatchObject([{ peer: { person: null }, messages: 2 }])
})

test.each([
  ['username', ({ username }: Person) => `@${username}`],
  ['address', ({ email }: Person) => email],
])('refuses a message by %s that was in flight during the whole deletion', async (_, toTyped) => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  // By address, the message goes to the member who replied from it.
  const asked = await publishMessage(ada, { recipient: wren.email })
  await publishMessage(wren, { parents: [{ id: asked.id }] })
  const sent = publishMessageDuring(ada, { recipient: toTyped(wren) }, () =>
    deleteAccount(getTools(), wren.id),
  )
  await expect(sent).rejects.toMatchObject({ code: 'recipient.deleted', field: 'recipient' })
  expect(await findRemains([wren.id])).toEqual([])
})

test('deletes bytes that arrive after the deletion, although their request never ends', async () => {
  const wren = await createPerson('Wren')
  const sound = await createUploadInput()
  const { id } = await (await requestTicket(wren, sound)).json<Upload>()
  const tools = getTools()
  const put = async (key: string) => {
    await deleteAccount(tools, wren.id)
    await tools.media.put(key, sound.bytes)
    throw new Error('The Worker ended.')
  }
  const media = { ...tools.media, put } as R2Bucket
  const incoming = { length: sound.bytes.length, type: sound.type, body: null }
  const stored = storeUpload({ ...tools, media }, { id: wren.id, plan: 'free' }, id, incoming)
  await expect(stored).rejects.toThrow('The Worker ended.')
  // The bytes alone: the queue does not name the account, and the deletion is complete.
  expect((await findRemains([wren.id])).map((place) => place.split('/')[1])).toEqual([wren.id])
  expect(await findDeletion(getTools().db, wren.id)).toBeNull()
  setClockOffset(DELETED_BYTES_GRACE_MS + 1000)
  expect(await findRemainsAfterSchedule([wren.id])).toEqual([])
})

test('requires a recent sign-in when there is neither password nor number', async () => {
  const wren = await createPerson('Wren')
  expect(await (await call('GET /api/me/data', { as: wren })).json()).toMatchObject({
    proof: 'session',
    files: 0,
  })
  setClockOffset(FRESH_SESSION_MINUTES * 60_000)
  expect(await readError(await requestDeletion(wren))).toMatchObject({
    code: 'proof.sign_in_required',
  })
  expect(await (await call('GET /api/me/data', { as: wren })).json()).toMatchObject({ freshUntil: null })
  setClockOffset(0)
  expect((await requestDeletion(wren)).status).toBe(200)
})

test("ends all sessions and sockets, and does not accept another user's session", async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const mine = await publishSquawk(wren)
  expect(await readError(await requestDeletion(ada, { username: wren.username }))).toMatchObject({
    code: 'account_deletion.name_mismatch',
  })
  expect(await getPostStatus(null, mine)).toBe(200)
  const headers = { upgrade: 'websocket', origin: env.ORIGIN, cookie: wren.cookie }
  const { webSocket } = await exports.default.fetch(new Request(`${env.ORIGIN}/api/live/me`, { headers }))
  const closed = new Promise<number>((resolve) =>
    webSocket?.addEventListener('close', ({ code: requestCode }) => resolve(requestCode)),
  )
  webSocket?.accept()
  expect((await requestDeletion(wren)).status).toBe(200)
  expect(await closed).toBe(CLOSED_SIGNED_OUT)
  expect(await getPostStatus(null, mine)).toBe(404)
})

test('reserves the username that was chosen while the deletion began', async () => {
  const wren = await createPerson('Wren')
  const name = `wren_${ids.random(8)}`
  const meanwhile = createInterruptedTools(() => renameUser(wren, name))
  expect(await deleteAccount(meanwhile, wren.id)).toMatchObject({ isDone: true })
  for (const one of [name, wren.username])
    expect(await isUsernameOfDeletedUser(getTools(), one), one).toBe(true)
})

test('ignores a session that was created while the deletion began', async () => {
  const { wren } = await createUserWithData({ inShort: true })
  const { results } = await env.DB.prepare('select * from sessions where user_id = ?').bind(wren.id).all()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = createBrokenTools((n, what) => what === 'batch' && n > 3)
  expect(await deleteAccount(broken.tools, wren.id)).toMatchObject({ isDone: false })
  for (const row of results)
    await env.DB.prepare(
      `insert into sessions (${Object.keys(row).join(', ')}) values (${Object.keys(row).map(() => '?')})`,
    )
      .bind(...Object.values(row))
      .run()
  expect(await (await call('GET /api/session', { as: wren })).json()).toMatchObject({ user: null })
  expect((await call('POST /api/passkeys/options', { as: wren, json: {} })).status).toBe(401)
  await resumeDeletions(getTools())
})

test('runs two concurrent deletions as one and returns null for a third', async () => {
  const { wren, words } = await createUserWithData()
  const both = await Promise.all([
    deleteAccount(getTools(), wren.id).catch(() => 'failed'),
    deleteAccount(getTools(), wren.id).catch(() => 'failed'),
  ])
  expect(both).not.toEqual(['failed', 'failed'])
  await runSchedule(getTools())
  expect(await findRemains(Object.values(words))).toEqual([])
  expect(await deleteAccount(getTools(), wren.id)).toBeNull()
})

test('hides everything as soon as deletion begins and finishes it in the scheduled run', async () => {
  const { wren, words, gone, theirs, both, answer } = await createUserWithData()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = createBrokenTools((n, what) => what === 'batch' && n > 3)
  const erased = await deleteAccount(broken.tools, wren.id)
  expect(erased).toMatchObject({ isDone: false })
  for (const one of gone) expect(await getPostStatus(wren, one)).toBe(404)
  expect(answer && (await getPostStatus(null, answer))).toBe(404)
  for (const one of [theirs, both]) expect(one && (await getPostStatus(null, one))).toBe(200)
  expect((await call(`GET /api/recipients?typed=@${wren.username}`, { as: wren })).status).toBe(401)
  await runSchedule(getTools())
  expect(await findRemains(Object.values(words))).toEqual([])
})

test('does not let failing deletions block later ones, and counts as failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const people = await Promise.all(Array.from({ length: DELETIONS_PER_RUN + 1 }, () => createPerson('Wren')))
  const [last] = people.slice(-1)
  for (const { id } of people)
    await deleteAccount(createBrokenTools((n, what) => what === 'batch' && n > 3).tools, id)
  // The sockets of all users but the last cannot be closed.
  const { live } = getTools()
  const closeSockets = (id: string) =>
    id === last?.id ? live.closeSockets(id) : Promise.reject(new Error('It does not answer.'))
  const failing = { ...getTools(), live: { ...live, closeSockets } }
  for (let run = 0; run < 2; run++) await expect(resumeDeletions(failing)).rejects.toThrow(/deletions failed/)
  const left = await getTools().db.select().from(accountDeletions)
  expect(left.map(({ userId }) => userId)).not.toContain(last?.id)
  expect(left.length).toBeGreaterThanOrEqual(DELETIONS_PER_RUN)
  for (let run = 0; run < 2; run++) await resumeDeletions(getTools())
})

test('cancels open payments, and retries while the provider does not answer', async () => {
  await setStripeAnswers()
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada', { pro: true })]
  const sold = await publishSong(ada, 299)
  const bought = await postJson(`/api/posts/${sold.id}/purchase`, wren, { cents: 299 })
  const session = parseSessionId((await bought.json<{ url: string }>()).url)
  const cutOff = { ...stripeBindings, STRIPE_API_URL: `${stripeBindings.STRIPE_API_URL}/elsewhere` }
  const answer = await postJson('/api/me/erasure', wren, { username: wren.username }, cutOff)
  expect(await answer.json()).toMatchObject({ isDone: false, hadPayments: true })
  expect((await getStripeState()).sessions.find(({ id }) => id === session)?.status).toBe('open')
  await resumeDeletions(createDeps(stripeBindings, () => undefined))
  expect((await getStripeState()).sessions.find(({ id }) => id === session)?.status).toBe('expired')
  expect((await findRemains([wren.id])).every((place) => ACCOUNTING.test(place))).toBe(true)
})

test('emails nothing to the address of a user whose deletion starts meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [wren, mara, moderator] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Mara'),
    await createPerson('Mo', { moderator: true }),
  ]
  const cast = await publishOwlcast(wren)
  const startDeletion = ({ id }: Person) =>
    createInterruptedTools(() => deleteAccount({ ...getTools(), hasBudget: () => false }, id))
  await invite(startDeletion(mara), await loadViewer(wren), { postId: cast.id, typed: `@${mara.username}` })
  const ada = await createPerson('Ada')
  await applyDecision(startDeletion(ada), await loadViewer(moderator), {
    subject: { type: 'person', id: ada.id },
    action: 'warn',
    rule: 'spam',
    words: 'Please stop.',
    queue: 'decided',
  })
  const report = { subject: { type: 'person', id: wren.id }, reason: 'spam' }
  expect((await call('POST /api/reports', { as: await createPerson('Eve'), json: report })).ok).toBe(true)
  await sendReportDigests(startDeletion(moderator))
  const rows = await getTools()
    .db.select({ recipient: outbox.recipient })
    .from(outbox)
    .where(inArray(outbox.recipient, [mara.email, ada.email, moderator.email]))
  expect(rows).toEqual([])
})

test('emails nothing that a user asked for while the deletion of their account starts', async () => {
  const [wren, mara, ada] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Ada', { verified: false }),
  ]
  const [owner, first] = [`host-${ids.random(8)}@pod.example`, `ada-${ids.random(8)}@example.org`]
  const startDeletion = ({ id }: Person) =>
    createInterruptedTools(() => deleteAccount({ ...getTools(), hasBudget: () => false }, id))
  const extra = `<podcast:locked owner="${owner}">yes</podcast:locked>`
  const { id } = await prepareImport(wren, (await publishPodcast({ extra })).url)
  const importing = { ...createImportTools(), db: startDeletion(wren).db }
  await sendImportCode(importing, await loadViewer(wren), id).catch(() => undefined)
  const passkey = {
    id: ids.make('psk'),
    userId: mara.id,
    credentialId: ids.random(20),
    publicKey: '',
    counter: 0,
    transports: '',
    name: 'Phone',
    createdAt: 0,
    usedAt: null,
    pausedAt: null,
  }
  const draft = { to: mara.email, purpose: 'account', subject: '', text: '', html: '' } as const
  await insertPasskey(startDeletion(mara).db, passkey, {
    max: 1,
    onlyIf: sql`true`,
    notice: createEmail(getTools(), draft),
  })
  const unverified = { ...(await loadViewer(ada)), emailVerified: false }
  await requestFirstAddress(startDeletion(ada), unverified, first)
  const rows = await getTools()
    .db.select({ recipient: outbox.recipient })
    .from(outbox)
    .where(inArray(outbox.recipient, [owner, mara.email, first]))
  expect(rows).toEqual([])
})

test('recovers in the next run from one failed call to the stores, before or after it took effect', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const calls = await countDeletionCalls()
  expect(calls).toBeGreaterThan(10)
  const gone: string[] = []
  for (const [call, when] of [
    [1, 'after'],
    [Math.ceil(calls / 2), 'before'],
    [calls, 'after'],
  ] as const)
    gone.push(...(await deleteWithFailure(call, when)))
  expect(await findRemainsAfterSchedule(gone)).toEqual([])
})
