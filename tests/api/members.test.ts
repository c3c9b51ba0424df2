/** Member pages: the public profile and public posts. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/time/units'
import { fetchMember, follow, listFollows, listPostsBy, renameUser } from '../support/members'
import { publishMessage } from '../support/messages'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

test('returns the public profile and nothing more', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const answer = await call(`GET /api/people/${wren.username}`)
  expect(await answer.json()).toEqual({
    id: wren.id,
    username: wren.username,
    displayName: 'Wren',
    avatarUrl: null,
    avatarColor: expect.any(String),
    isPro: true,
    createdAt: expect.any(Number),
    followers: 0,
    following: 0,
    postCounts: {},
    isFollowed: false,
    isBlocked: false,
    isMuted: false,
    isMe: false,
  })
  expect(await fetchMember(wren.username, wren)).toMatchObject({ isMe: true })
  // As users type it.
  expect(await fetchMember(`@${wren.username.toUpperCase()}`)).toMatchObject({ id: wren.id })
})

test('resolves a former username and returns the current one', async () => {
  const [before, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(before)
  const wren = await renameUser(before, `kestrel_${before.username.slice(-6)}`)
  expect(await fetchMember(before.username)).toMatchObject({ id: wren.id, username: wren.username })
  expect((await listPostsBy(before)).ids).toEqual([post.id])
  expect((await follow(dele, before)).status).toBe(204)
  expect((await listFollows(wren, 'followers')).names).toEqual([dele.username])
})

test('returns 404 for unknown and invalid names', async () => {
  for (const path of ['nobody_at_all', 'nobody_at_all/posts', 'x/followers', '%00/following', '%3Cb%3E']) {
    const answer = await call(`GET /api/people/${path}`)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.json()).toMatchObject({ error: { code: 'post.not_found' } })
  }
})

test('lists public posts of every kind, newest first', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const fox = await publishSquawk(wren)
  setClockOffset(1000)
  const river = await publishSong(wren, 299)
  setClockOffset(2000)
  const cast = await publishOwlcast(wren)
  await publishRecording(wren, cast)
  await publishOwlcast(wren, { visibility: 'unlisted' })
  await publishOwlcast(wren, { visibility: 'private' })
  await publishSquawk(wren, { parents: [{ id: (await publishSquawk(dele)).id }] })
  await publishMessage(wren, { recipient: `@${dele.username}` })
  for (const as of [null, dele, wren]) {
    const { items, ids } = await listPostsBy(wren, '', as)
    expect(ids).toEqual([cast.id, river.id, fox.id])
    // Every viewer gets the same: the client requests what it may play.
    expect(items[1]?.price).toEqual({ cents: 299, locked: true })
  }
  expect((await fetchMember(wren.username)).postCounts).toEqual({ squawk: 1, nightingale: 1, owlcast: 1 })
  expect((await listPostsBy(wren, 'kind=squawk')).ids).toEqual([fox.id])
  expect((await listPostsBy(wren, 'kind=hum')).ids).toEqual([])
  expect((await call(`GET /api/people/${wren.username}/posts?kind=mue`)).status).toBe(400)
})

test('omits expired, hidden and deleted posts', async () => {
  const wren = await createPerson('Wren')
  const [fades, hidden, gone] = [
    await publishSquawk(wren),
    await publishSquawk(wren),
    await publishSquawk(wren),
  ]
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.id).run()
  await call(`DELETE /api/posts/${gone.id}`, { as: wren })
  expect((await listPostsBy(wren)).ids).toEqual([fades.id])
  expect((await fetchMember(wren.username)).postCounts).toEqual({ squawk: 1 })
  setClockOffset(24 * HOUR_MS)
  expect((await listPostsBy(wren)).ids).toEqual([])
})

test('returns pages without duplicates or gaps across kinds and equal times', async () => {
  const wren = await createPerson('Wren')
  const now = Date.now()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 55)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
     select 'post_page_' || i || ?1, iif(i % 3 = 0, 'hum', 'nightingale'), ?2, 'Wren', 'wren', 'teal', 'n', ?3 - i / 4 from n`,
  )
    .bind(wren.id.slice(4), wren.id, now)
    .run()
  const all: string[] = []
  let query = ''
  for (;;) {
    const page = await listPostsBy(wren, query)
    all.push(...page.ids)
    if (page.cursor === null) break
    query = `cursor=${page.cursor}`
  }
  expect(all).toHaveLength(55)
  const { results } = await env.DB.prepare(
    'select id from posts where author_id = ? order by created_at desc, id desc',
  )
    .bind(wren.id)
    .all<{ id: string }>()
  expect(all).toEqual(results.map(({ id }) => id))
})
