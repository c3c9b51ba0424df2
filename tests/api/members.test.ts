/** Member pages: the public profile and public posts. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/expiry'
import { follow, memberCalled, peopleAround, renamed, voicesOf } from '../support/members'
import { owlcast, recording } from '../support/owlcasts'
import { song } from '../support/payments'
import { squawk } from '../support/recordings'
import { call, person, travel } from '../support/world'

afterEach(() => travel(0))

test('returns the public profile and nothing more', async () => {
  const wren = await person('Wren', { pro: true })
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
    voices: {},
    isFollowed: false,
    isBlocked: false,
    isMuted: false,
    isMe: false,
  })
  expect(await memberCalled(wren.username, wren)).toMatchObject({ isMe: true })
  // As users type it.
  expect(await memberCalled(`@${wren.username.toUpperCase()}`)).toMatchObject({ id: wren.id })
})

test('resolves a former username and returns the current one', async () => {
  const [before, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(before)
  const wren = await renamed(before, `kestrel_${before.username.slice(-6)}`)
  expect(await memberCalled(before.username)).toMatchObject({ id: wren.id, username: wren.username })
  expect((await voicesOf(before)).ids).toEqual([post.id])
  expect((await follow(dele, before)).status).toBe(204)
  expect((await peopleAround(wren, 'followers')).names).toEqual([dele.username])
})

test('returns 404 for unknown and invalid names', async () => {
  for (const path of ['nobody_at_all', 'nobody_at_all/posts', 'x/followers', '%00/following', '%3Cb%3E']) {
    const answer = await call(`GET /api/people/${path}`)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.json()).toMatchObject({ error: { code: 'post.not_found' } })
  }
})

test('lists public posts of every kind, newest first', async () => {
  const [wren, dele] = [await person('Wren', { pro: true }), await person('Dele')]
  const fox = await squawk(wren)
  travel(1000)
  const river = await song(wren, 299)
  travel(2000)
  const cast = await owlcast(wren)
  await recording(wren, cast)
  await owlcast(wren, { visibility: 'unlisted' })
  await owlcast(wren, { visibility: 'private' })
  await squawk(wren, { parents: [{ id: (await squawk(dele)).id }] })
  await squawk(wren, { mode: 'mue', tags: [], recipient: `@${dele.username}` }, { mode: 'mue' })
  for (const as of [null, dele, wren]) {
    const { items, ids } = await voicesOf(wren, '', as)
    expect(ids).toEqual([cast.id, river.id, fox.id])
    // Every viewer gets the same: the client requests what it may play.
    expect(items[1]?.price).toEqual({ cents: 299, locked: true })
  }
  expect((await memberCalled(wren.username)).voices).toEqual({ squawk: 1, nightingale: 1, owlcast: 1 })
  expect((await voicesOf(wren, 'kind=squawk')).ids).toEqual([fox.id])
  expect((await voicesOf(wren, 'kind=hum')).ids).toEqual([])
  expect((await call(`GET /api/people/${wren.username}/posts?kind=mue`)).status).toBe(400)
})

test('omits expired, hidden and deleted posts', async () => {
  const wren = await person('Wren')
  const [fades, hidden, gone] = [await squawk(wren), await squawk(wren), await squawk(wren)]
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.id).run()
  await call(`DELETE /api/posts/${gone.id}`, { as: wren })
  expect((await voicesOf(wren)).ids).toEqual([fades.id])
  expect((await memberCalled(wren.username)).voices).toEqual({ squawk: 1 })
  travel(24 * HOUR_MS)
  expect((await voicesOf(wren)).ids).toEqual([])
})

test('returns pages without duplicates or gaps across kinds and equal times', async () => {
  const wren = await person('Wren')
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
    const page = await voicesOf(wren, query)
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
