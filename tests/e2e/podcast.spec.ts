/** Answering a podcast, in two windows: load, trim, record, publish; the other hears the clip, then the reply. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { barriers } from './barriers'
import { hear } from './heard'
import { likeness } from './likeness'
import { newWindow } from './newcomer'
import { end, fixture, name, open, PODCAST, panel, start, trim, upload, url } from './podcasts'
import { record } from './recording'
import { unique } from './unique'

const RATE = 48_000
const SAME_SECONDS = 0.06

/** 5 s to 10 s, by keyboard alone: short, because it is listened to twice. */
async function trimByKeys(page: Page) {
  await end(page).focus()
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('End 0:45')).toBeVisible()
  // The start was pushed along.
  await expect(start(page)).toHaveAttribute('aria-valuetext', '5 seconds')
  for (let n = 0; n < 3; n++) await page.keyboard.press('PageDown')
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
  await expect(end(page)).toHaveAttribute('aria-valuetext', '10 seconds')
  await expect(panel(page).getByText('5 s of 40 s')).toBeVisible()
}

test('a clip is cut from a file, answered, and heard before the answer', async ({ speaker, listener }) => {
  test.setTimeout(180_000)
  const { page } = speaker
  const theirs = listener.page
  await open(page)
  await upload(page, PODCAST)
  await expect(page.getByText(/^Uploaded · 0\.\d MB · 1:0\d$|^Uploaded · .* · 0:59$/)).toBeVisible()
  await expect(panel(page).getByText('40 s of 40 s')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await trimByKeys(page)
  await panel(page).getByRole('button', { name: 'Play clip' }).click()
  await expect(panel(page).getByRole('button', { name: 'Pause clip' })).toBeVisible()
  await trim(page)
  await expect(page.getByText('clip 0:05 to 0:10', { exact: true })).toBeVisible()
  await name(page)
  await record(page, 2)
  // Nothing is lost by a reload: neither clip nor what was typed.
  await page.reload()
  await expect(page.getByText('clip 0:05 to 0:10', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Play: podcast clip/ }).click()
  await expect(page.getByRole('button', { name: /^Pause: podcast clip/ })).toBeVisible()
  const title = unique('Boredom is a weather')
  await page.getByLabel('Title').fill(title)
  expect(await barriers(page)).toEqual([])
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

  // In the other window: the source on the card, the clip first, then the reply.
  await theirs.goto('/?view=squawks')
  const card = theirs.locator(`[data-post="${post.id}"]`)
  await expect(card.getByText('Replying to The Slow Hour')).toBeVisible()
  await expect(card.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()
  expect(await barriers(theirs)).toEqual([])
  const asked: string[] = []
  theirs.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/') && asked.at(-1) !== pathname) asked.push(pathname)
  })
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  const bar = theirs.getByRole('region', { name: /player/i })
  await expect(card.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Pause: podcast clip/ })).toBeVisible()
  await expect(bar.getByText(title)).toBeVisible({ timeout: 30_000 })
  await expect(card.getByRole('button', { name: /^Play: podcast clip/ })).toBeVisible()
  expect(asked.slice(0, 2)).toEqual([post.podcast.trimmedClipUrl, post.audioUrl])

  // What they hear is what was there from 5 s to 10 s.
  const clip = await hear(theirs, post.podcast.trimmedClipUrl)
  const cut = await page.evaluate(
    async ([base64, from, to]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer)
      return buffer.getChannelData(0).slice(from, to)
    },
    [readFileSync(PODCAST).toString('base64'), 5 * RATE, 10 * RATE] as const,
  )
  expect(Math.abs(clip.seconds - 5)).toBeLessThan(SAME_SECONDS)
  expect(likeness(cut, clip.samples)).toBeGreaterThan(0.9)

  // The share page says it too, with and without a script.
  await theirs.goto(`/squawk/${post.id}`)
  await expect(theirs.getByText('Replying to The Slow Hour')).toBeVisible()
  await expect(theirs.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()

  // Another site's frame of it says so too, and plays the clip, then the reply, in one player.
  await theirs.goto(`/embed/squawk/${post.id}`)
  await expect(theirs.getByText('Boredom as a skill · clip 0:05 to 0:10')).toBeVisible()
  const sound = theirs.locator('audio')
  await expect(sound).toHaveCount(1)
  await expect(theirs.getByText('Clip of The Slow Hour')).toBeVisible()
  expect(await barriers(theirs)).toEqual([])
  asked.length = 0
  await sound.click({ position: { x: 24, y: 20 } })
  await expect(theirs.getByText(`Reply of ${speaker.displayName}`)).toBeVisible({ timeout: 30_000 })
  await expect(theirs.getByText('Clip of The Slow Hour')).toBeVisible({ timeout: 30_000 })
  expect(asked.slice(0, 2)).toEqual([post.podcast.trimmedClipUrl, post.audioUrl])
})

