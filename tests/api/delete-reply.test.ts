/**
 * Deleting a reply: by the thread's owner, the reply's author or a moderator, and what happens to its other parents.
 */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Hint } from '../../domain/live/live'
import type { Post } from '../../domain/posts/posts.schema'
import { audit } from '../../worker/database/tables/audit.table'
import { profiles } from '../../worker/database/tables/people.table'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const deleteReply = (as: Person | null, parent: Post, reply: Post, json?: object) =>
  call(`DELETE /api/posts/${parent.id}/replies/${reply.id}`, { as, ...(json ? { json } : {}) })
async function createToken(as: Person): Promise<string> {
  const json = { name: 'Script', scopes: ['posts:read', 'posts:write'], days: 30 }
  return (await (await call('POST /api/tokens', { as, json })).json<{ token: string }>()).token
}
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
  const answer = await deleteReply(admin, one, other, { rule: 'spam' })
  expect(await answer.json()).toEqual({ outcome: 'deleted' })
  expect([await listReplyIds(one), await listReplyIds(theirs)]).toEqual([[], []])
})

const listAudited = async (as: Person) => {
  const rows = await getTools().db.select().from(audit).where(eq(audit.actorId, as.id))
  return rows.map(({ action, subjectId }) => [action, subjectId])
}
const readDecisions = async (as: Person) =>
  (await (await call('GET /api/me/decisions', { as })).json<{ items: { id: string }[] }>()).items

test('deletes as a moderator with reasons for the author, and gives it back after an appeal', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [keeper, other] = [
    await createPerson('Keeper', { moderator: true }),
    await createPerson('Judge', { moderator: true }),
  ]
  const one = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }] })
  const answer = await deleteReply(keeper, one, reply, { rule: 'spam', words: 'It sells lamps.' })
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'deleted' }])
  for (const path of [`/api/posts/${reply.id}`, `${reply.audioUrl}`]) expect(await getStatus(path)).toBe(404)
  expect(await listReplyIds(one)).toEqual([])
  expect((await (await call(`GET /api/posts/${one.id}`)).json<Post>()).replyCount).toBe(0)
  expect((await call(`GET /api/posts/${reply.id}`, { as: dele })).status).toBe(404)
  expect(await listAudited(keeper)).toEqual([['post.hide', reply.id]])
  const [decision] = await readDecisions(dele)
  expect(decision).toMatchObject({ action: 'hide', rule: 'spam', words: 'It sells lamps.' })
  expect(JSON.stringify(decision)).not.toContain(keeper.username)
  await call(`POST /api/me/decisions/${decision?.id}/appeal`, { as: dele, json: { text: 'It is a song.' } })
  const json = { outcome: 'overturned', words: '' }
  const settled = await call(`POST /api/moderation/appeals/${decision?.id}`, { as: other, json })
  expect(settled.status).toBe(204)
  expect(await listReplyIds(one)).toEqual([reply.id])
})

test('refuses a moderator without a rule, on a moderator, and when suspended; deletes their own like anybody', async () => {
  const [wren, keeper, other, admin] = [
    await createPerson('Wren'),
    await createPerson('Keeper', { moderator: true }),
    await createPerson('Judge', { moderator: true }),
    await createPerson('Chief', { admin: true }),
  ]
  const one = await publishSquawk(wren)
  const publishReply = (as: Person) => publishSquawk(as, { parents: [{ id: one.id }] })
  const [reply, judged, own] = [
    await publishReply(wren),
    await publishReply(other),
    await publishReply(keeper),
  ]
  const dele = await createPerson('Dele')
  const theirs = await publishReply(dele)
  expect(await readError(await deleteReply(keeper, one, theirs))).toMatchObject({
    status: 400,
    code: 'request.invalid',
  })
  const spam = { rule: 'spam' }
  for (const member of [judged, await publishReply(admin)])
    expect(await readError(await deleteReply(keeper, one, member, spam))).toMatchObject({
      status: 409,
      code: 'moderation.target_is_moderator',
    })
  // An author deletes a reply as any post, without a decision.
  expect((await deleteReply(keeper, one, own, spam)).status).toBe(200)
  expect(await listAudited(keeper)).toEqual([])
  const message = await publishSquawk(
    dele,
    { mode: 'mue', tags: [], recipient: `@${wren.username}`, parents: [{ id: one.id }] },
    { mode: 'mue' },
  )
  expect((await deleteReply(keeper, one, message, spam)).status).toBe(404)
  const until = getTools().clock.now() + 60_000
  for (const { id } of [keeper, admin])
    await getTools().db.update(profiles).set({ suspendedUntil: until }).where(eq(profiles.id, id))
  expect((await deleteReply(keeper, one, theirs, spam)).status).toBe(403)
  expect((await deleteReply(admin, one, theirs, spam)).status).toBe(403)
  expect((await call(`DELETE /api/posts/${one.id}`, { as: admin })).status).toBe(403)
  expect((await listReplyIds(one)).sort()).toEqual(
    expect.arrayContaining([reply.id, judged.id, theirs.id].sort()),
  )
})

test('gives an access token no rights of a moderator', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Chief', { admin: true })
  const one = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }] })
  const headers = { authorization: `Bearer ${await createToken(admin)}` }
  const removed = await call(`DELETE /api/posts/${one.id}/replies/${reply.id}`, {
    headers,
    json: { rule: 'spam' },
  })
  expect(removed.status).toBe(403)
  expect((await call(`DELETE /api/posts/${one.id}`, { headers })).status).toBe(403)
  expect(await listReplyIds(one)).toEqual([reply.id])
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
