/** Private things that a token may see and change, by its scopes of messages. `canary-tokens.test.ts` tries all routes. */
import { expect, test } from 'vitest'
import { API_SCOPES, type ApiScope } from '../../domain/access-tokens/access-tokens'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { callWithToken, createToken, readErrorCode } from '../support/access-tokens'
import { followEachOther, publishMessage } from '../support/messages'
import { publishOwlcast } from '../support/owlcasts'
import { createUpload, publishSquawk } from '../support/recordings'
import { publishWords } from '../support/speech'
import { type CallOptions, call, createPerson, getTools, type Person } from '../support/world'

const TITLE = 'Only for your ears'

/** Returns a way to call routes with a token of these scopes. */
async function createCaller(as: Person, ...scopes: ApiScope[]) {
  const { token } = await createToken(as, { scopes })
  return (route: string, options?: CallOptions) => callWithToken(token, route, options)
}

async function createPair() {
  const wren = await createPerson('Wren', { pro: true })
  const dele = await createPerson('Dele')
  await followEachOther(wren, dele)
  return [wren, dele] as const
}

const sendTo = (as: Person, to: Person) => publishMessage(as, { title: TITLE, recipient: `@${to.username}` })
const without = (...left: ApiScope[]) => API_SCOPES.filter((scope) => !left.includes(scope))

test('lists no sent message, and no address, without the scope of reading messages', async () => {
  const [wren, dele] = await createPair()
  await sendTo(wren, dele)
  const address = `${getTools().ids.random(12)}@example.org`
  await publishMessage(wren, { title: TITLE, recipient: address })
  await publishMessage(wren, { title: 'For everybody', recipient: address, isPrivate: false })
  const list = async (...scopes: ApiScope[]) =>
    (await (await createCaller(wren, ...scopes))('GET /api/me/posts?kind=squawk')).text()
  const shown = await list('posts:read')
  expect([shown.includes('For everybody'), shown.includes(TITLE), shown.includes(address)]).toEqual([
    true,
    false,
    false,
  ])
  const whole = await list('posts:read', 'messages:read')
  expect([whole.includes(TITLE), whole.includes(address)]).toEqual([true, true])
})

test('neither reads, changes nor deletes a message with the scope of posts alone', async () => {
  const [wren, dele] = await createPair()
  const { id } = await sendTo(wren, dele)
  const request = await createCaller(wren, 'posts:write')
  for (const json of [{}, { title: 'Changed' }]) {
    const answer = await request(`PATCH /api/posts/${id}`, { json })
    expect([answer.status, await readErrorCode(answer)]).toEqual([404, 'post.not_found'])
  }
  expect((await request(`DELETE /api/posts/${id}`)).status).toBe(404)
  const read = await createCaller(wren, ...without('messages:write'))
  for (const [route, json] of [
    [`PATCH /api/posts/${id}`, { title: 'Changed' }],
    [`DELETE /api/posts/${id}`, undefined],
  ] as const) {
    const answer = await read(route, { json })
    expect([answer.status, await readErrorCode(answer)], route).toEqual([403, 'token.scope_missing'])
  }
  for (const as of [wren, dele])
    expect(await (await call(`GET /api/posts/${id}`, { as })).json()).toMatchObject({ title: TITLE })
  const write = await createCaller(wren, ...API_SCOPES)
  expect((await write(`PATCH /api/posts/${id}`, { json: { title: 'Changed' } })).status).toBe(200)
  expect((await write(`DELETE /api/posts/${id}`)).status).toBe(204)
})

