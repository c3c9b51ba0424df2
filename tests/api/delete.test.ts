import { expect, test } from 'vitest'
import { publishSquawk } from '../support/recordings'
import { call, createPerson } from '../support/world'

test('deletes a post of the author with its sound and removes it from the feed', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).ok).toBe(true)
  for (const path of [`/api/posts/${post.id}`, String(post.audioUrl)])
    expect((await call(`GET ${path}`, { as: wren })).status, path).toBe(404)
  const feed = await (await call('GET /api/posts?kind=squawk&seq=99999999')).text()
  expect(feed).not.toContain(post.id)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(404)
})

test('refuses everyone but the author and moderators', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  expect((await call(`DELETE /api/posts/${post.id}`, { as: await createPerson('Mara') })).status).toBe(403)
  expect((await call(`DELETE /api/posts/${post.id}`)).status).toBe(401)
  const admin = await createPerson('Ada', { admin: true })
  expect((await call(`DELETE /api/posts/${post.id}`, { as: admin })).ok).toBe(true)
})
