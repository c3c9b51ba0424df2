/** Steps and locators shared by tests about podcast replies. */
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const getFixturePath = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
/** A minute of speech. */
export const PODCAST = getFixturePath('speech-60.mp3')

export const trimPanel = (page: Page) => page.getByRole('region', { name: 'Trim', exact: true })
export const startSlider = (page: Page) => trimPanel(page).getByRole('slider', { name: 'Start' })
export const endSlider = (page: Page) => trimPanel(page).getByRole('slider', { name: 'End' })
export const urlField = (page: Page) => page.getByLabel('Podcast URL')

/** Opens the recorder for a podcast reply. */
export async function openPodcastForm(page: Page) {
  await page.goto('/?view=record')
  await page.getByText('Reply to a Podcast', { exact: true }).click()
  await expect(urlField(page)).toBeVisible()
}
export async function uploadPodcast(page: Page, file: string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload an audio file' }).click()
  await (await choosing).setFiles(file)
}
/** Cuts the selected clip. */
export async function trimClip(page: Page) {
  await trimPanel(page).getByRole('button', { name: 'Trim', exact: true }).click()
  await expect(page.getByText(/Audio trimmed successfully! clip/)).toBeVisible()
}
/** Fills in the author and the subject. */
export async function fillSource(page: Page) {
  await page.getByLabel('Who you are replying to').fill('The Slow Hour')
  await page.getByLabel('Subject or topic').fill('Boredom as a skill')
  await expect(page.locator('.tag-box .chip')).toHaveText(['#podcastreply', '#boredom-as-a-skill'])
}
