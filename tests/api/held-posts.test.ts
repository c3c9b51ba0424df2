/** Reported posts past their end: held for moderators until they are decided, and closed to everybody else. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import { APPEAL_DAYS } from '../../domain/moderation/moderation.limits'
import type { QueuePage, ReviewedPost } from '../../domain/moderation/moderation.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { REPORT_HELD_DAYS } from '../../worker/posts/held/held-posts.repo'
import { runSchedule } from '../../worker/schedule'
import { crawl } from '../support/canary'
import { publishMessage } from '../support/messages'
import { clearModeration, decide, report, toPost } from '../support/moderation'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

beforeEach(clearModeration)
afterEach(() => setClockOffset(0))

const view = (as: Person | null, { id }: Post) => call(`POST /api/moderation/posts/${id}/views`, { as })
const countHeld = async ({ id }: Post) =>
  (await env.DB.prepare('select id from held_posts where id = ?').bind(id).all()).results.length
const readKey = async ({ audioUrl }: Post) => {
  const id = audioUrl?.split('/').at(-1)
  const row = await env.DB.prepare('select key from media where id = ?').bind(id).first<{ key: string }>()
  return row?.key ?? ''
}
const hasBytes = async (key: string) => (await env.MEDIA.head(key)) !== null
/** Lets the schedule run now, and again after the grace period of deleted bytes. */
async function sweep(offset: number) {
  setClockOffset(offset)
  await runSchedule(getTools())
  setClockOffset(offset + DELETED_BYTES_GRACE_MS + 1000)
  await runSchedule(getTools())
}

async function createReported() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const post = await publishSquawk(wren, { title: 'A loud voice', description: 'What was said.' })
  const key = await readKey(post)
  return { wren, dele, moderator, post, key }
}

test('holds a reported squawk past its end for moderators alone, until they decide', async () => {
  const { wren, dele, moderator, post, key } = await createReported()
  await report(dele, toPost(post))
  await sweep(DAY_MS + 1000)
  expect([await countHeld(post), await hasBytes(key)]).toEqual([1, true])
  for (const as of [null, wren, dele, moderator]) {
    expect((await call(`GET /api/posts/${post.id}`, { as })).status).toBe(404)
    expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
    expect((await call(`GET ${post.audioUrl}/preview`, { as })).status).toBe(404)
  }
  for (const as of [wren, dele]) expect((await view(as, post)).status).toBe(403)
  const { items } = await (await call('GET /api/moderation', { as: moderator })).json<QueuePage>()
  expect(items).toMatchObject([{ subject: { id: post.id }, post: null, isViewable: true, title: post.title }])
  const opened = await (await view(moderator, post)).json<ReviewedPost>()
  expect(opened).toMatchObject({ content: 'What was said.', audioUrl: post.audioUrl, isGone: true })
  const sound = await call(`GET ${post.audioUrl}`, { as: moderator })
  expect([sound.status, sound.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  await sound.arrayBuffer()
  const audited = await env.DB.prepare('select action from audit where subject_id = ?').bind(post.id).all()
  expect(audited.results).toEqual([{ action: 'post.view' }])

  expect((await decide(moderator, toPost(post), 'dismiss')).status).toBe(204)
  await sweep(DAY_MS + 3_600_000)
  expect([await countHeld(post), await hasBytes(key)]).toEqual([0, false])
  expect((await view(moderator, post)).status).toBe(404)
})

test('holds a reported post that its author deletes, who finds nothing of it', async () => {
  const { wren, dele, moderator, post, key } = await createReported()
  await report(dele, toPost(post))
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(204)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(404)
  for (const as of [null, wren, dele]) expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
  for (const as of [wren, dele])
    for (const [route, text] of await crawl(as, [post.id]))
      if (text.startsWith('200')) expect(text, route).not.toContain('What was said.')
  expect((await view(moderator, post)).status).toBe(200)
  expect((await call(`GET ${post.audioUrl}`, { as: moderator })).status).toBe(200)
  await sweep(DELETED_BYTES_GRACE_MS)
  expect(await hasBytes(key)).toBe(true)
})

test('holds a post no longer than the days allowed, decided or not', async () => {
  const { wren, dele, post, key } = await createReported()
  await report(dele, toPost(post))
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  await sweep((REPORT_HELD_DAYS - 1) * DAY_MS)
  expect([await countHeld(post), await hasBytes(key)]).toEqual([1, true])
  await sweep(REPORT_HELD_DAYS * DAY_MS + 1000)
  expect([await countHeld(post), await hasBytes(key)]).toEqual([0, false])
})

test('holds the post of a decision while it can be appealed', async () => {
  const { dele, moderator, post } = await createReported()
  await report(dele, toPost(post))
  await decide(moderator, toPost(post), 'warn')
  await sweep(DAY_MS + 1000)
  expect(await countHeld(post)).toBe(1)
  await sweep(APPEAL_DAYS * DAY_MS + 1000)
  expect(await countHeld(post)).toBe(0)
})

test('holds nothing that nobody reported', async () => {
  const { post, key } = await createReported()
  await sweep(DAY_MS + 1000)
  expect([await countHeld(post), await hasBytes(key)]).toEqual([0, false])
})

test('deletes what is held when the author deletes their account', async () => {
  const { wren, dele, moderator, post, key } = await createReported()
  const other = await publishSquawk(wren)
  const otherKey = await readKey(other)
  for (const one of [post, other]) await report(dele, toPost(one))
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect((await call('POST /api/me/erasure', { as: wren, json: { username: wren.username } })).status).toBe(
    200,
  )
  for (const one of [post, other]) {
    expect(await countHeld(one)).toBe(0)
    expect((await view(moderator, one)).status).toBe(404)
    expect((await call(`GET ${one.audioUrl}`, { as: moderator })).status).toBe(404)
  }
  for (const one of [key, otherKey]) expect(await hasBytes(one)).toBe(false)
})

test('holds a reported private message for moderators when its sender deletes it', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const secret = await publishMessage(wren, { recipient: `@${dele.username}` })
  await report(dele, toPost(secret))
  await call(`DELETE /api/posts/${secret.id}`, { as: wren })
  expect((await call(`GET ${secret.audioUrl}`, { as: dele })).status).toBe(404)
  expect(await (await view(moderator, secret)).json()).toMatchObject({ visibility: 'private', isGone: true })
  await decide(moderator, toPost(secret), 'dismiss')
  await runSchedule(getTools())
  expect((await view(moderator, secret)).status).toBe(404)
})

test('closes a held post to a moderator who lost the role, and to one who never opened it', async () => {
  const { wren, dele, moderator, post } = await createReported()
  const other = await createPerson('Other', { moderator: true })
  await report(dele, toPost(post))
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  await view(moderator, post)
  expect((await call(`GET ${post.audioUrl}`, { as: other })).status).toBe(404)
  await env.DB.prepare("update profiles set role = 'member' where id = ?").bind(moderator.id).run()
  expect((await call(`GET ${post.audioUrl}`, { as: moderator })).status).toBe(404)
})
