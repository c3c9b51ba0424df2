/** Threads that feeds play as one: which posts are in them, the joined sound, chapters and captions. */

import { env } from 'cloudflare:workers'
import { parseRssFeed } from 'feedsmith'
import { afterEach, expect, test } from 'vitest'
import { readFrame } from '../../domain/audio/mp3-frames'
import { addFrameGain, findFrameGrid } from '../../domain/audio/mp3-gain'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import type { Chapters } from '../../domain/syndication/chapters'
import { HOUR_MS } from '../../domain/time/units'
import { publishSong } from '../support/payments'
import { createUpload, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const FRAME_BYTES = 192

async function publishReply(
  as: Person,
  parent: Pick<Post, 'id'>,
  range: [number, number] | null,
  given: Partial<NewPost> = {},
): Promise<Post> {
  const { id: mediaId } = await createUpload(as, {
    mode: 'squawk',
    ...(given.mode === 'hum' ? {} : { bytes: await readFixture('speech-b.mp3') }),
  })
  const moment = range && { startMs: range[0], endMs: range[1] }
  const json = {
    mode: 'squawk',
    mediaId,
    title: 'Echo',
    tags: ['fox'],
    parents: [{ id: parent.id, moment }],
    ...given,
  }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  const { post, error } = await answer.json<{ post?: Post; error?: unknown }>()
  if (!post) throw new Error(JSON.stringify(error))
  return post
}

/** A member whose posts that fade are in feeds too. */
async function createSpeaker(name: string): Promise<Person> {
  const person = await createPerson(name, { pro: true })
  await call('PUT /api/feeds/settings', { as: person, json: { includesExpiring: true } })
  return person
}

const allow = async (as: Person, { id }: Pick<Post, 'id'>, allowsBraid = true) =>
  (await call(`PATCH /api/posts/${id}`, { as, json: { allowsBraid } })).status

async function readSound({ id }: Pick<Post, 'id'>, range?: string) {
  const answer = await call(`GET /feeds/braid/${id}.mp3`, { headers: range ? { range } : {} })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

const readChapters = async ({ id }: Pick<Post, 'id'>) =>
  (await (await call(`GET /feeds/braid/${id}.json`)).json<Chapters>()).chapters

async function listGuids(person: Person) {
  const feed = parseRssFeed(await (await call(`GET /feeds/person/${person.username}.xml`)).text())
  return feed.items?.map(({ guid }) => guid?.value) ?? []
}

/** Wren's squawk, which Dele answers at a second, both let into feeds. */
async function createThread() {
  const [wren, dele] = [await createSpeaker('Wren'), await createSpeaker('Dele')]
  const root = await publishSquawk(wren)
  const reply = await publishReply(dele, root, [400, 1200])
  expect(await allow(wren, root)).toBe(200)
  expect(await allow(dele, reply)).toBe(200)
  return { wren, dele, root, reply }
}

test('joins the first post and a reply at frames: up to the moment, the reply, then on', async () => {
  const { wren, root } = await createThread()
  const [first, second] = [await readFixture('speech-a.mp3'), await readFixture('speech-b.mp3')]
  const [firstAt, secondAt] = [findFrameGrid(first)?.at ?? 0, findFrameGrid(second)?.at ?? 0]
  const { status, headers, bytes } = await readSound(root)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('audio/mpeg')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
  const shared = ['access-control-allow-origin', 'cross-origin-resource-policy', 'cache-control']
  expect(shared.map((name) => headers.get(name))).toEqual(['*', 'cross-origin', 'public, no-cache'])
  // 1.2 s are 50 frames of 24 ms.
  const head = 50 * FRAME_BYTES
  expect(bytes.slice(0, head)).toEqual(first.slice(firstAt, firstAt + head))
  const middle = second.length - secondAt
  expect(bytes.slice(head, head + middle)).toEqual(second.slice(secondAt))
  // Then on: four silent frames, whose bytes later ones refer to, then the rest.
  const rest = bytes.slice(head + middle)
  expect(rest.slice(4 * FRAME_BYTES)).toEqual(first.slice(firstAt + head))
  for (let frame = 0; frame < 4; frame += 1) {
    const at = frame * FRAME_BYTES
    expect(readFrame(rest, at)?.bytes).toBe(FRAME_BYTES)
    expect(rest.slice(at + 6, at + 21).every((byte) => byte === 0)).toBe(true)
    const stored = firstAt + head + at - 4 * FRAME_BYTES
    expect(rest.slice(at + 21, at + FRAME_BYTES)).toEqual(first.slice(stored + 21, stored + FRAME_BYTES))
  }
  // Every byte belongs to a frame of one rate.
  for (let at = 0; at < bytes.length; at += FRAME_BYTES)
    expect([at, readFrame(bytes, at)?.bitRate]).toEqual([at, 64])
  const [, item] = await listGuids(wren)
  expect(item).toBe(root.id)
})

test('is an item of the feed in front of its first post, with its exact length', async () => {
  const { wren, dele, root } = await createThread()
  const answer = await call(`GET /feeds/person/${wren.username}.xml`)
  const { items } = parseRssFeed(await answer.text())
  expect(items?.map(({ guid }) => guid?.value)).toEqual([`${root.id}.braid`, root.id])
  const [item] = items ?? []
  const { bytes } = await readSound(root)
  expect(item?.enclosures?.[0]).toMatchObject({
    url: `${env.ORIGIN}/feeds/braid/${root.id}.mp3`,
    length: bytes.length,
    type: 'audio/mpeg',
  })
  expect(item?.itunes?.duration).toBe(Math.round((bytes.length / FRAME_BYTES) * 0.024))
  expect(item?.podcast?.persons?.map(({ display }) => display)).toEqual(['Wren', 'Dele'])
  expect(item?.podcast?.chapters?.url).toBe(`${env.ORIGIN}/feeds/braid/${root.id}.json`)
  const chapters = await readChapters(root)
  expect(chapters.map(({ title }) => title)).toEqual(['Wren', 'Dele', 'Wren'])
  expect(chapters[1]?.startTime).toBeCloseTo(1.2)
  // Dele's feed has the reply nowhere: replies begin no thread.
  expect(await listGuids(dele)).not.toContain(`${root.id}.braid`)
})

test('serves ranges and revalidates; the same thread has the same bytes', async () => {
  const { root } = await createThread()
  const whole = await readSound(root)
  expect((await readSound(root)).bytes).toEqual(whole.bytes)
  const size = whole.bytes.length
  for (const [first, last] of [
    [0, 99],
    [9500, 9700],
    [50 * FRAME_BYTES - 3, 50 * FRAME_BYTES + 3],
    [100, size - 100],
    [size - 3, size - 1],
  ] as const) {
    const part = await readSound(root, `bytes=${first}-${last}`)
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${size}`])
    expect(part.bytes).toEqual(whole.bytes.slice(first, last + 1))
  }
  const etag = whole.headers.get('etag') ?? ''
  const again = await call(`GET /feeds/braid/${root.id}.mp3`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(whole.headers.get('cache-control')).toBe('public, no-cache')
})

test('needs both authors; what fades, is deleted, hidden, made private or blocked leaves at once', async () => {
  const { wren, dele, root, reply } = await createThread()
  const nia = await createSpeaker('Nia')
  const other = await publishReply(nia, root, null)
  const listSpeakers = async () => {
    const answer = await call(`GET /feeds/braid/${root.id}.json`)
    return answer.status === 200
      ? (await answer.json<Chapters>()).chapters.map(({ title }) => title)
      : answer.status
  }
  const before = ['Wren', 'Dele', 'Wren']
  expect(await listSpeakers()).toEqual(before)
  const withoutNia = await readSound(root)
  await allow(nia, other)
  expect(await listSpeakers()).toEqual([...before, 'Nia'])
  expect((await readSound(root)).headers.get('etag')).not.toBe(withoutNia.headers.get('etag'))
  // Nia's posts that fade are in no feed any more.
  await call('PUT /api/feeds/settings', { as: nia, json: { includesExpiring: false } })
  expect(await listSpeakers()).toEqual(before)
  await call('PUT /api/feeds/settings', { as: nia, json: { includesExpiring: true } })
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(other.id).run()
  expect(await listSpeakers()).toEqual(before)
  await env.DB.prepare('update posts set hidden_at = null where id = ?').bind(other.id).run()
  expect(await listSpeakers()).toEqual([...before, 'Nia'])
  expect((await call(`PUT /api/people/${nia.username}/block`, { as: wren })).status).toBeLessThan(300)
  expect(await listSpeakers()).toEqual(before)
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  expect(await listSpeakers()).toBe(404)
  expect(await listGuids(wren)).toEqual([root.id])
})

test.each([
  ['private', "visibility = 'private'"],
  ['a message', "visibility = 'private', recipient_email = 'ida@example.org'"],
  ['unlisted', "visibility = 'unlisted'"],
  ['paid', 'price_cents = 299'],
  ['hidden', 'hidden_at = 1'],
  ['faded', 'expires_at = 1'],
  ['part of an owlcast', "owlcast_id = 'post_other'"],
])('contains no post that is %s, whatever its author once allowed', async (_, change) => {
  const { wren, root, reply } = await createThread()
  for (const { id } of [reply, root]) {
    const before = await env.DB.prepare('select * from posts where id = ?').bind(id).first()
    await env.DB.prepare(`update posts set ${change} where id = ?`).bind(id).run()
    for (const format of ['mp3', 'json', 'vtt'])
      expect((await call(`GET /feeds/braid/${root.id}.${format}`)).status).toBe(404)
    expect(await listGuids(wren)).not.toContain(`${root.id}.braid`)
    await env.DB.prepare(
      'update posts set visibility = ?, recipient_email = null, price_cents = 0, hidden_at = null, expires_at = ?, owlcast_id = null where id = ?',
    )
      .bind('public', before?.expires_at ?? null, id)
      .run()
  }
  expect((await readSound(root)).status).toBe(200)
})

test('is gone when its author takes it back, or when the first post fades', async () => {
  const { wren, root } = await createThread()
  await allow(wren, root, false)
  expect((await readSound(root)).status).toBe(404)
  expect(await listGuids(wren)).toEqual([root.id])
  await allow(wren, root)
  expect((await readSound(root)).status).toBe(200)
  setClockOffset(24 * HOUR_MS)
  expect((await readSound(root)).status).toBe(404)
})

test('skips recordings of another format, with what answers them', async () => {
  const { dele, root } = await createThread()
  const { id: mediaId } = await createUpload(dele, {
    bytes: await readFixture('speech-a.48k.wav'),
    type: 'audio/wav',
  })
  const json = { mode: 'squawk', mediaId, title: 'Wave', tags: ['fox'], parents: [{ id: root.id }] }
  const answer = await call('POST /api/posts', { as: dele, json, key: getTools().ids.make('key') })
  const { post: wave } = await answer.json<{ post: Post }>()
  await allow(dele, wave)
  const below = await publishReply(dele, wave, null)
  await allow(dele, below)
  expect((await readChapters(root)).map(({ title }) => title)).toEqual(['Wren', 'Dele', 'Wren'])
})

test('sends each part with its own stored gain', async () => {
  const { root, reply } = await createThread()
  const before = await readSound(root)
  const grid = findFrameGrid(await readFixture('speech-b.mp3'))
  await env.DB.prepare('update media set gain_steps = -3, frames_at = ?, frame_bytes = 192 where id = ?')
    .bind(grid?.at, reply.audioUrl?.split('/').at(-1))
    .run()
  const after = await readSound(root)
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  const expected = before.bytes.slice()
  for (let at = 50 * FRAME_BYTES; at < expected.length; at += FRAME_BYTES) {
    const isReply = at < 50 * FRAME_BYTES + (await readFixture('speech-b.mp3')).length - (grid?.at ?? 0)
    if (isReply) addFrameGain(expected, at, -3)
  }
  expect(after.bytes).toEqual(expected)
})

test('only a public, free post may be let into it', async () => {
  const wren = await createSpeaker('Wren')
  const paid = await publishSong(wren, 299)
  const answer = await call(`PATCH /api/posts/${paid.id}`, { as: wren, json: { allowsBraid: true } })
  expect([answer.status, (await answer.json<{ error: { field: string } }>()).error.field]).toEqual([
    400,
    'allowsBraid',
  ])
  const { root, dele } = await createThread()
  // Nobody but the author.
  expect(await allow(dele, root)).toBe(403)
  // A price that is set afterwards takes it out.
  await env.DB.prepare('update posts set price_cents = 299 where id = ?').bind(root.id).run()
  expect((await readSound(root)).status).toBe(404)
})

test('has captions of all parts with times of the whole', async () => {
  const { root, reply } = await createThread()
  for (const [post, word, at] of [
    [root, 'before', 500],
    [root, 'after', 2000],
    [reply, 'answer', 100],
  ] as const) {
    const key = `words/${post.id}`
    const known = await env.MEDIA.get(key)
    const words = known ? (await known.json<{ words: unknown[] }>()).words : []
    await env.MEDIA.put(
      key,
      JSON.stringify({ words: [...words, [word, at, at + 200]], language: 'en', engine: 'test', version: 1 }),
    )
    await env.DB.prepare(
      `insert or replace into transcripts (seq, post_id, media_id, state, requested, language, seconds, words_key, due_at, created_at)
       select seq, id, media_id, 'ready', 1, 'en', seconds, ?, 0, 1 from posts where id = ?`,
    )
      .bind(key, post.id)
      .run()
    await env.DB.prepare("update posts set transcript_state = 'ready' where id = ?").bind(post.id).run()
  }
  const text = await (await call(`GET /feeds/braid/${root.id}.vtt`)).text()
  expect(text).toContain('00:00:00.500 --> 00:00:00.700\nbefore')
  expect(text).toContain('00:00:01.300 --> 00:00:01.500\nanswer')
  expect(text.indexOf('after')).toBeGreaterThan(text.indexOf('answer'))
})
