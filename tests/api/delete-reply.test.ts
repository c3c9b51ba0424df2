/**
 * Deleting a reply: by the thread's owner, the reply's author or a moderator, and what happens to its other parents.
 */
import { expect, test } from 'vitest'
import type { Hint } from '../../domain/live'
import type { Post } from '../../domain/posts.schema'
import { squawk } from '../support/recordings'
import { call, type Person, person } from '../support/world'

const remove = (as: Person | null, parent: Post, reply: Post) =>
  call(`DELETE /api/posts/${parent.id}/replies/${reply.id}`, { as })
const statusOf = async (path: string) => (await call(`GET ${path}`)).status
async function errorOf(answer: Response) {
  return {
    status: answer.status,
    ...(await answer.json<{ error: { code: string; message: string } }>()).error,
  }
}
async function repliesOf(post: Post): Promise<string[]> {
  const { items } = await (await call(`GET /api/posts/${post.id}/replies`)).json<{ items: Post[] }>()
  return items.map(({ id }) => id)
}

test('lets the thread owner delete a reply that has no parent of another author, with its sound', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [one, two] = [await squawk(wren), await squawk(wren)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: two.id }] })
  const { seq } = await (await call('GET /api/events')).json<{ seq: number }>()
  const answer = await remove(wren, one, reply)
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'deleted' }])
  for (const path of [`/api/posts/${reply.id}`, `${reply.audioUrl}`]) expect(await statusOf(path)).toBe(404)
  const { items } = await (await call(`GET /api/events?after=${seq}`)).json<{ items: Hint[] }>()
  expect(items.map(({ type, id }) => [type, id]).sort()).toEqual(
    [
      ['post.changed', one.id],
      ['post.changed', two.id],
    ].sort(),
  )
  expect((await remove(wren, one, reply)).status).toBe(404)
})

test('lets the owner of the first parent delete a reply from every thread', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [one, two, theirs] = [await squawk(wren), await squawk(wren), await squawk(eve)]
  const make = () => squawk(dele, { parents: [{ id: one.id }, { id: theirs.id }, { id: two.id }] })
  // From below the first parent, or below another parent of the same owner.
  for (const parent of [one, two]) {
    const reply = await make()
    expect(await (await remove(wren, parent, reply)).json()).toEqual({ outcome: 'deleted' })
    expect(await statusOf(`/api/posts/${reply.id}`)).toBe(404)
    expect([await repliesOf(one), await repliesOf(two), await repliesOf(theirs)]).toEqual([[], [], []])
  }
})

test('lets owners of the other parents only detach a reply', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [one, theirs, more] = [await squawk(wren), await squawk(eve), await squawk(eve)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: theirs.id }, { id: more.id }] })
  expect(await (await remove(eve, theirs, reply)).json()).toEqual({ outcome: 'detached' })
  expect([await repliesOf(one), await repliesOf(theirs), await repliesOf(more)]).toEqual([[reply.id], [], []])
  const kept = await (await call(`GET /api/posts/${reply.id}`)).json<Post>()
  expect(kept.parentId).toBe(one.id)
})

test('lets the owner of the last parent delete a reply whose first parent is gone', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [one, theirs] = [await squawk(wren), await squawk(eve)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: theirs.id }] })
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await (await remove(eve, theirs, reply)).json()).toEqual({ outcome: 'deleted' })
  expect(await statusOf(`/api/posts/${reply.id}`)).toBe(404)
})

test("lets the reply's author and moderators delete it from every thread", async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [one, theirs] = [await squawk(wren), await squawk(eve)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: theirs.id }] })
  expect(await (await remove(dele, one, reply)).json()).toEqual({ outcome: 'deleted' })
  expect(await repliesOf(theirs)).toEqual([])
  const other = await squawk(dele, { parents: [{ id: theirs.id }, { id: one.id }] })
  const admin = await person('Ada', { admin: true })
  expect(await (await remove(admin, one, other)).json()).toEqual({ outcome: 'deleted' })
})

test('refuses everyone else with the messages of the specification', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [one, theirs] = [await squawk(wren), await squawk(eve)]
  const reply = await squawk(dele, { parents: [{ id: one.id }] })
  expect(await errorOf(await remove(null, one, reply))).toMatchObject({
    status: 401,
    code: 'reply.sign_in_to_delete',
    message: 'You must be logged in to delete replies',
  })
  expect(await errorOf(await remove(eve, one, reply))).toMatchObject({
    status: 403,
    code: 'reply.delete_failed',
    message: 'Failed to delete reply. You may not have permission.',
  })
  expect((await remove(eve, theirs, reply)).status).toBe(404)
  expect(await repliesOf(one)).toEqual([reply.id])
})

test('only detaches a top-level post that was connected to a thread', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [thread, own] = [await squawk(wren), await squawk(dele)]
  const json = { childId: own.id, parents: [{ id: thread.id }] }
  await call('POST /api/connections', { as: dele, json })
  expect(await (await remove(wren, thread, own)).json()).toEqual({ outcome: 'detached' })
  expect(await statusOf(`/api/posts/${own.id}`)).toBe(200)
  await call('POST /api/connections', { as: dele, json })
  expect(await (await remove(dele, thread, own)).json()).toEqual({ outcome: 'detached' })
  expect(await statusOf(`/api/posts/${own.id}`)).toBe(200)
})
