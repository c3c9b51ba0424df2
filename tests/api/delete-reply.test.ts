/**
 * Deleting a reply: by the thread's owner, the reply's author or a moderator, and what happens to its other parents.
 */
import { expect, test } from 'vitest'
import type { Hint } from '../../domain/live/live'
import type { Post } from '../../domain/posts/posts.schema'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

const deleteReply = (as: Person | null, parent: Post, reply: Post) =>
  call(`DELETE /api/posts/${parent.id}/replies/${reply.id}`, { as })
const getStatus = async (path: string) => (await call(`GET ${path}`)).status
async function readError(answer: Response) {
  return {
    status: answer.status,
    ...(await answer.json<{ error: { code: string; message: string } }>()).error,
  }
}
async function listReplyIds(post: Post): Promise<string[]> {
  const { items } = await (await call(`GET /api/posts/${post.id}/replies`)).json<{ items: Post[] }>()
  return items.map(({ id }) => id)
}

test('lets the thread owner delete a reply that has no parent of another author, with its sound', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: two.id }] })
  const { seq } = await (await call('GET /api/events')).json<{ seq: number }>()
  const answer = await deleteReply(wren, one, reply)
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'deleted' }])
  for (const path of [`/api/posts/${reply.id}`, `${reply.audioUrl}`]) expect(await getStatus(path)).toBe(404)
  const { items } = await (await call(`GET /api/events?after=${seq}`)).json<{ items: Hint[] }>()
  expect(items.map(({ type, id }) => [type, id]).sort()).toEqual(
    [
      ['post.changed', one.id],
      ['post.changed', two.id],
    ].sort(),
  )
  expect((await deleteReply(wren, one, reply)).status).toBe(404)
})

test('lets the owner of the first parent delete a reply from every thread', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [one, two, theirs] = [await publishSquawk(wren), await publishSquawk(wren), await publishSquawk(eve)]
  const publishReply = () =>
    publishSquawk(dele, { parents: [{ id: one.id }, { id: theirs.id }, { id: two.id }] })
  // From below the first parent, or below another parent of the same owner.
  for (const parent of [one, two]) {
    const reply = await publishReply()
    expect(await (await deleteReply(wren, parent, reply)).json()).toEqual({ outcome: 'deleted' })
    expect(await getStatus(`/api/posts/${reply.id}`)).toBe(404)
    expect([await listReplyIds(one), await listReplyIds(two), await listReplyIds(theirs)]).toEqual([
      [],
      [],
      [],
    ])
  }
})

test('lets owners of the other parents only detach a reply', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [one, theirs, more] = [await publishSquawk(wren), await publishSquawk(eve), await publishSquawk(eve)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: theirs.id }, { id: more.id }] })
  expect(await (await deleteReply(eve, theirs, reply)).json()).toEqual({ outcome: 'detached' })
  expect([await listReplyIds(one), await listReplyIds(theirs), await listReplyIds(more)]).toEqual([
    [reply.id],
    [],
    [],
  ])
  const kept = await (await call(`GET /api/posts/${reply.id}`)).json<Post>()
  expect(kept.parentId).toBe(one.id)
})

test('lets the owner of the last parent delete a reply whose first parent is gone', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [one, theirs] = [await publishSquawk(wren), await publishSquawk(eve)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: theirs.id }] })
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await (await deleteReply(eve, theirs, reply)).json()).toEqual({ outcome: 'deleted' })
  expect(await getStatus(`/api/posts/${reply.id}`)).toBe(404)
})

test("lets the reply's author and moderators delete it from every thread", async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [one, theirs] = [await publishSquawk(wren), await publishSquawk(eve)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: theirs.id }] })
  expect(await (await deleteReply(dele, one, reply)).json()).toEqual({ outcome: 'deleted' })
  expect(await listReplyIds(theirs)).toEqual([])
  const other = await publishSquawk(dele, { parents: [{ id: theirs.id }, { id: one.id }] })
  const admin = await createPerson('Ada', { admin: true })
  expect(await (await deleteReply(admin, one, other)).json()).toEqual({ outcome: 'deleted' })
})

test('refuses everyone else with the messages of the specification', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [one, theirs] = [await publishSquawk(wren), await publishSquawk(eve)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }] })
  expect(await readError(await deleteReply(null, one, reply))).toMatchObject({
    status: 401,
    code: 'reply.sign_in_to_delete',
    message: 'You must be logged in to delete replies',
  })
  expect(await readError(await deleteReply(eve, one, reply))).toMatchObject({
    status: 403,
    code: 'reply.delete_failed',
    message: 'Failed to delete reply. You may not have permission.',
  })
  expect((await deleteReply(eve, theirs, reply)).status).toBe(404)
  expect(await listReplyIds(one)).toEqual([reply.id])
})

test('only detaches a top-level post that was connected to a thread', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [thread, own] = [await publishSquawk(wren), await publishSquawk(dele)]
  const json = { childId: own.id, parents: [{ id: thread.id }] }
  await call('POST /api/connections', { as: dele, json })
  expect(await (await deleteReply(wren, thread, own)).json()).toEqual({ outcome: 'detached' })
  expect(await getStatus(`/api/posts/${own.id}`)).toBe(200)
  await call('POST /api/connections', { as: dele, json })
  expect(await (await deleteReply(dele, thread, own)).json()).toEqual({ outcome: 'detached' })
  expect(await getStatus(`/api/posts/${own.id}`)).toBe(200)
})
