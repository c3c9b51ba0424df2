import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Mode } from '../../domain/kinds'
import type { Upload } from '../../domain/media/media.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { expirePosts } from '../../worker/posts/expire.service'
import { createUpload, hashBytes, readFixture, sendBytes } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const RANGE = { start: 5, end: 9.99 }
const SOURCE = { author: 'The Slow Hour', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }

/** Requests the ticket of a clip. */
async function requestClipTicket(as: Person, given: object = {}) {
  const bytes = await readFixture('speech-a.mp3')
  const sha256 = await hashBytes(bytes)
  const draftId = `draft_${getTools().ids.random(12)}_clip`
  const json = {
    draftId,
    mode: 'yap',
    type: 'audio/mpeg',
    bytes: bytes.length,
    sha256,
    clip: RANGE,
    ...given,
  }
  return { bytes, answer: await call('POST /api/uploads', { as, json }) }
}

/** Uploads a clip; returns it with its range. */
async function uploadClip(as: Person, mode: Mode = 'yap') {
  const { bytes, answer } = await requestClipTicket(as, { mode })
  const { id } = await answer.json<Upload>()
  const stored = await (await sendBytes(as, id, { bytes, type: 'audio/mpeg' })).json<Upload>()
  const trimEnd = Math.round((RANGE.start + (stored.seconds ?? 0)) * 100) / 100
  return { clipMediaId: id, detail: { ...SOURCE, trimStart: RANGE.start, trimEnd } }
}

async function publish(as: Person, given: Partial<NewPost>) {
  const mode = given.mode ?? 'yap'
  const { id: mediaId } = await createUpload(as, { mode })
  const json = { mode, title: 'A weather', tags: ['podcastreply'], mediaId, ...given }
  return call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
}
const publishOk = async (as: Person, given: Partial<NewPost> = {}) => {
  const answer = await publish(as, { ...(await uploadClip(as)), ...given })
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json<{ post: Post }>()).post
}
const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error?.code
async function fetchEmbed(id: string) {
  const answer = await call(`GET /embed/squawk/${id}`)
  return { headers: answer.headers, text: await answer.text() }
}
const getSound = (path: string | null | undefined, as: Person | null = null) => call(`GET ${path}`, { as })
const readMediaKey = async (id: string) =>
  (await env.DB.prepare('select key from media where id = ?').bind(id).first<{ key: string }>())?.key

test('publishes a yap as a squawk with its source and a public clip', async () => {
  const wren = await createPerson('Wren')
  const post = await publishOk(wren)
  expect(post).toMatchObject({
    kind: 'squawk',
    subtype: 'yap',
    podcast: { ...SOURCE, trimStart: 5, demo: false },
  })
  const clip = await getSound(post.podcast?.trimmedClipUrl)
  expect(clip.status).toBe(200)
  expect(await hashBytes(new Uint8Array(await clip.arrayBuffer()))).toBe(
    await hashBytes(await readFixture('speech-a.mp3')),
  )
  expect(await readMediaKey(post.podcast?.trimmedClipUrl?.replace('/media/', '') ?? '')).toMatch(
    new RegExp(`^trimmed/${wren.id}/\\d+_5-9\\.99\\.mp3$`),
  )
  expect(await readMediaKey(post.audioUrl?.replace('/media/', '') ?? '')).toMatch(/^pcreply\//)
  const feed = await (await call(`GET /api/posts?kind=squawk&seq=${Number.MAX_SAFE_INTEGER}`)).json<{
    items: Post[]
  }>()
  expect(feed.items.find(({ id }) => id === post.id)?.podcast).toEqual(post.podcast)
  const page = await (await call(`GET /squawk/${post.id}`)).text()
  for (const passage of [
    'Replying to The Slow Hour',
    'Boredom',
    'clip 0:05 to ',
    'noopener',
    SOURCE.originalUrl,
  ])
    expect(page).toContain(passage)
})

test('embeds both sounds in order with the source, at sufficient height', async () => {
  const post = await publishOk(await createPerson('Wren'))
  const { headers, text } = await fetchEmbed(post.id)
  for (const passage of ['Replying to The Slow Hour', 'clip 0:05 to ', SOURCE.originalUrl])
    expect(text).toContain(passage)
  const sounds = [...text.matchAll(/<audio[^>]* src="([^"]+)"/g)].map(([, src]) => src)
  expect(sounds).toEqual([post.podcast?.trimmedClipUrl, post.audioUrl])
  expect(text).toContain('<script type="module" src="/embed.js">')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  const url = encodeURIComponent(`${env.ORIGIN}/squawk/${post.id}`)
  const oembed = await (await call(`GET /api/oembed?url=${url}`)).json<{ height: number }>()
  expect(oembed.height).toBeGreaterThan(220)
})

test('labels demo audio in an embed, and only cites a source without a clip', async () => {
  const wren = await createPerson('Wren')
  const clip = await uploadClip(wren)
  const demo = await publishOk(wren, { ...clip, detail: { ...clip.detail, demo: true } })
  expect((await fetchEmbed(demo.id)).text).toContain('Demo audio')
  const answer = await publish(wren, { mode: 'parrot', detail: SOURCE })
  const { text } = await fetchEmbed((await answer.json<{ post: Post }>()).post.id)
  expect(text).toContain('Replying to The Slow Hour')
})

test('publishes a parrot that only cites its source', async () => {
  const wren = await createPerson('Wren')
  const answer = await publish(wren, { mode: 'parrot', detail: SOURCE })
  const { post } = await answer.json<{ post: Post }>()
  expect(post).toMatchObject({ subtype: 'parrot', podcast: { ...SOURCE, trimmedClipUrl: null } })
  expect(await readMediaKey(post.audioUrl?.replace('/media/', '') ?? '')).toMatch(/^hums\//)
})

test('accepts a clip of the author once, after its upload, with its exact range', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const mine = await uploadClip(wren)
  expect(await readErrorCode(await publish(eve, mine))).toBe('media.not_stored')
  expect(await readErrorCode(await publish(wren, { ...mine, detail: { ...mine.detail, trimEnd: 30 } }))).toBe(
    'media.invalid',
  )
  expect(await readErrorCode(await publish(wren, { ...mine, detail: SOURCE }))).toBe('podcast.clip_required')
  expect(await readErrorCode(await publish(wren, { ...mine, clipMediaId: null }))).toBe('media.not_stored')
  expect(await readErrorCode(await publish(wren, { ...mine, mode: 'parrot' }))).toBe('request.invalid')
  const { id: voice } = await createUpload(wren, { mode: 'yap' })
  expect(await readErrorCode(await publish(wren, { ...mine, clipMediaId: voice }))).toBe('media.not_stored')
  expect(await readErrorCode(await publish(wren, { ...mine, mediaId: mine.clipMediaId }))).toBe(
    'media.not_stored',
  )
  expect((await publish(wren, mine)).status).toBe(201)
  expect(await readErrorCode(await publish(wren, mine))).toBe('post.already_published')
})

test('publishes one reply for a repeated create', async () => {
  const wren = await createPerson('Wren')
  const { id: mediaId } = await createUpload(wren, { mode: 'yap' })
  const json = { mode: 'yap', title: 'Once', tags: ['a'], mediaId, ...(await uploadClip(wren)) }
  const key = getTools().ids.make('key')
  const answers = await Promise.all([1, 2, 3].map(() => call('POST /api/posts', { as: wren, json, key })))
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json<{ post: Post }>()).post.id))
  expect(new Set(ids).size).toBe(1)
})

