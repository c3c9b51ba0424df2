/** Hellos: a recording of at most 15 s on a profile, its text, and who hears it. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { HELLO_TEXT_MAX_CHARS } from '../../domain/hellos/hellos.limits'
import type { Hello, NewHello } from '../../domain/hellos/hellos.schema'
import type { Member, MemberPosts } from '../../domain/members/members.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { saveHello } from '../../worker/account/hello/hello.service'
import { transcribeHellos } from '../../worker/account/hello/hello-words.service'
import { hellos } from '../../worker/database/tables/hellos.table'
import { media } from '../../worker/database/tables/media.table'
import { profiles } from '../../worker/database/tables/people.table'
import { deleteBytes, purgeUploads } from '../../worker/media/purge.service'
import { loadViewer } from '../support/interrupted-tools'
import { publishSong } from '../support/payments'
import { createUpload, publishSquawk } from '../support/recordings'
import { createEngine, toSpeech } from '../support/speech'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const DAY = 86_400_000

afterEach(() => setClockOffset(0))

const putHello = (as: Person | null, hello: Partial<NewHello>) =>
  call('PUT /api/me/hello', { as, json: { text: 'Hello there', language: 'en', ...hello } })

/** Uploads a recording and makes it the hello of a user. */
async function addHello(as: Person, given: Partial<NewHello> = {}): Promise<Hello> {
  const { id } = await createUpload(as)
  const answer = await putHello(as, { uploadId: id, ...given })
  expect(answer.status).toBe(200)
  return answer.json()
}

const readMember = async (as: Person | null, { username }: Person) =>
  (await call(`GET /api/people/${username}`, { as })).json<Member>()
const readError = async (answer: Response) => ({
  status: answer.status,
  ...(await answer.json<{ error: { code: string; message: string } }>()).error,
})
const listen = async (as: Person | null, { audioUrl }: Hello) =>
  (await call(`GET ${audioUrl}`, { as })).status
const findFile = async ({ audioUrl }: Hello) =>
  (
    await db
      .select()
      .from(media)
      .where(eq(media.id, audioUrl.replace('/media/', '')))
  )[0]

