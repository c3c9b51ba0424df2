/** Steps shared by tests about recording. */
import { expect, type Locator, type Page } from '@playwright/test'

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

/** The recorder that is open while the record button is held. */
export const heldRecorder = (page: Page) => page.getByRole('dialog', { name: 'Recording', exact: true })

/** Presses the button until a recording of at least this many seconds is held. */
export async function hold(button: Locator, seconds = 1): Promise<{ x: number; y: number }> {
  const page = button.page()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const centre = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(centre.x, centre.y)
  await page.mouse.down()
  const getSeconds = async () =>
    Number(((await heldRecorder(page).getByLabel('Recorded time').textContent()) ?? '').split(':')[1])
  await expect.poll(getSeconds).toBeGreaterThanOrEqual(seconds)
  return centre
}

/** Chooses where the recording goes, once the sheet takes presses. */
export async function chooseTarget(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Where does it go?' })
  await expect(sheet).not.toHaveAttribute('data-moved')
  // The face lies over its radio button.
  await sheet.getByRole('radio', { name, exact: true }).check({ force: true })
}
