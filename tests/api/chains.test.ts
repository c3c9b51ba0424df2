/** Hums and nightingales: required fields, what is stored and returned of them, and who may add a recording. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Mode } from '../../domain/kinds'
import type { NewPost, Post, Replies } from '../../domain/posts/posts.schema'
import { createMark } from '../support/canary'
import { readFeed } from '../support/feeds'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const ELIAS = { recipientName: 'Elias', condition: 'after surgery', consent: true, isUnlisted: false }
const SONG = { songTitle: 'Salt in the harbour bell', author: 'Inês Caldas', isOriginal: true }

async function tryPublish(as: Person, mode: Mode, given: Partial<NewPost>): Promise<Response> {
  const { id: mediaId } = await createUpload(as, { mode })
  return call('POST /api/posts', { as, json: { mode, mediaId, ...given }, key: getTools().ids.make('key') })
}
async function publish(as: Person, mode: Mode, given: Partial<NewPost>): Promise<Post> {
  const answer = await tryPublish(as, mode, given)
  expect(answer.status).toBe(201)
  return (await answer.json<{ post: Post }>()).post
}
const publishHum = (as: Person, given: Partial<NewPost> = {}) =>
  publish(as, 'hum', { title: 'Home', description: 'You are home.', detail: ELIAS, ...given })
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string; message: string } }>()
  return [error.code, error.field]
}
const fetchFeed = async (kind: string) => readFeed(await call(`GET /api/posts?kind=${kind}&seq=9999999`))

test('publishes a hum with its script, and adds recordings without further fields', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const story = await publishHum(wren, { detail: { ...ELIAS, language: 'pt' } })
  expect(story).toMatchObject({ kind: 'hum', content: 'You are home.', language: 'pt', visibility: 'public' })
  expect(story).toMatchObject({ song: null, expiresAt: null })
  const voice = await publish(dele, 'hum', { parents: [{ id: story.id, type: 'reply' }] })
  const later = await publish(wren, 'hum', { parents: [{ id: story.id, type: 'reply' }] })
  const { items } = await (await call(`GET /api/posts/${story.id}/replies`)).json<Replies>()
  expect(items.map(({ id }) => id)).toEqual([voice.id, later.id])
  // A squawk about the hum is a reply, but not part of its chain.
  await publish(dele, 'squawk', {
    title: 'Get well',
    tags: ['fox'],
    parents: [{ id: story.id, type: 'reply' }],
  })
  const { items: stories, stats } = await fetchFeed('hum')
  expect(stories.find(({ id }) => id === story.id)).toMatchObject({ replyCount: 3, chainCount: 2 })
  expect(stats.active).toBeGreaterThan(0)
})

test('refuses an incomplete hum with the messages of the specification', async () => {
  const wren = await createPerson('Wren')
  const getRefusal = async (given: Partial<NewPost>) => readError(await tryPublish(wren, 'hum', given))
  const script = { description: 'You are home.' }
  expect(await getRefusal({ ...script })).toEqual(['post.hum_fields_required', 'recipientName'])
  expect(await getRefusal({ detail: ELIAS })).toEqual(['post.script_required', 'script'])
  const silent = { ...ELIAS, consent: false }
  expect(await getRefusal({ ...script, detail: silent })).toEqual(['post.consent_required', 'consent'])
  const withName = { description: 'Elias is home.', detail: { ...ELIAS, alias: 'the sailor' } }
  expect(await getRefusal(withName)).toEqual(['post.script_contains_name', 'script'])
  for (const [field, value] of [
    ['tone', 'loud'],
    ['length', 'endless'],
    ['language', 'tlh'],
    ['emotionWords', ['rage']],
    ['witnesses', 'a\u202eb'],
    ['priceCents', 99],
  ] as const)
    expect((await getRefusal({ ...script, detail: { ...ELIAS, [field]: value } }))[0]).toBe('request.invalid')
  expect(await getRefusal({ ...script, detail: { ...ELIAS, condition: 'x'.repeat(121) } })).toEqual([
    'post.text_too_long',
    'condition',
  ])
  const story = await publishHum(wren)
  const parents = [{ id: story.id, type: 'reply' as const }]
  expect(await getRefusal({ parents, detail: ELIAS })).toEqual(['request.invalid', 'detail'])
})

test('unlists a hum whose script contains the name, unless its author lists it', async () => {
  const wren = await createPerson('Wren')
  const unlisted = await publishHum(wren, { detail: { ...ELIAS, isUnlisted: null } })
  const other = await publishHum(wren, { detail: { ...ELIAS, isUnlisted: null, alias: 'the sailor' } })
  expect([unlisted.visibility, other.visibility]).toEqual(['unlisted', 'public'])
  const ids = (await fetchFeed('hum')).items.map(({ id }) => id)
  expect(ids).not.toContain(unlisted.id)
  expect(ids).toContain(other.id)
  expect((await call(`GET /hum/${unlisted.id}`)).status).toBe(200)
  const voice = await publish(wren, 'hum', { parents: [{ id: unlisted.id, type: 'reply' }] })
  expect(voice.visibility).toBe('unlisted')
})

test("stores nothing about the hum's recipient but the script, unless its author keeps the answers", async () => {
  const wren = await createPerson('Wren')
  const detail = { ...ELIAS, condition: createMark('condition') }
  const readStoredDetail = async (given: Partial<NewPost>) => {
    const { id } = await publishHum(wren, given)
    return env.DB.prepare('select detail from posts where id = ?').bind(id).first<string>('detail')
  }
  expect(await readStoredDetail({ detail })).toBe('{}')
  expect(await readStoredDetail({ detail: { ...detail, keepAnswers: true } })).toContain(detail.condition)
})

test('requires title and author of a song, accepts songs as replies, and refuses covers', async () => {
  const [ines, tomas] = [await createPerson('Inês'), await createPerson('Tomás', { pro: true })]
  const getRefusal = async (given: Partial<NewPost>) =>
    readError(await tryPublish(ines, 'nightingale', given))
  for (const lack of [
    {},
    { ...SONG, songTitle: ' ' },
    { ...SONG, author: '' },
    { ...SONG, isOriginal: false },
  ])
    expect((await getRefusal({ detail: lack }))[0]).toBe('post.song_fields_required')
  expect(await getRefusal({ detail: { ...SONG, chords: 'am' } })).toEqual(['request.invalid', 'detail'])
  const song = await publish(ines, 'nightingale', { detail: SONG })
  expect(song).toMatchObject({ title: SONG.songTitle, song: { title: SONG.songTitle, author: SONG.author } })
  expect(song).toMatchObject({ language: null, visibility: 'public' })
  const parents = [{ id: song.id, type: 'reply' as const }]
  expect((await getRefusal({ parents }))[0]).toBe('post.song_fields_required')
  const answer = await publish(tomas, 'nightingale', {
    parents,
    detail: { ...SONG, songTitle: 'Low tide' },
  })
  const { items } = await (await call(`GET /api/posts/${song.id}/replies`)).json<Replies>()
  expect(items.map(({ id, song: it }) => [id, it?.title])).toEqual([[answer.id, 'Low tide']])
  expect((await fetchFeed('nightingale')).items.map(({ id }) => id)).toContain(song.id)
})
