/**
 * Uploaded podcast files: private to their author, counted against storage, deleted with their last post or after 30
 * days.
 */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/expiry'
import { PODCAST_FILE_KEPT_DAYS } from '../../domain/limits'
import type { PodcastFiles, Upload } from '../../domain/media.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import { runSchedule } from '../../worker/schedule'
import { fixture, send, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

async function sha256Of(bytes: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function ticketFor(as: Person | null, given: Record<string, unknown> = {}) {
  const bytes = await fixture('speech-60.mp3')
  const sha256 = await sha256Of(bytes)
  const json = { fileName: 'Episode 41.mp3', type: 'audio/mpeg', bytes: bytes.length, sha256, ...given }
  return call('POST /api/podcasts/uploads', { as, json })
}

/** Uploads a podcast file for this user. */
async function kept(as: Person, fileName = 'Episode 41.mp3'): Promise<Upload> {
  const { id } = await (await ticketFor(as, { fileName })).json<Upload>()
  const answer = await send(as, id, { bytes: await fixture('speech-60.mp3'), type: 'audio/mpeg' })
  expect(answer.status).toBe(200)
  return answer.json<Upload>()
}
const listOf = async (as: Person) =>
  (await (await call('GET /api/podcasts/uploads', { as })).json<PodcastFiles>()).items
const listen = (path: string | null | undefined, as: Person | null) => call(`GET ${path}`, { as })
const keyOf = async (id: string) =>
  (await env.DB.prepare('select key from media where id = ?').bind(id).first<{ key: string }>())?.key
const isStored = async (key: string | undefined) => (await env.MEDIA.head(key ?? '')) !== null

/** Publishes a reply with a clip of this source. */
async function publish(as: Person, given: Partial<NewPost>) {
  const bytes = await fixture('speech-a.mp3')
  const sha256 = await sha256Of(bytes)
  const clip = { start: 5, end: 9.99 }
  const draftId = `draft_${tools().ids.random(12)}_clip`
  const json = { draftId, mode: 'yap', type: 'audio/mpeg', bytes: bytes.length, sha256, clip }
  const { id: clipMediaId } = await (await call('POST /api/uploads', { as, json })).json<Upload>()
  const { seconds } = await (await send(as, clipMediaId, { bytes, type: 'audio/mpeg' })).json<Upload>()
  const { id: mediaId } = await uploaded(as, { mode: 'yap' })
  const trimEnd = Math.round((clip.start + (seconds ?? 0)) * 100) / 100
  const detail = {
    ...{ author: 'The Slow Hour', subject: 'Boredom', uploadedFileName: 'Episode 41.mp3' },
    ...{ trimStart: clip.start, trimEnd },
  }
  const post = { mode: 'yap', title: 'A weather', tags: ['podcastreply'], mediaId, clipMediaId, detail }
  return call('POST /api/posts', { as, json: { ...post, ...given }, key: tools().ids.make('key') })
}
async function published(as: Person, sourceMediaId: string): Promise<Post> {
  const answer = await publish(as, { sourceMediaId })
  expect(answer.status).toBe(201)
  return (await answer.json<{ post: Post }>()).post
}

test('stores a file under its own prefix, playable by its author only, on any device', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const { id } = await kept(wren, '../Folge 41: "Ümläut"/?.mp3')
  expect(await keyOf(id)).toMatch(
    new RegExp(`^audio-files/uploads/${wren.id}/\\d+_\\.\\.-Folge-41-Ümläut-\\.mp3$`),
  )
  expect(await listOf(wren)).toMatchObject([
    { id, fileName: '../Folge 41: "Ümläut"/?.mp3', uploadedAudioUrl: `/media/${id}` },
  ])
  expect(await listOf(dele)).toEqual([])
  const own = await listen(`/media/${id}`, wren)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(await fixture('speech-60.mp3'))
  for (const as of [null, dele])
    for (const path of [`/media/${id}`, `/media/${id}/preview`])
      expect((await listen(path, as)).status).toBe(404)
})

test('returns the same upload for the same file and counts it once', async () => {
  const wren = await person('Wren')
  const first = await kept(wren)
  expect(await (await ticketFor(wren)).json()).toMatchObject({ id: first.id, state: 'stored' })
  const used = await env.DB.prepare('select sum(bytes) n from media where owner_id = ?')
    .bind(wren.id)
    .first<{ n: number }>()
  expect(used?.n).toBe((await fixture('speech-60.mp3')).length)
})

test('refuses files that are not audio or too large', async () => {
  const wren = await person('Wren')
  expect((await ticketFor(null)).status).toBe(401)
  expect((await ticketFor(wren, { bytes: 50_000_001 })).status).toBe(400)
  expect((await ticketFor(wren, { type: 'text/html' })).status).toBe(400)
  const bytes = await fixture('bad/text-renamed.wav')
  const json = { type: 'audio/wav', bytes: bytes.length, sha256: await sha256Of(bytes) }
  const { id } = await (await ticketFor(wren, json)).json<Upload>()
  const answer = await send(wren, id, { bytes, type: 'audio/wav' })
  expect(await answer.json()).toMatchObject({ error: { code: 'podcast.file_type' } })
  expect(await listOf(wren)).toEqual([])
})

test("returns the file's URL with the post to its author only", async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const { id } = await kept(wren)
  const post = await published(wren, id)
  expect(post.podcast).toMatchObject({ uploadedFileName: 'Episode 41.mp3', uploadedAudioUrl: `/media/${id}` })
  const seen = async (as: Person | null) =>
    (await (await call(`GET /api/posts/${post.id}`, { as })).json<Post>()).podcast?.uploadedAudioUrl
  expect([await seen(wren), await seen(dele), await seen(null)]).toEqual([`/media/${id}`, null, null])
  const feed = await (await call(`GET /api/posts?kind=squawk&seq=${Number.MAX_SAFE_INTEGER}`)).text()
  const page = await (await call(`GET /squawk/${post.id}`)).text()
  for (const text of [feed, page]) expect(text).not.toContain(id)
  for (const as of [null, dele]) expect((await listen(`/media/${id}`, as)).status).toBe(404)
})

