/**
 * Uploaded podcast files: private to their author, counted against storage, deleted with their last post or after 30
 * days.
 */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { PodcastFiles, Upload } from '../../domain/media/media.schema'
import { PODCAST_FILE_KEPT_DAYS } from '../../domain/podcasts/podcasts.limits'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { runSchedule } from '../../worker/schedule'
import { createUpload, hashBytes, readFixture, sendBytes } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

async function requestTicket(as: Person | null, given: Record<string, unknown> = {}) {
  const bytes = await readFixture('speech-60.mp3')
  const sha256 = await hashBytes(bytes)
  const json = { fileName: 'Episode 41.mp3', type: 'audio/mpeg', bytes: bytes.length, sha256, ...given }
  return call('POST /api/podcasts/uploads', { as, json })
}

/** Uploads a podcast file for this user. */
async function uploadFile(as: Person, fileName = 'Episode 41.mp3'): Promise<Upload> {
  const { id } = await (await requestTicket(as, { fileName })).json<Upload>()
  const answer = await sendBytes(as, id, { bytes: await readFixture('speech-60.mp3'), type: 'audio/mpeg' })
  expect(answer.status).toBe(200)
  return answer.json<Upload>()
}
const listFiles = async (as: Person) =>
  (await (await call('GET /api/podcasts/uploads', { as })).json<PodcastFiles>()).items
const getSound = (path: string | null | undefined, as: Person | null) => call(`GET ${path}`, { as })
const readMediaKey = async (id: string) =>
  (await env.DB.prepare('select key from media where id = ?').bind(id).first<{ key: string }>())?.key
const isStored = async (key: string | undefined) => (await env.MEDIA.head(key ?? '')) !== null

/** Publishes a reply with a clip of this source. */
async function publish(as: Person, given: Partial<NewPost>) {
  const bytes = await readFixture('speech-a.mp3')
  const sha256 = await hashBytes(bytes)
  const clip = { start: 5, end: 9.99 }
  const draftId = `draft_${getTools().ids.random(12)}_clip`
  const json = { draftId, mode: 'yap', type: 'audio/mpeg', bytes: bytes.length, sha256, clip }
  const { id: clipMediaId } = await (await call('POST /api/uploads', { as, json })).json<Upload>()
  const { seconds } = await (await sendBytes(as, clipMediaId, { bytes, type: 'audio/mpeg' })).json<Upload>()
  const { id: mediaId } = await createUpload(as, { mode: 'yap' })
  const trimEnd = Math.round((clip.start + (seconds ?? 0)) * 100) / 100
  const detail = {
    author: 'The Slow Hour',
    subject: 'Boredom',
    uploadedFileName: 'Episode 41.mp3',
    trimStart: clip.start,
    trimEnd,
  }
  const post = { mode: 'yap', title: 'A weather', tags: ['podcastreply'], mediaId, clipMediaId, detail }
  return call('POST /api/posts', { as, json: { ...post, ...given }, key: getTools().ids.make('key') })
}
async function publishOk(as: Person, sourceMediaId: string): Promise<Post> {
  const answer = await publish(as, { sourceMediaId })
  expect(answer.status).toBe(201)
  return (await answer.json<{ post: Post }>()).post
}

test('stores a file under its own prefix, playable by its author only, on any device', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { id } = await uploadFile(wren, '../Folge 41: "Ümläut"/?.mp3')
  expect(await readMediaKey(id)).toMatch(
    new RegExp(`^audio-files/uploads/${wren.id}/\\d+_\\.\\.-Folge-41-Ümläut-\\.mp3$`),
  )
  expect(await listFiles(wren)).toMatchObject([
    { id, fileName: '../Folge 41: "Ümläut"/?.mp3', uploadedAudioUrl: `/media/${id}` },
  ])
  expect(await listFiles(dele)).toEqual([])
  const own = await getSound(`/media/${id}`, wren)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await hashBytes(new Uint8Array(await own.arrayBuffer()))).toBe(
    await hashBytes(await readFixture('speech-60.mp3')),
  )
  for (const as of [null, dele])
    for (const path of [`/media/${id}`, `/media/${id}/preview`])
      expect((await getSound(path, as)).status).toBe(404)
})

test('returns the same upload for the same file and counts it once', async () => {
  const wren = await createPerson('Wren')
  const first = await uploadFile(wren)
  expect(await (await requestTicket(wren)).json()).toMatchObject({ id: first.id, state: 'stored' })
  const used = await env.DB.prepare('select sum(bytes) n from media where owner_id = ?')
    .bind(wren.id)
    .first<{ n: number }>()
  expect(used?.n).toBe((await readFixture('speech-60.mp3')).length)
})

