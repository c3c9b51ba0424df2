/** From a published recording to its words: what is queued, retried, given up, and dropped. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inspect } from '../../domain/audio/audio-format'
import { countFrameBytes, findMp3Sound, getLeadingTagBytes } from '../../domain/audio/mp3-preview'
import { createWavHeader } from '../../domain/audio/wav-format'
import { HUM_DEFAULTS } from '../../domain/hum/hum'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { SPEECH_BUSY_MS } from '../../domain/transcripts/transcripts.limits'
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { STATEMENTS } from '../../scripts/deploy/transcribe-existing.ts'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import type { AppDeps } from '../../worker/context'
import { mediaDeletions } from '../../worker/database/tables/media.table'
import { posts } from '../../worker/database/tables/posts.table'
import { transcriptPieces, transcripts } from '../../worker/database/tables/transcripts.table'
import { consumeDailyAmount, refundDailyAmount } from '../../worker/gate/rate-limit'
import { deleteBytes } from '../../worker/media/purge.service'
import { expirePosts } from '../../worker/posts/expire.service'
import type { SpeechFailure, SpeechResult } from '../../worker/tools/speech'
import { requestOwnTranscript } from '../../worker/transcripts/own-transcript.service'
import { TRANSCRIBED_SECONDS } from '../../worker/transcripts/recognize'
import {
  TRANSCRIPT_CONCURRENCY,
  TRANSCRIPT_LEASE_MS,
  TRANSCRIPT_RETRY_MINUTES,
  transcribeDue,
  transcribePost,
} from '../../worker/transcripts/transcribe.service'
import { loadViewer } from '../support/interrupted-tools'
import { createSquawkInput, createUpload, publishSquawk, readFixture } from '../support/recordings'
import {
  createEngine,
  fetchOwnPost,
  fetchWords,
  publishSpoken,
  publishWords,
  toSpeech,
  WORD_MS,
} from '../support/speech'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, clock, media } = getTools()

beforeEach(async () => {
  await db.delete(transcripts)
})
afterEach(() => setClockOffset(0))

const findRow = async (postId: string) =>
  (await db.select().from(transcripts).where(eq(transcripts.postId, postId)))[0]
const listWordFiles = async (userId: string) =>
  (await media.list({ prefix: `transcripts/${userId}/` })).objects.map(({ key }) => key)
const fail = (problem: SpeechFailure['problem'], waitMs?: number): SpeechResult => ({
  ok: false,
  problem,
  reason: problem,
  ...(waitMs === undefined ? {} : { waitMs }),
})

/** Returns silence of so many seconds. */
function createWav(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000
  const samples = Math.round(seconds * rate)
  const header = createWavHeader(samples, rate)
  const wav = new Uint8Array(header.length + samples * 2)
  wav.set(header)
  return wav
}

