/** Following members: counters, lists and the following feed. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { FOLLOWED_MAX, PEOPLE_PER_PAGE } from '../../domain/people/people.limits'
import { HOUR_MS } from '../../domain/time/units'
import { deleteAccount, resumeDeletions } from '../../worker/account/deletion/account-deletion.service'
import { createBrokenTools } from '../support/broken-tools'
import { readFeed } from '../support/feeds'
import { fetchMember, follow, listFollows, unfollow } from '../support/members'
import { publishMessage } from '../support/messages'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const readCounts = async ({ username }: Person) => {
  const { followers, following } = await fetchMember(username)
  return [followers, following]
}
const fetchFollowingFeed = async (as: Person, query = '') => {
  const answer = await call(`GET /api/posts?kind=squawk&from=following${query}`, { as })
  const feed = await readFeed(answer)
  return { ...feed, ids: feed.items.map(({ id }) => id) }
}

test('counts a repeated follow or unfollow once', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  for (const _ of [1, 2]) expect((await follow(dele, wren)).status).toBe(204)
  expect([await readCounts(wren), await readCounts(dele)]).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(await fetchMember(wren.username, dele)).toMatchObject({ isFollowed: true })
  expect(await fetchMember(wren.username)).toMatchObject({ isFollowed: false })
  expect(await fetchMember(dele.username, wren)).toMatchObject({ isFollowed: false })
  for (const _ of [1, 2]) expect((await unfollow(dele, wren)).status).toBe(204)
  expect([await readCounts(wren), await readCounts(dele)]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('counts parallel follows once', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const answers = await Promise.all(Array.from({ length: 5 }, () => follow(dele, wren)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  expect(await readCounts(wren)).toEqual([1, 0])
})

test('refuses to follow oneself, an unknown user, or without a session', async () => {
  const wren = await createPerson('Wren')
  const self = await follow(wren, wren)
  expect([self.status, await self.json()]).toMatchObject([409, { error: { code: 'follow.yourself' } }])
  expect((await follow(wren, { username: 'nobody_at_all' })).status).toBe(404)
  expect((await unfollow(wren, { username: 'nobody_at_all' })).status).toBe(404)
  expect((await follow(null, wren)).status).toBe(401)
  expect(await readCounts(wren)).toEqual([0, 0])
})

test('limits how many users one may follow, and allows more after unfollowing', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  await follow(dele, mara)
  await env.DB.prepare('update follow_counts set following = ? where user_id = ?')
    .bind(FOLLOWED_MAX, dele.id)
    .run()
  const refused = await follow(dele, wren)
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'follow.too_many' } }])
  // Repeating an existing follow is allowed.
  expect((await follow(dele, mara)).status).toBe(204)
  await unfollow(dele, mara)
  expect((await follow(dele, wren)).status).toBe(204)
  expect(await readCounts(wren)).toEqual([1, 0])
})

test('lists followers and followed users newest first, by page', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  await follow(dele, wren)
  setClockOffset(1000)
  await follow(mara, wren)
  expect((await listFollows(wren, 'followers')).names).toEqual([mara.username, dele.username])
  expect((await listFollows(dele, 'following')).names).toEqual([wren.username])
  expect((await listFollows(dele, 'followers')).names).toEqual([])
  const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PEOPLE_PER_PAGE})`
  const sqlId = (i: string) => `'usr_crowd_' || ${i} || '${wren.id.slice(4)}'`
  await env.DB.batch([
    env.DB.prepare(
      `${many} insert into users(id, name, email, email_verified, created_at, updated_at)
       select ${sqlId('i')}, 'n', ${sqlId('i')} || '@example.org', 1, 1, 1 from n`,
    ),
    env.DB.prepare(
      `${many} insert into profiles(id, username, display_name, avatar_color, created_at, updated_at)
       select ${sqlId('i')}, ${sqlId('i')}, 'n', 'teal', 1, 1 from n`,
    ),
    // All rows have the same time, before the two above.
    env.DB.prepare(
      `${many} insert into follows(follower_id, followed_id, created_at) select ${sqlId('i')}, ?, 1 from n`,
    ).bind(wren.id),
  ])
  expect(await readCounts(wren)).toEqual([PEOPLE_PER_PAGE + 2, 0])
  const first = await listFollows(wren, 'followers')
  const second = await listFollows(wren, 'followers', `cursor=${first.cursor}`)
  expect([first.names.length, second.names.length, second.cursor]).toEqual([PEOPLE_PER_PAGE, 2, null])
  expect(new Set([...first.names, ...second.names]).size).toBe(PEOPLE_PER_PAGE + 2)
})

test("deletes a user's follows with the user and keeps every counter correct", async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  for (const [by, whom] of [
    [dele, wren],
    [wren, mara],
    [dele, mara],
  ] as const)
    await follow(by, whom)
  await env.DB.prepare('delete from users where id = ?').bind(wren.id).run()
  expect([await readCounts(dele), await readCounts(mara)]).toEqual([
    [0, 1],
    [1, 0],
  ])
  const { results } = await env.DB.prepare(
    'select * from follow_counts where user_id = ?1 union all select follower_id, 1, 1 from follows where ?1 in (follower_id, followed_id)',
  )
    .bind(wren.id)
    .all()
  expect(results).toEqual([])
})

test('hides a user from the lists as soon as their deletion begins', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  await follow(wren, dele)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = createBrokenTools((n, what) => what === 'batch' && n > 2)
  expect(await deleteAccount(broken.tools, dele.id)).toMatchObject({ isDone: false })
  expect((await listFollows(wren, 'followers')).names).toEqual([])
  expect((await listFollows(wren, 'following')).names).toEqual([])
  vi.restoreAllMocks()
  await resumeDeletions(getTools())
})

test('returns public, unexpired posts of followed users only', async () => {
  const [wren, dele, mara, eve] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Dele'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  await follow(dele, wren)
  await follow(dele, mara)
  expect((await fetchFollowingFeed(dele)).ids).toEqual([])
  const fox = await publishSquawk(wren)
  setClockOffset(1000)
  const river = await publishSquawk(mara)
  await publishSquawk(eve)
  await publishSquawk(dele)
  await publishSquawk(wren, { parents: [{ id: river.id }] })
  await publishMessage(wren, { recipient: `@${dele.username}` })
  const cast = await publishOwlcast(wren)
  await publishRecording(wren, cast)
  await publishOwlcast(wren, { visibility: 'unlisted' })
  const page = await fetchFollowingFeed(dele)
  expect(page.ids).toEqual([river.id, fox.id])
  expect(page.stats.active).toBeGreaterThanOrEqual(4)
  expect((await fetchFollowingFeed(eve)).ids).toEqual([])
  const casts = await call('GET /api/posts?kind=owlcast&from=following', { as: dele })
  expect((await readFeed(casts)).items.map(({ id }) => id)).toEqual([cast.id])
  await unfollow(dele, mara)
  expect((await fetchFollowingFeed(dele)).ids).toEqual([fox.id])
  await follow(dele, mara)
  setClockOffset(24 * HOUR_MS + 1500)
  // Wren is Pro: these posts live for two days.
  expect((await fetchFollowingFeed(dele)).ids).toEqual([fox.id])
})

test('requires a session for the following feed and forbids caching it', async () => {
  const refused = await call('GET /api/posts?kind=squawk&from=following')
  expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'auth.required' } }])
  expect((await call('GET /api/posts?kind=squawk&from=elsewhere')).status).toBe(400)
  const answer = await call('GET /api/posts?kind=squawk&from=following', { as: await createPerson('Dele') })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('returns pages without duplicates or gaps, also with many posts of the same time', async () => {
  const dele = await createPerson('Dele')
  const authors = await Promise.all(['A', 'B', 'C', 'D'].map((name) => createPerson(name)))
  for (const author of authors) await follow(dele, author)
  const now = Date.now()
  await env.DB.batch(
    authors.map(({ id }, at) =>
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 70)
         insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
         select 'post_fol_' || cast(i * 7 + ?1 as integer) || ?2, 'hum', ?3, 'n', 'n', 'teal', 'n', ?4 - i / cast(?1 + 2 as integer) from n`,
      ).bind(at, dele.id.slice(4), id, now),
    ),
  )
  const all: string[] = []
  let cursor = ''
  for (;;) {
    const answer = await call(`GET /api/posts?kind=hum&from=following${cursor}`, { as: dele })
    const page = await readFeed(answer)
    all.push(...page.items.map(({ id }) => id))
    if (page.cursor === null) break
    cursor = `&cursor=${page.cursor}`
  }
  const { results } = await env.DB.prepare(
    `select id from posts where id like 'post_fol_%' || ? order by created_at desc, id desc`,
  )
    .bind(dele.id.slice(4))
    .all<{ id: string }>()
  expect(all).toHaveLength(280)
  expect(all).toEqual(results.map(({ id }) => id))
})
