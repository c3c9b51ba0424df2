/** The user's own export, imported into another account and exported again; and everything that may not be imported. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { NewArchivedPost } from '../../domain/archives/archives.schema'
import { PEAKS_PER_POST } from '../../domain/audio/audio.limits'
import { packPauses } from '../../domain/audio/pauses'
import { AppError } from '../../domain/errors/app-error'
import { getUserChannel } from '../../domain/live/live'
import { UPLOADS_PER_HOUR } from '../../domain/media/media.limits'
import type { Upload } from '../../domain/media/media.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import { ArchiveError, openArchive } from '../../web/features/account/archive/open-archive'
import { ARCHIVE_RECENT_POSTS } from '../../worker/archives/archived-post.service'
import { media } from '../../worker/database/tables/media.table'
import { notifications } from '../../worker/database/tables/notifications.table'
import { posts } from '../../worker/database/tables/posts.table'
import { consumeUpload } from '../../worker/media/upload-limit'
import { STORAGE_BYTES } from '../../worker/media/uploads.service'
import {
  type ArchiveFiles,
  createArchiveApi,
  downloadFiles,
  importFiles,
  readJsonFile,
  sendArchivedPost,
  zipFiles,
} from '../support/archives'
import { setCover } from '../support/covers'
import { readFeed } from '../support/feeds'
import { publishMessage } from '../support/messages'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSong } from '../support/payments'
import {
  createUploadInput,
  hashBytes,
  publishSquawk,
  readFixture,
  requestTicket,
  sendBytes,
} from '../support/recordings'
import { fetchOwnPost, publishWords } from '../support/speech'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, ids, clock } = getTools()
type PostRecord = Record<string, unknown> & {
  id: string
  title: string
  parents: { id: string }[]
  audio: string | null
  words: string | null
  clip: string | null
  cover: string | null
  answers: string | null
  owlcast: string | null
}
const readPosts = (files: ArchiveFiles) => readJsonFile<PostRecord[]>(files, 'voices.json')
const byTitle = (list: readonly PostRecord[]) => new Map(list.map((post) => [post.title, post]))
const findPost = (list: readonly PostRecord[], title: string) =>
  list.find((post) => post.title === title) ?? expect.fail(`no post ${title}`)
const peaks = 'AZaz09-_'.repeat(PEAKS_PER_POST / 8)
const readCode = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code
const ANSWERS = { recipientName: 'Ida', alias: 'Ivy', condition: 'A cold', consent: true, keepAnswers: true }

async function publishYap(as: Person, title: string): Promise<Post> {
  const bytes = await readFixture('speech-a.mp3')
  const clip = { start: 5, end: 8.86 }
  const ticket = await call('POST /api/uploads', {
    as,
    json: {
      draftId: `draft_${ids.random(12)}_clip`,
      mode: 'yap',
      type: 'audio/mpeg',
      bytes: bytes.length,
      sha256: await hashBytes(bytes),
      clip,
    },
  })
  const { id } = await ticket.json<Upload>()
  await sendBytes(as, id, { bytes, type: 'audio/mpeg' })
  const source = { author: 'The Slow Hour', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
  const detail = { ...source, trimStart: clip.start, trimEnd: clip.end }
  return publishSquawk(as, { mode: 'yap', title, tags: ['pod'], clipMediaId: id, detail }, { mode: 'yap' })
}

const publishHum = (as: Person, given: Partial<NewPost>) =>
  publishSquawk(as, { mode: 'hum', tags: [], detail: ANSWERS, ...given }, { mode: 'hum' })

/** A user with a post of every kind, and what they have to do with others. */
async function createWorld() {
  const [wren, ada] = [await createPerson('Wren', { pro: true }), await createPerson('Ada')]
  const theirs = await publishSquawk(ada, { title: 'Of Ada' })
  const squawk = await publishSquawk(wren, {
    title: 'Squawk',
    description: 'For @nobody',
    tags: ['dusk', 'low'],
    peaks,
    replyPolicy: 'followed',
    pauses: packPauses([{ start: 0.5, end: 1.5 }]),
  })
  const moment = { startMs: 500, endMs: 1500 }
  const reply = await publishSquawk(wren, {
    title: 'Reply',
    parents: [{ id: squawk.id, moment, type: 'answer' }],
  })
  await publishSquawk(wren, {
    title: 'Both',
    parents: [{ id: reply.id }, { id: squawk.id, type: 'question' }],
  })
  await publishSquawk(
    wren,
    { mode: 'mue', title: 'Mue', tags: [], parents: [{ id: squawk.id }] },
    { mode: 'mue' },
  )
  await publishSquawk(wren, { title: 'To Ada', parents: [{ id: theirs.id }] })
  const words = await publishWords(wren, 'The fox is back. It brought a frend.', { title: 'Words' })
  await call(`PUT /api/posts/${words.id}/transcript`, {
    as: wren,
    json: { text: 'The fox is back. It brought a friend.' },
  })
  await publishHum(wren, { title: 'Told', description: 'May it heal.' })
  const hidden = await publishHum(wren, {
    title: 'Unlisted',
    description: 'May it rest.',
    detail: { ...ANSWERS, alias: '', keepAnswers: false },
  })
  await publishHum(wren, { title: 'Below', detail: {}, parents: [{ id: hidden.id }] })
  const song = await publishSong(wren, 299, { title: 'Song' })
  await publishSong(wren, 0, { title: 'Second voice', parents: [{ id: song.id, type: 'continuation' }] })
  await publishSquawk(
    wren,
    {
      mode: 'parrot',
      title: 'Parrot',
      tags: ['one'],
      detail: { originalUrl: 'https://pods.example/1.mp3', author: 'Host', subject: 'Owls' },
    },
    { mode: 'parrot' },
  )
  await publishYap(wren, 'Yap')
  const cast = await publishOwlcast(wren, {
    name: 'Cast',
    description: 'Two banks',
    tags: ['river'],
    replyPolicy: 'mentioned',
    priceCents: 499,
    sourceId: squawk.id,
  })
  await setCover(wren, cast)
  const first = await publishRecording(wren, cast, { title: 'First' })
  await publishRecording(wren, cast, { title: 'Second', parents: [{ id: first.id }], tags: ['river'] })
  const closed = await publishOwlcast(wren, { name: 'Closed', visibility: 'private' })
  await publishRecording(wren, closed, { title: 'Within' })
  await call(`PATCH /api/posts/${song.id}`, { as: wren, json: { title: 'Song', content: 'Edited' } })
  const wav = await readFixture('speech-a.16k.wav')
  await publishSquawk(wren, { title: 'Wave' }, { bytes: wav, type: 'audio/wav' })
  await publishMessage(wren, { recipient: `@${ada.username}` })
  return { wren, ada }
}