test('a reply that uses somebody’s work is reported, from its menu and by a visitor from its page', async ({
  speaker: { page },
  browser,
}) => {
  await open(page)
  await url(page).fill('https://pod.example/41')
  await name(page)
  await record(page, 2)
  const title = unique('Cited')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Parrot', exact: true }).click()
  const card = page.getByRole('article', { name: title })
  const id = await card.getAttribute('data-post')
  await card.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Report copyright' }).click()
  await expect(page.getByRole('dialog', { name: 'Report copyright' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const elsewhere = await browser.newContext()
  const visitor = await newWindow(elsewhere)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto(`/squawk/${id}`)
  await visitor.getByRole('button', { name: 'Report copyright' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Report copyright' })
  const send = dialog.getByRole('button', { name: 'Send report' })
  await send.click()
  for (const words of ['Please enter your name.', 'Please say what was used', 'Please confirm this'])
    await expect(dialog.getByText(words)).toBeVisible()
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  expect(await barriers(visitor)).toEqual([])
  await dialog.getByLabel('Your name').fill('Dele')
  await expect(dialog.getByText('Please enter your name.')).toHaveCount(0)
  await dialog.getByLabel('Your e-mail').fill('dele@example.org')
  await dialog.getByLabel('What was used').fill(`All of it, ${title}`)
  await dialog.getByLabel('This is true').check()
  // What was typed is still there after the network was not.
  await elsewhere.setOffline(true)
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('You are offline')
  await elsewhere.setOffline(false)
  await send.click()
  await expect(dialog.getByText('Thank you. Your report has arrived.')).toBeVisible()
  expect(await barriers(visitor)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(visitor.getByRole('button', { name: 'Report copyright' })).toBeFocused()
  await visitor.goto('/api/dev/outbox')
  await expect(
    visitor.getByRole('article').filter({ hasText: 'reports@owlcast.example' }).filter({ hasText: title }),
  ).toHaveCount(1)
  await elsewhere.close()
})

test('without a script an embed has two players, the clip first; one that cannot be had is passed over', async ({
  browser,
  speaker: { page },
}) => {
  await open(page)
  await upload(page, fixture('speech-a.48k.wav'))
  await trim(page)
  await name(page)
  await record(page, 2)
  const title = unique('Framed')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const id = await page.getByRole('article', { name: title }).getAttribute('data-post')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`/embed/squawk/${id}`)
  await expect(plain.locator('figcaption')).toHaveText([/^Clip of The Slow Hour$/, /^Reply of /])
  await expect(plain.locator('audio')).toHaveCount(2)
  await context.close()

  const clip = (await (await page.request.get(`/api/posts/${id}`)).json()).podcast.trimmedClipUrl
  await page.route(`**${clip}`, (route) => route.abort())
  await page.goto(`/embed/squawk/${id}`)
  await page.locator('audio').click({ position: { x: 24, y: 20 } })
  await expect(page.getByText(/^Reply of /)).toBeVisible()
  await expect
    .poll(() => page.locator('audio').evaluate((sound) => (sound as HTMLAudioElement).played.length))
    .toBe(1)
})

test('an address is loaded by the browser, cited by its link, and the window is dragged', async ({
  speaker: { page },
}) => {
  await page.route('https://pod.example/latest.mp3', (route) =>
    route.fulfill({
      path: PODCAST,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'audio/mpeg' },
    }),
  )
  await open(page)
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await expect(page.getByText('Please enter a podcast URL first')).toBeVisible()
  await url(page).fill('https://pod.example/latest.mp3')
  await url(page).press('Enter')
  await expect(panel(page)).toBeVisible()
  const track = panel(page).locator('.track')
  const box = await track.boundingBox()
  if (!box) throw new Error('There is no waveform.')
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(panel(page).getByText(/^End (0:59|1:0\d)$/)).toBeVisible()
  await trim(page)
  await name(page)
  await record(page, 2)
  const title = unique('From the latest')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const link = page.getByRole('article', { name: title }).getByRole('link', { name: 'from pod.example' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', 'https://pod.example/latest.mp3')
})

test('where an address fails demo audio is offered, and says what it is', async ({ speaker: { page } }) => {
  await page.route('https://pod.example/*', (route) => route.abort())
  await page.route('**/api/podcasts/fetch', (route) =>
    route.fulfill({
      status: 502,
      json: {
        error: {
          code: 'podcast.load_failed',
          message: 'This address could not be loaded. The host may forbid it (CORS restrictions).',
        },
      },
    }),
  )
  await open(page)
  await url(page).fill('https://pod.example/latest.mp3')
  await url(page).press('Enter')
  await expect(page.getByText(/CORS restrictions/)).toBeVisible()
  const demo = page.getByRole('button', { name: 'Use demo audio' })
  await expect(demo).not.toBeFocused()
  await url(page).fill('https://pod.example/test.mp3')
  await url(page).press('Enter')
  await expect(demo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(end(page)).toHaveAttribute('max', '300')
  await trim(page)
  await name(page)
  await record(page, 2)
  const title = unique('Over tones')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Demo audio')).toBeVisible()
  await page.goto(`/squawk/${await card.getAttribute('data-post')}`)
  await expect(page.getByText('Demo audio')).toBeVisible()
})

test('a server in demo mode takes demo audio by itself where it is asked for by name, and nowhere else', async ({
  visitor,
}) => {
  await visitor.route('https://pod.example/*', (route) => route.abort())
  await visitor.route('**/api/podcasts/demo', (route) => route.fulfill({ json: { automatic: true } }))
  await open(visitor)
  await url(visitor).fill('https://pod.example/latest.mp3')
  await url(visitor).press('Enter')
  await expect(visitor.getByRole('button', { name: 'Use demo audio' })).toBeVisible()
  await url(visitor).fill('https://pod.example/test.mp3')
  await url(visitor).press('Enter')
  await expect(end(visitor)).toHaveAttribute('max', '300')
  await expect(visitor.getByText('Demo audio').last()).toBeVisible()
  await trim(visitor)
  await expect(visitor.locator('.pill').filter({ hasText: 'Demo audio' })).toBeVisible()
})

test('an address alone is cited by a parrot; what is lacking is said at its field', async ({
  speaker: { page },
}) => {
  await open(page)
  await record(page, 2)
  await page.getByLabel('Tags').fill('')
  const publish = page.getByRole('button', { name: 'Parrot', exact: true })
  for (const [words, fix] of [
    [
      'Please either enter a podcast URL or upload an audio file',
      () => url(page).fill('https://pod.example/41'),
    ],
    ['Please enter who you are replying to', () => page.getByLabel('Who you are replying to').fill('Dele')],
    ['Please enter the subject/topic', () => page.getByLabel('Subject or topic').fill('Boredom')],
    ['Please add at least one more tag for your PC reply', () => page.getByLabel('Tags').fill('#slow')],
  ] as const) {
    await publish.click()
    await expect(page.getByText(words)).toBeVisible()
    await fix()
  }
  const title = unique('Only cited')
  await page.getByLabel('Title').fill(title)
  await publish.click()
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Replying to Dele')).toBeVisible()
  await expect(card.getByRole('button', { name: /podcast clip/ })).toHaveCount(0)
})

test('the tags nobody typed come and go with the podcast; typed ones stay', async ({ speaker: { page } }) => {
  const tags = page.getByLabel('Tags')
  const choose = (mode: string) => page.locator('label').filter({ hasText: mode }).click()
  await open(page)
  await name(page)
  await choose('Squawk')
  await expect(tags).toHaveValue('')
  await choose('Reply to a Podcast')
  await expect(tags).toHaveValue('#podcastreply #boredom-as-a-skill')
  await tags.fill('#mine')
  await choose('Squawk')
  await expect(tags).toHaveValue('#mine')
  await choose('Reply to a Podcast')
  await expect(tags).toHaveValue('#mine')
  await tags.fill('')
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await expect(tags).toHaveValue('#podcastreply')
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

test('refuses files without sound, and trims what the browser decodes, cut-off files included', async ({
  visitor: page,
}) => {
  await open(page)
  const refusal = page.getByText('Please select a valid audio file (WAV, MP3, OGG, M4A)')
  const clip = page.getByText(/^clip 0:00 to /)
  for (const file of UNREADABLE)
    await test.step(file, async () => {
      await upload(page, fixture(file))
      await expect(page.getByText('Reading the file')).toBeHidden()
      await expect(refusal).toBeVisible()
      await expect(panel(page)).toBeHidden()
    })
  for (const file of READABLE)
    await test.step(file, async () => {
      await upload(page, fixture(file))
      await expect(panel(page)).toBeVisible()
      await expect(refusal).toBeHidden()
      await panel(page).getByRole('button', { name: 'Trim', exact: true }).click()
      await expect(clip).toBeVisible()
      await page.getByRole('button', { name: 'Change clip' }).click()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
    })
  await upload(page, fixture('bad/truncated.m4a'))
  await panel(page).getByRole('button', { name: 'Trim', exact: true }).click()
  await expect(clip.or(page.getByText('Failed to trim audio. Please try again.'))).toBeVisible()
})
