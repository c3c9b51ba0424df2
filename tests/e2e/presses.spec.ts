/** Whatever a view is doing, a press on the page is heard. */
import { expect, test } from './actors'
import { unique } from './unique'
import { speak } from './voices'

// Where motion is welcome, and where it is not.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`no press goes unheard while views change, motion: ${reducedMotion}`, { tag: '@extended' }, async ({
    visitor: page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Say it before the light goes' })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const missed = await links.evaluateAll(async (rail: HTMLElement[]) => {
      const heard = { unheard: 0, covered: 0 }
      // A link that the router heard does not load its address; here none does.
      addEventListener('click', (event) => {
        if (!event.defaultPrevented) heard.unheard++
        event.preventDefault()
      })
      for (const link of rail) {
        link.click()
        const until = performance.now() + 200
        while (performance.now() < until) {
          await new Promise((resume) => setTimeout(resume, 8))
          const { x, y, width, height } = link.getBoundingClientRect()
          if (!link.contains(document.elementFromPoint(x + width / 2, y + height / 2))) heard.covered++
          link.click()
        }
      }
      return heard
    })
    expect(missed).toEqual({ unheard: 0, covered: 0 })
  })

test('a menu takes the keys from the moment it is opened, however fast they follow', async ({
  speaker,
  visitor: page,
}) => {
  const fox = unique('Quick fox')
  await speak(speaker, { title: fox })
  await page.goto('/?view=squawks')
  // In one go: nothing of the page runs between opening it and looking.
  const focused = await page
    .getByRole('button', { name: `More actions for ${fox}` })
    .evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
      return document.activeElement?.getAttribute('role')
    })
  expect(focused).toBe('menuitem')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `More actions for ${fox}` })).toBeFocused()
})
