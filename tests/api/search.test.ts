/** Universal search: public voices by their words, and one's own messages for their two people only (C16). */
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/expiry'
import { QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import type { NewPost, Post } from '../../domain/posts.schema'
import type { Hit, Hits } from '../../domain/search.schema'
import { squawk } from '../support/recordings'
import { call, type Person, person, travel } from '../support/world'

afterEach(() => travel(0))

async function found(q: string, as: Person | null = null): Promise<Hit[]> {
  const answer = await call(`GET /api/search?${new URLSearchParams({ q })}`, { as })
  expect(answer.status, q).toBe(200)
  return (await answer.json<Hits>()).items
}
const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id)

const message = (from: Person, given: Partial<NewPost>): Promise<Post> =>
  squawk(from, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })

test('the newest three of each kind, by beginnings of words in any order', async () => {
  const wren = await person('Wren Quillfeather')
  const squawks: Post[] = []
  for (let n = 0; n < QUICK_SEARCH_PER_KIND + 2; n++)
    squawks.push(await squawk(wren, { title: `Umbrellabird ${n} on the quay` }))
  const hits = await found('QUAY umbrel')
  expect(idsOf(hits)).toEqual(idsOf(squawks.toReversed().slice(0, QUICK_SEARCH_PER_KIND)))
  expect(hits[0]).toMatchObject({ kind: 'squawk', title: 'Umbrellabird 4 on the quay', peer: null })
  expect(await found('umbrellabird nowhere')).toEqual([])
  // Neither is a kind a word of anybody's.
  expect(await found('squawk umbrellabird')).toEqual([])
})

test('titles, descriptions, tags and authors are searched', async () => {
  const dele = await person('Dele Umberto')
  const post = await squawk(dele, { title: 'x', description: 'by Lantern Row', tags: ['zanzibarred'] })
  for (const typed of ['lantern row', 'zanzibarre', `umberto x`])
    expect(idsOf(await found(typed)), typed).toContain(post.id)
})

test('messages are found by their two people, with whose conversation they are in', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const named = await message(wren, { title: 'Hornbillow at noon', recipient: `@${dele.username}` })
  const mailed = await message(wren, { title: 'Hornbillow at six', recipient: dele.email })
  const elsewhere = await message(eve, { title: 'Hornbillow and me', recipient: 'nobody@example.org' })
  const peers = (hits: Hit[]) => hits.map(({ id, peer }) => [id, peer])
  expect(peers(await found('hornbill', wren))).toEqual([
    [mailed.id, `mail:${dele.email}`],
    [named.id, `user:${dele.id}`],
  ])
  expect(peers(await found('hornbill', dele))).toEqual([
    [mailed.id, `user:${wren.id}`],
    [named.id, `user:${wren.id}`],
  ])
  expect(idsOf(await found('hornbill', eve))).toEqual([elsewhere.id])
  expect(await found('hornbill')).toEqual([])
  expect(await found('hornbill', await person('Mallory'))).toEqual([])
})

test('what faded is not found, by anybody', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Fadingale tonight' })
  expect(idsOf(await found('fadingale'))).toEqual([post.id])
  travel(DAY_MS + 1000)
  expect(await found('fadingale')).toEqual([])
  expect(await found('fadingale', wren)).toEqual([])
})

test('what was deleted is not found', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Goneagain soon' })
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await found('goneagain')).toEqual([])
})

test.each([
  '',
  ' ',
  'a',
  '"',
  '*',
  '"*"*',
  'NOT',
  'a AND',
  'NEAR(a b)',
  'title:x',
  'kind : "squawk"',
  '(',
  '{title}:',
  '^x',
  '-',
  "'; drop table posts",
  '🦉',
  '👩‍👩‍👧',
  'ا\u202eب',
  '\u0000x',
  '\ud800',
  'あ'.repeat(1000),
  'word '.repeat(200),
  '%',
  '\\',
])('%j gets an answer', async (typed) => {
  await found(typed, await person('Wren'))
})

test('asking twice at once, or not at all, gets an answer too', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Twofoldlark by the lock' })
  const twice = await call('GET /api/search?q=twofoldlark&q=lock')
  expect(idsOf((await twice.json<Hits>()).items)).toEqual([post.id])
  expect((await call('GET /api/search')).status).toBe(200)
})