test('keeps the words of a message from a token of posts', async () => {
  const [wren, dele] = await createPair()
  const to: Partial<NewPost> = {
    mode: 'mue',
    tags: [],
    recipient: `@${dele.username}`,
    transcribe: true,
  }
  const { id } = await publishWords(wren, 'The fox is back', to)
  const posts = await createCaller(wren, 'posts:read', 'posts:write')
  const all = await createCaller(wren, ...without('messages:write'))
  const route = `/api/posts/${id}/transcript`
  for (const [method, json] of [
    ['POST', { language: 'en' }],
    ['PUT', { text: 'The owl is back' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await posts(`${method} ${route}`, { json })).status, method).toBe(404)
    expect(await readErrorCode(await all(`${method} ${route}`, { json })), method).toBe('token.scope_missing')
  }
  expect(await (await call(`GET /api/posts/${id}`, { as: wren })).json()).toMatchObject({
    transcriptState: 'ready',
  })
})

test('shows and clears notifications of public posts only, without the scope of reading messages', async () => {
  const [wren, dele] = await createPair()
  const mine = await publishSquawk(wren)
  await sendTo(dele, wren)
  await publishSquawk(dele, { title: 'An answer', parents: [{ id: mine.id }] })
  const request = await createCaller(wren, 'notifications')
  const listReasons = async (caller: (route: string) => Promise<Response>) => {
    const { items } = await (await caller('GET /api/notifications')).json<{
      items: { reason: string; isRead: boolean }[]
    }>()
    return items.map(({ reason, isRead }) => [reason, isRead])
  }
  expect(await listReasons(request)).toEqual([['reply', false]])
  expect(await (await request('GET /api/notifications/unread')).json()).toMatchObject({ total: 1 })
  expect((await request('POST /api/notifications/read', { json: { all: true } })).status).toBe(204)
  const asWren = (route: string) => call(route, { as: wren })
  expect((await listReasons(asWren)).toSorted()).toEqual([
    ['message', false],
    ['reply', true],
  ])
})

test('lists no private owlcast without the scope of reading messages', async () => {
  const [wren] = await createPair()
  await publishOwlcast(wren, { name: TITLE, visibility: 'private' })
  await publishOwlcast(wren, { name: 'With its link', visibility: 'unlisted' })
  await publishOwlcast(wren, { name: 'Open' })
  const list = async (...scopes: ApiScope[]) => {
    const answer = await (await createCaller(wren, ...scopes))('GET /api/owlcasts')
    return (await answer.json<{ items: Post[] }>()).items.map(({ title }) => title).toSorted()
  }
  expect(await list('posts:read')).toEqual(['Open'])
  expect(await list('posts:read', 'messages:read')).toEqual([TITLE, 'Open', 'With its link'])
})

test('answers with the new message to a token that may only write messages', async () => {
  const [wren, dele] = await createPair()
  const request = await createCaller(wren, 'posts:write', 'messages:write')
  const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
  const json = { mode: 'mue', mediaId, title: TITLE, recipient: `@${dele.username}` }
  const key = getTools().ids.make('key')
  const send = async () => {
    const answer = await request('POST /api/posts', { json, key })
    expect(answer.status).toBe(201)
    return (await answer.json<{ post: Post }>()).post
  }
  const post = await send()
  expect(post).toMatchObject({ title: TITLE, visibility: 'private' })
  // A repetition of the same call is answered alike.
  expect(await send()).toMatchObject({ id: post.id, title: TITLE })
  expect((await request(`PATCH /api/posts/${post.id}`, { json: {} })).status).toBe(404)
  expect((await request(`DELETE /api/posts/${post.id}`)).status).toBe(204)
})

test('publishes nothing private with the scope of posts alone', async () => {
  const [wren] = await createPair()
  const request = await createCaller(wren, 'posts:read', 'posts:write')
  const open = await publishOwlcast(wren)
  const code = async (route: string, json: object) =>
    readErrorCode(await request(route, { json, key: getTools().ids.make('key') }))
  expect(await code('POST /api/owlcasts', { name: TITLE, visibility: 'private' })).toBe('token.scope_missing')
  expect(await code(`PATCH /api/posts/${open.id}`, { visibility: 'private' })).toBe('token.scope_missing')
})

test('shows the addresses of its owner with the scope of reading messages only', async () => {
  const wren = await createPerson('Wren')
  const edit = async (...scopes: ApiScope[]) =>
    (await (await createCaller(wren, ...scopes))('PATCH /api/me/profile', { json: {} })).text()
  expect(await edit('profile:write')).not.toContain(wren.email)
  expect(await edit('profile:write', 'messages:read')).toContain(wren.email)
})

test('neither dismisses nor restores a notification that it may not see', async () => {
  const [wren, dele] = await createPair()
  await sendTo(dele, wren)
  const listIds = async () => {
    const { items } = await (await call('GET /api/notifications', { as: wren })).json<{
      items: { id: string }[]
    }>()
    return items.map(({ id }) => id)
  }
  const [id = ''] = await listIds()
  expect(id).not.toBe('')
  const limited = await createCaller(wren, 'notifications')
  const whole = await createCaller(wren, 'notifications', 'messages:read')
  await limited(`DELETE /api/notifications/${id}`)
  expect(await listIds()).toContain(id)
  await whole(`DELETE /api/notifications/${id}`)
  expect(await listIds()).not.toContain(id)
  await limited(`POST /api/notifications/${id}/restore`)
  expect(await listIds()).not.toContain(id)
  await whole(`POST /api/notifications/${id}/restore`)
  expect(await listIds()).toContain(id)
})
