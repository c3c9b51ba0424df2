/** Sign-in by phone: number, code and username for a new user, the number alone for a returning one. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { openWindow, PASSWORD } from './sign-up-steps'

const createNumber = () => `+4670${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`

/** Returns the code of the newest message to a number in the development mailbox. */
async function readCode(page: Page, phone: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/api/dev/outbox')
  const message = await mailbox.getByRole('article').filter({ hasText: phone }).first().textContent()
  await mailbox.close()
  return /(\d{6}) is your Owlcast code/.exec(message ?? '')?.[1] ?? ''
}

async function requestCode(page: Page, phone: string) {
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await expect(dialog.getByLabel('Phone number')).toBeFocused()
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByLabel('Verification code')).toBeFocused()
  return dialog
}

test('a new user signs up by phone, chooses a username, and returns with the number alone', {
  tag: '@extended',
}, async ({ context }) => {
  const page = await openWindow(context)
  const phone = createNumber()
  const username = `ida${Math.random().toString(36).slice(2, 10)}`
  await page.goto('/')
  const dialog = await requestCode(page, `${phone.slice(0, 5)} ${phone.slice(5)}`)
  const code = dialog.getByLabel('Verification code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(dialog.getByText('Enter the six digits we sent to +46 70')).toBeVisible()
  await expect(dialog.getByText(/You can get a new code in \d+ s\./)).toBeVisible()

  const right = await readCode(page, phone)
  // The last digit sends it.
  await code.fill(right === '111111' ? '222222' : '111111')
  await expect(dialog.getByText('Invalid verification code')).toBeVisible()
  await expect(code).toBeFocused()
  // Pasted with spaces.
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${right.slice(0, 3)} ${right.slice(3)} `,
  )
  await code.selectText()
  await page.keyboard.press('ControlOrMeta+v')

  await expect(dialog.getByRole('heading', { name: 'Find your voice' })).toBeVisible()
  await expect(dialog.getByLabel('Username')).toHaveValue(new RegExp(`^user_${phone.slice(-4)}`))
  await expect(dialog.getByLabel('Display name')).toHaveValue(`Voice Seeker ${phone.slice(-4)}`)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Display name').fill('Ida Strand')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Welcome, Ida Strand')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/?view=settings&group=you')
  await page.getByRole('button', { name: 'Add an email address' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(`${username}@example.org`)
  await page.keyboard.press('Enter')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the development mailbox' }).click()
  const mailbox = await opened
  await mailbox.getByRole('article').filter({ hasText: username }).getByRole('link').first().click()
  await mailbox.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await mailbox.keyboard.press('Enter')
  await expect(mailbox.getByText('Password changed. Sign in with your new password.')).toBeVisible()
  await expect(mailbox.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true')
  await mailbox.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await mailbox.keyboard.press('Enter')
  await expect(mailbox.getByText('Welcome, Ida Strand')).toBeVisible()
  await mailbox.close()

  await expect(page.getByRole('main').getByText(`${username}@example.org`).last()).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  // The last used tab is open.
  const again = page.getByRole('dialog')
  await expect(again.getByLabel('Email').and(page.locator('input'))).toBeFocused()
  await again.getByRole('tab', { name: 'Phone' }).click()
  await again.getByLabel('Phone number').fill(phone)
  await again.getByRole('button', { name: 'Send code' }).click()
  await again.getByLabel('Verification code').fill(await readCode(page, phone))
  await expect(page.getByText('Welcome, Ida Strand')).toBeVisible()
})

test('axe finds nothing in the sign-in by phone, in every look', { tag: '@a11y' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const page = await openWindow(context)
  const phone = createNumber()
  await page.goto('/?sign-in=email')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Please enter your phone number')).toBeVisible()
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog' })).toEqual([])
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const code = dialog.getByLabel('Verification code')
  await expect(code).toBeFocused()
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog' })).toEqual([])
  await code.fill(await readCode(page, phone))
  await expect(dialog.getByLabel('Username')).toBeVisible()
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog' })).toEqual([])
  await context.close()
})
