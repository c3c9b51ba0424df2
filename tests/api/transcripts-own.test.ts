/** Words under the rule of their sound, what authors do with them, and where they are shown. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../domain/errors/app-error'
import { POST_EDITS } from '../../domain/posts/posts.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { TRANSCRIPT_MAX_CHARS } from '../../domain/transcripts/transcripts.limits'
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { posts } from '../../worker/database/tables/posts.table'
import { transcripts } from '../../worker/database/tables/transcripts.table'
import { requestOwnTranscript } from '../../worker/transcripts/own-transcript.service'
import { transcribePost } from '../../worker/transcripts/transcribe.service'
import { loadViewer } from '../support/interrupted-tools'
import { followEachOther } from '../support/messages'
import { buy } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import {
  createEngine,
  fetchOwnPost,
  fetchWords,
  publishSpoken,
  publishWords,
  toSpeech,
  WORD_MS,
} from '../support/speech'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db, media } = getTools()
beforeEach(async () => {
  await db.delete(transcripts)
})

const SAID = 'The fox is back. It brought a friend.'
const correct = (as: Person | null, { id }: Post, text: unknown) =>
  call(`PUT /api/posts/${id}/transcript`, { as, json: { text } })
const listWordFiles = async (userId: string) =>
  (await media.list({ prefix: `transcripts/${userId}/` })).objects.map(({ key }) => key)
const publishSongWords = (as: Person, text: string) =>
  publishWords(as, text, {
    mode: 'nightingale',
    tags: [],
    transcribe: true,
    priceCents: 299,
    detail: { songTitle: 'Low tide', author: 'Nia', isOriginal: true },
  })

describe('words.json and words.vtt', () => {
  test('have the cache lifetime, tag and embedding rule of public sound', async () => {
    const post = await publishWords(await createPerson('Wren'), SAID)
    const sound = await call(`GET ${post.audioUrl}`)
    await sound.arrayBuffer()
    for (const format of ['json', 'vtt'] as const) {
      const answer = await fetchWords(post, format)
      expect(answer.status).toBe(200)
      for (const name of ['cache-control', 'cross-origin-resource-policy', 'content-security-policy'])
        expect(answer.headers.get(name)).toBe(sound.headers.get(name))
      const etag = answer.headers.get('etag') ?? ''
      expect((await fetchWords(post, format, null, { 'if-none-match': etag })).status).toBe(304)
    }
    const vtt = await fetchWords(post, 'vtt')
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(await vtt.text()).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.600\nThe fox is back.\n\n00:00:01.600 --> 00:00:03.200\nIt brought a friend.\n',
    )
  })

  test('of a private message are read by its two people alone, and cached by nobody', async () => {
    const [wren, dele, eve] = [
      await createPerson('Wren'),
      await createPerson('Dele'),
      await createPerson('Eve'),
    ]
    await followEachOther(wren, dele)
    const recipient = `@${dele.username}`
    const post = await publishWords(wren, SAID, { mode: 'mue', tags: [], recipient, transcribe: true })
    for (const [as, status] of [
      [wren, 200],
      [dele, 200],
      [eve, 404],
      [null, 404],
    ] as const)
      for (const format of ['json', 'vtt'] as const) {
        const answer = await fetchWords(post, format, as)
        expect(answer.status).toBe(status)
        if (status !== 200) expect(await answer.text()).not.toContain('fox')
        else expect(answer.headers.get('cache-control')).toBe('private, no-store')
      }
  })

  test('of a priced recording cost what it costs, wherever they are', async () => {
    const [nia, dele] = [await createPerson('Nia', { pro: true }), await createPerson('Dele')]
    const post = await publishSongWords(nia, 'Secretive lyrics of the tide')
    for (const as of [dele, null]) {
      expect((await fetchWords(post, 'json', as)).status).toBe(402)
      expect((await fetchWords(post, 'vtt', as)).status).toBe(402)
      expect((await call(`GET ${post.audioUrl}/preview/words.json`, { as })).status).toBe(404)
    }
    const pages = [`/api/posts/${post.id}`, `/nightingale/${post.id}`, `/embed/nightingale/${post.id}`]
    for (const path of [...pages, '/api/posts?kind=nightingale', '/api/posts/recent'])
      expect(await (await call(`GET ${path}`)).text(), path).not.toContain('Secretive')
    await buy(dele, post)
    expect((await fetchWords(post, 'json', dele)).status).toBe(200)
    const bought = await fetchOwnPost(dele, post)
    expect(bought.transcript).toBe('Secretive lyrics of the tide')
  })

  test('of an expired post are gone in the same second', async () => {
    const post = await publishWords(await createPerson('Wren'), SAID)
    await db.update(posts).set({ expiresAt: 1 }).where(eq(posts.id, post.id))
    expect((await fetchWords(post)).status).toBe(404)
    expect(await (await call(`GET /squawk/${post.id}`)).text()).not.toContain('fox')
  })
})

describe('a correction', () => {
  test('keeps the times of unchanged words, marks the post as edited, and replaces the file', async () => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, SAID)
    const [oldFile] = await listWordFiles(wren.id)
    const tag = (await fetchWords(post)).headers.get('etag')
    const answer = await correct(wren, post, 'The ox is back.\nIt brought a dear friend.')
    expect(answer.status).toBe(200)
    const edited = await answer.json<Post>()
    expect(edited.transcript).toBe('The ox is back. It brought a dear friend.')
    expect(edited.editedAt).not.toBeNull()
    const response = await fetchWords(post)
    expect(response.headers.get('etag')).not.toBe(tag)
    const { words, editedAt } = await response.json<SentTranscript>()
    expect(editedAt).toBe(edited.editedAt)
    expect(words[1]).toEqual(['ox', WORD_MS, 2 * WORD_MS])
    expect(words.at(-1)).toEqual(['friend.', 7 * WORD_MS, 8 * WORD_MS])
    const { results } = await getTools()
      .env.DB.prepare('select key from media_deletions where key = ?')
      .bind(oldFile)
      .all()
    expect(results).toHaveLength(1)
    expect(JSON.stringify(await fetchOwnPost(wren, post))).not.toContain('fox')
  })

  test.each([
    ['no text', undefined, 400],
    ['a number', 5, 400],
    ['spaces', ' \n ', 400],
    ['too much', 'x'.repeat(TRANSCRIPT_MAX_CHARS + 1), 400],
    ['more than a body', 'x'.repeat(300_000), 413],
  ])('is refused with %s', async (_, text, status) => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, SAID)
    expect((await correct(wren, post, text)).status).toBe(status)
    expect((await fetchOwnPost(wren, post)).transcript).toBe(SAID)
  })

  test('keeps markup and the longest text as text', async () => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, SAID)
    expect((await correct(wren, post, '</script><img src=x onerror=alert(1)>')).status).toBe(200)
    const page = await (await call(`GET /squawk/${post.id}`)).text()
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('</script><img')
    expect((await correct(wren, post, 'née '.repeat(TRANSCRIPT_MAX_CHARS / 4))).status).toBe(200)
  })

  test('of two at once leaves one, whole', async () => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, SAID)
    const answers = await Promise.all(['One text', 'Another text'].map((text) => correct(wren, post, text)))
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    const { transcript } = await fetchOwnPost(wren, post)
    const { words } = await (await fetchWords(post)).json<SentTranscript>()
    expect(words.map(([word]) => word).join(' ')).toBe(transcript)
  })

  test('is refused to others, and without words', async () => {
    const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
    const post = await publishWords(wren, SAID)
    expect((await correct(eve, post, 'Mine')).status).toBe(403)
    expect((await correct(null, post, 'Mine')).status).toBe(401)
    const silent = await publishSquawk(wren)
    const answer = await correct(wren, silent, 'Mine')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: { code: 'transcript.not_ready' } })
  })

  test('is limited like other edits', async () => {
    const wren = await createPerson('Wren')
    const post = await publishWords(wren, SAID)
    const { consumeRateLimit } = await import('../../worker/gate/rate-limit')
    for (let n = 0; n < POST_EDITS.count; n++)
      await consumeRateLimit(getTools(), `edits|${wren.id}`, POST_EDITS)
    expect((await correct(wren, post, 'Too much')).status).toBe(429)
  })
})

describe('a request for words', () => {
  test('starts a transcript, starts over in another language, and changes nothing while it waits', async () => {
    const wren = await createPerson('Wren')
    const { deps, heard, state } = createEngine(() => toSpeech('Falsch gehört'))
    const viewer = await loadViewer(wren)
    const post = await publishSpoken(deps, wren, { transcribe: false })
    expect(post.transcriptState).toBeNull()
    const first = await requestOwnTranscript(deps, viewer, post.id, 'en')
    expect(first.post.transcriptState).toBe('waiting')
    expect(first.events).not.toEqual([])
    expect((await requestOwnTranscript(deps, viewer, post.id, 'en')).events).toEqual([])
    await transcribePost(deps, post.id)
    expect((await fetchOwnPost(wren, post)).transcript).toBe('Falsch gehört')
    state.answer = () => toSpeech('Richtig', { language: 'de' })
    const again = await requestOwnTranscript(deps, viewer, post.id, 'de')
    expect(again.post).toMatchObject({ transcriptState: 'waiting', transcript: null, language: 'de' })
    expect((await fetchWords(post)).status).toBe(404)
    await transcribePost(deps, post.id)
    expect(heard.map(({ language }) => language)).toEqual(['en', 'de'])
    expect((await (await fetchWords(post)).json<SentTranscript>()).language).toBe('de')
  })

  test('is refused without an engine, without a recording, and with a language that is none', async () => {
    const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
    const post = await publishSquawk(wren)
    const ask = (as: Person, language: unknown, { id } = post) =>
      call(`POST /api/posts/${id}/transcript`, { as, json: { language } })
    const refused = await ask(wren, 'en')
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { code: 'transcript.not_configured' } },
    ])
    expect((await ask(wren, "'; drop table posts")).status).toBe(400)
    expect((await ask(eve, 'en')).status).toBe(403)
    await db.update(posts).set({ mediaId: null }).where(eq(posts.id, post.id))
    const { deps } = createEngine()
    await expect(requestOwnTranscript(deps, await loadViewer(wren), post.id, 'en')).rejects.toThrow(AppError)
  })
})

test('removes words for good, also from a page that was cached', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const post = await publishWords(wren, SAID)
  const remove = (as: Person) => call(`DELETE /api/posts/${post.id}/transcript`, { as })
  expect((await remove(eve)).status).toBe(403)
  for (const _ of ['first', 'again']) {
    const answer = await remove(wren)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ transcript: null, transcriptState: null })
  }
  expect((await fetchWords(post)).status).toBe(404)
  expect(await (await call(`GET /squawk/${post.id}`)).text()).not.toContain('fox')
  const [row] = await db.select().from(transcripts).where(eq(transcripts.postId, post.id))
  expect(row).toMatchObject({ state: 'declined', text: '', wordsKey: null })
})

test('gives share pages all words, their JSON-LD, and a description where the author wrote none', async () => {
  const wren = await createPerson('Wren')
  const long = `${SAID} ${'And so on it went all night. '.repeat(20)}The end.`
  const post = await publishWords(wren, long, {}, {})
  const page = await (await call(`GET /squawk/${post.id}`)).text()
  const [, jsonLd = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(jsonLd).transcript).toBe(long.replace(/ +/g, ' '))
  expect(page).toContain('<meta property="og:description" content="The fox is back." />')
  expect(page).toContain(`"wordsUrl":"${post.audioUrl}/words.json"`)
  const described = await publishWords(wren, SAID, { description: 'About a fox' })
  expect(await (await call(`GET /squawk/${described.id}`)).text()).toContain(
    '<meta property="og:description" content="About a fox" />',
  )
})

test('exports the whole text, and the words with their times as a file', async () => {
  const wren = await createPerson('Wren')
  const long = `${SAID} ${'More and more of it. '.repeat(12)}Over`
  await publishWords(wren, long, { title: 'Foxes' })
  const archive = await (await call('GET /api/me/export', { as: wren })).text()
  expect(archive).toContain(JSON.stringify(long))
  expect(archive).toMatch(/Foxes \(\w+\)\.words\.json/)
  expect(archive).toContain('"engine":"stand-in"')
})
