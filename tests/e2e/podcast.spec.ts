/**
 * Replying to a podcast in two windows: load, trim, record, publish; the other window plays the clip, then the reply.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { measureSimilarity } from './audio-similarity'
import { findAxeViolations } from './axe'
import { fetchAudio } from './decoded-audio'
import {
  endSlider,
  fillSource,
  getFixturePath,
  openPodcastForm,
  PODCAST,
  startSlider,
  trimClip,
  trimPanel,
  uploadPodcast,
  urlField,
} from './podcast-steps'
import { record } from './recording-steps'
import { unique } from './unique'

const RATE = 48_000
const SAME_SECONDS = 0.06

/** Trims to 5 s to 10 s by keyboard: short, because it is played twice. */
async function trimByKeyboard(page: Page) {
  await endSlider(page).focus()
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  await expect(trimPanel(page).locator('.trim-edge').last()).toContainText('0:45')
  // The start moves along.
  await expect(startSlider(page)).toHaveAttribute('aria-valuetext', '5 seconds')
  for (let n = 0; n < 7; n++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(endSlider(page)).toHaveAttribute('aria-valuetext', '10 seconds')
  await expect(trimPanel(page).getByText('5 s of 40 s')).toBeVisible()
}

/** Expects the clip to hold the podcast from 5 s to 10 s. */
async function expectTrimmedClip(page: Page, url: string): Promise<void> {
  const clip = await fetchAudio(page, url)
  const cut = await page.evaluate(
    async ([base64, from, to]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer)
      return buffer.getChannelData(0).slice(from, to)
    },
    [readFileSync(PODCAST).toString('base64'), 5 * RATE, 10 * RATE] as const,
  )
  expect(Math.abs(clip.seconds - 5)).toBeLessThan(SAME_SECONDS)
  expect(measureSimilarity(cut, clip.samples)).toBeGreaterThan(0.9)
}

test('a clip is trimmed from a file, published with a reply, and played before the reply', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  const theirs = listener.page
  await openPodcastForm(page)
  await uploadPodcast(page, PODCAST)
  await expect(page.getByText(/^Uploaded · 0\.\d MB · 1:0\d$|^Uploaded · .* · 0:59$/)).toBeVisible()
  await expect(trimPanel(page).getByText('40 s of 40 s')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await trimByKeyboard(page)
  await trimPanel(page).getByRole('button', { name: 'Play clip' }).click()
  await expect(trimPanel(page).getByRole('button', { name: 'Pause clip' })).toBeVisible()
  await trimClip(page)
  await expect(page.getByText('clip 0:05 to 0:10', { exact: true })).toBeVisible()
  await fillSource(page)
  await record(page, 2)
  // A reload keeps the clip and the typed text.
  await page.reload()
  await expect(page.getByText('clip 0:05 to 0:10', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Play: podcast clip/ }).click()
  await expect(page.getByRole('button', { name: /^Pause: podcast clip/ })).toBeVisible()
  const title = unique('Boredom is a weather')
  await page.getByLabel('Title').fill(title)
  expect(await findAxeViolations(page)).toEqual([])
  const published = page.waitForResponse(
    (answer) => /\/api\/posts$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const { post } = await (await published).json()
  await expect(page).toHaveURL(/view=squawks/)
  expect(post).toMatchObject({
    kind: 'squawk',
    subtype: 'yap',
    podcast: { author: 'The Slow Hour', trimStart: 5, demo: false },
  })

  // The other window shows the source and plays the clip first, then the reply.
  await theirs.goto('/?view=squawks')
  const card = theirs.locator(`[data-post="${post.id}"]`)
  await expect(card.getByText('Replying to The Slow Hour')).toBeVisible()
  await expect(card.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()
  expect(await findAxeViolations(theirs)).toEqual([])
  const asked: string[] = []
  theirs.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/') && asked.at(-1) !== pathname) asked.push(pathname)
  })
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  const bar = theirs.getByRole('region', { name: /player/i })
  await expect(card.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Pause: podcast clip/ })).toBeVisible()
  await expect(bar.getByText(title)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Play: podcast clip/ })).toBeVisible()
  expect(asked.slice(0, 2)).toEqual([post.podcast.trimmedClipUrl, post.audioUrl])

  await expectTrimmedClip(theirs, post.podcast.trimmedClipUrl)

  // The share page shows the source.
  await theirs.goto(`/squawk/${post.id}`)
  await expect(theirs.getByText('Replying to The Slow Hour')).toBeVisible()
  await expect(theirs.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()

  // An embed shows it and plays the clip, then the reply, in one player.
  await theirs.goto(`/embed/squawk/${post.id}`)
  await expect(theirs.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()
  const sound = theirs.locator('audio')
  await expect(sound).toHaveCount(1)
  await expect(theirs.getByText('Clip of The Slow Hour')).toBeVisible()
  expect(await findAxeViolations(theirs)).toEqual([])
  asked.length = 0
  await theirs.getByRole('group').getByRole('button', { name: /^Play/ }).click()
  await expect(theirs.getByText(`Reply by ${speaker.displayName}`)).toBeVisible()
  await expect(theirs.getByText('Clip of The Slow Hour')).toBeVisible()
  expect(asked.slice(0, 2)).toEqual([post.podcast.trimmedClipUrl, post.audioUrl])
})

