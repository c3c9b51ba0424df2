/**
 * The main flow in two windows: a new user records over music, a visitor hears it arrive, the link previews and plays,
 * and the post expires a day later.
 */
import type { Page } from '@playwright/test'
import { HOUR_MS } from '../../domain/time/units'
import { SPEECH } from '../playwright.config'
import { measureSimilarity, measureSimilarityInPieces } from './audio-similarity'
import { readSpeech } from './audio-test'
import { fetchAudio, readDrafts, subtractTrack } from './decoded-audio'
import { getPostByTitle } from './fetch-posts'
import { expect, test } from './own-server'
import { fillForm, record, startRecording } from './recording-steps'
import { createCredentials, signUpByEmail } from './sign-up-steps'

test.describe.configure({ mode: 'serial' })
// This microphone plays in a loop.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${SPEECH}`],
    }),
})

const FEED = '/?view=squawks'
const SAME_SECONDS = 0.06

test('a recording arrives in another window as spoken, and expires after a day', {
  tag: '@extended',
}, async ({ context, visitor, travel }) => {
  const title = 'The fox is back on the canal path'
  await context.addInitScript(disableAudioProcessing)

  // A visitor has the feed open.
  const caughtUp = visitor.waitForResponse(/\/api\/events/)
  await visitor.goto(FEED)
  await caughtUp
  await expect(visitor.getByRole('heading', { name: 'No squawks yet' })).toBeVisible()
  await visitor.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))

  // A new user signs up and in.
  const page = await signUpByEmail(context, createCredentials())

  // Records over music of the library with a pause, and plays it back.
  await page
    .getByRole('link', { name: /^Record/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add MUE' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a MUE' })
    .getByRole('button', { name: 'Add Low tide' })
    .click()
  await startRecording(page, 3, 'Record Over MUE')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect
    .poll(async () => (await page.getByLabel('Recorded time').textContent()) ?? '')
    .toMatch(/0:0[6-9]/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Your voice with Low tide')).toBeVisible()
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
  await fillForm(page, title)
  const [draft] = await readDrafts(page)
  const track = await fetchAudio(page, await getTrackUrl(page, 'Low tide'))

  await page.getByRole('button', { name: 'Squawk + Mue' }).click()
  await expect(page.getByText(/Squawk published! Share link: /)).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  // The visitor's window shows it live, plays it, and gets the same sound.
  const card = visitor.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  expect(await visitor.evaluate(() => Reflect.has(globalThis, 'neverReloaded'))).toBe(true)
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  const player = visitor.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()
  const getPosition = async () => Number(await player.getByRole('slider').getAttribute('aria-valuenow'))
  await expect.poll(getPosition).toBeGreaterThan(0)
  const id = link.split('/').at(-1)
  const post = await (await visitor.request.get(`/api/posts/${id}`)).json()
  const mix = await fetchAudio(visitor, post.audioUrl)
  expect(Math.abs(mix.seconds - (draft?.seconds ?? 0))).toBeLessThan(SAME_SECONDS)
  expect(Math.abs(post.seconds - (draft?.seconds ?? 0))).toBeLessThan(SAME_SECONDS)
  const { gain, voice } = subtractTrack(mix.samples, track.samples)
  expect(gain).toBeCloseTo(0.25, 1)
  expect(measureSimilarityInPieces([...readSpeech(), ...readSpeech()], voice)).toBeGreaterThan(0.85)

  // The link has a preview without JavaScript, and plays.
  const html = await (await visitor.request.get(link)).text()
  const meta = (name: string) => html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1]
  expect(meta('og:title')).toContain(title)
  expect(meta('og:url')).toBe(link)
  expect((await visitor.request.get(meta('og:audio') ?? '')).headers()['content-type']).toBe('audio/mpeg')
  expect((await visitor.request.get(meta('og:image') ?? '')).headers()['content-type']).toBe('image/png')
  const shared = await visitor.context().newPage()
  await shared.goto(link)
  await shared.getByRole('button', { name: `Play: ${title}` }).click()
  await expect(shared.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()

  // Available shortly before the expiry, gone for everyone after it.
  await travel(23.9 * HOUR_MS)
  for (const window of [page, visitor]) expect((await window.request.get(post.audioUrl)).status()).toBe(200)
  await travel(24.1 * HOUR_MS)
  for (const window of [page, visitor]) {
    expect((await window.request.get(post.audioUrl)).status()).toBe(404)
    expect((await window.request.get(`/api/posts/${id}`)).status()).toBe(404)
    await window.goto(FEED)
    await expect(window.getByRole('heading', { name: 'No squawks yet' })).toBeVisible()
    await window.goto(link)
    await expect(window.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
  }
})

test('publishes the voice alone with a message when the music cannot be loaded', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(disableAudioProcessing)
  await page.goto('/?view=record&mode=squawk')
  await page.getByRole('button', { name: 'Add MUE' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Low tide' }).click()
  await record(page, 5, 'Record Over MUE')
  await fillForm(page, 'Voice alone')
  const [draft] = await readDrafts(page)
  const track = await getTrackUrl(page, 'Low tide')
  await page.route(`**${track}`, (route) => route.fulfill({ status: 500, body: 'oops' }))
  // A new page has to load the music again.
  await page.reload()
  await page.getByRole('button', { name: 'Squawk + Mue' }).click()
  await expect(page.getByText('Audio mixing failed. Playing voice only.')).toBeVisible()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeInViewport({ ratio: 1 })
  const post = await getPostByTitle(page, 'Voice alone')
  const voice = await fetchAudio(page, post.audioUrl)
  expect(post.track).toBeNull()
  expect(Math.abs(voice.seconds - (draft?.seconds ?? 0))).toBeLessThan(SAME_SECONDS)
  expect(measureSimilarity(readSpeech(), voice.samples)).toBeGreaterThan(0.9)
})

/** Disables the browser's audio processing, which differs by version and would change the samples. */
function disableAudioProcessing() {
  const getUserMedia = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices)
  if (!getUserMedia) return
  navigator.mediaDevices.getUserMedia = (constraints) => {
    const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
    return getUserMedia({
      ...constraints,
      audio: { ...(typeof constraints?.audio === 'object' ? constraints.audio : {}), ...raw },
    })
  }
}

async function getTrackUrl(page: Page, name: string): Promise<string> {
  const { items } = await (await page.request.get('/api/tracks')).json()
  return items.find((track: { name: string }) => track.name === name).audioUrl
}