describe('a published recording', () => {
  test('waits for its words, and gets them with their times, an excerpt and an event', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine(() => toSpeech('The fox is back. It brought a friend.'))
    const post = await publishSpoken(deps, wren)
    expect(post).toMatchObject({ transcript: null, transcriptState: 'waiting' })
    expect((await fetchWords(post)).status).toBe(404)
    const before = await call('GET /api/events')
    const { seq } = await before.json<{ seq: number }>()
    await transcribePost(deps, post.id)
    expect(heard).toMatchObject([{ type: 'audio/mpeg', language: 'en' }])
    expect(await fetchOwnPost(wren, post)).toMatchObject({
      transcript: 'The fox is back. It brought a friend.',
      transcriptState: 'ready',
      editedAt: null,
    })
    const { items } = await (await call(`GET /api/events?after=${seq}`)).json<{ items: unknown[] }>()
    expect(items).toMatchObject([{ type: 'post.changed', id: post.id }])
    const answer = await fetchWords(post)
    expect(answer.headers.get('content-type')).toBe('application/json')
    const words = await answer.json<SentTranscript>()
    expect(words).toMatchObject({ language: 'en', engine: 'stand-in', editedAt: null })
    expect(words.words[1]).toEqual(['fox', WORD_MS, 2 * WORD_MS])
    expect(
      await db
        .select()
        .from(mediaDeletions)
        .where(eq(mediaDeletions.key, (await listWordFiles(wren.id))[0] ?? '')),
    ).toEqual([])
    await transcribeDue(deps)
    expect(heard).toHaveLength(1)
  })

  test('stores no words, and no row, on a site without an engine', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    expect(post.transcriptState).toBeNull()
    expect(await findRow(post.id)).toBeUndefined()
    expect((await publishSquawk(wren, { transcribe: true })).transcriptState).toBe('not_configured')
  })

  test('shows its words in the stored feed page', async () => {
    const wren = await createPerson('Wren')
    const { deps } = createEngine(() => toSpeech('Marzipan for everyone'))
    const post = await publishSpoken(deps, wren)
    const readFeed = async () => (await call('GET /api/posts?kind=squawk&seq=9007199254740991')).text()
    expect(await readFeed()).not.toContain('Marzipan')
    await transcribePost(deps, post.id)
    expect(await readFeed()).toContain('Marzipan')
    await call(`DELETE /api/posts/${post.id}`, { as: wren })
    expect(await readFeed()).not.toContain('Marzipan')
  })

  test.each<[string, Partial<NewPost>, boolean]>([
    ['a public squawk', {}, true],
    ['a squawk without words', { transcribe: false }, false],
    ['a private message', { mode: 'mue', tags: [], recipient: 'to' }, false],
    ['a public message', { mode: 'mue', tags: [], recipient: 'to', isPrivate: false }, false],
    [
      'a private message whose sender asks',
      { mode: 'mue', tags: [], recipient: 'to', transcribe: true },
      true,
    ],
    [
      'a song',
      { mode: 'nightingale', tags: [], detail: { songTitle: 'Tide', author: 'Nia', isOriginal: true } },
      false,
    ],
    [
      'a song whose author asks',
      {
        mode: 'nightingale',
        tags: [],
        transcribe: true,
        detail: { songTitle: 'Tide', author: 'Nia', isOriginal: true },
      },
      true,
    ],
  ])('of %s: heard by the engine: %3$s', async (_, given, isHeard) => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const { deps, heard } = createEngine()
    const recipient = given.recipient ? { recipient: `@${dele.username}` } : {}
    const post = await publishSpoken(deps, wren, { ...given, ...recipient })
    await transcribeDue(deps)
    expect(heard.length > 0).toBe(isHeard)
    expect((await fetchOwnPost(wren, post)).transcriptState).toBe(isHeard ? 'ready' : null)
  })

  test('gets the words of its script at once, without an engine', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine()
    const script = 'One day Ada woke and her back was light. She walked to the sea.'
    const detail = {
      ...HUM_DEFAULTS,
      alias: 'Ada',
      recipientName: 'Ada',
      consent: true,
      condition: 'back pain',
      language: 'en',
    }
    const post = await publishSpoken(deps, wren, { mode: 'hum', tags: [], description: script, detail })
    expect(post).toMatchObject({ transcriptState: 'ready', transcript: script })
    await transcribeDue(deps)
    expect(heard).toEqual([])
    const words = await (await fetchWords(post)).json<SentTranscript>()
    expect(words.engine).toBe('script')
    expect(words.words.at(-1)?.[2]).toBe(Math.round(post.seconds * 1000))
  })

  test('follows the choice of the account, and the choice for the post before it', async () => {
    const wren = await createPerson('Wren')
    const settings = '/api/transcripts/settings'
    expect(await (await call(`GET ${settings}`, { as: wren })).json()).toEqual({ enabled: true })
    await call(`PUT ${settings}`, { as: wren, json: { enabled: false } })
    expect(await (await call(`GET ${settings}`, { as: wren })).json()).toEqual({ enabled: false })
    const { deps } = createEngine()
    expect((await publishSpoken(deps, wren)).transcriptState).toBeNull()
    expect((await publishSpoken(deps, wren, { transcribe: true })).transcriptState).toBe('waiting')
    await call(`PUT ${settings}`, { as: wren, json: { enabled: true } })
    expect((await publishSpoken(deps, wren)).transcriptState).toBe('waiting')
  })
})

