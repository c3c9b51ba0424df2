import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/time/units'
import { profiles } from '../../worker/database/tables/people.table'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

async function suspendForDay({ id }: Person): Promise<void> {
  const { db, clock } = getTools()
  await db
    .update(profiles)
    .set({ suspendedUntil: clock.now() + DAY_MS })
    .where(eq(profiles.id, id))
}

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

test('lets a suspended admin delete nothing of others, nor see how much is stored', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Ada', { admin: true })]
  const post = await publishSquawk(wren)
  const reply = await publishSquawk(wren, { parents: [{ id: post.id }] })
  await suspendForDay(admin)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: admin })).status).toBe(403)
  expect((await call(`DELETE /api/posts/${post.id}/replies/${reply.id}`, { as: admin })).status).toBe(403)
  expect((await call(`GET /api/posts/${reply.id}`)).status).toBe(200)
  const health = await (await call('GET /api/health/deep', { as: admin })).json()
  expect(health).not.toHaveProperty('prefixes')
})
