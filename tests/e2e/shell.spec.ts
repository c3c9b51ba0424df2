/** The house: menus, views in the URL, shortcuts, dialogs, states; by keyboard, on all widths, without axe findings. */
import { expect, test } from './actors'
import { barriers, barriersInEveryLook } from './barriers'

const PHONE = { width: 390, height: 844 }

test('the menu leads everywhere, closes behind one and gives the focus back', async ({ visitor: page }) => {
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

test('a member is named in the menu, may upgrade and sign out; Pro may not upgrade', async ({ actor }) => {
  const { page, displayName } = await actor('Mara Lindqvist')
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(displayName)).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await menu.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByRole('dialog', { name: 'Owlcast Pro' })).toContainText('15-minute recordings')

  const pro = await actor('Odile Nwosu', { pro: true })
  await pro.page.goto('/')
  await expect(pro.page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(pro.page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0)
})

test('views stand in the URL: Back, Forward and reload work, and squawks has its old name', async ({
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

test('by keyboard alone: skip link, shortcuts, and their list, which can switch them off', async ({
  visitor: page,
}) => {
  await page.goto('/?view=settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const inside = page.locator('main :focus')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(inside).toBeVisible()
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
  await page.locator('body').press('r')
  await expect(page).toHaveURL(/view=record/)
})

test('the scheme follows the system until the person chooses', async ({ visitor: page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/?view=settings')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(242, 244, 242)')
  await page.getByText('Night', { exact: true }).click()
  await expect.poll(ground).toBe('rgb(14, 19, 24)')
  await page.reload()
  await expect.poll(ground).toBe('rgb(14, 19, 24)')
})

test('the home shelf says what happened when the server does not answer, and tries again', async ({
  visitor: page,
}) => {
  await page.route('**/api/posts?**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/')
  const shelf = page.getByRole('region', { name: 'Fading soon' })
  await expect(shelf.getByRole('alert')).toContainText('Something went wrong on our side', {
    timeout: 15_000,
  })
  await page.unroute('**/api/posts?**')
  await shelf.getByRole('button', { name: 'Try again' }).click()
  await expect(shelf.getByRole('alert')).toHaveCount(0)
})

test('a lost network is said, and taken back', async ({ visitor: page }) => {
  await page.goto('/')
  await page.context().setOffline(true)
  await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('status').getByText('You are offline.')).toBeHidden()
})

test('a view that breaks shows what happened and a way out, with the menus still there', async ({
  visitor: page,
}) => {
  await page.route('**/assets/SettingsScreen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the branch broke")' }),
  )
  await page.goto('/?view=settings')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.getByText('Error details').click()
  await expect(page.getByText('the branch broke')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.unroute('**/assets/SettingsScreen-*.js')
  await page.getByRole('button', { name: 'Reload App' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('no view scrolls sideways, from 320 pixels up, and axe finds nothing, night and first light', async ({
  visitor: page,
}) => {
  for (const view of ['', '?view=hum', '?view=settings', '?view=squawks']) {
    await page.goto(`/${view}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await barriersInEveryLook(page), view).toEqual([])
  }
})

test('on a tablet the icons of the rail have names, and the record screen one bar of buttons', async ({
  listener: { page },
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/?view=record']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Owlcast' }).first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
  }
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(1)
})
