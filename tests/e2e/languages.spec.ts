/** Pages in other languages: hydration of a share page, and the layout on a phone. */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../domain/i18n/languages'
import { SHARE as GERMAN_SHARE } from '../../domain/locales/de/share'
import { expect, test } from './actors'
import { publishPost } from './publish-posts'

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  return errors
}

test('a share page hydrates in its own language', { tag: '@extended' }, async ({ browser, speaker }) => {
  const post = await publishPost(speaker, { title: 'Two languages' })
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const errors = collectErrors(page)
  await page.goto(`/squawk/${post.id}`)
  const copy = page.getByRole('button', { name: GERMAN_SHARE.copyLink })
  await expect(copy).toBeEnabled()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})

test('no language breaks the layout on a phone', { tag: '@a11y' }, async ({ browser, speaker }) => {
  test.slow()
  await publishPost(speaker, { title: 'Long words' })
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    for (const view of ['speace', 'record']) {
      await page.goto(`/?view=${view}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('#main').getByRole('button').first()).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${language} ${view}`,
      ).toBeLessThanOrEqual(360)
      // A button outside the window cannot be pressed.
      const buttons = page.locator('main button:visible').filter({ visible: true })
      const boxes = await buttons.evaluateAll((buttons) =>
        buttons
          .filter((button) => !button.closest('[role=radiogroup], .shelf'))
          .map((button) => ({ text: button.textContent, right: button.getBoundingClientRect().right }))
          .filter(({ right }) => right > innerWidth + 1),
      )
      expect(boxes, `${language} ${view}`).toEqual([])
    }
    await context.close()
  }
})
