/** Flows completed with the keyboard alone: Tab reaches every step. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../actors'
import { publishPost } from '../publish-posts'
import { createCredentials, openWindow, PASSWORD } from '../sign-up-steps'
import { unique } from '../unique'

/** Upper bound of Tab presses between two steps. */
const MAX_STOPS = 80

/** Presses Tab until `target` has the focus. Throws after `MAX_STOPS` presses. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.first().evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MAX_STOPS} presses of ${key} do not reach ${target}.`)
}

/** Tabs to a button and presses it. */
async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press(key)
}

const getRecordedSeconds = async (page: Page) =>
  Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])

test('records, publishes, plays, seeks and replies with the keyboard alone', { tag: '@a11y' }, async ({
  speaker,
}) => {
  const { page } = speaker
  const title = unique('By keys alone')
  // A post that ends stays in the player.
  await page.addInitScript(() => localStorage.setItem('owlcast.playOn', 'false'))
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Record' }))
  await page.keyboard.press('Enter')
  await press(page, 'Start Recording', 'Space')
  await expect.poll(() => getRecordedSeconds(page)).toBeGreaterThanOrEqual(1)
  // Stop takes the place and the focus of Start. Space would pause instead.
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(title)
  await tabTo(page, page.getByLabel('Tags'))
  await page.keyboard.type('#fox')
  await press(page, 'Publish Squawk')

  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await tabTo(page, card.getByRole('button', { name: `Play: ${title}` }))
  await page.keyboard.press('Space')
  const player = page.getByRole('region', { name: 'Player' })
  await tabTo(page, player.getByRole('slider'))
  await page.keyboard.press('End')
  await expect(player.getByRole('button', { name: `Play: ${title}` })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:00/)

  await tabTo(page, card.getByRole('button', { name: `Reply to ${title}` }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const panel = card.getByRole('region', { name: /^Reply to/ })
  await tabTo(page, panel.getByRole('button', { name: 'Start Recording' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => getRecordedSeconds(page)).toBeGreaterThanOrEqual(1)
  await tabTo(page, panel.getByRole('button', { name: 'Stop Recording' }))
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByRole('button', { name: 'Send Reply' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(card.getByRole('button', { name: `Reply to ${title}, 1 reply` })).toBeVisible()
  await expect(card.locator('li[data-post]')).toBeFocused()
})

/** Opens a dialog, checks that Tab stays inside it, and that Escape returns the focus to `opener`. */
async function openAndClose(page: Page, opener: Locator, open: () => Promise<void>): Promise<void> {
  const dialog = page.locator('dialog[open]')
  await open()
  await expect(dialog).toBeVisible()
  const isFocusInside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      // Between the last and the first stop the focus is in the browser's own toolbar.
      return activeElement === document.body || activeElement?.closest('dialog[open]') !== null
    })
  for (let stop = 0; stop < 4; stop++) {
    expect(await isFocusInside()).toBe(true)
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('every dialog traps the focus and returns it to its opener', { tag: '@a11y' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  const [theirs, mine] = [unique('Theirs'), unique('Mine')]
  await publishPost(speaker, { title: theirs })
  await publishPost(listener, { title: mine })
  await page.goto('/?view=squawks')
  for (const [title, items] of [
    [mine, ['Edit']],
    [theirs, ['Report', /^Block/]],
  ] as const)
    for (const item of items) {
      const opener = page.getByRole('button', { name: `More actions for ${title}` })
      await opener.focus()
      await openAndClose(page, opener, async () => {
        await page.keyboard.press('Enter')
        await tabToItem(page, item)
        await page.keyboard.press('Enter')
      })
    }
  const main = page.getByRole('main')
  for (const [group, name] of [
    ['safety', /contacts/i],
    ['safety', 'Show blocked people'],
    ['sound', 'Open'],
    ['you', /phone number/],
    ['data', 'Delete All My Data'],
  ] as const) {
    await page.goto(`/?view=settings&group=${group}`)
    const opener = main.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await opener.focus()
    await openAndClose(page, opener, () => page.keyboard.press('Enter'))
  }
})

/** Moves through an open menu with the arrow keys. */
async function tabToItem(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  for (let step = 0; step < 8; step++) {
    if (await item.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No menu item ${name}.`)
}

test('a menu closes when Tab leaves it, and a queue is reordered without dragging', { tag: '@a11y' }, async ({
  speaker,
  visitor: page,
}) => {
  const titles = ['First', 'Second', 'Third'].map(unique)
  for (const title of titles) await publishPost(speaker, { title })
  await page.goto('/?view=squawks')
  const [first = '', second = '', third = ''] = titles
  const more = (title: string) => page.getByRole('button', { name: `More actions for ${title}` })
  await more(first).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menuitem')).toHaveCount(0)

  await page.getByRole('button', { name: `Play: ${third}` }).press('Enter')
  // Paused, so that the queue waits.
  await page
    .getByRole('button', { name: `Pause: ${third}` })
    .first()
    .press('Enter')
  for (const title of [first, second]) {
    await more(title).press('Enter')
    await tabToItem(page, 'Add to queue')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: /Open queue/ }).press('Enter')
  // The rest of the list follows.
  const rows = page
    .getByRole('dialog', { name: 'Now playing' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${first}|${second}`) })
  await expect(rows).toHaveText([new RegExp(first), new RegExp(second)])
  await rows.nth(1).getByRole('button').press('Enter')
  await tabToItem(page, 'Move up')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([new RegExp(second), new RegExp(first)])
})

test('the player and the bottom bar cover no focused element on a phone, in both directions', {
  tag: '@a11y',
}, async ({ speaker, visitor: page }) => {
  const titles = ['One', 'Two', 'Three', 'Four'].map(unique)
  for (const title of titles) await publishPost(speaker, { title })
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: `Play: ${titles[3]}` }).press('Enter')
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  const covered: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press(key)
      const found = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const isSeen = [0.15, 0.5, 0.85].some((y) => {
          const hit = document.elementFromPoint((left + right) / 2, top + y * (bottom - top))
          return hit !== null && focused.contains(hit)
        })
        return isSeen ? null : focused.outerHTML.slice(0, 120)
      })
      if (found) covered.push(`${key}: ${found}`)
    }
  expect(covered).toEqual([])
})

