/** The app offline: opens, shows saved posts, records, and publishes once the network returns. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Language } from '../../domain/i18n/languages'
import { SHELL as GERMAN } from '../../domain/locales/de/shell'
import { expect, test } from './actors'
import { countSquawksByTitle } from './fetch-posts'
import { publishPost as say } from './publish-posts'
import { fillForm, record } from './recording-steps'
import { unique } from './unique'

test.use({ serviceWorkers: 'allow' })

const ASSETS = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))

/**
 * Waits until the service worker has cached every script of the app, including the messages of one language beside
 * English.
 */
async function waitForCache(page: Page, language: Language = 'en'): Promise<void> {
  const isForeign = (name: string) => name.startsWith('locale-') && !name.startsWith(`locale-${language}-`)
  // Fetched with the speech engine, where a user asks for it.
  const isOnDemand = (name: string) => name.startsWith('speech.worker-')
  const scripts = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && !isForeign(name) && !isOnDemand(name),
  )
  const listMissing = () =>
    page.evaluate(async (names) => {
      const cached = new Set<string>()
      for (const cache of await caches.keys())
        for (const { url } of await (await caches.open(cache)).keys()) cached.add(url.split('/').at(-1) ?? '')
      return names.filter((name) => !cached.has(name))
    }, scripts)
  await expect.poll(listMissing).toEqual([])
}

test('opens offline with the saved feed, records, and publishes when the network returns', async ({
  speaker,
}) => {
  const { page, context } = speaker
  const name = unique('Spoken offline')
  const before = unique('Heard before')
  await say(speaker, { title: before })
  await page.goto('/?view=squawks')
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
  await waitForCache(page)

  await context.setOffline(true)
  await page.goto('/squawk/nowhere')
  await expect(page.getByRole('heading', { name: 'You need to be online to open this link' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved squawks' }).click()
  await expect(page.getByText('Showing saved posts')).toBeVisible()
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
  await page
    .getByRole('link', { name: /^Record/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await record(page)
  await fillForm(page, name)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/Squawk published!/)).toBeVisible()
  expect(await countSquawksByTitle(page, name)).toBe(1)
})

test('opens offline in another language after the first visit', {
  tag: '@extended',
}, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await waitForCache(page, 'de')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: GERMAN.skip })).toBeAttached()
  await context.close()
})

test('an unknown address returns 404 with a way home, online and through the service worker', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/squawk/post_nowhere/', '/squawk/post_nowhere/x', '/@nobody/x']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Owlcast' }).click()
  await expect(page.getByRole('heading', { name: 'Say it before the light goes' })).toBeVisible()
})
