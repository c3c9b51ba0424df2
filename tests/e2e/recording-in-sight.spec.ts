/** The microphone is released once the recorder is out of sight. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { openRecorder, record } from './recording-steps'

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
