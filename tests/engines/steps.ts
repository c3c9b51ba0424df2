/** Steps of the stories, in the words of the app. */

import { expect } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { decodeMp3 } from '../../scripts/speech/decode'
import type { TestServer } from '../abuse/test-server'
import type { Locator } from './queries'
import { type Page, pollUntil } from './webdriver'

/** Samples of speech reach it; full scale is 1. */
const AUDIBLE = 0.1

export const button = (name: string, within?: Locator): Locator => byRole('button', name, within)
export const buttonLike = (pattern: string, within?: Locator): Locator =>
  byRole('button', { pattern }, within)
export const heading = (name: string): Locator => byRole('heading', name)
export const text = (given: string, within?: Locator): Locator => ({
  text: given,
  ...(within ? { within } : {}),
})
export const textLike = (pattern: string, within?: Locator): Locator => ({
  text: { pattern },
  ...(within ? { within } : {}),
})
export const labelled = (pattern: string): Locator => ({ label: { pattern } })
export const card = (id: string): Locator => `[data-post="${id}"]`

export function byRole(role: string, name?: string | { pattern: string }, within?: Locator): Locator {
  return { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) }
}

/** Opens the record screen. */
export async function openRecorder(page: Page): Promise<void> {
  await page.open('/?view=record&mode=squawk')
  await page.waitFor(button('Start Recording'))
}

/** Waits until this many seconds are recorded. */
export async function waitForSeconds(page: Page, seconds: number): Promise<void> {
  const getRecordedSeconds = () =>
    page.query({ label: 'Recorded time' }, ([timer]) => {
      const [minutes, rest] = (timer?.textContent ?? '').split(':')
      return Number(minutes) * 60 + Number(rest)
    })
  await pollUntil(async () => (await getRecordedSeconds()) >= seconds, `${seconds} s are recorded`)
}

export async function startRecording(page: Page, seconds: number, start = 'Start Recording'): Promise<void> {
  await page.press(button(start))
  await waitForSeconds(page, seconds)
}

/** Records and waits until the recording can be played back. */
export async function record(page: Page, seconds = 2): Promise<void> {
  await startRecording(page, seconds)
  await stopRecording(page)
}

export async function stopRecording(page: Page): Promise<void> {
  await page.press(button('Stop recording'))
  await page.waitFor(button('Play preview'))
}

/** Fills in the required fields of a squawk. */
export async function fillForm(page: Page, title: string): Promise<void> {
  await page.fill(labelled('^Title'), title)
  await page.type(labelled('^Tags'), '#fox #canal ')
}

/** Publishes what was recorded, by a button; returns the post's id. */
export async function publish(page: Page, name = 'Publish Squawk'): Promise<string> {
  await page.press(button(name))
  const published = textLike('published! Share link: ')
  await page.waitFor(published)
  const said = await page.query(published, ([toast]) => toast?.textContent ?? '')
  // The link is shortened.
  const shown = `[data-post^="post_${/\/(\w+)…$/.exec(said)?.[1]}"]`
  await page.waitFor(shown)
  return page.query(shown, ([post]) => post?.getAttribute('data-post') ?? '')
}

/** Expects a published post to have sound of at least this many seconds, and speech in it. */
export async function expectSpeech(server: TestServer, id: string, seconds: number): Promise<void> {
  const post: Post = await (await server.request(`GET /api/posts/${id}`)).json()
  await expectSound(server, String(post.audioUrl), seconds)
}

/** The same of an MP3 at a path. */
export async function expectSound(server: TestServer, path: string, seconds: number): Promise<void> {
  const answer = await server.request(`GET ${path}`)
  const blocks = (await decodeMp3(new Uint8Array(await answer.arrayBuffer()))) ?? []
  const frames = blocks.reduce((sum, { pcm }) => sum + pcm.length, 0)
  const peaks = blocks.map(({ pcm }) => pcm.reduce((most, sample) => Math.max(most, sample), 0))
  expect(frames / (blocks[0]?.rate ?? 1)).toBeGreaterThanOrEqual(seconds)
  expect(Math.max(...peaks)).toBeGreaterThan(AUDIBLE)
}