test('refuses files that are not audio or too large', async () => {
  const wren = await createPerson('Wren')
  expect((await requestTicket(null)).status).toBe(401)
  for (const [bytes, status] of [
    [49_999_999, 200],
    [50_000_000, 413],
    [50_000_001, 413],
    [900_000_000, 413],
  ]) {
    const answer = await requestTicket(wren, { bytes })
    expect(answer.status).toBe(status)
    if (status === 413) expect(await answer.text()).toContain('File size must be less than 50MB')
  }
  expect((await requestTicket(wren, { type: 'text/html' })).status).toBe(400)
  const bytes = await readFixture('bad/text-renamed.wav')
  const json = { type: 'audio/wav', bytes: bytes.length, sha256: await hashBytes(bytes) }
  const { id } = await (await requestTicket(wren, json)).json<Upload>()
  const answer = await sendBytes(wren, id, { bytes, type: 'audio/wav' })
  expect(await answer.json()).toMatchObject({ error: { code: 'podcast.file_type' } })
  expect(await listFiles(wren)).toEqual([])
})

test("returns the file's URL with the post to its author only", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { id } = await uploadFile(wren)
  const post = await publishOk(wren, id)
  expect(post.podcast).toMatchObject({ uploadedFileName: 'Episode 41.mp3', uploadedAudioUrl: `/media/${id}` })
  const readFileUrl = async (as: Person | null) =>
    (await (await call(`GET /api/posts/${post.id}`, { as })).json<Post>()).podcast?.uploadedAudioUrl
  expect([await readFileUrl(wren), await readFileUrl(dele), await readFileUrl(null)]).toEqual([
    `/media/${id}`,
    null,
    null,
  ])
  const feed = await (await call(`GET /api/posts?kind=squawk&seq=${Number.MAX_SAFE_INTEGER}`)).text()
  const page = await (await call(`GET /squawk/${post.id}`)).text()
  for (const text of [feed, page]) expect(text).not.toContain(id)
  for (const as of [null, dele]) expect((await getSound(`/media/${id}`, as)).status).toBe(404)
})

test('ignores a source file that is foreign, a recording or deleted, and publishes the post', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const theirs = await uploadFile(dele)
  const recording = await createUpload(wren, { mode: 'yap' })
  for (const source of [theirs.id, recording.id, 'med_gone'])
    expect((await publishOk(wren, source)).podcast?.uploadedAudioUrl).toBeNull()
})

test('refuses a podcast file as a recording or clip', async () => {
  const wren = await createPerson('Wren')
  const { id } = await uploadFile(wren)
  for (const given of [{ mediaId: id }, { clipMediaId: id }])
    expect(await (await publish(wren, given)).json()).toMatchObject({ error: { code: 'media.not_stored' } })
})

test('deletes a file with the last post cut from it', async () => {
  const wren = await createPerson('Wren')
  const { id } = await uploadFile(wren)
  const key = await readMediaKey(id)
  const [one, two] = [await publishOk(wren, id), await publishOk(wren, id)]
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await listFiles(wren)).toMatchObject([{ id }])
  await call(`DELETE /api/posts/${two.id}`, { as: wren })
  expect(await listFiles(wren)).toEqual([])
  setClockOffset(DAY_MS)
  await runSchedule(getTools())
  expect(await isStored(key)).toBe(false)
})

test('deletes a file after 30 days, used or not, and keeps the post', async () => {
  const wren = await createPerson('Wren')
  const { id } = await uploadFile(wren)
  const key = await readMediaKey(id)
  const post = await publishOk(wren, id)
  // A squawk expires long before: make it permanent.
  await env.DB.prepare('update posts set expires_at = null where id = ?').bind(post.id).run()
  setClockOffset((PODCAST_FILE_KEPT_DAYS - 1) * DAY_MS)
  await runSchedule(getTools())
  expect([await readMediaKey(id), await isStored(key)]).toEqual([key, true])
  setClockOffset((PODCAST_FILE_KEPT_DAYS + 1) * DAY_MS)
  await runSchedule(getTools())
  await runSchedule(getTools())
  expect([await readMediaKey(id), await isStored(key)]).toEqual([undefined, false])
  setClockOffset(0)
  const now = await (await call(`GET /api/posts/${post.id}`, { as: wren })).json<Post>()
  expect(now.podcast).toMatchObject({ uploadedAudioUrl: null, trimStart: 5 })
  await env.DB.prepare('delete from posts where id = ?').bind(post.id).run()
})

test('deletes files with the account of their author', async () => {
  const wren = await createPerson('Wren')
  const { id } = await uploadFile(wren)
  const key = await readMediaKey(id)
  const answer = await call('POST /api/me/erasure', { as: wren, json: { username: wren.username } })
  expect(answer.status).toBeLessThan(300)
  for (let run = 0; run < 3; run++) await runSchedule(getTools())
  expect([await readMediaKey(id), await isStored(key)]).toEqual([undefined, false])
})
