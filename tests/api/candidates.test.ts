/** Posts that a new post can reply to: found by their text, only among those the viewer may read. */
import { expect, test } from 'vitest'
import { PARENT_PICKER_RESULTS } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import { follow } from '../support/members'
import { squawk } from '../support/recordings'
import { call, type Person, person } from '../support/world'

async function found(q: string, as: Person | null = null): Promise<Post[]> {
  const answer = await call(`GET /api/posts/candidates?${new URLSearchParams({ q })}`, { as })
  expect(answer.status, q).toBe(200)
  return (await answer.json<{ items: Post[] }>()).items
}
const idsOf = (posts: Post[]) => posts.map(({ id }) => id)

test("returns the newest public posts and the viewer's own, at most twenty, without a query", async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(dele, wren)
  const open = await squawk(wren)
  const secret = await squawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}` },
    { mode: 'mue' },
  )
  // Other tests leave posts dated in the future in this database.
  const ours = (posts: Post[]) => idsOf(posts).filter((id) => id === secret.id || id === open.id)
  for (const as of [wren, dele]) expect(ours(await found('', as))).toEqual([secret.id, open.id])
  const everyones = await found('')
  expect(ours(everyones)).toEqual([open.id])
  expect(idsOf(everyones)).not.toContain(secret.id)
  expect(everyones.length).toBeLessThanOrEqual(PARENT_PICKER_RESULTS)
})

test('matches prefixes in any order, replies too, and private posts for their two members only', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await follow(dele, wren)
  const open = await squawk(wren, { title: 'Zephyrosa café on the quay' })
  const reply = await squawk(dele, { title: 'Zephyrosa again', parents: [{ id: open.id }] })
  const secret = await squawk(
    wren,
    { mode: 'mue', tags: [], title: 'Zephyrosa between us', recipient: dele.email },
    { mode: 'mue' },
  )
  expect(idsOf(await found('cafe ZEPHYR'))).toEqual([open.id])
  expect(idsOf(await found('zephyrosa', eve))).toEqual([reply.id, open.id])
  for (const as of [wren, dele])
    expect(idsOf(await found('zephyrosa', as))).toEqual([secret.id, reply.id, open.id])
  expect(await found('kind:squawk zephyrosa')).toEqual([])
})

test.each([
  '"',
  '*',
  'NOT',
  'a AND',
  'title:x',
  '(',
  '{title}:',
  '^x',
  "'; drop table posts",
  '🦉',
  'あ'.repeat(99),
  '-',
  '\u0000x',
])('treats %j as plain text', async (typed) => {
  await found(typed)
})
