/** The hero of the home page is rendered before the app loads, and the app takes it over. */
import { expect, type Page, test } from '@playwright/test'
import { blockEvents } from './block-events'
import { holdAppScript, holdScript } from './hold-script'
import { serveStaticPage } from './static-page'

const GERMAN = /\/assets\/locale-first-de-[\w-]+\.js$/

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-CH', serviceWorkers: 'block' })

  test('shows the hero in the right language, keeps it when the app loads, and shows it in no other view', async ({
    page,
  }) => {
    const loadApp = await holdAppScript(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(getHeading(page)).toHaveText('Sag es, bevor das Licht geht')
    const { y: before } = (await getHeading(page).boundingBox()) ?? {}
    loadApp()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(getHeading(page)).toHaveText('Sag es, bevor das Licht geht')
    expect((await getHeading(page).boundingBox())?.y).toBe(before)

    // In the language chosen on this device.
    const loadFrenchApp = await holdAppScript(page)
    await page.evaluate(() => localStorage.setItem('owlcast.language', '"fr"'))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(getHeading(page)).toHaveText('Dis-le avant que la lumière ne parte')

    await page.goto('/?view=squawks', { waitUntil: 'commit' })
    await expect(page.locator('#opening')).toBeAttached()
    await page.waitForFunction(() => document.styleSheets.length > 0)
    await expect(getHeading(page)).toHaveCount(0)
    loadFrenchApp()
    await expect(page.locator('#opening')).toHaveCount(0)
  })

  test('requests the session and the posts of home before the app is rendered, once, when the page brings none', async ({
    page,
  }) => {
    // An event of another test's post is a reason to request the posts again.
    await blockEvents(page)
    await serveStaticPage(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const posts = page.waitForRequest('**/api/posts?kind=squawk')
    const translate = await holdScript(page, GERMAN)
    await page.goto('/', { waitUntil: 'commit' })
    await posts
    expect(asked).toContain('/api/session')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    translate()
    await expect(page.locator('.shelf :is(li.tile, .empty)').first()).toBeVisible()
    expect(asked.filter((path) => /^\/api\/(session|posts)$/.test(path)).toSorted()).toEqual([
      '/api/posts',
      '/api/session',
    ])
  })
})
