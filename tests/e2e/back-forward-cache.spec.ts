/** Pages come back from the browser's back/forward cache as they were left, and catch up on what was missed. */
import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { findWholeChromium } from '../../scripts/chromium.mjs'
import { expect, test } from './actors'
import { getPostByTitle } from './fetch-posts'
import { toField } from './message-steps'
import { publishPost } from './publish-posts'
import { unique } from './unique'

/** The headless shell has no back/forward cache; the whole browser has, in the new headless mode too. */
const WHOLE_CHROMIUM = findWholeChromium()

/** Records on the page itself whether it came back from the cache. */
const watchReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.returned = persisted ? 'from the cache' : 'loaded again'
    }),
  )
/** Playwright's own `goBack` waits for a load, which a page from the cache does not have. */
const traverse = (page: Page, by: number) => page.evaluate((delta) => setTimeout(() => history.go(delta)), by)
/** Playwright turns the cache off in the browsers that it launches. */
function launchWithCache(options: LaunchOptions) {
  expect(WHOLE_CHROMIUM, 'Chromium is installed, not only its headless shell').not.toBeNull()
  return chromium.launch({
    ...options,
    executablePath: WHOLE_CHROMIUM ?? undefined,
    args: [...(options.args ?? []), '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
const findReturn = (page: Page) => page.locator('html').getAttribute('data-returned')

test('the app and a share page return from the back/forward cache, and live updates go on', {
  tag: '@extended',
}, async ({ speaker, launchOptions, baseURL }) => {
  const [first, missed, live] = ['Earlier', 'While away', 'After the return'].map(unique) as [
    string,
    string,
    string,
  ]
  await publishPost(speaker, { title: first })
  const { id } = await getPostByTitle(speaker.page, first)
  const browser = await launchWithCache(launchOptions)
  try {
    const page = await browser.newPage({ baseURL })
    const caughtUp = page.waitForResponse(/\/api\/events/)
    await page.goto('/?view=squawks')
    await caughtUp
    await watchReturn(page)
    await page.goto(`/squawk/${id}`)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
    await watchReturn(page)
    await publishPost(speaker, { title: missed })
    await traverse(page, -1)
    await expect.poll(() => findReturn(page)).toBe('from the cache')
    await expect(page.getByRole('article').filter({ hasText: missed })).toHaveCount(1)
    await publishPost(speaker, { title: live })
    await expect(page.getByRole('article').filter({ hasText: live })).toHaveCount(1)
    await traverse(page, 1)
    await expect.poll(() => findReturn(page)).toBe('from the cache')
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
  } finally {
    await browser.close()
  }
})

test('a form that was typed in a later load of the app is not overwritten by an earlier page that returns', {
  tag: '@extended',
}, async ({ launchOptions, baseURL }) => {
  const browser = await launchWithCache(launchOptions)
  try {
    const page = await browser.newPage({ baseURL })
    const title = page.getByLabel('Title')
    await page.goto('/?view=record&mode=squawk')
    await expect(title).toBeVisible()
    await page.goto('/licences.json')
    await page.goto('/?view=record&mode=mue')
    await toField(page).fill('theo@example.org')
    await title.fill('For Theo')
    await traverse(page, -2)
    await expect(page.getByRole('radio', { name: 'Squawk' })).toBeChecked()
    await title.fill('Tea')
    await traverse(page, 2)
    await expect(title).toHaveValue('For Theo')
    await page.reload()
    await expect(toField(page)).toHaveValue('theo@example.org')
    await expect(title).toHaveValue('For Theo')
  } finally {
    await browser.close()
  }
})