/** Fields of the exports of a user and of another account with the same posts that may differ, and why. */
const MAY_DIFFER = {
  id: 'a site gives its own ids',
  parents: 'ids, compared by what they refer to; posts of others are not there',
  answers: 'an id, compared by what it refers to',
  owlcast: 'an id, compared by what it refers to',
  detail: 'the post that an owlcast was started from, compared by what it refers to',
  audio: 'the file name ends with the id; compared byte by byte',
  clip: 'the file name ends with the id; compared byte by byte',
  cover: 'the file name ends with the id; compared byte by byte',
  words: 'the file name ends with the id; compared byte by byte',
  replies: 'those of others are not there',
  credits: 'collaborators are other people, who were asked on the other site',
  importedAt: 'set by the import',
} as const

/** A post without what may differ. */
const toComparable = (post: PostRecord) =>
  Object.fromEntries(Object.entries(post).filter(([field]) => !Object.hasOwn(MAY_DIFFER, field)))

const hashFile = async (files: ArchiveFiles, path: string | null) => {
  const bytes = path === null ? null : files[path]
  if (path !== null && !bytes) throw new Error(`no file ${path}`)
  return bytes ? hashBytes(bytes) : null
}

test('equals the export that it was made from, field by field', async () => {
  const { wren } = await createWorld()
  const before = await downloadFiles(wren)
  expect(readJsonFile(before, 'owlcast.json')).toMatchObject({
    format: 'owlcast-export',
    version: 1,
    username: wren.username,
    site: 'http://localhost:8787',
  })
  const ben = await createPerson('Ben', { pro: true })
  const { refused, imported, known } = await importFiles(ben, zipFiles(before))
  expect(refused).toEqual([])
  const [old, now] = [readPosts(before), readPosts(await downloadFiles(ben))]
  expect([imported, known]).toEqual([old.length, 0])
  expect(now.map(({ title }) => title).sort()).toEqual(old.map(({ title }) => title).sort())

  const after = await downloadFiles(ben)
  const [titles, newTitles] = [old, now].map((list) => new Map(list.map(({ id, title }) => [id, title])))
  const imports = byTitle(now)
  for (const post of old) {
    const { title } = post
    const copy = imports.get(title) ?? expect.fail(`no post ${title}`)
    expect(toComparable(copy), title).toEqual(toComparable(post))
    const toLinks = (list: PostRecord['parents'], names: Map<string, string> | undefined) =>
      list.filter(({ id }) => names?.has(id)).map(({ id, ...link }) => ({ ...link, to: names?.get(id) }))
    expect(toLinks(copy.parents, newTitles), title).toEqual(toLinks(post.parents, titles))
    expect(copy.answers === null, title).toBe(post.answers === null)
    expect(newTitles?.get(copy.owlcast ?? ''), title).toBe(titles?.get(post.owlcast ?? ''))
    for (const file of ['audio', 'clip', 'cover', 'words'] as const)
      expect(await hashFile(after, copy[file]), `${title}: ${file}`).toBe(await hashFile(before, post[file]))
    const { sourceId, ...detail } = copy.detail as Record<string, string>
    const { sourceId: oldSource, openUntil: _, ...oldDetail } = post.detail as Record<string, string>
    expect(detail, title).toEqual(oldDetail)
    expect(newTitles?.get(sourceId ?? ''), title).toBe(titles?.get(oldSource ?? ''))
    expect(copy.importedAt, title).toEqual(expect.any(String))
  }
  // The comparison must have met these.
  expect(findPost(now, 'Squawk')).toMatchObject({
    peaks,
    replyPolicy: 'followed',
    pauses: expect.any(String),
  })
  expect(findPost(now, 'Words')).toMatchObject({ transcript: 'The fox is back. It brought a friend.' })
  expect(findPost(now, 'Told').detail).toMatchObject({ recipientName: 'Ida' })
  expect(findPost(now, 'Unlisted')).toMatchObject({ visibility: 'unlisted', detail: {} })
  expect(findPost(now, 'Song')).toMatchObject({ priceCents: 299, editedAt: expect.any(String) })
  expect(findPost(now, 'Yap').clip).toMatch(/\.mp3$/)
  expect(findPost(now, 'Cast').cover).toMatch(/\.jpg$/)
  expect(findPost(now, 'Within')).toMatchObject({ visibility: 'private' })
})

