/** Editing the profile: validation, and immediate updates everywhere the user appears. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Feed } from '../../domain/posts/feed.schema'
import { newPostShape, type Post } from '../../domain/posts/posts.schema'
import { events } from '../../worker/database/tables/live.table'
import { profiles } from '../../worker/database/tables/people.table'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { loadViewer } from '../support/interrupted-tools'
import { follow } from '../support/members'
import { publishMessage } from '../support/messages'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db, ids } = getTools()

const saveProfile = (as: Person | null, change: object) =>
  call('PATCH /api/me/profile', {
    as,
    json: { displayName: as?.displayName, username: as?.username, avatarColor: 'teal', ...change },
  })
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, ...error }
}
const readSeq = async () => (await (await call('GET /api/events')).json<{ seq: number }>()).seq
async function listPersonEvents(as: Person | null, after: number) {
  const { items } = await (await call(`GET /api/events?after=${after}`, { as })).json<{
    items: { type: string; id: string }[]
  }>()
  return items.filter(({ type }) => type === 'person.changed').map(({ id }) => id)
}

test('normalizes a saved profile: one line, lower case, one of the ten colors', async () => {
  const wren = await createPerson('Wren')
  const username = `lark_${ids.random(6)}`
  const answer = await saveProfile(wren, {
    displayName: '  Wren \u200b  Okafor ',
    username: ` @${username.toUpperCase()} `,
    avatarColor: 'pink',
  })
  expect(answer.status).toBe(200)
  const saved = { displayName: 'Wren Okafor', username, avatarColor: 'pink' }
  expect(await answer.json()).toMatchObject({ id: wren.id, ...saved })
  expect(await (await call('GET /api/session', { as: wren })).json()).toMatchObject({ user: saved })
})

test.each([
  [{ displayName: ' ' }, 'profile.fields_required', 'displayName'],
  [{ username: '' }, 'profile.fields_required', 'username'],
  [{ displayName: '\u200b' }, 'profile.fields_required', 'displayName'],
  [{ username: 'a b' }, 'auth.username_invalid', 'username'],
  [{ username: 'wr\u0435n_1' }, 'auth.username_invalid', 'username'],
  [{ username: 'Admin_' }, 'auth.username_taken', 'username'],
  [{ displayName: 'a\u202eb' }, 'post.text_invalid', 'displayName'],
  [{ displayName: 'x'.repeat(51) }, 'auth.display_name_too_long', 'displayName'],
  [{ fediverseAddress: 'wren' }, 'profile.fediverse_invalid', 'fediverseAddress'],
  [{ fediverseAddress: '@wren@\u202eowls.example' }, 'post.text_invalid', 'fediverseAddress'],
])('refuses %j at its field', async (change, code, field) => {
  const wren = await createPerson('Wren')
  expect(await readError(await saveProfile(wren, change))).toMatchObject({ code, field })
  expect((await db.select().from(profiles).where(eq(profiles.id, wren.id)))[0]).toMatchObject({
    username: wren.username,
    displayName: 'Wren',
  })
})

test('refuses empty fields with the message of the specification', async () => {
  const wren = await createPerson('Wren')
  expect(await readError(await saveProfile(wren, { displayName: '' }))).toMatchObject({
    status: 400,
    message: 'Please fill in all fields',
  })
})

test.each([{ avatarColor: 'mauve' }, { isPro: true }, { role: 'admin' }, { email: 'a@example.org' }])(
  'refuses %j',
  async (change) => expect((await saveProfile(await createPerson('Wren'), change)).status).toBe(400),
)

test("refuses another user's name in any case", async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  expect(await readError(await saveProfile(eve, { username: wren.username.toUpperCase() }))).toMatchObject({
    status: 409,
    code: 'auth.username_taken',
    field: 'username',
  })
})

test('updates posts, feeds, credits, conversations and search at once', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const post = await publishSquawk(wren)
  const message = await publishSquawk(wren, { mode: 'mue', recipient: `@${dele.username}` }, { mode: 'mue' })
  const shared = await publishSquawk(dele)
  await call(`POST /api/posts/${shared.id}/invitations`, { as: dele, json: { to: `@${wren.username}` } })
  const { items } = await (await call('GET /api/invitations', { as: wren })).json<{
    items: { id: string }[]
  }>()
  await call(`POST /api/invitations/${items[0]?.id}/accept`, { as: wren, json: {} })
  await (await call('GET /api/posts?kind=squawk')).text()

  const [username, word] = [`lark_${ids.random(6)}`, `Zaun${ids.random(8)}`]
  expect((await saveProfile(wren, { displayName: `Ada ${word}`, username })).status).toBe(200)

  const author = { id: wren.id, displayName: `Ada ${word}`, username, avatarColor: 'teal' }
  const fetchJson = async <T>(path: string, as: Person | null = dele) =>
    (await call(`GET ${path}`, { as })).json<T>()
  expect(await fetchJson(`/api/posts/${post.id}`)).toMatchObject({ author })
  expect(await fetchJson(`/api/posts/${message.id}`)).toMatchObject({ author })
  const seq = await readSeq()
  const feed = await fetchJson<Feed>(`/api/posts?kind=squawk&seq=${seq}`, null)
  expect(feed.items.find(({ id }) => id === post.id)).toMatchObject({ author })
  const { displayName } = author
  expect(await fetchJson(`/api/posts/${shared.id}`)).toMatchObject({
    collaborators: [{ id: wren.id, username, displayName }],
  })
  const list = await fetchJson<{ items: { peer: object }[] }>('/api/conversations')
  expect(list.items[0]).toMatchObject({ peer: { person: author, label: `@${username}` } })
  const found = await fetchJson<{ items: Post[] }>(`/api/posts/candidates?q=${word}`)
  expect(found.items.map(({ id }) => id)).toContain(post.id)
})

test("uses the author's current profile when a post is written", async () => {
  const wren = await createPerson('Wren')
  const before = await loadViewer(wren)
  const upload = await createUpload(wren)
  await saveProfile(wren, { displayName: 'Ada Lark' })
  const { post } = await publishNewPost(getTools(), before, {
    input: newPostShape.parse(createSquawkInput(upload.id)),
    key: ids.make('key'),
    viewer: before,
  })
  expect(await (await call(`GET /api/posts/${post.id}`)).json()).toMatchObject({
    author: { displayName: 'Ada Lark' },
  })
})

test('notifies the user, the audience of public posts and conversation peers, and none for an unchanged profile', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  // Other files delete events: a feed without any event requires a reset and lists none.
  await publishSquawk(eve)
  await publishSquawk(wren, { mode: 'mue', recipient: `@${dele.username}` }, { mode: 'mue' })
  let seq = await readSeq()
  // The initial color depends on the name.
  await saveProfile(wren, { displayName: 'Ada Lark', avatarColor: 'red' })
  // The user has nothing public: strangers do not learn that the account exists.
  expect(await listPersonEvents(eve, seq)).toEqual([])
  expect(await listPersonEvents(null, seq)).toEqual([])
  for (const one of [wren, dele]) expect(await listPersonEvents(one, seq)).toContain(wren.id)
  await publishSquawk(wren)
  seq = await readSeq()
  const again = { displayName: 'Ada Lark', avatarColor: 'blue' }
  await saveProfile(wren, again)
  expect(await listPersonEvents(null, seq)).toEqual([wren.id])
  const count = await db.$count(events)
  await saveProfile(wren, again)
  expect(await db.$count(events)).toBe(count)
})

test('does not reveal the owner of an address to a sender by a profile change', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  await publishSquawk(wren, { mode: 'mue', recipient: mara.email }, { mode: 'mue' })
  const readSenderView = async () => {
    const [list, conversations] = [
      await call('GET /api/events?after=0', { as: wren }),
      await call('GET /api/conversations', { as: wren }),
    ]
    const { now: _, ...rest } = await conversations.json<{ now: number }>()
    return [await list.text(), rest]
  }
  const before = await readSenderView()
  await saveProfile(mara, { displayName: 'Mara Lark', avatarColor: 'red' })
  expect(await readSenderView()).toEqual(before)
})

test('updates a thousand posts with one change', async () => {
  const wren = await createPerson('Wren')
  const { id } = await publishSquawk(wren)
  const rest = 'kind, author_id, author_name, author_username, author_avatar_color, title, created_at'
  await db.run(
    `insert into posts (id, ${rest}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
     select id || '_' || i, ${rest} from posts, n where id = '${id}'`,
  )
  await saveProfile(wren, { displayName: 'Ada Lark', avatarColor: 'red' })
  const [left] = await db.all<{ n: number }>(
    `select count(*) as n from posts where author_id = '${wren.id}' and (author_name <> 'Ada Lark' or author_avatar_color <> 'red')`,
  )
  expect(left?.n).toBe(0)
  await db.run(`delete from posts where author_id = '${wren.id}'`)
})

test('shows the mark of a bot on the profile and on its posts, old and new', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const old = await publishSquawk(wren)
  expect(old.author).not.toHaveProperty('isBot')
  const mark = (enabled: boolean) => call('PUT /api/me/bot', { as: wren, json: { enabled } })
  expect(await (await mark(true)).json()).toMatchObject({ isBot: true })
  const recent = await publishSquawk(wren)
  const readAuthor = async (id: string) =>
    (await (await call(`GET /api/posts/${id}`, { as: dele })).json<Post>()).author
  for (const { id } of [old, recent]) expect(await readAuthor(id)).toMatchObject({ isBot: true })
  const readMember = async () => (await call(`GET /api/people/${wren.username}`, { as: dele })).json()
  expect(await readMember()).toMatchObject({ isBot: true })
  expect(await (await mark(false)).json()).toMatchObject({ isBot: false })
  expect(await readMember()).not.toHaveProperty('isBot')
  expect(await readAuthor(old.id)).not.toHaveProperty('isBot')
})

test('saves a fediverse address, keeps it without the field and removes it for an empty one', async () => {
  const wren = await createPerson('Wren')
  const save = async (change: object) => (await saveProfile(wren, change)).json()
  const readMember = async () => (await call(`GET /api/people/${wren.username}`)).json()
  expect(await readMember()).not.toHaveProperty('fediverseAddress')
  const fediverseAddress = '@Wren@owls.example'
  expect(await save({ fediverseAddress: ' Wren@OWLS.example' })).toMatchObject({ fediverseAddress })
  expect(await readMember()).toMatchObject({ fediverseAddress })
  expect(await save({ displayName: 'Ada' })).toMatchObject({ displayName: 'Ada', fediverseAddress })
  expect(await save({ fediverseAddress: ' ' })).toMatchObject({ fediverseAddress: null })
  expect(await readMember()).not.toHaveProperty('fediverseAddress')
})

test('shows the mark of a bot in every list of people, in messages and in notifications', async () => {
  const [robot, dele] = [await createPerson('Robot'), await createPerson('Dele')]
  const ada = await createPerson('Ada')
  await call('PUT /api/me/bot', { as: robot, json: { enabled: true } })
  await follow(robot, dele)
  await follow(dele, robot)
  await publishMessage(robot, { recipient: `@${dele.username}` })
  await call(`PUT /api/people/${robot.username}/mute`, { as: ada })
  const { username } = robot
  for (const path of [
    `/api/people/${dele.username}/followers`,
    `/api/people/${dele.username}/following`,
    `/api/search/people?q=${username}`,
    `/api/recipients?typed=${encodeURIComponent(`@${username}`)}`,
    '/api/conversations',
    '/api/me/mutes',
    '/api/notifications',
  ]) {
    const response = await call(`GET ${path}`, { as: path === '/api/me/mutes' ? ada : dele })
    expect(response.status, path).toBe(200)
    const people = listPeople(await response.json())
    expect(
      people.map(({ isBot }) => isBot),
      path,
    ).toContain(true)
    for (const person of people) expect(person.isBot, path).toBe(person.username === username || undefined)
  }
})

/** Every object with a username in a response. */
function listPeople(value: unknown): { username: string; isBot?: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(listPeople)
  return 'username' in value ? [value as { username: string }, ...below] : below
}