describe('the queue', () => {
  test('retries after 1, 5, 30 minutes and 6 hours, and gives up', async () => {
    const pro = await createPerson('Wren', { pro: true })
    const { deps, heard } = createEngine(() => fail('unavailable'))
    const post = await publishSpoken(deps, pro)
    await transcribePost(deps, post.id)
    let at = 0
    for (const [attempt, minutes] of TRANSCRIPT_RETRY_MINUTES.entries()) {
      await transcribeDue(deps)
      expect(heard).toHaveLength(attempt + 1)
      at += minutes * MINUTE_MS + 1000
      setClockOffset(at)
      await transcribeDue(deps)
      expect(heard).toHaveLength(attempt + 2)
    }
    expect((await findRow(post.id))?.state).toBe('failed')
    expect((await fetchOwnPost(pro, post)).transcriptState).toBe('failed')
    setClockOffset(at + DAY_MS / 2)
    await transcribeDue(deps)
    expect(heard).toHaveLength(TRANSCRIPT_RETRY_MINUTES.length + 1)
  })

  test('waits for a busy engine without counting attempts', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard, state } = createEngine((_, at) => fail('busy', at === 0 ? 5 * MINUTE_MS : undefined))
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(await findRow(post.id)).toMatchObject({ state: 'waiting', attempts: 0, leasedUntil: null })
    setClockOffset(4 * MINUTE_MS)
    await transcribeDue(deps)
    expect(heard).toHaveLength(1)
    for (let n = 1; n <= 6; n++) {
      setClockOffset(5 * MINUTE_MS + n * (SPEECH_BUSY_MS + 1000))
      await transcribeDue(deps)
    }
    expect(heard).toHaveLength(7)
    state.answer = () => toSpeech('At last')
    setClockOffset(15 * MINUTE_MS)
    await transcribeDue(deps)
    expect((await fetchOwnPost(wren, post)).transcript).toBe('At last')
  })

  test('takes up a recording of a run that was lost, once its lease ends', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine()
    const post = await publishSpoken(deps, wren)
    await db.update(transcripts).set({ leasedUntil: clock.now() + TRANSCRIPT_LEASE_MS, attempts: 1 })
    await transcribeDue(deps)
    expect(heard).toHaveLength(0)
    setClockOffset(TRANSCRIPT_LEASE_MS + 1000)
    await transcribeDue(deps)
    expect((await fetchOwnPost(wren, post)).transcriptState).toBe('ready')
  })

  test('transcribes 60 posts once each, a few at a time', { timeout: 300_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson('Wren', { pro: true })))
    const { deps, heard, state } = createEngine(async () => {
      await db.select().from(transcripts).limit(1)
      return toSpeech('The fox is back.')
    })
    for (const wren of people) await Promise.all(Array.from({ length: 6 }, () => publishSpoken(deps, wren)))
    const countWaiting = async () =>
      (await db.select().from(transcripts).where(eq(transcripts.state, 'waiting'))).length
    expect(await countWaiting()).toBe(60)
    while ((await countWaiting()) > 0) await transcribeDue(deps)
    expect(heard).toHaveLength(60)
    expect(state.most).toBe(TRANSCRIPT_CONCURRENCY)
  })

  test('leaves work that does not fit the budget of a run', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine()
    await publishSpoken(deps, wren)
    await transcribeDue({ ...deps, hasBudget: () => false })
    expect(heard).toEqual([])
  })

  test('gives up an engine that hangs, and ignores what it answers later', async () => {
    const wren = await createPerson('Wren')
    const late = Promise.withResolvers<SpeechResult>()
    const { deps } = createEngine(() => late.promise)
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id, { timeoutMs: 1 })
    expect(await findRow(post.id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: 'no answer in time',
    })
    late.resolve(toSpeech('Too late'))
    await late.promise
    expect((await fetchOwnPost(wren, post)).transcript).toBeNull()
  })

  test.each<[string, unknown]>([
    ['no list', { words: 'words' }],
    ['numbers for words', { words: [[1, 2, 3]] }],
    ['nothing', { words: undefined }],
  ])('retries an engine that returns rubbish: %s', async (_, given) => {
    const wren = await createPerson('Wren')
    const { deps } = createEngine(() => toSpeech('x', given as object))
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(await findRow(post.id)).toMatchObject({ state: 'waiting', attempts: 1, text: '' })
  })

  test.each<[string, SpeechResult, string]>([
    ['music, silence or noise', toSpeech(''), 'no_speech'],
    ['a language that the engine does not know', fail('unsupported_language'), 'unsupported_language'],
    ['a truncated file', fail('unreadable'), 'unreadable'],
    ['an engine that is gone', fail('not_configured'), 'not_configured'],
  ])('ends with a state for %s', async (_, result, problem) => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine(() => result)
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(await fetchOwnPost(wren, post)).toMatchObject({ transcript: null, transcriptState: problem })
    expect((await fetchWords(post)).status).toBe(404)
    setClockOffset(DAY_MS / 2)
    await transcribeDue(deps)
    expect(heard).toHaveLength(1)
  })

  test('stores long words, markup, other scripts and impossible times as text that can be shown', async () => {
    const wren = await createPerson('Wren')
    const words = [
      ['x'.repeat(10_000), Number.NaN, -5],
      ['<script>alert(1)</script>', 500, 400],
      ['\u202eevil\u0000', 9_999_999, Number.POSITIVE_INFINITY],
      ['mañana', 1000, 1200],
    ] as const
    const { deps } = createEngine(() => toSpeech('x', { words, language: 'not a language' }))
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    const stored = await (await fetchWords(post)).json<SentTranscript>()
    expect(stored.language).toBe('en')
    expect(stored.words.map(([word]) => word.length)).toEqual([80, 25, 4, 6])
    for (const [, start, end] of stored.words) {
      expect(start).toBeLessThanOrEqual(end)
      expect(end).toBeLessThanOrEqual(Math.round(post.seconds * 1000))
    }
    expect(await (await fetchWords(post, 'vtt')).text()).toContain('&lt;script&gt;')
    const page = await (await call(`GET /squawk/${post.id}`)).text()
    expect(page).not.toContain('<script>alert(1)')
  })
})

