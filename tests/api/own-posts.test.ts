/** Lists of the user's own posts: complete, exclusive, filtered and paged. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Kind } from '../../domain/kinds'
import { listOwnFilters, OWN_LISTS, type OwnFilter } from '../../domain/posts/own-posts'
import type { OwnPosts } from '../../domain/posts/own-posts.schema'
import { OWN_POSTS_PER_PAGE } from '../../worker/posts/own.service'
import { publishMessage } from '../support/messages'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const fetchOwn = async (as: Person, kind: Kind, filter: OwnFilter = 'all', cursor = '') => {
  const query = new URLSearchParams({ kind, filter, ...(cursor ? { cursor } : {}) })
  const answer = await call(`GET /api/me/posts?${query}`, { as })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<OwnPosts>()
}
const listTitles = async (as: Person, kind: Kind, filter?: OwnFilter) =>
  (await fetchOwn(as, kind, filter)).items.map(({ title }) => title)

/** Publishes one post of each kind, a second apart. */
async function publishOneOfEach(wren: Person, dele: Person) {
  let at = 0
  const advanceClock = () => {
    at += 1000
    setClockOffset(at)
  }
  const open = await publishSquawk(dele, { title: 'of another' })
  await publishSquawk(wren, { title: 'squawk' })
  advanceClock()
  await publishMessage(wren, { title: 'message', recipient: `@${dele.username}` })
  advanceClock()
  await publishMessage(wren, { title: 'to an address', recipient: dele.email })
  advanceClock()
  await publishSquawk(wren, { title: 'reply', parents: [{ id: open.id }] })
  advanceClock()
  const sung = await publishSong(wren, 0)
  advanceClock()
  const cast = await publishOwlcast(wren, { name: 'cast' })
  await publishRecording(wren, cast, { title: 'recorded' })
  return { open, sung, cast }
}

test('lists all own posts under My Squawks, newest first, filtered as in D17', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { open, sung } = await publishOneOfEach(wren, dele)
  const all = ['cast', sung.title, 'reply', 'to an address', 'message', 'squawk']
  expect(await listTitles(wren, 'squawk')).toEqual(all)
  expect(await listTitles(wren, 'squawk', 'messages')).toEqual(['to an address', 'message'])
  expect(await listTitles(wren, 'squawk', 'spaces')).toEqual(['reply', 'squawk'])
  expect(await listTitles(wren, 'squawk', 'flows')).toEqual(['cast', sung.title])
  expect(await listTitles(wren, 'squawk', 'podcasts')).toEqual([])
  expect(await listTitles(wren, 'nightingale')).toEqual([sung.title])
  expect(await listTitles(wren, 'owlcast', 'started')).toEqual(['cast'])
  expect(await listTitles(wren, 'owlcast', 'replies')).toEqual([])
  expect(await listTitles(dele, 'squawk')).toEqual(['of another'])

  const { items } = await fetchOwn(wren, 'squawk')
  const shown = items.map(({ parent, recipient }) => [parent?.id ?? null, recipient?.label ?? null])
  expect(shown).toEqual([
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
  const wren = await createPerson('Wren')
  await publishSquawk(wren, { title: 'plain' })
  const detail = { author: 'Ada', subject: 'Owls', originalUrl: 'https://pod.example/1.mp3' }
  await publishSquawk(wren, { mode: 'parrot', title: 'cited', detail }, { mode: 'parrot' })
  expect(await listTitles(wren, 'squawk', 'podcasts')).toEqual(['cited'])
  expect((await listTitles(wren, 'squawk', 'spaces')).sort()).toEqual(['cited', 'plain'])
})

test('omits expired and hidden posts, and keeps replies to deleted ones', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const open = await publishSquawk(dele)
  await publishSquawk(wren, { title: 'reply', parents: [{ id: open.id }] })
  const hidden = await publishSquawk(wren, { title: 'hidden' })
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.id).run()
  await publishMessage(wren, { title: 'lasts', recipient: `@${dele.username}` })
  expect(await listTitles(wren, 'squawk')).toEqual(['lasts', 'reply'])
  await call(`DELETE /api/posts/${open.id}`, { as: dele })
  expect(await listTitles(wren, 'squawk')).toEqual(['lasts', 'reply'])
  await publishSquawk(wren, { title: 'fades' })
  setClockOffset(25 * 3_600_000)
  expect(await listTitles(wren, 'squawk')).toEqual(['lasts'])
})

test('lists an owlcast for its creator only, private ones too, unlocked', async () => {
  const [pia, tom] = [await createPerson('Pia', { pro: true }), await createPerson('Tom')]
  const cast = await publishOwlcast(pia, { visibility: 'private', priceCents: 299 })
  await addCollaborator(pia, cast, tom)
  await publishRecording(tom, cast, { title: 'of a guest' })
  expect(await listTitles(tom, 'owlcast')).toEqual([])
  const { items } = await fetchOwn(pia, 'owlcast')
  expect(items).toMatchObject([{ id: cast.id, recordingCount: 1, price: { cents: 299, locked: false } }])
})

test('pages across kinds and equal times, each post once', async () => {
  const wren = await createPerson('Wren')
  const now = getTools().clock.now()
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
    const page: OwnPosts = await fetchOwn(wren, 'squawk', 'all', cursor)
    seen.push(...page.items)
    cursor = page.cursor
    // New posts do not move the cursor.
    await publishSquawk(wren)
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(count)
  expect(seen.every((one, at) => at === 0 || one.createdAt <= (seen[at - 1]?.createdAt ?? 0))).toBe(true)
})

test('refuses an unknown kind, filter or cursor', async () => {
  const wren = await createPerson('Wren')
  for (const query of [
    'kind=mue',
    'kind=hum&filter=flows',
    'kind=squawk&filter=started',
    'kind=hum&cursor=x',
    '',
  ])
    expect((await call(`GET /api/me/posts?${query}`, { as: wren })).status, query).toBe(400)
  for (const kind of OWN_LISTS)
    for (const filter of listOwnFilters(kind)) expect((await fetchOwn(wren, kind, filter)).items).toEqual([])
})