test('shows posts as imported, under their own dates, and notifies nobody', async () => {
  const [wren, ben, ada] = [await createPerson('Wren'), await createPerson('Ben'), await createPerson('Ada')]
  await call(`PUT /api/members/${ben.username}/follow`, { as: ada })
  const song = await publishSong(wren, 0, { description: `For @${ada.username}` })
  await db
    .update(posts)
    .set({ createdAt: clock.now() - 90 * DAY_MS })
    .where(eq(posts.id, song.id))
  const files = await downloadFiles(wren)
  await importFiles(ben, zipFiles(files))
  const [copy] = readPosts(await downloadFiles(ben))
  const post = await fetchOwnPost(ben, { id: copy?.id ?? '' })
  expect(post).toMatchObject({ isImported: true, mentions: [], author: { username: ben.username } })
  expect(post.createdAt).toBeLessThan(clock.now() - 89 * DAY_MS)
  expect(await fetchOwnPost(wren, song)).not.toHaveProperty('isImported')
  const notices = await db.select().from(notifications).where(eq(notifications.userId, ada.id))
  expect(notices.filter(({ actorId }) => actorId === ben.id)).toEqual([])
})

test('keeps replies to posts that are not there for their author alone', async () => {
  const [wren, ada, ben] = [await createPerson('Wren'), await createPerson('Ada'), await createPerson('Ben')]
  const theirs = await publishSquawk(ada)
  await publishSquawk(wren, { title: 'To Ada', parents: [{ id: theirs.id }] })
  await importFiles(ben, zipFiles(await downloadFiles(wren)))
  const [copy] = readPosts(await downloadFiles(ben))
  expect((await fetchOwnPost(ben, { id: copy?.id ?? '' })).parentId).not.toBe(theirs.id)
  expect((await call(`GET /api/posts/${copy?.id}`, { as: ada })).status).toBe(404)
  const { items } = await (await call(`GET /api/posts/${theirs.id}/replies`)).json<{ items: Post[] }>()
  expect(items.map(({ author }) => author.username)).toEqual([wren.username])
})

