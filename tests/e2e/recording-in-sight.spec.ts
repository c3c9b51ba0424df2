/** The microphone is released once the recorder is out of sight. */
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { publishPost } from './publish-posts'
import { openRecorder, record, startRecording } from './recording-steps'
import { unique } from './unique'

/** Records on the page itself which microphones it was given. */
const watchMicrophones = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const { mediaDevices } = navigator
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { tracks })
  })
const countMicrophones = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }
    return { given: tracks.length, held: tracks.filter(({ readyState }) => readyState === 'live').length }
  })

test('Keep talking opens no microphone when the screen is left at once', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  await watchMicrophones(page)
  await openRecorder(page)
  await record(page)
  const goOn = page.getByRole('button', { name: 'Keep talking' })
  // In one task: the device is not read yet.
  await goOn.evaluate((button: HTMLElement) => {
    button.click()
    document.querySelector<HTMLElement>('nav a[href="/"]')?.click()
  })
  await expect(page.getByText('Not published yet')).toBeVisible()
  await page.goBack()
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  expect(await countMicrophones(page)).toEqual({ given: 2, held: 1 })
})

test('the top bar shows that a recording runs while its recorder is scrolled out of sight', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openRecorder(page)
  const title = page.getByRole('banner').getByRole('heading', { name: 'Record' })
  const getSign = () => title.evaluate((heading) => getComputedStyle(heading, '::before').content)
  expect(await getSign()).toBe('none')
  await startRecording(page, 1)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(title).toBeInViewport()
  expect(await getSign()).not.toBe('none')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(getSign).toBe('none')
})

test('the record screen releases the microphone of a paused recorder once it is scrolled out of sight', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await watchMicrophones(page)
  await openRecorder(page)
  await startRecording(page, 1)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const resume = page.getByRole('button', { name: 'Resume' })
  await expect(resume).toBeVisible()
  expect(await countMicrophones(page)).toEqual({ given: 1, held: 1 })
  await page.getByText('More options').click()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 1, held: 0 })
  await resume.click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  expect(await countMicrophones(page)).toEqual({ given: 2, held: 1 })
})

test('a wide screen shows that a recording runs while its recorder is scrolled out of sight', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openRecorder(page)
  const label = page.getByRole('navigation', { name: 'Main' }).getByText('Record', { exact: true })
  const getSign = () => label.evaluate((text) => getComputedStyle(text, '::before').content)
  expect(await getSign()).toBe('none')
  await startRecording(page, 1)
  await page.addStyleTag({ content: '.record { padding-block-end: 200vh }' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: 'Stop recording' })).not.toBeInViewport()
  await expect(label).toBeInViewport()
  expect(await getSign()).not.toBe('none')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(getSign).toBe('none')
})

/** Opens the reply recorder of a new post, on a phone by default. Returns the card of the post and its title. */
async function openReply(page: Page, speaker: Actor, size = { width: 390, height: 844 }) {
  const { id, title } = await publishPost(speaker, { title: unique('Evening') })
  await watchMicrophones(page)
  await page.setViewportSize(size)
  await page.goto(`/?view=squawks&post=${id}`)
  const card = page.locator(`[data-post="${id}"]`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  return { card, title }
}

test('a reply pauses and releases the microphone once it is scrolled out of sight', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const { card } = await openReply(page, speaker)
  await startRecording(page, 1)
  // However few posts there are.
  await page.addStyleTag({ content: 'main { padding-block-end: 300vh }' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('.toast')).toHaveText(/Recording paused/)
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 1, held: 0 })
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 2, held: 1 })
})

test('a reply that was paused releases the microphone out of sight, where it can be resumed', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const { card, title } = await openReply(page, speaker)
  await startRecording(page, 1)
  // Hears again what it replies to: that pauses the recording.
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  await expect(card.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(await countMicrophones(page)).toEqual({ given: 1, held: 1 })
  await page.addStyleTag({ content: 'main { padding-block-end: 300vh }' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 1, held: 0 })
  await page.locator('.toast').getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 2, held: 1 })
  await expect(card.getByRole('button', { name: 'Stop recording' })).toBeInViewport()
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a reply stays in its place while others publish', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const { card } = await openReply(page, speaker)
  await startRecording(page, 1)
  await publishPost(speaker, { title: unique('Later') })
  await expect(page.getByRole('status').filter({ hasText: /new post/ })).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Stop recording' })).toBeInViewport()
  expect(await countMicrophones(page)).toEqual({ given: 1, held: 1 })
  await card.getByRole('button', { name: 'Stop recording' }).click()
  await card.getByRole('button', { name: 'Cancel reply' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: /new post/ })).toBeVisible()
})

test('a locked hold of a reply goes on when the screen is turned', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const { card } = await openReply(page, speaker)
  await page.addStyleTag({ content: 'main { padding-block: 100vh }' })
  await card.getByRole('button', { name: 'Start Recording' }).hover()
  await page.mouse.down()
  const recording = page.getByRole('dialog', { name: 'Recording', exact: true })
  await expect(recording).toBeVisible()
  await page.keyboard.press('l')
  await page.mouse.up()
  await expect(recording.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => window.scrollTo(0, 0))
  // The panel has been measured in the new place.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(recording.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await countMicrophones(page)).toEqual({ given: 1, held: 1 })
})

/** Begins to record a reply on a page that scrolls far, however few posts there are. Returns the card of its parent. */
async function recordReply(page: Page, speaker: Actor, size: { width: number; height: number }) {
  const { card } = await openReply(page, speaker, size)
  await page.addStyleTag({ content: 'main { padding-block: 100vh }' })
  await startRecording(page, 1)
  return card
}

test('a reply pauses and releases the microphone once Stop is out of sight, below the post or above the form', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const card = await recordReply(page, speaker, { width: 844, height: 390 })
  const panel = card.locator('.reply-panel')
  const stop = panel.getByRole('button', { name: 'Stop recording' })
  const resume = panel.getByRole('button', { name: 'Resume' })

  // The form is still in sight.
  await stop.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 8))
  await expect(panel.getByRole('button', { name: 'Send Reply' })).toBeInViewport()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 1, held: 0 })
  await expect(page.locator('.toast')).toHaveText(/Recording paused/)
  await resume.click()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 2, held: 1 })

  // Send Reply sticks to the end of the screen, and covers Stop.
  await stop.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight))
  await expect(panel.getByRole('button', { name: 'Send Reply' })).toBeInViewport()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 2, held: 0 })
  await resume.click()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 3, held: 1 })
})

test('a reply pauses and releases the microphone once its recorder is under the top bar', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const card = await recordReply(page, speaker, { width: 390, height: 844 })
  const bar = await page.getByRole('banner').boundingBox()
  const middle = (bar?.y ?? 0) + (bar?.height ?? 0) / 2
  await card.getByRole('button', { name: 'Stop recording' }).evaluate((button, to) => {
    const { top, height } = button.getBoundingClientRect()
    window.scrollBy(0, top + height / 2 - to)
  }, middle)
  // Later, the notice of a silent microphone would move it.
  await expect.poll(() => countMicrophones(page), { timeout: 5_000 }).toEqual({ given: 1, held: 0 })
  await expect(page.locator('.toast')).toHaveText(/Recording paused/)
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => countMicrophones(page)).toEqual({ given: 2, held: 1 })
})