test('ignores a source file that is foreign, a recording or deleted, and publishes the post', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const theirs = await kept(dele)
  const recording = await uploaded(wren, { mode: 'yap' })
  for (const source of [theirs.id, recording.id, 'med_gone'])
    expect((await published(wren, source)).podcast?.uploadedAudioUrl).toBeNull()
})

test('refuses a podcast file as a recording or clip', async () => {
  const wren = await person('Wren')
  const { id } = await kept(wren)
  for (const given of [{ mediaId: id }, { clipMediaId: id }])
    expect(await (await publish(wren, given)).json()).toMatchObject({ error: { code: 'media.not_stored' } })
})

test('deletes a file with the last post cut from it', async () => {
  const wren = await person('Wren')
  const { id } = await kept(wren)
  const key = await keyOf(id)
  const [one, two] = [await published(wren, id), await published(wren, id)]
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await listOf(wren)).toMatchObject([{ id }])
  await call(`DELETE /api/posts/${two.id}`, { as: wren })
  expect(await listOf(wren)).toEqual([])
  travel(DAY_MS)
  await runSchedule(tools())
  expect(await isStored(key)).toBe(false)
})

test('deletes a file after 30 days, used or not, and keeps the post', async () => {
  const wren = await person('Wren')
  const { id } = await kept(wren)
  const key = await keyOf(id)
  const post = await published(wren, id)
  // A squawk expires long before: make it permanent.
  await env.DB.prepare('update posts set expires_at = null where id = ?').bind(post.id).run()
  travel((PODCAST_FILE_KEPT_DAYS - 1) * DAY_MS)
  await runSchedule(tools())
  expect([await keyOf(id), await isStored(key)]).toEqual([key, true])
  travel((PODCAST_FILE_KEPT_DAYS + 1) * DAY_MS)
  await runSchedule(tools())
  await runSchedule(tools())
  expect([await keyOf(id), await isStored(key)]).toEqual([undefined, false])
  travel(0)
  const now = await (await call(`GET /api/posts/${post.id}`, { as: wren })).json<Post>()
  expect(now.podcast).toMatchObject({ uploadedAudioUrl: null, trimStart: 5 })
  await env.DB.prepare('delete from posts where id = ?').bind(post.id).run()
})

test('deletes files with the account of their author', async () => {
  const wren = await person('Wren')
  const { id } = await kept(wren)
  const key = await keyOf(id)
  const answer = await call('POST /api/me/erasure', { as: wren, json: { username: wren.username } })
  expect(answer.status).toBeLessThan(300)
  for (let run = 0; run < 3; run++) await runSchedule(tools())
  expect([await keyOf(id), await isStored(key)]).toEqual([undefined, false])
})