describe('an import that is repeated', () => {
  test('takes only what is missing', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    for (const title of ['One', 'Two', 'Three']) await publishSong(wren, 0, { title })
    const file = zipFiles(await downloadFiles(wren))
    const api = createArchiveApi(ben)
    let calls = 0
    const broken = {
      ...api,
      publish: async (id: string, post: NewArchivedPost) => {
        calls += 1
        if (calls > 2) throw new AppError('request.unavailable', { status: 503, message: 'Lost' })
        return api.publish(id, post)
      },
    }
    await expect(importFiles(ben, file, { api: broken })).rejects.toMatchObject({
      code: 'request.unavailable',
    })
    expect(readPosts(await downloadFiles(ben))).toHaveLength(2)
    expect(await importFiles(ben, file)).toMatchObject({ imported: 1, known: 2, refused: [] })
    expect(await importFiles(ben, file)).toMatchObject({ imported: 0, known: 3, refused: [] })
    expect(readPosts(await downloadFiles(ben))).toHaveLength(3)
  })

  test('does not send a post twice whose response was lost', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    await publishSong(wren, 0)
    const file = zipFiles(await downloadFiles(wren))
    const api = createArchiveApi(ben)
    const lossy = {
      ...api,
      publish: async (id: string, post: NewArchivedPost) => {
        await api.publish(id, post)
        throw new AppError('request.timeout', { status: 504, message: 'Lost' })
      },
    }
    await expect(importFiles(ben, file, { api: lossy })).rejects.toBeInstanceOf(AppError)
    expect(await importFiles(ben, file)).toMatchObject({ imported: 0, known: 1 })
    expect(readPosts(await downloadFiles(ben))).toHaveLength(1)
  })

  test('publishes each post once from two tabs', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    const song = await publishSong(wren, 0, { title: 'One' })
    await publishSong(wren, 0, { title: 'Two', parents: [{ id: song.id }] })
    await publishOwlcast(wren)
    const file = zipFiles(await downloadFiles(wren))
    const runs = await Promise.all([importFiles(ben, file), importFiles(ben, file), importFiles(ben, file)])
    expect(runs.flatMap(({ refused }) => refused)).toEqual([])
    expect(runs.reduce((sum, { imported }) => sum + imported, 0)).toBe(3)
    expect(readPosts(await downloadFiles(ben))).toHaveLength(3)
  })

  test('adds nothing to the account that it came from, and brings back what was deleted since', async () => {
    const wren = await createPerson('Wren')
    const [one, two] = [
      await publishSong(wren, 0, { title: 'One' }),
      await publishSong(wren, 0, { title: 'Two' }),
    ]
    const file = zipFiles(await downloadFiles(wren))
    expect(await importFiles(wren, file)).toMatchObject({ imported: 0, known: 2 })
    await call(`DELETE /api/posts/${two.id}`, { as: wren })
    expect(await importFiles(wren, file)).toMatchObject({ imported: 1, known: 1, refused: [] })
    const list = readPosts(await downloadFiles(wren))
    expect(list.map(({ title }) => title).sort()).toEqual(['One', 'Two'])
    expect(findPost(list, 'One').id).toBe(one.id)
  })

  test('stops when it is cancelled', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    for (const title of ['One', 'Two']) await publishSong(wren, 0, { title })
    const run = new AbortController()
    const api = createArchiveApi(ben)
    const cancelling = {
      ...api,
      publish: async (id: string, post: NewArchivedPost) => {
        run.abort()
        return api.publish(id, post)
      },
    }
    const file = zipFiles(await downloadFiles(wren))
    await expect(importFiles(ben, file, { api: cancelling, signal: run.signal })).rejects.toThrow()
    expect(await importFiles(ben, file)).toMatchObject({ imported: 1, known: 1 })
  })
})

