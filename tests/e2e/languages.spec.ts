/** The app in other languages: the browser's own, or one that was chosen. */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../domain/languages'
import { SETTINGS as GERMAN_SETTINGS } from '../../web/words/de/settings'
import { SHARE as GERMAN_SHARE } from '../../web/words/de/share'
import { SETTINGS as DUTCH_SETTINGS } from '../../web/words/nl/settings'
import { expect, test } from './actors'
import { speak } from './voices'

function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(String(error)))
  page.on('console', (said) => void (said.type() === 'error' && trouble.push(said.text())))
  return trouble
}

test('it speaks the language of the browser, until another is chosen for this device', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  const trouble = troubleOf(page)
  await page.goto('/?view=settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByLabel(GERMAN_SETTINGS.language, { exact: true }).selectOption('nl')
  const chosen = page.getByLabel(DUTCH_SETTINGS.language, { exact: true })
  await expect(chosen).toHaveValue('nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await page.reload()
  await expect(chosen).toHaveValue('nl')
  await chosen.selectOption('')
  await expect(page.getByLabel(GERMAN_SETTINGS.language, { exact: true })).toHaveValue('')
  expect(trouble).toEqual([])
  await context.close()
})

test('by keys one goes past languages without the app opening in each', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  await page.goto('/?view=settings')
  const choice = page.getByLabel('Language', { exact: true })
  await choice.focus()
  for (const passed of ['en', 'es', 'fr', 'de']) {
    await page.keyboard.press('ArrowDown')
    await expect(choice).toHaveValue(passed)
    await expect(choice).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel(GERMAN_SETTINGS.language, { exact: true })).toHaveValue('de')
  await context.close()
})

test('a share page is taken over in the language it came in', async ({ browser, speaker }) => {
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

test('no language breaks the layout of a phone', async ({ browser, speaker }) => {
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
      // What is cut off cannot be pressed.
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
