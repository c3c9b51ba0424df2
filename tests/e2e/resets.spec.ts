/** A forgotten password, and sessions ended by its reset. */

import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { createCredentials, openSignIn, openWindow, signUpByEmail } from './sign-up-steps'

test('a reset by email changes the password and ends other sessions', {
  tag: '@extended',
}, async ({ context, browser, baseURL }) => {
  const { email, username } = createCredentials()
  const first = await signUpByEmail(context, { email, username })
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 320, height: 700 } })
  const page = await openWindow(elsewhere)
  const scan = async () => expect(await findAxeViolations(page, { within: 'dialog' })).toEqual([])
  await page.goto('/')
  const dialog = await openSignIn(page)
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText(`If ${email} has an account`)).toBeVisible()
  await scan()

  await page.goto('/api/dev/outbox')
  const mail = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: 'Choose a new password' })
  await mail.getByRole('link').first().click()
  await expect(dialog.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(page.url()).not.toContain('reset')
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await password.fill('short')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Your password needs 8 to 128 characters.')).toBeVisible()
  await scan()
  await password.fill('a loud harbour at dawn')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible()
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toHaveValue(email)
  await expect(password).toBeFocused()
  await page.keyboard.type('a loud harbour at dawn')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome, Mara Lindqvist')).toBeVisible()

  await first.reload()
  await expect(first.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  await elsewhere.close()
})
