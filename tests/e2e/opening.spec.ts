/** The words that home opens with are there before the app is, and the app takes their place. */
import { expect, type Page, test } from '@playwright/test'

const APP = /\/assets\/app-[\w-]+\.js$/

/** Holds the app back; answers how to let it come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(APP, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const headings = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-CH', serviceWorkers: 'block' })

  test('home opens with its words, which stay when the app comes', async ({ page }) => {
    const letCome = await holdApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(headings(page)).toHaveText('Sag es, bevor das Licht geht')
    const { y: before } = (await headings(page).boundingBox()) ?? {}
    letCome()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(headings(page)).toHaveText('Sag es, bevor das Licht geht')
    expect((await headings(page).boundingBox())?.y).toBe(before)
  })

  test('they are in the language that somebody chose', async ({ page }) => {
    const letCome = await holdApp(page)
    await page.addInitScript(() => localStorage.setItem('owlcast.language', '"fr"'))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(headings(page)).toHaveText('Dis-le avant que la lumière ne parte')
    letCome()
  })

  test('other views do not begin with them', async ({ page }) => {
    const letCome = await holdApp(page)
    await page.goto('/?view=squawks', { waitUntil: 'commit' })
    await expect(page.locator('#opening')).toBeAttached()
    await page.waitForFunction(() => document.styleSheets.length > 0)
    await expect(headings(page)).toHaveCount(0)
    letCome()
    await expect(page.locator('#opening')).toHaveCount(0)
  })
})
