/** Encoding ahead of Publish: done once, for the current settings, and never at the cost of the recording. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { fetchAudio, readDrafts } from './decoded-audio'
import { countSquawksByTitle, getPostByTitle } from './fetch-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

const SAME_SECONDS = 0.06

/** Counts the workers that a page starts from its next load on, by their script. */
async function countWorkers(page: Page) {
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(globalThis, {
      begun,
      Worker: class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          begun.push(String(url))
        }
      },
    })
  })
  return async () => {
    const begun: string[] = await page.evaluate(() => Reflect.get(globalThis, 'begun'))
    const of = (name: string) => begun.filter((url) => url.includes(`${name}.worker`)).length
    return { mixes: of('render-mix'), encodings: of('encoder') }
  }
}

async function addTrack(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add MUE' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a MUE' })
    .getByRole('button', { name: `Add ${name}` })
    .click()
}

test('preview and Publish share one mix until the track changes', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Made once')
  const count = await countWorkers(page)
  await openRecorder(page)
  await addTrack(page, 'Low tide')
  await record(page, 3, 'Record Over MUE')
  // The first encoder ran while recording, the second encodes the mix before Publish.
  await expect.poll(count).toEqual({ mixes: 1, encodings: 2 })
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop preview' }).click()
  await fillForm(page, name)
  expect(await count()).toEqual({ mixes: 1, encodings: 2 })

  await page.getByRole('button', { name: 'Remove MUE' }).first().click()
  await expect(page.getByRole('button', { name: 'Publish Squawk' })).toBeVisible()
  // The voice alone is levelled, which takes an encoding of its own.
  await expect.poll(count).toEqual({ mixes: 1, encodings: 3 })
  await addTrack(page, 'Low tide')
  await expect.poll(count).toEqual({ mixes: 2, encodings: 4 })
  const [draft] = await readDrafts(page)
  await page.getByRole('button', { name: 'Squawk + Mue' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  expect(await count()).toEqual({ mixes: 2, encodings: 4 })
  const post = await getPostByTitle(page, name)
  expect(post.track?.name).toBe('Low tide')
  const { seconds } = await fetchAudio(page, post.audioUrl)
  expect(Math.abs(seconds - (draft?.seconds ?? 0))).toBeLessThan(SAME_SECONDS)
})

test("publishes WAV when 'Lossless WAV' changes after recording", { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Every sample')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  await page.goto('/?view=settings&group=sound')
  await page.getByRole('switch', { name: /Lossless WAV/ }).click()
  await page.goto('/?view=record')
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  const post = await getPostByTitle(page, name)
  const answer = await page.request.get(post.audioUrl)
  expect(answer.headers()['content-type']).toBe('audio/wav')
})

test('Publish fetches music again after the preview failed to', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Second try')
  await openRecorder(page)
  await page.route('**/media/*', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await addTrack(page, 'Low tide')
  await record(page, 2, 'Record Over MUE')
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByText('Audio mixing failed. Playing voice only.')).toBeVisible()
  await fillForm(page, name)
  await page.unroute('**/media/*')
  await page.getByRole('button', { name: 'Squawk + Mue' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  expect((await getPostByTitle(page, name)).track?.name).toBe('Low tide')
})

test('publishes a draft that another tab locks for a moment', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Looked at')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  const [draft] = await readDrafts(page)
  await page.evaluate((lock) => {
    void navigator.locks.request(lock, () => new Promise((done) => setTimeout(done, 600)))
  }, `owlcast.draft.${draft?.id}`)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  expect(await countSquawksByTitle(page, name)).toBe(1)
})

test('discarding during the upload publishes nothing', { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Never mind')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  await page.route('**/api/uploads/*', () => undefined)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Uploading' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await page.unroute('**/api/uploads/*')
  await expect.poll(() => readDrafts(page)).toEqual([])
  expect(await countSquawksByTitle(page, name)).toBe(0)
})
