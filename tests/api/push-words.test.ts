/** Spoken words in pushes: only for readers who asked for it, and only of public posts. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { TRANSCRIPT_EXCERPT_CHARS } from '../../domain/transcripts/words'
import { PUSH_WORDS_WAIT_MS } from '../../worker/notifications/notifications.repo'
import { fanOut } from '../../worker/notifications/notifications.service'
import { drainPushes } from '../../worker/notifications/push/push.service'
import { transcribePost } from '../../worker/transcripts/transcribe.service'
import { follow } from '../support/members'
import { publishOwlcast } from '../support/owlcasts'
import {
  createPushBrowser,
  type PushBrowser,
  setPushAnswers,
  subscribeBrowser,
} from '../support/push-browser'
import { publishSquawk } from '../support/recordings'
import { createEngine, publishSpoken, toSpeech } from '../support/speech'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

const PRO = { pro: true }
const SAID = 'The fox is back. It brought a friend.'

beforeEach(() => setPushAnswers())
afterEach(() => setClockOffset(0))

const choosePush = async (as: Person, change: Partial<NotificationSettings>) => {
  const path = '/api/me/notification-settings'
  const chosen = await (await call(`GET ${path}`, { as })).json<NotificationSettings>()
  expect((await call(`PUT ${path}`, { as, json: { ...chosen, ...change } })).status).toBe(204)
}
const listWords = async (browser: PushBrowser) => (await browser.delivered()).map(({ data }) => data.words)

/** A user with a push subscription who wants to read what is said, another user, and an engine. */
async function createReader(said = SAID) {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const browser = await subscribeBrowser(wren, await createPushBrowser())
  await choosePush(wren, { words: true })
  const { deps } = createEngine(() => toSpeech(said))
  /** Makes the words of a post, and sends the pushes that waited for them. */
  const transcribe = async ({ id }: Pick<Post, 'id'>) => {
    const work: Promise<unknown>[] = []
    await transcribePost({ ...deps, waitUntil: (promise) => void work.push(promise) }, id)
    await Promise.all(work)
  }
  const publish = async (given: Partial<NewPost> = {}) => {
    const post = await publishSpoken(deps, dele, given)
    await drainPushes(deps)
    return post
  }
  return { wren, dele, browser, deps, publish, transcribe }
}

test('quotes nobody by default', async () => {
  const { wren, browser, publish, transcribe } = await createReader()
  await choosePush(wren, { words: false })
  const root = await publishSquawk(wren)
  const reply = await publish({ parents: [{ id: root.id }] })
  expect(await listWords(browser)).toEqual([undefined])
  await transcribe(reply)
  expect(await listWords(browser)).toEqual([undefined])
})

test('waits for the words of a reply, and quotes its first sentence at once when they are there', async () => {
  const { wren, browser, deps, publish, transcribe } = await createReader()
  const root = await publishSquawk(wren)
  const reply = await publish({ parents: [{ id: root.id }] })
  expect(await listWords(browser)).toEqual([])
  await transcribe(reply)
  expect(await listWords(browser)).toEqual(['The fox is back.'])
  setClockOffset(2 * PUSH_WORDS_WAIT_MS)
  await drainPushes(deps)
  expect(await browser.delivered()).toHaveLength(1)
})

test('quotes a mention, and a post of a followed user', async () => {
  const { wren, dele, browser, deps, publish, transcribe } = await createReader()
  await transcribe(await publish({ description: `Hello @${wren.username}` }))
  expect(await listWords(browser)).toEqual(['The fox is back.'])
  await follow(wren, dele)
  const post = await publish()
  await fanOut(deps)
  expect(await browser.delivered()).toHaveLength(1)
  await transcribe(post)
  expect(await listWords(browser)).toEqual(['The fox is back.', 'The fox is back.'])
})

test('is sent without words when there are none after a minute', async () => {
  const { wren, browser, deps, publish } = await createReader()
  const root = await publishSquawk(wren)
  await publish({ parents: [{ id: root.id }] })
  setClockOffset(PUSH_WORDS_WAIT_MS / 2)
  await drainPushes(deps)
  expect(await listWords(browser)).toEqual([])
  setClockOffset(PUSH_WORDS_WAIT_MS + 1000)
  await drainPushes(deps)
  expect(await listWords(browser)).toEqual([undefined])
})

test('is sent at once when nobody speaks, or the author wants no words', async () => {
  const { wren, browser, publish, transcribe } = await createReader('')
  const root = await publishSquawk(wren)
  await transcribe(await publish({ parents: [{ id: root.id }] }))
  expect(await listWords(browser)).toEqual([undefined])
  const other = await publishSquawk(wren)
  await publish({ parents: [{ id: other.id }], transcribe: false })
  expect(await listWords(browser)).toEqual([undefined, undefined])
})

test('quotes no message, although its sender wants its words', async () => {
  const { wren, dele, browser, deps, transcribe } = await createReader()
  await follow(wren, dele)
  const given = { mode: 'mue', recipient: `@${wren.username}`, transcribe: true } as const
  const message = await publishSpoken(deps, dele, { ...given, tags: [] }, { mode: 'mue' })
  await transcribe(message)
  await drainPushes(deps)
  expect(await browser.delivered()).toMatchObject([{ data: { notification: { reason: 'message' } } }])
  expect(await listWords(browser)).toEqual([undefined])
})

test('quotes no recording that is paid for', async () => {
  const { wren, browser, deps, transcribe } = await createReader()
  const nia = await createPerson('Nia', PRO)
  const cast = await publishOwlcast(nia, { priceCents: 499 })
  const given = { mode: 'owlcast', owlcastId: cast.id, description: `Hello @${wren.username}` } as const
  const recording = await publishSpoken(deps, nia, { ...given, transcribe: true }, { mode: 'owlcast' })
  await transcribe(recording)
  await drainPushes(deps)
  expect(await browser.delivered()).toMatchObject([{ data: { notification: { reason: 'mention' } } }])
  expect(await listWords(browser)).toEqual([undefined])
})

test('quotes nothing that was made private while it waited', async () => {
  const { wren, browser, deps, publish, transcribe } = await createReader()
  const root = await publishSquawk(wren)
  const reply = await publish({ parents: [{ id: root.id }] })
  await env.DB.prepare(`update posts set visibility = 'private' where id = ?`).bind(reply.id).run()
  await transcribe(reply)
  setClockOffset(PUSH_WORDS_WAIT_MS + 1000)
  await drainPushes(deps)
  expect(await listWords(browser)).toEqual([])
})

test('quotes a long sentence up to its limit', async () => {
  const { wren, browser, publish, transcribe } = await createReader('word '.repeat(200).trim())
  const root = await publishSquawk(wren)
  await transcribe(await publish({ parents: [{ id: root.id }] }))
  const [words = ''] = await listWords(browser)
  expect(words.length).toBeLessThanOrEqual(TRANSCRIPT_EXCERPT_CHARS)
  expect(words).toMatch(/word…$/)
})
