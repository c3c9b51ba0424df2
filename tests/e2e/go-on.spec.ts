/** A stopped recording goes on, and its ends are cut, before it is published. */
import type { Page } from '@playwright/test'
import { SPEECH } from '../playwright.config'
import { expect, test } from './actors'
import { fetchAudio, readDrafts } from './decoded-audio'
import { getPostByTitle } from './fetch-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

// This microphone plays in a loop.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${SPEECH}`],
    }),
})

/** Seconds of the only draft on the device. */
async function readSeconds(page: Page): Promise<number> {
  const [draft] = await readDrafts(page)
  return draft?.seconds ?? 0
}

/** Goes on for at least two seconds. Returns the length of the whole recording. */
async function goOn(page: Page): Promise<number> {
  const before = await readSeconds(page)
  await page.getByRole('button', { name: 'Keep talking' }).click()
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(Math.ceil(before) + 2)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  const after = await readSeconds(page)
  expect(after).toBeGreaterThan(before + 2)
  return after
}

test('goes on after Stop and after a reload, cuts both ends, undoes the cut, and publishes what is left', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page } = speaker
  await openRecorder(page)
  await record(page, 3)
  await goOn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  const whole = await goOn(page)

  await page.getByRole('button', { name: 'Trim', exact: true }).click()
  const trim = page.getByRole('region', { name: 'Trim ends' })
  await expect(trim.getByRole('slider', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await trim.getByRole('button', { name: 'End −1 s' }).click()
  await trim.getByRole('button', { name: /^Cut to/ }).click()
  await expect.poll(() => readSeconds(page)).toBeCloseTo(whole - 3, 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => readSeconds(page)).toBeCloseTo(whole, 1)

  // A cut survives a reload, and what is said next follows it.
  await page.getByRole('button', { name: 'Trim', exact: true }).click()
  await page.getByRole('slider', { name: 'Start' }).press('ArrowRight')
  await page.getByRole('slider', { name: 'End' }).press('Shift+ArrowLeft')
  await trim.getByRole('button', { name: /^Cut to/ }).click()
  await expect.poll(() => readSeconds(page)).toBeCloseTo(whole - 6, 1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo cut' })).toBeVisible()
  const left = await goOn(page)
  const title = unique('Went on')
  await fillForm(page, title)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  const { audioUrl } = await getPostByTitle(page, title)
  expect((await fetchAudio(page, audioUrl)).seconds).toBeCloseTo(left, 0)
})

test('a refused microphone leaves the stopped recording as it was', { tag: '@extended' }, async ({
  speaker,
}) => {
  const { page } = speaker
  await openRecorder(page)
  await record(page, 2)
  const seconds = await readSeconds(page)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Keep talking' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /microphone/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect.poll(() => readDrafts(page)).toEqual([expect.objectContaining({ seconds, state: 'ready' })])
})
