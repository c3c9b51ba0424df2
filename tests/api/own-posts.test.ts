/** Lists of the user's own posts: complete, exclusive, filtered and paged. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Kind } from '../../domain/kinds'
import { OWN_POSTS_PER_PAGE } from '../../domain/limits'
import { filtersOf, OWN_LISTS, type OwnFilter } from '../../domain/own-posts'
import type { OwnPosts } from '../../domain/own-posts.schema'
import { message } from '../support/messages'
import { joins, owlcast, recording } from '../support/owlcasts'
import { song } from '../support/payments'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const read = async (as: Person, kind: Kind, filter: OwnFilter = 'all', cursor = '') => {
  const query = new URLSearchParams({ kind, filter, ...(cursor ? { cursor } : {}) })
  const answer = await call(`GET /api/me/posts?${query}`, { as })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<OwnPosts>()
}
const titles = async (as: Person, kind: Kind, filter?: OwnFilter) =>
  (await read(as, kind, filter)).items.map(({ title }) => title)

/** Publishes one post of each kind, a second apart. */
async function oneOfEach(wren: Person, dele: Person) {
  let at = 0
  const later = () => {
    at += 1000
    travel(at)
  }
  const open = await squawk(dele, { title: 'of another' })
  await squawk(wren, { title: 'squawk' })
  later()
  await message(wren, { title: 'message', recipient: `@${dele.username}` })
  later()
  await message(wren, { title: 'to an address', recipient: dele.email })
  later()
  await squawk(wren, { title: 'reply', parents: [{ id: open.id }] })
  later()
  const sung = await song(wren, 0)
  later()
  const cast = await owlcast(wren, { name: 'cast' })
  await recording(wren, cast, { title: 'recorded' })
  return { open, sung, cast }
}

test('lists all own posts under My Squawks, newest first, filtered as in D17', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const { open, sung } = await oneOfEach(wren, dele)
  const all = ['cast', sung.title, 'reply', 'to an address', 'message', 'squawk']
  expect(await titles(wren, 'squawk')).toEqual(all)
  expect(await titles(wren, 'squawk', 'messages')).toEqual(['to an address', 'message'])
  expect(await titles(wren, 'squawk', 'spaces')).toEqual(['reply', 'squawk'])
  expect(await titles(wren, 'squawk', 'flows')).toEqual(['cast', sung.title])
  expect(await titles(wren, 'squawk', 'podcasts')).toEqual([])
  expect(await titles(wren, 'nightingale')).toEqual([sung.title])
  expect(await titles(wren, 'owlcast', 'started')).toEqual(['cast'])
  expect(await titles(wren, 'owlcast', 'replies')).toEqual([])
  expect(await titles(dele, 'squawk')).toEqual(['of another'])

  const { items } = await read(wren, 'squawk')
  const told = items.map(({ answers, to }) => [answers?.id ?? null, to?.shown ?? null])
  expect(told).toEqual([
    [null, null],
    [null, null],
    [open.id, null],
    // Recipients appear as they were entered: whether a member owns the address stays hidden.
    [null, dele.email],
    [null, `@${dele.username}`],
    [null, null],
  ])
})

test('lists podcast replies under Podcasts and, being squawks, under Spaces', async () => {
  const wren = await person('Wren')
  await squawk(wren, { title: 'plain' })
  const detail = { author: 'Ada', subject: 'Owls', originalUrl: 'https://pod.example/1.mp3' }
  await squawk(wren, { mode: 'parrot', title: 'cited', detail }, { mode: 'parrot' })
  expect(await titles(wren, 'squawk', 'podcasts')).toEqual(['cited'])
  expect((await titles(wren, 'squawk', 'spaces')).sort()).toEqual(['cited', 'plain'])
})

test('omits expired and hidden posts, and keeps replies to deleted ones', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const open = await squawk(dele)
  await squawk(wren, { title: 'reply', parents: [{ id: open.id }] })
  const hidden = await squawk(wren, { title: 'hidden' })
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.id).run()
  await message(wren, { title: 'lasts', recipient: `@${dele.username}` })
  expect(await titles(wren, 'squawk')).toEqual(['lasts', 'reply'])
  await call(`DELETE /api/posts/${open.id}`, { as: dele })
  expect(await titles(wren, 'squawk')).toEqual(['lasts', 'reply'])
  await squawk(wren, { title: 'fades' })
  travel(25 * 3_600_000)
  expect(await titles(wren, 'squawk')).toEqual(['lasts'])
})

test('lists an owlcast for its creator only, private ones too, unlocked', async () => {
  const [pia, tom] = [await person('Pia', { pro: true }), await person('Tom')]
  const cast = await owlcast(pia, { visibility: 'private', priceCents: 299 })
  await joins(pia, cast, tom)
  await recording(tom, cast, { title: 'of a guest' })
  expect(await titles(tom, 'owlcast')).toEqual([])
  const { items } = await read(pia, 'owlcast')
  expect(items).toMatchObject([{ id: cast.id, recordingCount: 1, price: { cents: 299, locked: false } }])
})

test('pages across kinds and equal times, each post once', async () => {
  const wren = await person('Wren')
  const now = tools().clock.now()
  const count = OWN_POSTS_PER_PAGE * 2 + 5
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
     select 'post_own_' || lower(hex(randomblob(6))), iif(i % 2, 'squawk', 'hum'), ?, 'n', 'n', 'teal', 'n', ? - i / 3 from n`,
  )
    .bind(count, wren.id, now)
    .run()
  const seen: { id: string; createdAt: number }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: OwnPosts = await read(wren, 'squawk', 'all', cursor)
    seen.push(...page.items)
    cursor = page.cursor
    // New posts do not move the cursor.
    await squawk(wren)
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(count)
  expect(seen.every((one, at) => at === 0 || one.createdAt <= (seen[at - 1]?.createdAt ?? 0))).toBe(true)
})

test('refuses an unknown kind, filter or cursor', async () => {
  const wren = await person('Wren')
  for (const query of [
    'kind=mue',
    'kind=hum&filter=flows',
    'kind=squawk&filter=started',
    'kind=hum&cursor=x',
    '',
  ])
    expect((await call(`GET /api/me/posts?${query}`, { as: wren })).status, query).toBe(400)
  for (const kind of OWN_LISTS)
    for (const filter of filtersOf(kind)) expect((await read(wren, kind, filter)).items).toEqual([])
})