test('an imported post is announced to its author alone, and calls no webhook', async () => {
  const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
  await publishSquawk(wren)
  const file = zipFiles(await downloadFiles(wren))
  const webhook = { url: 'https://hooks.example.org/new', events: ['post.published'] }
  expect((await call('POST /api/webhooks', { as: ben, json: webhook })).status).toBe(201)
  const { results: before } = await env.DB.prepare('select max(seq) as seq from events').all()
  expect(await importFiles(ben, file)).toMatchObject({ total: 1 })
  const { results } = await env.DB.prepare('select channel, type from events where seq > ?')
    .bind(before[0]?.seq ?? 0)
    .all()
  expect(results).toEqual([{ channel: getUserChannel(ben.id), type: 'post.changed' }])
  expect((await env.DB.prepare('select * from webhook_deliveries').all()).results).toEqual([])
})

describe('the server refuses', () => {
  async function exportOne(publish: (as: Person) => Promise<unknown>, wren: Person) {
    await publish(wren)
    return zipFiles(await downloadFiles(wren))
  }
  const refusalsOf = async (as: Person, file: Blob) =>
    (await importFiles(as, file)).refused.map(({ error }) => error?.code)

  test('posts that need Pro, without Pro', async () => {
    const [wren, ben] = [await createPerson('Wren', { pro: true }), await createPerson('Ben')]
    const file = await exportOne(async (as) => {
      await publishSong(as, 299)
      const cast = await publishOwlcast(as, { visibility: 'private' })
      await publishRecording(as, cast)
    }, wren)
    expect(await refusalsOf(ben, file)).toEqual([
      'post.pro_required',
      'owlcast.pro_required',
      'import.owlcast_missing',
    ])
    expect(readPosts(await downloadFiles(ben))).toEqual([])
  })

  test('recordings longer than the plan allows', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    const file = await exportOne((as) => publishSong(as, 0), wren)
    const { files } = { files: await downloadFiles(wren) }
    const [path] = Object.keys(files).filter((name) => name.endsWith('.mp3'))
    const speech = await readFixture('speech-60.mp3')
    const long = new Uint8Array(speech.length * 6)
    for (let at = 0; at < 6; at += 1) long.set(speech, at * speech.length)
    expect(await refusalsOf(ben, zipFiles({ ...files, [path ?? '']: long }))).toEqual(['media.too_long'])
    expect(await refusalsOf(ben, file)).toEqual([])
  })

  test('faded posts, and lets a squawk fade when it would have', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    const file = await exportOne((as) => publishSquawk(as), wren)
    await importFiles(ben, file)
    const [copy] = readPosts(await downloadFiles(ben))
    const [original] = readPosts(await downloadFiles(wren))
    expect(copy?.fadesAt).toBe(original?.fadesAt)
    const cai = await createPerson('Cai')
    const { posts: archived } = await openArchive(file)
    setClockOffset(25 * HOUR_MS)
    try {
      expect(await importFiles(cai, file)).toMatchObject({ total: 0 })
      const [first] = archived
      const upload = await createArchiveApi(cai).upload({
        draftId: `archive_${first?.id}`,
        mode: 'squawk',
        type: 'audio/mpeg',
        blob: new Blob([await readFixture('speech-a.mp3')]),
      })
      const { id, audio, clip, cover, words, isHidden, ...fields } = first ?? expect.fail('no post')
      const claimed = { ...fields, expiresAt: null, mediaId: upload.id, clipMediaId: null, words: null }
      expect(await readCode(await sendArchivedPost(cai, id, claimed))).toBe('import.expired')
    } finally {
      setClockOffset(0)
    }
  })

  test('more public posts of the last day than an hour takes, which stand below what came later', async () => {
    const [wren, ben, cai] = [
      await createPerson('Wren'),
      await createPerson('Ben'),
      await createPerson('Cai'),
    ]
    const song = await publishSong(wren, 0)
    const files = await downloadFiles(wren)
    const [record] = readPosts(files)
    const now = clock.now()
    const createRecords = (count: number, changes: (n: number) => object) =>
      Array.from({ length: count }, (_, n) => ({
        ...record,
        id: `post_${n}`,
        title: `No. ${n}`,
        ...changes(n),
      }))
    const toFile = (records: object[]) =>
      zipFiles({ ...files, 'voices.json': new TextEncoder().encode(JSON.stringify(records)) })
    const toDate = (ms: number) => new Date(ms).toISOString()
    const old = createRecords(3, (n) => ({ id: `old_${n}`, createdAt: toDate(now - (25 + n) * HOUR_MS) }))
    const recent = createRecords(ARCHIVE_RECENT_POSTS.count + 2, (n) => ({
      createdAt: n === 0 ? '2099-01-01T00:00:00.000Z' : toDate(now - n * 1000),
    }))
    const later = await publishSong(cai, 0, { title: 'Since' })
    const { refused, imported } = await importFiles(ben, toFile([...old, ...recent]))
    expect(refused.map(({ error }) => error?.code)).toEqual(['import.recent_limit', 'import.recent_limit'])
    expect(imported).toBe(3 + ARCHIVE_RECENT_POSTS.count)
    const { items } = await readFeed(await call('GET /api/posts?kind=nightingale&seq=999999'))
    const order = items.map(({ id }) => id)
    expect(order.indexOf(later.id)).toBeLessThan(order.indexOf(song.id))
    const theirs = items.filter(({ author }) => author.id === ben.id)
    expect(theirs.length).toBeGreaterThan(0)
    for (const { createdAt } of theirs) expect(createdAt).toBeLessThanOrEqual(clock.now())
    setClockOffset(HOUR_MS + 1)
    try {
      expect(await importFiles(ben, toFile([...old, ...recent]))).toMatchObject({ imported: 2, refused: [] })
    } finally {
      setClockOffset(0)
    }
  })

  test('more owlcasts of the last day than an hour takes, which could be made public later', async () => {
    const [wren, ben] = [await createPerson('Wren', { pro: true }), await createPerson('Ben', { pro: true })]
    await publishOwlcast(wren, { visibility: 'private' })
    const files = await downloadFiles(wren)
    const [record] = readPosts(files)
    const records = Array.from({ length: ARCHIVE_RECENT_POSTS.count + 1 }, (_, n) => ({
      ...record,
      id: `post_${n}`,
    }))
    const text = new TextEncoder().encode(JSON.stringify(records))
    expect(await refusalsOf(ben, zipFiles({ ...files, 'voices.json': text }))).toEqual([
      'import.recent_limit',
    ])
  })

  test('public posts of the last day once the uploads of the hour are used up', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    const file = await exportOne((as) => publishSong(as, 0), wren)
    const isLeft = () => consumeUpload(getTools(), ben.id)
    for (let n = 0; n < UPLOADS_PER_HOUR; n += 1) expect(await isLeft()).toBe(true)
    expect(await refusalsOf(ben, file)).toEqual(['import.recent_limit'])
    expect((await requestTicket(ben, await createUploadInput())).status).toBe(429)
  })

  test('a date in the future', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    await publishSong(wren, 0)
    const files = await downloadFiles(wren)
    const [record] = readPosts(files)
    const text = JSON.stringify([{ ...record, createdAt: '2099-01-01T00:00:00.000Z' }])
    await importFiles(ben, zipFiles({ ...files, 'voices.json': new TextEncoder().encode(text) }))
    const [copy] = readPosts(await downloadFiles(ben))
    expect(Date.parse(String(copy?.createdAt))).toBeLessThanOrEqual(clock.now())
  })

  test('recordings that do not fit into the storage, and stops there', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    const file = await exportOne((as) => publishSong(as, 0), wren)
    await db.insert(media).values({
      id: ids.make('med'),
      ownerId: ben.id,
      draftId: ids.random(12),
      state: 'attached',
      key: ids.random(12),
      type: 'audio/mpeg',
      bytes: STORAGE_BYTES.free,
      createdAt: clock.now(),
    })
    await expect(importFiles(ben, file)).rejects.toMatchObject({ code: 'media.quota_exceeded' })
  })

  test('fields that a kind does not have, and sounds of others', async () => {
    const [wren, ben] = [await createPerson('Wren', { pro: true }), await createPerson('Ben', { pro: true })]
    const file = await exportOne((as) => publishSong(as, 0), wren)
    const { posts: archived } = await openArchive(file)
    const { id, audio, clip, cover, words, isHidden, ...fields } = archived[0] ?? expect.fail('no post')
    const blob = new Blob([await readFixture('speech-a.mp3')])
    const sound = { draftId: `archive_${id}`, mode: 'nightingale', type: 'audio/mpeg', blob } as const
    const [own, others] = [
      await createArchiveApi(ben).upload(sound),
      await createArchiveApi(wren).upload(sound),
    ]
    const good = { ...fields, mediaId: own.id, clipMediaId: null, words: null }
    const send = async (given: Partial<NewArchivedPost>) => {
      const answer = await sendArchivedPost(ben, id, { ...good, ...given })
      return answer.ok ? 'ok' : readCode(answer)
    }
    expect(await send({ mediaId: others.id })).toBe('media.not_stored')
    expect(await send({ mediaId: null })).toBe('media.not_stored')
    expect(await send({ visibility: 'private' })).toBe('request.invalid')
    expect(await send({ visibility: 'unlisted' })).toBe('request.invalid')
    expect(await send({ kind: 'mue' })).toBe('request.invalid')
    expect(await send({ subtype: 'yap' })).toBe('request.invalid')
    expect(await send({ clipMediaId: own.id })).toBe('request.invalid')
    expect(await send({ detail: { songTitle: 'x' } })).not.toBe('ok')
    expect(await send({ owlcastId: 'post_nowhere' })).toBe('import.owlcast_missing')
    expect(await send({ priceCents: 3 })).toBe('post.price_below_cost')
    expect(await send({ title: 'x'.repeat(1000) })).not.toBe('ok')
    expect(readPosts(await downloadFiles(ben))).toEqual([])
    expect(await send({})).toBe('ok')
  })

  test('posts of others as parents', async () => {
    const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
    const theirs = await publishSong(ada, 0)
    await publishSong(wren, 0, { title: 'Reply', parents: [{ id: theirs.id }] })
    const file = zipFiles(await downloadFiles(wren))
    const ben = await createPerson('Ben')
    await importFiles(ben, file)
    expect((await fetchOwnPost(ada, theirs)).replyCount).toBe(1)
  })
})