describe('daily limits', () => {
  /** Publishes a recording that counts as this long. */
  const publishSeconds = async (deps: AppDeps, as: Person, seconds: number) => {
    const post = await publishSpoken(deps, as)
    await db.update(transcripts).set({ seconds }).where(eq(transcripts.postId, post.id))
    await db.update(posts).set({ expiresAt: null }).where(eq(posts.id, post.id))
    return post.id
  }
  const half = TRANSCRIBED_SECONDS.free / 2

  test('let a person wait for the next day after their minutes, and others not', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele', { pro: true })]
    const { deps, heard } = createEngine()
    const ids = [
      await publishSeconds(deps, wren, half),
      await publishSeconds(deps, wren, half),
      await publishSeconds(deps, wren, 1),
    ]
    for (const id of ids) await transcribePost(deps, id)
    const last = ids[2] ?? ''
    const waiting = await findRow(last)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, lastError: 'daily limit' })
    expect(waiting?.dueAt).toBe(Math.ceil(clock.now() / DAY_MS) * DAY_MS)
    const others = [await publishSeconds(deps, dele, half), await publishSeconds(deps, dele, half)]
    for (const id of [...others, await publishSeconds(deps, dele, 1)]) await transcribePost(deps, id)
    expect(heard).toHaveLength(5)
    setClockOffset((waiting?.dueAt ?? 0) - getTools().clock.now() + 1000)
    await transcribeDue(deps)
    expect((await findRow(last))?.state).toBe('ready')
  })

  test('let everybody wait after the minutes of the site, without charging the person', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine()
    const taken = { amount: TRANSCRIBED_SECONDS.everybody, max: TRANSCRIBED_SECONDS.everybody }
    setClockOffset(20 * DAY_MS)
    expect(await consumeDailyAmount(deps, 'transcribed', taken)).toBe(true)
    const id = await publishSeconds(deps, wren, half)
    await transcribePost(deps, id)
    expect(heard).toEqual([])
    await refundDailyAmount(deps, 'transcribed', taken.amount)
    await db.update(transcripts).set({ dueAt: 0 })
    for (const next of [id, await publishSeconds(deps, wren, half)]) await transcribePost(deps, next)
    expect(heard).toHaveLength(2)
  })

  test('charge nothing for an engine that is busy', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard, state } = createEngine(() => fail('busy', 0))
    const id = await publishSeconds(deps, wren, half)
    for (let n = 0; n < 4; n++) await transcribePost(deps, id)
    expect(heard).toHaveLength(4)
    state.answer = () => toSpeech('Words')
    await transcribePost(deps, id)
    expect((await findRow(id))?.state).toBe('ready')
  })
})

