/** `@name` in posts: who is mentioned, who is not, and what follows from it. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { readFeed } from '../support/feeds'
import { listPostsBy, renameUser } from '../support/members'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson } from '../support/world'

const listMentions = async ({ id }: Post) => {
  const { results } = await env.DB.prepare('select name, user_id from post_mentions where post_id = ?')
    .bind(id)
    .all<{ name: string; user_id: string }>()
  return results.map(({ name, user_id }) => [name, user_id])
}

test('returns and stores mentioned members, and leaves other names as text', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const post = await publishSquawk(wren, {
    title: `For @${dele.username.toUpperCase()}`,
    description: `and @${mara.username}, not @nobody_at_all or x@${mara.username}.org; @${dele.username} again`,
  })
  expect(post.mentions).toEqual([dele.username, mara.username])
  expect(await listMentions(post)).toEqual([
    [dele.username, dele.id],
    [mara.username, mara.id],
  ])
  const read = await (await call(`GET /api/posts/${post.id}`)).json<Post>()
  expect(read.mentions).toEqual(post.mentions)
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=99999999'))
  expect(feed.items.find(({ id }) => id === post.id)?.mentions).toEqual(post.mentions)
  expect((await publishSquawk(wren)).mentions).toEqual([])
})

test('finds mentions in owlcasts, recordings and replies', async () => {
  const [pia, dele] = [await createPerson('Pia'), await createPerson('Dele')]
  const cast = await publishOwlcast(pia, { name: `With @${dele.username}` })
  const inside = await publishRecording(pia, cast, { description: `Hear, @${dele.username}` })
  const reply = await publishSquawk(pia, { parents: [{ id: cast.id }], title: `@${dele.username}?` })
  for (const post of [cast, inside, reply]) {
    expect(post.mentions).toEqual([dele.username])
    expect(await listMentions(post)).toEqual([[dele.username, dele.id]])
  }
})

test('updates mentions when the text is edited', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const post = await publishSquawk(wren, {
    title: `For @${dele.username}`,
    description: `and @${mara.username}`,
  })
  const answer = await call(`PATCH /api/posts/${post.id}`, {
    as: wren,
    json: { content: `and @${wren.username}` },
  })
  const changed = await answer.json<Post>()
  for (const one of [changed, await (await call(`GET /api/posts/${post.id}`)).json<Post>()])
    expect(one.mentions).toEqual([dele.username, wren.username])
  expect((await listMentions(post)).sort()).toEqual(
    [
      [dele.username, dele.id],
      [wren.username, wren.id],
    ].sort(),
  )
})

test('resolves a former username in a mention', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren, { title: `For @${dele.username}` })
  const now = await renameUser(dele, `magpie_${dele.username.slice(-6)}`)
  const later = await publishSquawk(wren, { title: `For @${dele.username}, that is @${now.username}` })
  expect(later.mentions).toEqual([dele.username, now.username])
  await call(`PATCH /api/posts/${post.id}`, { as: wren, json: { content: 'more' } })
  expect(await listMentions(post)).toEqual([[dele.username, dele.id]])
})

test('grants a mentioned user no access to a private message', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}`, description: `About @${eve.username}` },
    { mode: 'mue' },
  )
  expect(post.mentions).toEqual([eve.username])
  expect((await call(`GET /api/posts/${post.id}`, { as: eve })).status).toBe(404)
  expect((await call(`GET /api/posts/${post.id}`, { as: dele })).status).toBe(200)
  for (const author of [wren, eve]) expect((await listPostsBy(author, '', eve)).ids).not.toContain(post.id)
  await call(`PATCH /api/posts/${post.id}`, { as: wren, json: { content: `Still about @${eve.username}` } })
  const { results } = await env.DB.prepare('select id from notifications where user_id = ?')
    .bind(eve.id)
    .all()
  expect(results).toEqual([])
})

test('drops mentions of deleted users and of deleted posts', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const post = await publishSquawk(wren, { description: `@${dele.username} and @${mara.username}` })
  await env.DB.prepare('delete from users where id = ?').bind(dele.id).run()
  const read = await (await call(`GET /api/posts/${post.id}`)).json<Post>()
  expect(read.mentions).toEqual([mara.username])
  expect(read.content).toContain(dele.username)
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=99999999'))
  expect(feed.items.find(({ id }) => id === post.id)?.mentions).toEqual([mara.username])
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await listMentions(post)).toEqual([])
})
