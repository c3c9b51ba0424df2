/** Collaborators invited while a post is published (S3-10). */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COLLABORATORS_MAX } from '../../domain/invitations/invitations.limits'
import { getPostMode } from '../../domain/kinds'
import type { NewPost, PublishedPost } from '../../domain/posts/posts.schema'
import { invitations } from '../../worker/database/tables/invitations.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const publish = (as: Person, json: NewPost, key = getTools().ids.make('key')) =>
  call('POST /api/posts', { as, json, key })
const createAddress = () => `${getTools().ids.random(10)}@example.net`
const listInvitations = (postId: string) =>
  getTools().db.select().from(invitations).where(eq(invitations.postId, postId))
const listEmails = (address: string) =>
  getTools().db.select().from(outbox).where(eq(outbox.recipient, address))
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return { code: error.code, field: error.field }
}

test('invites each collaborator once the post exists, and returns what failed', async () => {
  const [mara, tom] = [await createPerson('Mara'), await createPerson('Tom')]
  const { id } = await createUpload(mara)
  const address = createAddress()
  const collaborators = [`@${tom.username}`, address, '+1 415 555 0142', '@nobody_here']
  const answer = await publish(mara, createSquawkInput(id, { collaborators }))
  expect(answer.status).toBe(201)
  const { post, invitations: outcomes } = await answer.json<PublishedPost>()
  expect(outcomes).toEqual([
    { ok: true, to: `@${tom.username}`, name: `@${tom.username}`, link: null },
    { ok: true, to: address, name: address, link: null },
    { ok: true, to: '+1 415 555 0142', name: expect.any(String), link: expect.stringContaining(post.id) },
    {
      ok: false,
      to: '@nobody_here',
      message: 'User @nobody_here not found. Please check the username or use their email instead.',
    },
  ])
  expect(await listInvitations(post.id)).toHaveLength(3)
  expect(await listEmails(address)).toHaveLength(1)
  const received = await (await call('GET /api/invitations', { as: tom })).json()
  expect(received).toMatchObject({ items: [{ post: { id: post.id } }] })
})

test('invites each collaborator once when a create is repeated, also concurrently and after an answer', async () => {
  const [mara, tom] = [await createPerson('Mara'), await createPerson('Tom')]
  const { id } = await createUpload(mara)
  const address = createAddress()
  const key = getTools().ids.make('key')
  const json = createSquawkInput(id, { collaborators: [`@${tom.username}`, address] })
  const [first, second] = await Promise.all([publish(mara, json, key), publish(mara, json, key)])
  expect([first.status, second.status]).toEqual([201, 201])
  const { post, invitations: outcomes } = await first.json<PublishedPost>()
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  const rows = await listInvitations(post.id)
  const his = rows.find(({ inviteeId }) => inviteeId === tom.id)
  expect((await call(`POST /api/invitations/${his?.id}/decline`, { as: tom })).status).toBe(204)
  const again = await (await publish(mara, json, key)).json<PublishedPost>()
  expect(again).toEqual({ post, invitations: outcomes })
  expect(await listInvitations(post.id)).toHaveLength(2)
  const after = (await listInvitations(post.id)).find(({ inviteeId }) => inviteeId === tom.id)
  expect(after?.status).toBe('declined')
  expect(await listEmails(address)).toHaveLength(1)
  expect(await listEmails(tom.email)).toHaveLength(1)
})

test('invites on a repeated create those the first one did not reach', async () => {
  const mara = await createPerson('Mara')
  const { id } = await createUpload(mara)
  const address = createAddress()
  const key = getTools().ids.make('key')
  const json = createSquawkInput(id, { collaborators: [address] })
  const { post } = await (await publish(mara, json, key)).json<PublishedPost>()
  await env.DB.prepare('delete from invitations where post_id = ?').bind(post.id).run()
  const again = await (await publish(mara, json, key)).json<PublishedPost>()
  expect(again.invitations).toMatchObject([{ ok: true, to: address }])
  expect(await listInvitations(post.id)).toHaveLength(1)
})

test('refuses collaborators on a message and on a reply to one, and more than the limit', async () => {
  const [mara, tom] = [await createPerson('Mara'), await createPerson('Tom')]
  const collaborators = [`@${tom.username}`]
  const { id: heard } = await createUpload(mara, { mode: 'mue' })
  const message = { mode: 'mue', mediaId: heard, recipient: `@${tom.username}` } as const
  expect(await readError(await publish(mara, { ...message, collaborators }))).toEqual({
    code: 'request.invalid',
    field: 'collaborators',
  })
  const sent = await publish(mara, message)
  expect(sent.status).toBe(201)
  const { post } = await sent.json<PublishedPost>()
  const { id } = await createUpload(tom)
  const parents = [{ id: post.id }]
  expect(
    await readError(
      await publish(tom, createSquawkInput(id, { parents, collaborators: [`@${mara.username}`] })),
    ),
  ).toEqual({ code: 'request.invalid', field: 'collaborators' })
  const tooMany = Array.from({ length: COLLABORATORS_MAX + 1 }, createAddress)
  expect((await readError(await publish(tom, createSquawkInput(id, { collaborators: tooMany })))).code).toBe(
    'request.invalid',
  )
})

test('publishes a reply deep below a private message and reports that collaborators cannot be invited', async () => {
  const [mara, tom] = [await createPerson('Mara'), await createPerson('Tom')]
  const { id: heard } = await createUpload(mara, { mode: 'mue' })
  const first = await publish(mara, { mode: 'mue', mediaId: heard, recipient: `@${tom.username}` })
  const { post } = await first.json<PublishedPost>()
  const below = await publishSquawk(tom, { parents: [{ id: post.id }] })
  const { id } = await createUpload(mara)
  const collaborators = [createAddress()]
  const answer = await publish(mara, createSquawkInput(id, { parents: [{ id: below.id }], collaborators }))
  expect(answer.status).toBe(201)
  const published = await answer.json<PublishedPost>()
  expect(published.invitations).toMatchObject([{ ok: false, to: collaborators[0] }])
  expect(await listInvitations(published.post.id)).toEqual([])
})

test('invites to a reply and to a nightingale like to any other post', async () => {
  const mara = await createPerson('Mara')
  const [{ id: answer }, { id: song }] = [
    await createUpload(mara),
    await createUpload(mara, { mode: 'nightingale' }),
  ]
  const parent = await publishSquawk(mara)
  const collaborators = [createAddress()]
  const reply = await publish(
    mara,
    createSquawkInput(answer, { parents: [{ id: parent.id }], collaborators }),
  )
  expect(await reply.json()).toMatchObject({ invitations: [{ ok: true }] })
  const detail = { songTitle: 'Dawn', author: 'Mara', isOriginal: true }
  const sung = await publish(mara, {
    mode: 'nightingale',
    mediaId: song,
    tags: ['song'],
    detail,
    collaborators,
  })
  const { post, invitations: outcomes } = await sung.json<PublishedPost>()
  expect(getPostMode(post.kind, post.subtype)).toBe('nightingale')
  expect(outcomes).toMatchObject([{ ok: true }])
})
