/** The app shell: menu, views in the URL, shortcuts and schemes; by keyboard, at all widths, checked with axe. */
import { expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'

const PHONE = { width: 390, height: 844 }

test('the menu links to every view, closes after a choice and returns the focus', async ({
  visitor: page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of [
    'Home',
    'Mues',
    'Squawk',
    'Hum',
    'Nightingale',
    'Owlcast',
    'Profile',
    'Settings',
    'Web Graph',
  ])
    await expect(menu.getByRole('link', { name, exact: true }).last()).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await expect(menu.getByText('Owlcast 1.0')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Hum', exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\?view=hum$/)
  await expect(page).toHaveTitle('Hum · Owlcast')
})

test('each view has a URL that works with Back, Forward and reload, and squawks keeps its old one', async ({
  visitor: page,
}) => {
  await page.goto('/')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await rail.getByRole('link', { name: 'Squawk' }).click()
  await expect(page).toHaveURL(/\?view=squawks$/)
  await rail.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?view=squawks$/)
  await expect(rail.getByRole('link', { name: 'Squawk' })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goto('/?view=speace')
  await expect(page).toHaveTitle('Squawk · Owlcast')
  await page.goto('/?view=nowhere')
  await expect(page.getByRole('heading', { name: 'Say it before the light goes' })).toBeVisible()
})

test('skip link and shortcuts work by keyboard, and shortcuts can be switched off', async ({
  visitor: page,
}) => {
  await page.goto('/?view=settings&group=sound')
  await expect(page.getByRole('heading', { name: 'Listening and recording', level: 1 })).toBeVisible()
  const inside = page.locator('main :focus')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(inside).toBeVisible()
  // No other page in the history, whose form on the record screen would be another one.
  await expect(page).toHaveURL('/?view=settings&group=sound')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Play or pause')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/view=settings/)
  await list.getByRole('switch').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(inside).toBeVisible()
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/view=settings/)
  await page.getByRole('switch', { name: /Single-key shortcuts/ }).check()
  // The shortcuts load after they are switched on, which nothing on the page shows.
  await expect(async () => {
    await page.locator('body').press('r')
    await expect(page).toHaveURL(/view=record/, { timeout: 1000 })
  }).toPass()
})

test('the scheme follows the system until the user chooses one', { tag: '@extended' }, async ({
  visitor: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/?view=settings')
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await readBackground()).toBe('rgb(242, 244, 242)')
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(readBackground).toBe('rgb(14, 19, 24)')
  await page.reload()
  await expect.poll(readBackground).toBe('rgb(14, 19, 24)')
})

test('axe finds nothing and no view scrolls sideways from 320 pixels up, in both schemes', {
  tag: '@a11y',
}, async ({ visitor: page }) => {
  for (const view of ['', '?view=hum', '?view=settings', '?view=squawks']) {
    await page.goto(`/${view}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findAxeViolationsInAllModes(page), view).toEqual([])
  }
})

test('on a tablet the icons of the rail have names, and the record screen has one button bar', {
  tag: '@extended',
}, async ({ listener: { page } }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/?view=record&mode=squawk']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Owlcast' }).first()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  }
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(1)
})
