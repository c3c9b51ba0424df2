/** Presses are handled whatever a view is doing. */
import type { Locator } from '@playwright/test'
import { expect, test } from './actors'
import { servePostAlone } from './lone-post'
import { publishPost } from './publish-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

// With and without reduced motion.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`handles every press while views change, motion: ${reducedMotion}`, { tag: '@extended' }, async ({
    visitor: page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Say it before the light goes' })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const missed = await links.evaluateAll(async (rail: HTMLElement[]) => {
      const heard = { unheard: 0, covered: 0 }
      // The router prevents the default of clicks that it handles.
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

test('a menu takes the keyboard focus as soon as it opens', { tag: '@extended' }, async ({
  speaker,
  visitor: page,
}) => {
  const fox = unique('Quick fox')
  await publishPost(speaker, { title: fox })
  await page.goto('/?view=squawks')
  // In one task: no code of the page runs between opening and reading.
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
])
  test(`Cancel does not appear under the finger that pressed Publish, ${viewport.width} px`, {
    tag: '@extended',
  }, async ({ speaker }) => {
    const { page } = speaker
    const post = await publishPost(speaker, { title: unique('Pressed twice') })
    await page.setViewportSize(viewport)
    /** Clicks twice at each of three points while the upload hangs, and expects that it is not cancelled. */
    const pressTwice = async (name: string) => {
      await page.route('**/api/uploads/*', () => undefined)
      const button = page.getByRole('button', { name })
      await expect(button).toBeEnabled()
      await button.scrollIntoViewIfNeeded()
      const pressed = await getBox(button)
      const { x, y, width, height } = pressed
      for (const part of [0.05, 0.5, 0.95]) {
        await page.mouse.click(x + width * part, y + height / 2)
        await page.mouse.click(x + width * part, y + height / 2)
        await expect(page.getByRole('progressbar')).toBeVisible()
      }
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true }).last()
      expect(doOverlap(pressed, await getBox(cancel)), 'Cancel is where the button was').toBe(false)
      await cancel.click()
      await expect(page.getByText('Not published. Your recording is still here.').last()).toBeVisible()
      await page.unroute('**/api/uploads/*')
    }
    await openRecorder(page)
    await record(page)
    await fillForm(page, unique('Twice'))
    // The suggested tags move the button down.
    await expect(page.getByRole('button', { name: 'Add tag twice' })).toBeVisible()
    await pressTwice('Publish Squawk')
    await page.getByRole('button', { name: 'Publish Squawk' }).click()
    await expect(page.getByText(/^Squawk published!/)).toBeVisible()

    await servePostAlone(page, post)
    await page.goto(`/?view=squawks&post=${post.id}`)
    await page.getByRole('button', { name: new RegExp(`^Reply to ${post.title}`) }).click()
    await page.getByRole('button', { name: 'Start Recording' }).click()
    await expect(page.getByLabel('Recorded time')).toHaveText(/0:0[1-9]/)
    await page.getByRole('button', { name: 'Stop Recording' }).click()
    await page.getByLabel('Tags').fill('#owl')
    await pressTwice('Send Reply')
  })

type Box = { x: number; y: number; width: number; height: number }

async function getBox(button: Locator): Promise<Box> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not shown.')
  return box
}

function doOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
