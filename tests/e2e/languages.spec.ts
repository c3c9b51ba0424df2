/** Pages in other languages: hydration of a share page, and the layout on a phone. */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../domain/languages'
import { SHARE as GERMAN_SHARE } from '../../web/words/de/share'
import { expect, test } from './actors'
import { speak } from './voices'

function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(String(error)))
  page.on('console', (said) => void (said.type() === 'error' && trouble.push(said.text())))
  return trouble
}

test('a share page hydrates in its own language', async ({ browser, speaker }) => {
  const post = await speak(speaker, { title: 'Two languages' })
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const trouble = troubleOf(page)
  await page.goto(`/squawk/${post.id}`)
  const copy = page.getByRole('button', { name: GERMAN_SHARE.copyLink })
  await expect(copy).toBeEnabled()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(trouble).toEqual([])
  await context.close()
})

test('no language breaks the layout on a phone', { tag: '@a11y' }, async ({ browser, speaker }) => {
  test.slow()
  await speak(speaker, { title: 'Long words' })
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
      const cut = page.locator('main button:visible').filter({ visible: true })
      const boxes = await cut.evaluateAll((buttons) =>
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
