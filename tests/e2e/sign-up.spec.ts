/** Sign-up by email, sign-in and sign-out. */

import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import {
  createCredentials,
  fillSignUp,
  followEmailLink,
  openMailbox,
  openSignIn,
  openWindow,
  PASSWORD,
} from './sign-up-steps'

test('a user signs up, is signed in by the link, signs out, and a second tab follows', async ({
  context,
}) => {
  const page = await openWindow(context)
  const { username, email } = createCredentials()
  await page.goto('/')
  const dialog = await openSignIn(page)
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toBeFocused()
  await fillSignUp(page, { username, email })
  await dialog.getByRole('button', { name: 'Create account' }).click()

  await expect(dialog.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText('Check your email')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0)
  const mailbox = await openMailbox(page)
  await page.bringToFront()
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toHaveValue(email)

  // Before the link is opened there is no account.
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('Failed to sign in. Please check your credentials.')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()

  await mailbox.bringToFront()
  await followEmailLink(mailbox, email)
  expect(mailbox.url()).not.toContain('verify')
  await expect(mailbox.getByText('Welcome, Mara Lindqvist')).toBeVisible()
  await expect(mailbox.getByRole('dialog')).toHaveCount(0)

  // The first window closes its dialog by itself.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  for (const tab of [page, mailbox])
    await expect(tab.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  await page.reload()
  await openSignIn(page)
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome, Mara Lindqvist')).toBeVisible()
})

test('names hold any text and execute nothing', { tag: '@extended' }, async ({ context }) => {
  const page = await openWindow(context)
  const { username, email } = createCredentials()
  const name = '"><img src=x onerror=__xss=1> ﷽ 👩‍👩‍👧 Ẕ̌ä'
  await page.goto('/')
  const dialog = await openSignIn(page)
  await fillSignUp(page, { username, email })
  await dialog.getByLabel('Display name').fill(name)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()
  await page.goto('/api/dev/outbox')
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect(mail).toContainText(name)
  await mail.getByRole('link').first().click()
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible()
  expect(await page.evaluate(() => Reflect.has(globalThis, '__xss'))).toBe(false)
})

test('shows an error for an invalid link, and axe finds nothing in any tab', { tag: '@extended' }, async ({
  context,
}) => {
  const page = await openWindow(context)
  await page.goto('/?verify=made-up')
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('This link is invalid or has expired. Please request a new link.'),
  ).toBeVisible()
  const scan = () => findAxeViolations(page, { within: 'dialog' })
  expect(await scan()).toEqual([])
  await dialog.getByRole('tab', { name: 'Sign up' }).click()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  expect(await scan()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a password never gets into a URL, even when the browser submits the form itself', async ({
  context,
}) => {
  const page = await openWindow(context)
  await page.goto('/')
  const dialog = await openSignIn(page)
  await dialog.getByLabel('Email').and(page.locator('input')).fill('mara@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.isNavigationRequest()),
    // Bypasses scripts, as before the app has loaded.
    dialog.locator('form').evaluate((form: HTMLFormElement) => form.submit()),
  ])
  expect(request.method()).toBe('POST')
  expect(request.url()).not.toContain('password')
})