test('plays the hello of a profile to everyone, with its words', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const hello = await addHello(wren, { text: '  I walk\nat night.  ' })
  expect(hello).toMatchObject({ text: 'I walk at night.', isTextPending: false })
  expect(hello.seconds).toBeCloseTo(3.864, 2)
  for (const as of [wren, eve, null]) {
    expect((await readMember(as, wren)).hello).toEqual(hello)
    expect(await listen(as, hello)).toBe(200)
  }
  const answer = await call(`GET ${hello.audioUrl}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await readMember(eve, eve)).hello).toBeUndefined()
})

test('keeps a hello that no post uses, and deletes the one before with its bytes', async () => {
  const wren = await createPerson('Wren')
  const first = await addHello(wren)
  const file = await findFile(first)
  const second = await addHello(wren)
  expect(await listen(null, first)).toBe(404)
  setClockOffset(2 * DAY)
  await purgeUploads(getTools())
  await deleteBytes(getTools())
  expect(await env.MEDIA.head(file?.key ?? '')).toBeNull()
  expect(await listen(null, second)).toBe(200)
  expect(await findFile(second)).toMatchObject({ state: 'attached', expiresAt: null, public: false })
})

test('answers a repeated request without a change', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const [first, again] = [await putHello(wren, { uploadId: id }), await putHello(wren, { uploadId: id })]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await again.json()).toEqual(await first.json())
})

describe('refuses', () => {
  test('more than 15 s, whatever it was recorded for', async () => {
    const wren = await createPerson('Wren')
    const { id } = await createUpload(wren, { mode: 'squawk' })
    await db.update(media).set({ seconds: 15.6 }).where(eq(media.id, id))
    const error = await readError(await putHello(wren, { uploadId: id }))
    expect(error).toMatchObject({ status: 422, code: 'media.too_long' })
    expect(error.message).toContain('15 s')
    await db.update(media).set({ seconds: 900 }).where(eq(media.id, id))
    expect((await putHello(wren, { uploadId: id })).status).toBe(422)
    expect((await readMember(wren, wren)).hello).toBeUndefined()
    await db.update(media).set({ seconds: 15.4 }).where(eq(media.id, id))
    expect((await putHello(wren, { uploadId: id })).status).toBe(200)
  })

  test('recordings of others, of a post, or that have not arrived, and keeps the hello before', async () => {
    const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
    const hello = await addHello(wren)
    const { id: theirs } = await createUpload(eve)
    const post = await publishSquawk(wren)
    const used = post.audioUrl?.replace('/media/', '') ?? ''
    const { id: pending } = await createUpload(wren)
    await db.update(media).set({ state: 'pending' }).where(eq(media.id, pending))
    const refused = await Promise.all(
      [theirs, used, pending, 'med_none'].map((uploadId) => putHello(wren, { uploadId })),
    )
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 409, 404])
    expect((await readMember(null, wren)).hello).toEqual(hello)
  })

  test('words that are too long or cannot be shown', async () => {
    const wren = await createPerson('Wren')
    const { id: uploadId } = await createUpload(wren)
    const long = 'w'.repeat(HELLO_TEXT_MAX_CHARS + 1)
    expect(await readError(await putHello(wren, { uploadId, text: long }))).toMatchObject({
      code: 'post.text_too_long',
      status: 400,
    })
    expect((await putHello(wren, { uploadId, text: 'a\u202eb' })).status).toBe(400)
    expect((await putHello(wren, { uploadId, text: '🦉'.repeat(HELLO_TEXT_MAX_CHARS) })).status).toBe(200)
  })

  test('visitors', async () => {
    expect((await putHello(null, { uploadId: 'med_x' })).status).toBe(401)
    expect((await call('DELETE /api/me/hello')).status).toBe(401)
  })
})

test('hides the hello where one of two blocks the other, and while its owner is suspended', async () => {
  const [wren, eve, ada] = [await createPerson('Wren'), await createPerson('Eve'), await createPerson('Ada')]
  const hello = await addHello(wren)
  await call(`PUT /api/people/${eve.username}/block`, { as: wren })
  await call(`PUT /api/people/${wren.username}/block`, { as: ada })
  expect(await listen(eve, hello)).toBe(404)
  expect(await listen(ada, hello)).toBe(404)
  expect(await readMember(ada, wren)).toMatchObject({ isBlocked: true })
  expect((await readMember(ada, wren)).hello).toBeUndefined()
  await db
    .update(profiles)
    .set({ suspendedUntil: Date.now() + DAY })
    .where(eq(profiles.id, wren.id))
  expect(await listen(null, hello)).toBe(404)
  expect((await readMember(null, wren)).hello).toBeUndefined()
  expect(await listen(wren, hello)).toBe(200)
  expect((await readMember(wren, wren)).hello).toEqual(hello)
  const { id: uploadId } = await createUpload(wren)
  expect((await putHello(wren, { uploadId })).status).toBe(403)
  expect((await call('DELETE /api/me/hello', { as: wren })).status).toBe(204)
})

test('lets its owner correct the words, and delete it', async () => {
  const wren = await createPerson('Wren')
  const patch = (text: string) => call('PATCH /api/me/hello', { as: wren, json: { text } })
  expect((await patch('No hello yet')).status).toBe(404)
  const hello = await addHello(wren)
  expect(await (await patch('Good evening')).json()).toEqual({ ...hello, text: 'Good evening' })
  expect(await (await patch('')).json()).toEqual({ ...hello, text: '' })
  const file = await findFile(hello)
  expect((await call('DELETE /api/me/hello', { as: wren })).status).toBe(204)
  expect((await call('DELETE /api/me/hello', { as: wren })).status).toBe(204)
  expect((await readMember(null, wren)).hello).toBeUndefined()
  expect(await listen(wren, hello)).toBe(404)
  await deleteBytes(getTools())
  expect(await env.MEDIA.head(file?.key ?? '')).toBeNull()
})

test('deletes the hello with the account', async () => {
  const wren = await createPerson('Wren')
  const hello = await addHello(wren)
  const file = await findFile(hello)
  await deleteAccount(getTools(), wren.id)
  expect(await db.select().from(hellos).where(eq(hellos.userId, wren.id))).toEqual([])
  expect(await listen(null, hello)).toBe(404)
  expect(await env.MEDIA.head(file?.key ?? '')).toBeNull()
})

describe('with a speech engine', () => {
  async function saveSpoken(engine: ReturnType<typeof createEngine>, as: Person, text: string | null = null) {
    const { id: uploadId } = await createUpload(as)
    await saveHello(engine.deps, await loadViewer(as), { uploadId, text, language: 'en' })
  }

  test('writes down what is said, unless its owner typed it', async () => {
    const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
    const engine = createEngine(() => toSpeech('I walk at night.'))
    await saveSpoken(engine, wren)
    await saveSpoken(engine, eve, 'Typed')
    expect((await readMember(null, wren)).hello).toMatchObject({ text: '', isTextPending: true })
    await transcribeHellos(engine.deps)
    expect((await readMember(null, wren)).hello).toMatchObject({
      text: 'I walk at night.',
      isTextPending: false,
    })
    expect((await readMember(null, eve)).hello).toMatchObject({ text: 'Typed', isTextPending: false })
    expect(engine.heard).toHaveLength(1)
  })

  test('leaves the text of silence empty, and cuts a long one', async () => {
    const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
    const engine = createEngine((_, at) => toSpeech(at === 0 ? '' : 'word '.repeat(80).trim()))
    await saveSpoken(engine, wren)
    await transcribeHellos(engine.deps)
    expect((await readMember(null, wren)).hello).toMatchObject({ text: '', isTextPending: false })
    await saveSpoken(engine, eve)
    await transcribeHellos(engine.deps)
    expect((await readMember(null, eve)).hello?.text.length).toBeLessThanOrEqual(HELLO_TEXT_MAX_CHARS)
  })

  test('asks an engine that is away three times, and no more', async () => {
    const wren = await createPerson('Wren')
    const engine = createEngine(() => ({ ok: false, problem: 'unavailable', reason: 'away' }))
    await saveSpoken(engine, wren)
    for (const hours of [0, 1, 2, 3, 4]) {
      setClockOffset(hours * 3_600_000)
      await transcribeHellos(engine.deps)
    }
    expect(engine.heard).toHaveLength(3)
    expect((await readMember(null, wren)).hello).toMatchObject({ text: '', isTextPending: false })
  })

  test('keeps what its owner typed while the engine was listening', async () => {
    const wren = await createPerson('Wren')
    const engine = createEngine(async () => {
      await call('PATCH /api/me/hello', { as: wren, json: { text: 'Mine' } })
      return toSpeech('Theirs')
    })
    await saveSpoken(engine, wren)
    await transcribeHellos(engine.deps)
    expect((await readMember(null, wren)).hello).toMatchObject({ text: 'Mine', isTextPending: false })
  })
})

test('lists the posts that fade and those that are kept apart', async () => {
  const wren = await createPerson('Wren')
  const squawk = await publishSquawk(wren)
  const song = await publishSong(wren, 0)
  const listShelf = async (shelf: string) => {
    const answer = await call(`GET /api/people/${wren.username}/posts?shelf=${shelf}`)
    return (await answer.json<MemberPosts>()).items.map(({ id }) => id)
  }
  expect(await listShelf('fading')).toEqual([squawk.id])
  expect(await listShelf('kept')).toEqual([song.id])
})

test('accepts a hello of one word', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  await db.update(media).set({ seconds: 0.6 }).where(eq(media.id, id))
  expect((await putHello(wren, { uploadId: id })).status).toBe(200)
})
