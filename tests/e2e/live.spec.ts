import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { unique } from './unique'
import { speak } from './voices'

const FEED = '/?view=squawks'

/** Opens the feed and waits until it listens. */
async function listening(page: Page) {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(FEED)
  await caughtUp
}

test('a squawk appears in other open feeds without reloading, signed in or not', async ({
  speaker,
  listener,
  visitor,
}) => {
  await listening(listener.page)
  await listening(visitor)
  const title = unique('The fox is back')
  await speak(speaker, { title })
  for (const page of [listener.page, visitor]) {
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /new voice/ })).toHaveCount(1)
  }
})

test('a listener whose network was cut catches up in order, each voice once', async ({
  speaker,
  visitor,
}) => {
  await listening(visitor)
  await visitor.context().setOffline(true)
  const titles = ['one', 'two', 'three'].map(unique)
  for (const title of titles) await speak(speaker, { title })
  await expect(visitor.getByRole('article').filter({ hasText: titles[0] })).toHaveCount(0)
  await visitor.context().setOffline(false)
  for (const title of titles)
    await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  // Cards outside of the window are not laid out, so they have text but no inner text.
  const shown = await visitor.getByRole('article').allTextContents()
  const places = titles.map((title) => shown.findIndex((text) => text.includes(title)))
  expect(places).toEqual([...places].sort((a, b) => b - a))
})

test('a new voice does not move what is being read further down', async ({ speaker, visitor }) => {
  for (let n = 0; n < 8; n++) await speak(speaker, { title: unique(`before ${n}`) })
  await listening(visitor)
  const scrolled = () =>
    visitor.evaluate(() => {
      scrollTo(0, 700)
      return scrollY
    })
  await expect.poll(scrolled).toBeGreaterThan(300)
  const before = await visitor.evaluate(() => scrollY)
  const title = unique('waits')
  await speak(speaker, { title })
  const button = visitor.getByRole('button', { name: /new voice/ })
  await expect(button).toBeVisible()
  expect(await visitor.evaluate(() => scrollY)).toBe(before)
  await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(0)
  await button.click()
  await expect(visitor.getByRole('article').filter({ hasText: title })).toBeInViewport()
  await expect(button).toHaveCount(0)
})
