/** Editing the profile: validation, and immediate updates everywhere the user appears. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Feed, newPostShape, type Post } from '../../domain/posts.schema'
import { events } from '../../worker/live/live.table'
import { profiles } from '../../worker/people/people.table'
import { publishPost } from '../../worker/posts/publish.service'
import { viewerOf } from '../support/meanwhile'
import { follow } from '../support/members'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools } from '../support/world'

const { db, ids } = tools()

const save = (as: Person | null, change: object) =>
  call('PATCH /api/me/profile', {
    as,
    json: { displayName: as?.displayName, username: as?.username, avatarColor: 'teal', ...change },
  })
const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, ...error }
}
const newestSeq = async () => (await (await call('GET /api/events')).json<{ seq: number }>()).seq
async function heardBy(as: Person | null, after: number) {
  const { items } = await (await call(`GET /api/events?after=${after}`, { as })).json<{
    items: { type: string; id: string }[]
  }>()
  return items.filter(({ type }) => type === 'person.changed').map(({ id }) => id)
}

test('normalizes a saved profile: one line, lower case, one of the ten colors', async () => {
  const wren = await person('Wren')
  const username = `lark_${ids.random(6)}`
  const answer = await save(wren, {
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
])('refuses %j at its field', async (change, code, field) => {
  const wren = await person('Wren')
  expect(await refusal(await save(wren, change))).toMatchObject({ code, field })
  expect((await db.select().from(profiles).where(eq(profiles.id, wren.id)))[0]).toMatchObject({
    username: wren.username,
    displayName: 'Wren',
  })
})

test('refuses empty fields with the message of the specification', async () => {
  const wren = await person('Wren')
  expect(await refusal(await save(wren, { displayName: '' }))).toMatchObject({
    status: 400,
    message: 'Please fill in all fields',
  })
})

test.each([{ avatarColor: 'mauve' }, { isPro: true }, { role: 'admin' }, { email: 'a@example.org' }])(
  'refuses %j',
  async (change) => expect((await save(await person('Wren'), change)).status).toBe(400),
)

test("refuses another user's name in any case", async () => {
  const [wren, eve] = [await person('Wren'), await person('Eve')]
  expect(await refusal(await save(eve, { username: wren.username.toUpperCase() }))).toMatchObject({
    status: 409,
    code: 'auth.username_taken',
    field: 'username',
  })
})

test('updates posts, feeds, credits, conversations and search at once', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(dele, wren)
  const post = await squawk(wren)
  const message = await squawk(wren, { mode: 'mue', recipient: `@${dele.username}` }, { mode: 'mue' })
  const shared = await squawk(dele)
  await call(`POST /api/posts/${shared.id}/invitations`, { as: dele, json: { to: `@${wren.username}` } })
  const { items } = await (await call('GET /api/invitations', { as: wren })).json<{
    items: { id: string }[]
  }>()
  await call(`POST /api/invitations/${items[0]?.id}/accept`, { as: wren, json: {} })
  await (await call('GET /api/posts?kind=squawk')).text()

  const [username, word] = [`lark_${ids.random(6)}`, `Zaun${ids.random(8)}`]
  expect((await save(wren, { displayName: `Ada ${word}`, username })).status).toBe(200)

  const author = { id: wren.id, displayName: `Ada ${word}`, username, avatarColor: 'teal' }
  const read = async <T>(path: string, as: Person | null = dele) =>
    (await call(`GET ${path}`, { as })).json<T>()
  expect(await read(`/api/posts/${post.id}`)).toMatchObject({ author })
  expect(await read(`/api/posts/${message.id}`)).toMatchObject({ author })
  const seq = await newestSeq()
  const feed = await read<Feed>(`/api/posts?kind=squawk&seq=${seq}`, null)
  expect(feed.items.find(({ id }) => id === post.id)).toMatchObject({ author })
  const { displayName } = author
  expect(await read(`/api/posts/${shared.id}`)).toMatchObject({
    collaborators: [{ id: wren.id, username, displayName }],
  })
  const list = await read<{ items: { peer: object }[] }>('/api/conversations')
  expect(list.items[0]).toMatchObject({ peer: { person: author, shown: `@${username}` } })
  const found = await read<{ items: Post[] }>(`/api/posts/candidates?q=${word}`)
  expect(found.items.map(({ id }) => id)).toContain(post.id)
})

test("uses the author's current profile when a post is written", async () => {
  const wren = await person('Wren')
  const before = await viewerOf(wren)
  const upload = await uploaded(wren)
  await save(wren, { displayName: 'Ada Lark' })
  const { post } = await publishPost(tools(), before, {
    input: newPostShape.parse(squawkOf(upload.id)),
    key: ids.make('key'),
    country: undefined,
    viewer: before,
  })
  expect(await (await call(`GET /api/posts/${post.id}`)).json()).toMatchObject({
    author: { displayName: 'Ada Lark' },
  })
})

test('notifies the user, the audience of public posts and conversation peers, and none for an unchanged profile', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  // Other files delete events: a feed without any event requires a reset and lists none.
  await squawk(eve)
  await squawk(wren, { mode: 'mue', recipient: `@${dele.username}` }, { mode: 'mue' })
  let seq = await newestSeq()
  // The initial color depends on the name.
  await save(wren, { displayName: 'Ada Lark', avatarColor: 'red' })
  // The user has nothing public: strangers do not learn that the account exists.
  expect(await heardBy(eve, seq)).toEqual([])
  expect(await heardBy(null, seq)).toEqual([])
  for (const one of [wren, dele]) expect(await heardBy(one, seq)).toContain(wren.id)
  await squawk(wren)
  seq = await newestSeq()
  const again = { displayName: 'Ada Lark', avatarColor: 'blue' }
  await save(wren, again)
  expect(await heardBy(null, seq)).toEqual([wren.id])
  const count = await db.$count(events)
  await save(wren, again)
  expect(await db.$count(events)).toBe(count)
})

test('does not reveal the owner of an address to a sender by a profile change', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  await squawk(wren, { mode: 'mue', recipient: mara.email }, { mode: 'mue' })
  const said = async () => {
    const [list, told] = [
      await call('GET /api/events?after=0', { as: wren }),
      await call('GET /api/conversations', { as: wren }),
    ]
    const { now: _, ...rest } = await told.json<{ now: number }>()
    return [await list.text(), rest]
  }
  const before = await said()
  await save(mara, { displayName: 'Mara Lark', avatarColor: 'red' })
  expect(await said()).toEqual(before)
})

test('updates a thousand posts with one change', async () => {
  const wren = await person('Wren')
  const { id } = await squawk(wren)
  const rest = 'kind, author_id, author_name, author_username, author_avatar_color, title, created_at'
  await db.run(
    `insert into posts (id, ${rest}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
     select id || '_' || i, ${rest} from posts, n where id = '${id}'`,
  )
  await save(wren, { displayName: 'Ada Lark', avatarColor: 'red' })
  const [left] = await db.all<{ n: number }>(
    `select count(*) as n from posts where author_id = '${wren.id}' and (author_name <> 'Ada Lark' or author_avatar_color <> 'red')`,
  )
  expect(left?.n).toBe(0)
  await db.run(`delete from posts where author_id = '${wren.id}'`)
})
