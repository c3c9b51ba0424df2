import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { fetchAudio, readDrafts } from './decoded-audio'
import { countSquawksByTitle, getPostByTitle } from './fetch-posts'
import {
  followEachOther,
  formatHandle,
  listMessages,
  openMessageRecorder,
  sendButton,
  toField,
} from './message-steps'
import * as podcast from './podcast-steps'
import { fillForm, openRecorder, record, startRecording } from './recording-steps'
import { unique } from './unique'

test('a post that cannot be sent waits on the device, survives a reload and is published once', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page, context } = speaker
  const name = unique('Waited')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText('Saved. It publishes when you’re online.')).toBeVisible()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  await expect(page).toHaveURL(/view=squawks/)
  await page.route('**/api/uploads', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await page.unroute('**/api/uploads')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  await expect(page.getByText('Waiting to publish')).toBeHidden()
  expect(await countSquawksByTitle(page, name)).toBe(1)
})

test('a recording whose tab was closed is offered and can be published', { tag: '@extended' }, async ({
  speaker,
}) => {
  const { page, context } = speaker
  const name = unique('Rescued')
  await openRecorder(page)
  await page.getByLabel('Title').fill(name)
  await startRecording(page, 3)
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByText('Saved recording')).toBeVisible()
  await expect(again.getByText(name)).toBeVisible()
  await again.getByRole('button', { name: 'Listen' }).click()
  await expect(again.getByRole('button', { name: 'Stop' })).toBeVisible()
  await again.getByRole('button', { name: 'Publish' }).click()
  await expect(again.getByLabel('Tags')).toBeFocused()
  await expect(again.getByText('Please add tags for your squawk')).toBeVisible()
  await again.getByLabel('Tags').fill('#rescued')
  await again.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(again.getByText(/Squawk published!/)).toBeVisible()
  expect(await countSquawksByTitle(again, name)).toBe(1)
})

/** Prepares a yap with a clip of ten seconds for publishing. */
async function prepareYap(page: Page, name: string): Promise<void> {
  await podcast.openPodcastForm(page)
  await podcast.uploadPodcast(page, podcast.PODCAST)
  await podcast.endSlider(page).focus()
  for (let n = 0; n < 5; n++) await page.keyboard.press('PageDown')
  await podcast.trimClip(page)
  await podcast.fillSource(page)
  await record(page)
  await page.getByLabel('Title').fill(name)
}

test('a message goes to whom it was sent, whatever another tab with its draft shows', {
  tag: '@extended',
}, async ({ speaker, listener, actor }) => {
  const other = await actor('Gus Hallam')
  await followEachOther(speaker, listener, other)
  const { page, context } = speaker
  const name = unique('For Mara')
  await openMessageRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill(name)
  await toField(page).fill(formatHandle(listener))
  await expect(page.getByText(/^Mara Lindqvist is on Owlcast/)).toBeVisible()
  const readRecipientId = async () => (await readDrafts(page))[0]?.form.recipientId
  await expect.poll(readRecipientId).toBe(listener.id)
  const [draft] = await readDrafts(page)
  const second = await context.newPage()
  await second.goto(`/?view=record&draft=${draft?.id}`)
  await expect(second.getByText(/^Mara Lindqvist is on Owlcast/)).toBeVisible()
  await toField(second).fill(formatHandle(other))
  await expect(second.getByText(/^Gus Hallam is on Owlcast/)).toBeVisible()
  await expect.poll(readRecipientId).toBe(other.id)

  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByText('Saved. It’s sent when you’re online.')).toBeVisible()
  await second.getByLabel('Title').fill(`${name}, changed`)
  await sendButton(second).click()
  await expect(second.getByText('Another tab is sending this recording')).toBeVisible()
  await context.setOffline(false)
  // By the outbox of either tab.
  await expect.poll(async () => (await listMessages(listener)).map(({ title }) => title)).toEqual([name])
  expect(await listMessages(other)).toEqual([])
})