describe('a file that is', () => {
  const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  async function createFiles(): Promise<ArchiveFiles> {
    const wren = await createPerson('Wren')
    await publishSong(wren, 0)
    return downloadFiles(wren)
  }
  const problemOf = (file: Blob) =>
    openArchive(file).then(
      () => 'none',
      (error: unknown) => (error instanceof ArchiveError ? error.problem : String(error)),
    )

  test('no zip is refused', async () => {
    expect(await problemOf(new Blob(['<!doctype html>']))).toBe('not_zip')
    expect(await problemOf(new Blob([]))).toBe('not_zip')
    expect(await problemOf(new Blob([await readFixture('speech-a.mp3')]))).toBe('not_zip')
  })

  test('cut off is refused', async () => {
    const file = zipFiles(await createFiles())
    expect(await problemOf(file.slice(0, file.size - 500))).toBe('damaged')
    expect(await problemOf(file.slice(0, 40))).toBe('damaged')
  })

  test('a zip of something else is refused', async () => {
    expect(await problemOf(zipFiles({ 'a.txt': text('a') }))).toBe('foreign')
    expect(await problemOf(zipFiles({ 'owlcast.json': text({ format: 'other' }) }))).toBe('foreign')
  })

  test('from a newer version is refused', async () => {
    const files = await createFiles()
    const manifest = readJsonFile<object>(files, 'owlcast.json')
    expect(await problemOf(zipFiles({ ...files, 'owlcast.json': text({ ...manifest, version: 2 }) }))).toBe(
      'newer',
    )
  })

  test('misformed inside is refused', async () => {
    const files = await createFiles()
    const withPosts = (bytes: Uint8Array) => zipFiles({ ...files, 'voices.json': bytes })
    expect(await problemOf(withPosts(new TextEncoder().encode('[{')))).toBe('damaged')
    expect(await problemOf(withPosts(text({ posts: [] })))).toBe('damaged')
    expect(await problemOf(withPosts(text([1])))).toBe('damaged')
    const { 'voices.json': _, ...rest } = files
    expect(await problemOf(zipFiles(rest))).toBe('damaged')
  })

  test('a zip bomb is refused before it is unpacked', async () => {
    const files = await createFiles()
    const bomb = zipFiles({ ...files, 'voices.json': new Uint8Array(70_000_000) })
    expect(bomb.size).toBeLessThan(1_000_000)
    expect(await problemOf(bomb)).toBe('too_large')
    // A file that claims to be small is cut at its claim.
    const lying = new Uint8Array(
      await zipFiles({ ...files, 'voices.json': new Uint8Array(5_000_000) }).arrayBuffer(),
    )
    const view = new DataView(lying.buffer)
    for (let at = 0; at + 4 <= lying.length; at += 1)
      if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 1000, true)
    expect(await problemOf(new Blob([lying]))).toBe('damaged')
  })

  test('without a sound leaves its post out and takes the rest', async () => {
    const [wren, ben] = [await createPerson('Wren'), await createPerson('Ben')]
    for (const title of ['One', 'Two']) await publishSong(wren, 0, { title })
    const files = await downloadFiles(wren)
    const { [findPost(readPosts(files), 'One').audio ?? '']: _, ...rest } = files
    const { refused, imported } = await importFiles(ben, zipFiles(rest))
    expect([refused, imported]).toMatchObject([[{ title: 'One', error: null }], 1])
  })
})