test.each([
  ['longer than 40 s', { clip: { start: 0, end: 41 } }],
  ['shorter than a second', { clip: { start: 3, end: 3.5 } }],
  ['before the start', { clip: { start: -1, end: 5 } }],
])('refuses a ticket for a clip %s', async (_, given) => {
  const { answer } = await requestClipTicket(await createPerson('Wren'), given)
  expect(answer.status).toBe(400)
})

test.each([
  ['a script for a source', { originalUrl: 'javascript:alert(1)' }],
  ['a field of another kind', { songTitle: 'Salt' }],
  ['a name too long', { author: 'x'.repeat(101) }],
])('refuses %s', async (_, wrong) => {
  const wren = await createPerson('Wren')
  expect((await publish(wren, { mode: 'parrot', detail: { ...SOURCE, ...wrong } })).status).toBe(400)
})

test('deletes a clip with its post, deleted or expired', async () => {
  const wren = await createPerson('Wren')
  const [deleted, faded] = [await publishOk(wren), await publishOk(wren)]
  await call(`DELETE /api/posts/${deleted.id}`, { as: wren })
  expect((await getSound(deleted.podcast?.trimmedClipUrl, wren)).status).toBe(404)
  try {
    setClockOffset(25 * 3_600_000)
    expect((await getSound(faded.podcast?.trimmedClipUrl, wren)).status).toBe(404)
    await expirePosts(getTools())
  } finally {
    setClockOffset(0)
  }
  for (const post of [deleted, faded])
    expect(await readMediaKey(post.podcast?.trimmedClipUrl?.replace('/media/', '') ?? '')).toBe(undefined)
  const waiting = await env.DB.prepare(
    "select count(*) n from media_deletions where key like 'trimmed/%'",
  ).first<{
    n: number
  }>()
  expect(waiting?.n).toBeGreaterThanOrEqual(2)
})

test('counts clips against the storage of their author', async () => {
  const wren = await createPerson('Wren')
  await uploadClip(wren)
  const used = await env.DB.prepare('select sum(bytes) n from media where owner_id = ?')
    .bind(wren.id)
    .first<{ n: number }>()
  expect(used?.n).toBe((await readFixture('speech-a.mp3')).length)
})

test('limits a user to five clips of one episode a day', async () => {
  const wren = await createPerson('Wren')
  for (let n = 0; n < 5; n++) await publishOk(wren)
  expect(await readErrorCode(await publish(wren, await uploadClip(wren)))).toBe('request.rate_limited')
  const other = await uploadClip(wren)
  const detail = { ...other.detail, originalUrl: 'https://pod.example/42.mp3' }
  expect((await publish(wren, { ...other, detail })).status).toBe(201)
})