describe('a recording that is too long for one request', () => {
  /** Six minutes of MP3 frames: a minute of speech, repeated. */
  const createLongMp3 = async () => {
    const bytes = await readFixture('speech-60.mp3')
    const tag = getLeadingTagBytes(bytes)
    const frames = bytes.slice(tag + (findMp3Sound(bytes.slice(tag))?.skip ?? 0))
    const whole = frames.slice(0, countFrameBytes(frames, Number.POSITIVE_INFINITY))
    const long = new Uint8Array(whole.length * 6)
    for (let n = 0; n < 6; n++) long.set(whole, n * whole.length)
    return long
  }

  test.each([
    ['MP3, at frames', 'audio/mpeg', 2, createLongMp3],
    ['WAV, at samples', 'audio/wav', 3, async () => createWav(170)],
  ] as const)(
    'is cut into pieces of %s, whose words get the times of the whole',
    async (_, type, count, create) => {
      const wren = await createPerson('Wren', { pro: true })
      const measured: number[] = []
      const { deps, heard } = createEngine(async ({ bytes }) => {
        const inspection = inspect(type, bytes.length)
        inspection.push(bytes)
        measured.push(inspection.measure().seconds ?? 0)
        return toSpeech('one two three', {
          words: [
            ['one', 500, 600],
            ['two', 2000, 2400],
            ['three', 30_000, 30_500],
          ],
        })
      })
      const post = await publishSpoken(deps, wren, {}, { bytes: await create(), type })
      await transcribePost(deps, post.id)
      expect(heard).toHaveLength(count)
      const piece = post.seconds / count
      // Each with a second of its neighbours.
      for (const [at, seconds] of measured.entries())
        expect(seconds).toBeCloseTo(piece + (at === 0 || at === count - 1 ? 1 : 2), 0)
      const { words } = await (await fetchWords(post)).json<SentTranscript>()
      // Words that a piece hears of its neighbour are the neighbour's.
      expect(words.map(([word]) => word).join(' ')).toBe(
        ['one two three', ...Array(count - 1).fill('two three')].join(' '),
      )
      const starts = words.filter(([word]) => word === 'three').map(([, start]) => start / 1000)
      for (const [at, start] of starts.entries())
        expect(start).toBeCloseTo(at * piece + 30 - (at > 0 ? 1 : 0), 0)
      expect(await db.select().from(transcriptPieces).where(eq(transcriptPieces.postId, post.id))).toEqual([])
    },
  )

  test('asks only for the rest after a failure, an interruption or a full day', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard, state } = createEngine((_, at) =>
      at === 0 ? toSpeech('Here it begins') : fail('unavailable'),
    )
    const bytes = createWav(170)
    const post = await publishSpoken(deps, wren, {}, { bytes, type: 'audio/wav' })
    await transcribePost(deps, post.id)
    expect(heard).toHaveLength(2)
    expect(await findRow(post.id)).toMatchObject({ state: 'waiting', attempts: 1, text: '' })
    state.answer = () => toSpeech('and there it ends')
    setClockOffset(2 * MINUTE_MS)
    await transcribeDue(deps)
    expect(heard).toHaveLength(4)
    expect((await fetchOwnPost(wren, post)).transcript).toMatch(/^Here it begins .* ends$/)
  })
})

