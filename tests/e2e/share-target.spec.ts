/** The share target: the system posts a form, which the service worker handles. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { PODCAST, trimClip, trimPanel, urlField } from './podcast-steps'

test.use({ serviceWorkers: 'allow' })

type SharedFile = { name: string; mimeType: string; buffer: Buffer }

/** 6:40 of a tone, as a WAV file of 8 kHz. */
function createLongSound(): SharedFile {
  const rate = 8000
  const samples = Int16Array.from({ length: 400 * rate }, (_, at) => 8000 * Math.sin(at / 4))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, 2 * rate],
    [40, samples.byteLength],
  ] as const)
    head.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at)
  head.write('data', 36)
  return {
    name: 'walk.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.concat([head, Buffer.from(samples.buffer)]),
  }
}

/** Submits the form of the manifest, as the system does. */
async function share(
  page: Page,
  { file, text = '' }: { file?: string | SharedFile; text?: string },
): Promise<void> {
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

const chooser = (page: Page) => page.getByRole('dialog', { name: 'What should this become?' })

async function openControlled(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('a shared sound becomes a squawk, after a reload before and after the choice', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await openControlled(page)
  await share(page, { file: PODCAST })
  await expect(chooser(page)).toBeVisible()
  await page.reload()
  await chooser(page)
    .getByRole('button', { name: /^Squawk/ })
    .click()
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeVisible()
  await expect(chooser(page)).toBeHidden()
  await page.reload()
  await expect(publish).toBeVisible()
  await expect(page.getByText('1:00').first()).toBeVisible()
})

test('a shared sound that is too long for a squawk is cut to the part that its user chooses', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await openControlled(page)
  await share(page, { file: createLongSound() })
  await chooser(page)
    .getByRole('button', { name: /^Squawk.*Choose the part/ })
    .click()
  const part = page.getByRole('dialog', { name: 'Choose the part' })
  await expect(part.getByText('It’s 6:40 long, and there’s room for 5:00.')).toBeVisible()
  await part.getByRole('slider', { name: 'End' }).press('End')
  await part.getByRole('button', { name: 'Use this part' }).click()
  await expect(part).toBeHidden()
  await expect(page.getByText('5:00').first()).toBeVisible()
})

test('a shared file or link opens in the podcast form, and other text gets an explanation', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await openControlled(page)

  await share(page, { file: PODCAST })
  await chooser(page)
    .getByRole('button', { name: /^Reply to a Podcast/ })
    .click()
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