test('a browser that decodes only whole files cuts the same clip', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioDecoder'))
  await openPodcastForm(page)
  await uploadPodcast(page, PODCAST)
  await trimByKeyboard(page)
  await trimClip(page)
  await fillSource(page)
  await record(page, 2)
  await page.getByLabel('Title').fill(unique('In slices'))
  const published = page.waitForResponse(
    (answer) => /\/api\/posts$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const { post } = await (await published).json()
  await expectTrimmedClip(page, post.podcast.trimmedClipUrl)
})

test('an embed has two players without JavaScript, clip first, and skips a clip that fails to load', {
  tag: '@extended',
}, async ({ browser, speaker: { page } }) => {
  await openPodcastForm(page)
  await uploadPodcast(page, getFixturePath('speech-a.48k.wav'))
  await trimClip(page)
  await fillSource(page)
  await record(page, 2)
  const title = unique('Framed')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const id = await page.getByRole('article', { name: title }).getAttribute('data-post')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`/embed/squawk/${id}`)
  await expect(plain.locator('figcaption')).toHaveText([/^Clip of The Slow Hour$/, /^Reply by /])
  await expect(plain.locator('audio')).toHaveCount(2)
  await context.close()

  const clip = (await (await page.request.get(`/api/posts/${id}`)).json()).podcast.trimmedClipUrl
  await page.route(`**${clip}`, (route) => route.abort())
  await page.goto(`/embed/squawk/${id}`)
  await page.getByRole('group').getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByText(/^Reply by /)).toBeVisible()
  await expect
    .poll(() => page.locator('audio').evaluate((sound) => (sound as HTMLAudioElement).played.length))
    .toBe(1)
})

test('a podcast is loaded from a URL, cited by its link, and its clip is dragged', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.route('https://pod.example/latest.mp3', (route) =>
    route.fulfill({
      path: PODCAST,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'audio/mpeg' },
    }),
  )
  await openPodcastForm(page)
  await urlField(page).fill('https://pod.example/latest.mp3')
  await urlField(page).press('Enter')
  await expect(trimPanel(page)).toBeVisible()
  const track = trimPanel(page).locator('.trim-strip .lane')
  const box = await track.boundingBox()
  if (!box) throw new Error('There is no waveform.')
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(trimPanel(page).locator('.trim-edge').last()).toContainText(/(0:59|1:0\d)/)
  await trimClip(page)
  await fillSource(page)
  await record(page, 2)
  const title = unique('From the latest')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const link = page.getByRole('article', { name: title }).getByRole('link', { name: 'from pod.example' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', 'https://pod.example/latest.mp3')
})

const UNREADABLE = [
  'bad/svg-renamed.mp3',
  'bad/text-renamed.wav',
  'bad/zero-bytes.mp3',
  'bad/zero-samples.wav',
  'bad/zero-rate.wav',
  'bad/zero-channels.wav',
]
const READABLE = ['speech-a.m4a', 'speech-a.48k.wav', 'speech-b.mp3']

test('refuses files without sound, and trims what the browser decodes, truncated files included', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await openPodcastForm(page)
  const refusal = page.getByText(
    /Please select a valid audio file \(WAV, MP3, OGG, M4A\)|can’t play the sound in this WAV file/,
  )
  const clip = page.locator('.attach').getByText(/clip 0:00 to /)
  for (const file of UNREADABLE)
    await test.step(file, async () => {
      await uploadPodcast(page, getFixturePath(file))
      await expect(page.getByText('Reading the file')).toBeHidden()
      await expect(refusal).toBeVisible()
      await expect(trimPanel(page)).toBeHidden()
    })
  for (const file of READABLE)
    await test.step(file, async () => {
      await uploadPodcast(page, getFixturePath(file))
      await expect(trimPanel(page)).toBeVisible()
      await expect(refusal).toBeHidden()
      await trimPanel(page).getByRole('button', { name: 'Trim', exact: true }).click()
      await expect(clip).toBeVisible()
      await page.getByRole('button', { name: 'Change clip' }).click()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
    })
  await uploadPodcast(page, getFixturePath('bad/truncated.m4a'))
  await trimPanel(page).getByRole('button', { name: 'Trim', exact: true }).click()
  await expect(clip.or(page.getByText('Failed to trim audio. Please try again.'))).toBeVisible()
})