describe('a recording of less than a second', () => {
  const publishShort = (deps: AppDeps, as: Person, given: Partial<NewPost> = {}) =>
    publishSpoken(deps, as, { title: '', ...given }, { bytes: createWav(0.62), type: 'audio/wav' })

  test.each([undefined, true])('waits for no words, with transcribe: %s', async (transcribe) => {
    const { deps } = createEngine()
    const given = transcribe === undefined ? {} : { transcribe }
    const post = await publishShort(deps, await createPerson('Wren'), given)
    expect(post).toMatchObject({ seconds: 0.62, transcript: null, transcriptState: null })
    expect(await findRow(post.id)).toBeUndefined()
  })

  test('is refused when its author asks for words, and left out of the queue of old ones', async () => {
    const wren = await createPerson('Wren')
    const { deps } = createEngine()
    const post = await publishShort(deps, wren)
    const asked = requestOwnTranscript(deps, await loadViewer(wren), post.id, 'en')
    await expect(asked).rejects.toMatchObject({ code: 'transcript.too_short' })
    for (const statement of STATEMENTS) await env.DB.prepare(statement).run()
    expect(await findRow(post.id)).toBeUndefined()
  })
})

describe('recordings published without an engine', () => {
  const runBackfill = async () => {
    for (const statement of STATEMENTS) await env.DB.prepare(statement).run()
  }

  test('are queued, except where their authors or their kind speak against it', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const { deps, heard } = createEngine()
    const old = await publishSquawk(wren)
    const asked = await publishSquawk(wren, { transcribe: true })
    const declined = await publishSquawk(wren, { transcribe: false })
    const message = await publishSquawk(
      wren,
      { mode: 'mue', tags: [], recipient: `@${dele.username}` },
      { mode: 'mue' },
    )
    await call('PUT /api/transcripts/settings', { as: dele, json: { enabled: false } })
    const off = await publishSquawk(dele)
    await runBackfill()
    await runBackfill()
    const queued = (await db.select().from(transcripts).where(eq(transcripts.state, 'waiting'))).map(
      ({ postId }) => postId,
    )
    expect(queued).toEqual(expect.arrayContaining([old.id, asked.id]))
    for (const { id } of [declined, message, off]) expect(queued).not.toContain(id)
    expect((await fetchOwnPost(wren, old)).transcriptState).toBe('waiting')
    await transcribePost(deps, old.id)
    expect(heard[0]?.language).toBeNull()
    expect((await fetchOwnPost(wren, old)).transcriptState).toBe('ready')
  })

  test('are queued again after their last attempt failed', async () => {
    const wren = await createPerson('Wren')
    const { deps } = createEngine(() => fail('not_configured'))
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect((await fetchOwnPost(wren, post)).transcriptState).toBe('not_configured')
    await runBackfill()
    expect((await fetchOwnPost(wren, post)).transcriptState).toBe('waiting')
  })
})