test('sign-in prefills known values and accepts pasted ones', {
  tag: '@a11y',
}, async ({ context }) => {
  const page = await openWindow(context)
  const { email } = createCredentials()
  await page.goto('/')
  await press(page, 'Sign In')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  const tabs = dialog.getByRole('tab')
  await expect(tabs.and(page.locator('[aria-selected="true"]'))).toBeFocused()
  await dialog.getByRole('tab', { name: 'Email' }).press('Enter')
  const address = dialog.getByLabel('Email').and(page.locator('input'))
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(address).toHaveAttribute('autocomplete', /username|email/)
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await tabTo(page, address)
  await page.keyboard.type(email)
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await tabTo(page, password)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(password).toHaveValue(PASSWORD)
  // The address typed before is kept.
  await press(page, /forgot/i)
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toHaveValue(email)
  await press(page, 'Back to sign in')
  await dialog.getByRole('tab', { name: 'Sign up' }).press('Enter')
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toHaveValue(email)
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')

  await dialog.getByRole('tab', { name: 'Phone' }).press('Enter')
  const phone = dialog.getByLabel('Phone number')
  await expect(phone).toHaveAttribute('autocomplete', /tel/)
  await tabTo(page, phone)
  await page.keyboard.type(`+4670${Math.floor(1_000_000 + Math.random() * 8_999_999)}`)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Verification code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await page.evaluate(() => navigator.clipboard.writeText('123 456'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(code).toHaveValue('123456')
})
