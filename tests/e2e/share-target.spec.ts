/** The share target: the system posts a form, which the service worker handles. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { PODCAST, trimClip, trimPanel, urlField } from './podcast-steps'

test.use({ serviceWorkers: 'allow' })

/** Submits the form of the manifest, as the system does. */
async function share(page: Page, { file, text = '' }: { file?: string; text?: string }): Promise<void> {
  await page.evaluate((shared) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/share'
    form.enctype = 'multipart/form-data'
    for (const [name, value] of [
      ['title', ''],
      ['text', shared],
      ['url', ''],
    ] as const) {
      const field = form.appendChild(document.createElement('input'))
      field.name = name
      field.value = value
    }
    const files = form.appendChild(document.createElement('input'))
    files.type = 'file'
    files.name = 'audio'
    files.id = 'shared-file'
    form.id = 'shared'
    document.body.append(form)
  }, text)
  if (file) await page.locator('#shared-file').setInputFiles(file)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form#shared')?.submit())
  await page.waitForURL(/shared=/)
}

test('a shared file or link opens in the podcast form, and other text gets an explanation', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await share(page, { file: PODCAST })
  await expect(trimPanel(page)).toBeVisible()
  await expect(page.getByText('speech-60.mp3')).toBeVisible()
  // A sign-in with a redirect reloads the page.
  await page.reload()
  await expect(trimPanel(page)).toBeVisible()
  await page.getByRole('slider', { name: 'End' }).press('Shift+ArrowLeft')
  await trimClip(page)

  await page.route('**/episode.mp3', (route) => route.fulfill({ path: PODCAST, contentType: 'audio/mpeg' }))
  await share(page, { text: `Hear this: ${new URL('/episode.mp3', page.url())}.` })
  await expect(trimPanel(page)).toBeVisible()

  await share(page, { text: 'Nothing to hear here' })
  await expect(page.getByRole('alert').getByText('Share a link to a podcast')).toBeVisible()
  await expect(urlField(page)).toBeVisible()
})