test('is tried after the response that published it, by the engine that is bound', async () => {
  const wren = await createPerson('Wren')
  const { id: mediaId } = await createUpload(wren)
  const answer = { ok: true, language: 'en', engine: 'bound', words: [['Hello', 0, 300]], confidence: 1 }
  const SPEECH = { fetch: async () => Response.json(answer) } as unknown as Fetcher
  const published = await call('POST /api/posts', {
    as: wren,
    json: createSquawkInput(mediaId),
    key: getTools().ids.make('key'),
    bindings: { ...env, SPEECH },
  })
  const { post } = await published.json<{ post: Post }>()
  expect(post.transcriptState).toBe('waiting')
  await vi.waitFor(async () => expect((await fetchOwnPost(wren, post)).transcript).toBe('Hello'))
})

describe('a post that changes in the middle', () => {
  /** An engine during whose work something happens. */
  const createInterruptedEngine = (interrupt: () => Promise<unknown>) =>
    createEngine(async () => {
      await interrupt()
      return toSpeech('Gone with the wind')
    })

  test('writes nothing when it is deleted, and leaves no file', async () => {
    const wren = await createPerson('Wren')
    const { deps } = createInterruptedEngine(() => call(`DELETE /api/posts/${post.id}`, { as: wren }))
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(await findRow(post.id)).toBeUndefined()
    expect(await listWordFiles(wren.id)).toEqual([])
  })

  test('writes nothing when its author removes the transcript', async () => {
    const wren = await createPerson('Wren')
    const { deps } = createInterruptedEngine(() =>
      call(`DELETE /api/posts/${post.id}/transcript`, { as: wren }),
    )
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(await fetchOwnPost(wren, post)).toMatchObject({ transcript: null, transcriptState: null })
    expect(await listWordFiles(wren.id)).toEqual([])
  })

  test('refuses a correction while the engine works', async () => {
    const wren = await createPerson('Wren')
    let status = 0
    const { deps } = createInterruptedEngine(async () => {
      const answer = await call(`PUT /api/posts/${post.id}/transcript`, { as: wren, json: { text: 'Mine' } })
      status = answer.status
    })
    const post = await publishSpoken(deps, wren)
    await transcribePost(deps, post.id)
    expect(status).toBe(409)
    expect((await fetchOwnPost(wren, post)).transcript).toBe('Gone with the wind')
  })

  test('is not heard once it is hidden, expired or private', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard } = createEngine()
    const hidden = await publishSpoken(deps, wren)
    await db.update(posts).set({ hiddenAt: 1 }).where(eq(posts.id, hidden.id))
    const expired = await publishSpoken(deps, wren)
    await db.update(posts).set({ expiresAt: 1 }).where(eq(posts.id, expired.id))
    const closed = await publishSpoken(deps, wren)
    await db.update(posts).set({ visibility: 'private' }).where(eq(posts.id, closed.id))
    await transcribeDue(deps)
    expect(heard).toEqual([])
    expect(await findRow(closed.id)).toBeUndefined()
    expect((await fetchOwnPost(wren, closed)).transcriptState).toBeNull()
  })
})

describe('words that end', () => {
  test('go with their post: file, rows and search', async () => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, 'Quixotic zeppelins over Zanzibar')
    const [key = ''] = await listWordFiles(wren.id)
    await db.update(posts).set({ expiresAt: 1 }).where(eq(posts.id, post.id))
    await expirePosts(getTools())
    expect(await findRow(post.id)).toBeUndefined()
    await deleteBytes(getTools())
    expect(await media.head(key)).toBeNull()
    const terms = await env.DB.prepare("select term from transcripts_fts_vocab where term = 'quixotic'").all()
    expect(terms.results).toEqual([])
  })

  test('go with the account, also those of a run that ended in between', async () => {
    const wren = await createPerson('Wren')
    await publishWords(wren, 'Farewell to all of you')
    await media.put(`transcripts/${wren.id}/1-orphan.json`, '{}')
    await deleteAccount(getTools(), wren.id)
    expect(await listWordFiles(wren.id)).toEqual([])
  })
})
