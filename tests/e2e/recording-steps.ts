/** Steps shared by tests about recording. */
import { expect, type Page } from '@playwright/test'

/** Opens the record screen. */
export async function openRecorder(page: Page): Promise<void> {
  await page.goto('/?view=record&mode=squawk')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
}

/** Records from the fake microphone for at least this many seconds. */
export async function startRecording(page: Page, seconds: number, start = 'Start Recording'): Promise<void> {
  await page.getByRole('button', { name: start }).click()
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(seconds)
}

/** Records, stops, and waits until the recording is processed. */
export async function record(page: Page, seconds = 2, start?: string): Promise<void> {
  await startRecording(page, seconds, start)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  // Intercepting requests and going offline send a command to every worker, and a terminating worker never replies: the
  // test would hang.
  await expect.poll(() => page.workers().length).toBe(0)
}

/** Fills in the required fields of a squawk. */
export async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Tags').fill('#fox #canal')
}
