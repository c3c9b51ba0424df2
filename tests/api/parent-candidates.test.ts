/** Posts that a new post can reply to: found by their text, only among those the viewer may read. */
import { expect, test } from 'vitest'
import { PARENT_PICKER_RESULTS } from '../../domain/limits'
import type { Post } from '../../domain/posts/posts.schema'
import { follow } from '../support/members'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

async function searchCandidates(q: string, as: Person | null = null): Promise<Post[]> {
  const answer = await call(`GET /api/posts/candidates?${new URLSearchParams({ q })}`, { as })
  expect(answer.status, q).toBe(200)
  return (await answer.json<{ items: Post[] }>()).items
}
const toIds = (posts: Post[]) => posts.map(({ id }) => id)

test("returns the newest public posts and the viewer's own, at most twenty, without a query", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const open = await publishSquawk(wren)
  const secret = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}` },
    { mode: 'mue' },
  )
  // Other tests leave posts dated in the future in this database.
  const filterOwnIds = (posts: Post[]) => toIds(posts).filter((id) => id === secret.id || id === open.id)
  for (const as of [wren, dele])
    expect(filterOwnIds(await searchCandidates('', as))).toEqual([secret.id, open.id])
  const everyones = await searchCandidates('')
  expect(filterOwnIds(everyones)).toEqual([open.id])
  expect(toIds(everyones)).not.toContain(secret.id)
  expect(everyones.length).toBeLessThanOrEqual(PARENT_PICKER_RESULTS)
})

test('matches prefixes in any order, replies too, and private posts for their two members only', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await follow(dele, wren)
  const open = await publishSquawk(wren, { title: 'Zephyrosa café on the quay' })
  const reply = await publishSquawk(dele, { title: 'Zephyrosa again', parents: [{ id: open.id }] })
  const secret = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], title: 'Zephyrosa between us', recipient: dele.email },
    { mode: 'mue' },
  )
  expect(toIds(await searchCandidates('cafe ZEPHYR'))).toEqual([open.id])
  expect(toIds(await searchCandidates('zephyrosa', eve))).toEqual([reply.id, open.id])
  for (const as of [wren, dele])
    expect(toIds(await searchCandidates('zephyrosa', as))).toEqual([secret.id, reply.id, open.id])
  expect(await searchCandidates('kind:squawk zephyrosa')).toEqual([])
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
  await searchCandidates(typed)
})