test('says what is wrong with a sound of an export', async () => {
  const wren = await createPerson('Wren')
  const [mp3, wav] = [await readFixture('speech-a.mp3'), await readFixture('speech-a.48k.wav')]
  const stereo = wav.slice()
  stereo[22] = 2
  const sounds = [
    ['audio/mpeg', mp3.slice(0, mp3.length / 2), 'media.damaged'],
    ['audio/mpeg', new Uint8Array(9000), 'media.damaged'],
    ['audio/wav', wav.slice(0, -500), 'media.damaged'],
    ['audio/wav', stereo, 'media.wav_format'],
    ['audio/mpeg', new Uint8Array([13, 10, ...mp3, 13, 10, 60, 104]), null],
  ] as const
  for (const [at, [type, bytes, code]] of sounds.entries()) {
    const json = {
      draftId: `archive_${at}`,
      mode: 'squawk',
      type,
      bytes: bytes.length,
      sha256: await hashBytes(bytes),
    }
    const ticket = await call('POST /api/me/import/uploads', { as: wren, json })
    const answer = await sendBytes(wren, (await ticket.json<Upload>()).id, { bytes, type })
    expect(answer.status).toBe(code ? 422 : 200)
    const body = await answer.json<{ error?: { code: string } }>()
    expect(body.error?.code ?? null).toBe(code)
  }
})
