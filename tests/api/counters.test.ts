/** Counters that triggers maintain stay correct under concurrent writes. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Feed } from '../../domain/posts/feed.schema'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const run = (text: string, ...values: unknown[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .run()

/** Returns how many replies a post has, and how many of its own kind. */
async function readReplyCounts(id: string) {
  const row = await env.DB.prepare('select reply_count, chain_count from posts where id = ?').bind(id).first()
  return [row?.reply_count, row?.chain_count]
}

/** Inserts a reply the way publishing does. */
async function insertReply(
  author: Person,
  id: string,
  parents: string[],
  visibility = 'public',
  kind = 'squawk',
) {
  await env.DB.batch([
    env.DB.prepare(
      `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, parent_id, visibility, created_at)
       values (?, ?, ?, 'n', 'n', 'teal', 'Echo', ?, ?, 1)`,
    ).bind(id, kind, author.id, parents[0] ?? null, visibility),
    ...parents.map((parent, place) =>
      env.DB.prepare(
        'insert into connections(child_id, parent_id, position, created_by, created_at) values (?, ?, ?, ?, 1)',
      ).bind(id, parent, place, author.id),
    ),
  ])
}

test('counts public replies and never private ones when many are added and removed at once', async () => {
  const wren = await createPerson('Wren')
  const [one, two] = [await publishSquawk(wren), await publishSquawk(wren)]
  const ids = Array.from({ length: 12 }, (_, i) => `post_reply_${i}_${wren.id}`)
  await Promise.all(
    ids.map((id, i) =>
      insertReply(
        wren,
        id,
        i % 2 ? [one.id, two.id] : [one.id],
        i < 3 ? 'private' : 'public',
        i % 4 ? 'squawk' : 'hum',
      ),
    ),
  )
  const readCounts = async () => [await readReplyCounts(one.id), await readReplyCounts(two.id)]
  expect(await readCounts()).toEqual([
    [9, 7],
    [5, 5],
  ])
  await Promise.all([
    ...ids.slice(0, 6).map((id) => run('delete from posts where id = ?', id)),
    run('delete from connections where child_id = ? and parent_id = ?', ids[7], two.id),
    run("update posts set visibility = 'private' where id = ?", ids[8]),
    run('update posts set hidden_at = 1 where id = ?', ids[9]),
  ])
  expect(await readCounts()).toEqual([
    [4, 4],
    [1, 1],
  ])
  await run('update posts set hidden_at = null where id = ?', ids[9])
  expect(await readCounts()).toEqual([
    [5, 5],
    [2, 2],
  ])
  await Promise.all(ids.map((id) => run('delete from posts where id = ?', id)))
  expect(await readCounts()).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('counts posts and authors of a feed correctly when many publish and delete at once', async () => {
  const people = await Promise.all(['Wren', 'Rook', 'Jay'].map((name) => createPerson(name)))
  const readStats = async () => {
    const row = await env.DB.prepare("select active, authors from feed_pages where kind = 'squawk'").first<
      Feed['stats']
    >()
    return { active: row?.active ?? 0, authors: row?.authors ?? 0 }
  }
  const before = await readStats()
  const made = await Promise.all(
    people.flatMap((author) => [1, 2, 3].map(async () => ({ author, post: await publishSquawk(author) }))),
  )
  expect(await readStats()).toEqual({ active: before.active + 9, authors: before.authors + 3 })
  await Promise.all(
    made.slice(0, 4).map(({ author, post }) => call(`DELETE /api/posts/${post.id}`, { as: author })),
  )
  expect(await readStats()).toEqual({ active: before.active + 5, authors: before.authors + 2 })
})

test('counts everybody who is heard in public chains, each once', async () => {
  const [wren, dele, nia] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Nia'),
  ]
  const readAuthors = async () => (await (await call('GET /api/posts?kind=hum')).json<Feed>()).stats.authors
  const readStored = () =>
    env.DB.prepare(`select voices - (select count(*) from (
      select author_id from posts where kind = 'hum' and visibility = 'public' and hidden_at is null and parent_id is null
      union select c.author_id from connections t join posts c on c.id = t.child_id join posts p on p.id = t.parent_id
        where c.kind = 'hum' and p.kind = 'hum' and c.visibility = 'public' and c.hidden_at is null
        and p.visibility = 'public' and p.hidden_at is null)) as error,
      (select count(*) from feed_authors where kind = 'hum') - voices as rows from feed_pages where kind = 'hum'`).first()
  const hum = { kind: 'hum', visibility: 'public' }
  const insert = (author: Person, id: string, parents: string[] = [], { kind, visibility } = hum) =>
    insertReply(
      author,
      `${id}_${wren.id}`,
      parents.map((parent) => `${parent}_${wren.id}`),
      visibility,
      kind,
    )
  const set = (id: string, column: string, value: string | number | null) =>
    run(`update posts set ${column} = ? where id = ?`, value, `${id}_${wren.id}`)
  await insert(wren, 'story')
  setClockOffset(2000)
  const before = (await readAuthors()) - 1
  const expectAuthors = async (count: number) => {
    // The page is kept for a second.
    moment += 2000
    setClockOffset(moment)
    expect([await readAuthors(), await readStored()]).toEqual([before + count, { error: 0, rows: 0 }])
  }
  let moment = 2000
  await insert(wren, 'own', ['story'])
  await insert(dele, 'first', ['story'])
  await insert(dele, 'second', ['story', 'first'])
  await expectAuthors(2)
  await insert(nia, 'private', ['story'], { ...hum, visibility: 'private' })
  await insert(nia, 'squawk', ['story'], { ...hum, kind: 'squawk' })
  await expectAuthors(2)
  await set('private', 'visibility', 'public')
  await expectAuthors(3)
  await set('private', 'hidden_at', 1)
  await expectAuthors(2)
  await run('delete from connections where child_id = ?', `second_${wren.id}`)
  await expectAuthors(2)
  await insert(nia, 'third', ['first'])
  await expectAuthors(3)
  // Continuations of a post are gone with it.
  await set('first', 'visibility', 'private')
  await expectAuthors(1)
  await set('first', 'visibility', 'public')
  await set('story', 'title', 'Another title')
  await expectAuthors(3)
  await run('delete from posts where id = ?', `first_${wren.id}`)
  await expectAuthors(1)
  await run('delete from posts where author_id in (?, ?, ?)', wren.id, dele.id, nia.id)
  await expectAuthors(0)
})

test('finds an edited post by its new and remaining words, not by removed ones', async () => {
  const post = await publishSquawk(await createPerson('Wren'), { title: 'Zephyrword remains' })
  const countMatches = async (word: string) =>
    (
      await env.DB.prepare(
        'select rowid from posts_fts where posts_fts match ? and rowid = (select seq from posts where id = ?)',
      )
        .bind(word, post.id)
        .all()
    ).results.length
  expect(await countMatches('remains')).toBe(1)
  await run("update posts set title = 'Tempestword remains' where id = ?", post.id)
  expect([
    await countMatches('tempestword'),
    await countMatches('remains'),
    await countMatches('zephyrword'),
  ]).toEqual([1, 1, 0])
  await run('delete from posts where id = ?', post.id)
  await run("insert into posts_fts(posts_fts) values ('integrity-check')")
})
