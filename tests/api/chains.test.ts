/** Hums and nightingales: required fields, what is stored and returned of them, and who may add a recording. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Mode } from '../../domain/kinds'
import type { Feed, NewPost, Post, Replies } from '../../domain/posts.schema'
import { crawl, everythingIn, mark } from '../support/canary'
import { uploaded } from '../support/recordings'
import { call, type Person, person, tools } from '../support/world'

const ELIAS = { recipientName: 'Elias', condition: 'after surgery', consent: true, isUnlisted: false }
const SONG = { songTitle: 'Salt in the harbour bell', author: 'Inês Caldas', isOriginal: true }

async function tried(as: Person, mode: Mode, given: Partial<NewPost>): Promise<Response> {
  const { id: mediaId } = await uploaded(as, { mode })
  return call('POST /api/posts', { as, json: { mode, mediaId, ...given }, key: tools().ids.make('key') })
}
async function published(as: Person, mode: Mode, given: Partial<NewPost>): Promise<Post> {
  const answer = await tried(as, mode, given)
  expect(answer.status).toBe(201)
  return (await answer.json<{ post: Post }>()).post
}
const hum = (as: Person, given: Partial<NewPost> = {}) =>
  published(as, 'hum', { title: 'Home', description: 'You are home.', detail: ELIAS, ...given })
const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string; message: string } }>()
  return [error.code, error.field]
}
const feed = async (kind: string) => (await call(`GET /api/posts?kind=${kind}&seq=9999999`)).json<Feed>()

test('publishes a hum with its script, and adds recordings without further fields', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const story = await hum(wren, { detail: { ...ELIAS, language: 'pt' } })
  expect(story).toMatchObject({ kind: 'hum', content: 'You are home.', language: 'pt', visibility: 'public' })
  expect(story).toMatchObject({ song: null, expiresAt: null })
  const voice = await published(dele, 'hum', { parents: [{ id: story.id, type: 'reply' }] })
  const later = await published(wren, 'hum', { parents: [{ id: story.id, type: 'reply' }] })
  const { items } = await (await call(`GET /api/posts/${story.id}/replies`)).json<Replies>()
  expect(items.map(({ id }) => id)).toEqual([voice.id, later.id])
  // A squawk about the hum is a reply, but not part of its chain.
  await published(dele, 'squawk', {
    title: 'Get well',
    tags: ['fox'],
    parents: [{ id: story.id, type: 'reply' }],
  })
  const { items: stories, stats } = await feed('hum')
  expect(stories.find(({ id }) => id === story.id)).toMatchObject({ replyCount: 3, chainCount: 2 })
  expect(stats.active).toBeGreaterThan(0)
})

test('refuses an incomplete hum with the messages of the specification', async () => {
  const wren = await person('Wren')
  const refused = async (given: Partial<NewPost>) => refusal(await tried(wren, 'hum', given))
  const script = { description: 'You are home.' }
  expect(await refused({ ...script })).toEqual(['post.hum_fields_required', 'recipientName'])
  expect(await refused({ detail: ELIAS })).toEqual(['post.script_required', 'script'])
  const silent = { ...ELIAS, consent: false }
  expect(await refused({ ...script, detail: silent })).toEqual(['post.consent_required', 'consent'])
  const told = { description: 'Elias is home.', detail: { ...ELIAS, alias: 'the sailor' } }
  expect(await refused(told)).toEqual(['post.script_names', 'script'])
  for (const [field, value] of [
    ['tone', 'loud'],
    ['length', 'endless'],
    ['language', 'tlh'],
    ['emotionWords', ['rage']],
    ['witnesses', 'a\u202eb'],
    ['priceCents', 99],
  ] as const)
    expect((await refused({ ...script, detail: { ...ELIAS, [field]: value } }))[0]).toBe('request.invalid')
  expect(await refused({ ...script, detail: { ...ELIAS, condition: 'x'.repeat(121) } })).toEqual([
    'post.text_too_long',
    'condition',
  ])
  const story = await hum(wren)
  const parents = [{ id: story.id, type: 'reply' as const }]
  expect(await refused({ parents, detail: ELIAS })).toEqual(['request.invalid', 'detail'])
})

test('unlists a hum whose script contains the name, unless its author lists it', async () => {
  const wren = await person('Wren')
  const said = await hum(wren, { detail: { ...ELIAS, isUnlisted: null } })
  const other = await hum(wren, { detail: { ...ELIAS, isUnlisted: null, alias: 'the sailor' } })
  expect([said.visibility, other.visibility]).toEqual(['unlisted', 'public'])
  const ids = (await feed('hum')).items.map(({ id }) => id)
  expect(ids).not.toContain(said.id)
  expect(ids).toContain(other.id)
  expect((await call(`GET /hum/${said.id}`)).status).toBe(200)
  const voice = await published(wren, 'hum', { parents: [{ id: said.id, type: 'reply' }] })
  expect(voice.visibility).toBe('unlisted')
})

test("stores and returns nothing about the hum's recipient but the script", {
  timeout: 300_000,
}, async () => {
  const [wren, eve] = [await person('Wren'), await person('Eve')]
  const fields = ['recipientName', 'condition', 'presentOutcome', 'wholenessFeeling', 'meaningPurpose']
  const marked = Object.fromEntries([...fields, 'witnesses'].map((field) => [field, mark(field)]))
  const detail = { ...ELIAS, ...marked, alias: 'the sailor' }
  const story = await hum(wren, { description: 'Sailor, you are home.', detail })
  const kept = await hum(wren, { description: 'Sailor.', detail: { ...detail, keepAnswers: true } })
  const stored = async (id: string) =>
    env.DB.prepare('select detail from posts where id = ?').bind(id).first<string>('detail')
  expect(await stored(story.id)).toBe('{}')
  expect(await stored(kept.id)).toContain(marked.condition)
  const marks = Object.values(marked)
  const ids = [story, kept].flatMap(({ id, audioUrl }) => [id, audioUrl?.replace('/media/', '') ?? ''])
  for (const reader of [null, eve, wren]) {
    const heard = await crawl(reader, [...ids, 'sailor'])
    for (const id of [story.id, kept.id])
      for (const page of [`/hum/${id}`, `/embed/hum/${id}`])
        heard.set(page, await everythingIn(await call(`GET ${page}`, { as: reader })))
    const told = [...heard].filter(([, text]) => marks.some((one) => text.includes(one))).map(([at]) => at)
    // Answers kept at the author's wish appear in nothing but the author's export.
    expect(told).toEqual(reader === wren ? ['GET /api/me/export {}'] : [])
    expect([...heard.values()].some((text) => text.includes('you are home'))).toBe(true)
  }
})

test('requires title and author of a song, accepts songs as replies, and refuses covers', async () => {
  const [ines, tomas] = [await person('Inês'), await person('Tomás', { pro: true })]
  const refused = async (given: Partial<NewPost>) => refusal(await tried(ines, 'nightingale', given))
  for (const lack of [
    {},
    { ...SONG, songTitle: ' ' },
    { ...SONG, author: '' },
    { ...SONG, isOriginal: false },
  ])
    expect((await refused({ detail: lack }))[0]).toBe('post.song_fields_required')
  expect(await refused({ detail: { ...SONG, chords: 'am' } })).toEqual(['request.invalid', 'detail'])
  const song = await published(ines, 'nightingale', { detail: SONG })
  expect(song).toMatchObject({ title: SONG.songTitle, song: { title: SONG.songTitle, author: SONG.author } })
  expect(song).toMatchObject({ language: null, visibility: 'public' })
  const parents = [{ id: song.id, type: 'reply' as const }]
  expect((await refused({ parents }))[0]).toBe('post.song_fields_required')
  const answer = await published(tomas, 'nightingale', {
    parents,
    detail: { ...SONG, songTitle: 'Low tide' },
  })
  const { items } = await (await call(`GET /api/posts/${song.id}/replies`)).json<Replies>()
  expect(items.map(({ id, song: it }) => [id, it?.title])).toEqual([[answer.id, 'Low tide']])
  expect((await feed('nightingale')).items.map(({ id }) => id)).toContain(song.id)
})