test('publishes a yap once when the network is lost between clip and recording, and then a response', {
  tag: '@extended',
}, async ({ speaker: { page, context } }) => {
  const name = unique('Clip first')
  await prepareYap(page, name)
  // The clip arrives, later uploads do not.
  let arrived = 0
  const sent: string[] = []
  await page.route('**/api/uploads/*', async (route) => {
    sent.push(new URL(route.request().url()).pathname)
    if (arrived > 0) return route.abort()
    arrived += 1
    return route.fallback()
  })
  await page.getByRole('button', { name: 'Yap', exact: true }).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  await page.reload()
  await expect(page.getByText(name)).toBeVisible()
  await page.unroute('**/api/uploads/*')
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
  })
  let lostAnswers = 0
  let isNetworkBack = false
  await page.route('**/api/posts', async (route) => {
    if (isNetworkBack || route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    lostAnswers += 1
    await route.abort()
  })
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => lostAnswers).toBeGreaterThan(0)
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  isNetworkBack = true
  // Publishes by itself as soon as the network returns.
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(/Yap published!/)).toBeVisible()
  const [clip, ...voice] = sent
  expect(new Set(voice).size).toBe(1)
  expect(voice).not.toContain(clip)
  const post = await getPostByTitle(page, name)
  expect(post.podcast).toMatchObject({ trimStart: 0, trimEnd: 10, author: 'The Slow Hour' })
  expect((await fetchAudio(page, post.podcast?.trimmedClipUrl ?? '')).seconds).toBeCloseTo(10, 0)
  // Published clips are deleted from the device.
  const clips = await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const opening = indexedDB.open(name)
    await new Promise((opened) => opening.addEventListener('success', opened))
    const counting = opening.result.transaction('clips').objectStore('clips').count()
    await new Promise((counted) => counting.addEventListener('success', counted))
    return counting.result
  })
  expect(clips).toBe(0)
})

test('a recording that another tab went on with is published whole', { tag: '@extended' }, async ({
  speaker: { page, context },
}) => {
  const title = unique('In two parts')
  await openRecorder(page)
  await record(page)
  await fillForm(page, title)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText('Not published yet')).toBeVisible()
  const [draft] = await readDrafts(page)
  const second = await context.newPage()
  await second.goto(`/?view=record&draft=${draft?.id}`)
  await startRecording(second, 5, 'Keep talking')
  await second.getByRole('button', { name: 'Stop recording' }).click()
  await expect.poll(async () => (await readDrafts(second))[0]?.seconds).toBeGreaterThan(5)
  await page.bringToFront()
  await page
    .getByRole('region', { name: 'Recordings on this device' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  expect((await getPostByTitle(page, title)).seconds).toBeGreaterThan(5)
})

test('a recording that another tab goes on with and cuts is shown so, and published so', {
  tag: '@extended',
}, async ({ speaker: { page, context } }) => {
  const title = unique('Seen in two tabs')
  await openRecorder(page)
  await record(page)
  await fillForm(page, title)
  const [draft] = await readDrafts(page)
  const second = await context.newPage()
  await second.goto(`/?view=record&draft=${draft?.id}`)
  await record(second, 5, 'Keep talking')
  const readTimer = async (tab: Page) =>
    Number((await tab.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(() => readTimer(page)).toBeGreaterThanOrEqual(5)
  expect(await readTimer(page)).toBe(await readTimer(second))

  await second.getByRole('button', { name: 'Trim', exact: true }).click()
  const trim = second.getByRole('region', { name: 'Trim ends' })
  await trim.getByRole('button', { name: 'End −1 s' }).click()
  await trim.getByRole('button', { name: 'End −1 s' }).click()
  await trim.getByRole('button', { name: /^Cut to/ }).click()
  await expect(second.getByRole('button', { name: 'Undo cut' })).toBeVisible()
  const left = await readTimer(second)
  await page.bringToFront()
  await expect.poll(() => readTimer(page)).toBe(left)
  await expect(page.getByRole('button', { name: 'Undo cut' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  // The timer leaves out what is not a whole second.
  const { seconds } = await getPostByTitle(page, title)
  expect(seconds).toBeGreaterThanOrEqual(left)
  expect(seconds).toBeLessThan(left + 1.1)
})
