/** Sign-up of a new user. */
import { type BrowserContext, expect, type Page } from '@playwright/test'

export const PASSWORD = 'a quiet canal at dusk'

export function createCredentials() {
  const username = `mara${Math.random().toString(36).slice(2, 10)}`
  return { username, email: `${username}@example.org` }
}

/** Opens a window with an IP address of its own, because the server limits attempts by address. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16)
  await context.setExtraHTTPHeaders({ 'cf-connecting-ip': `2001:db8:${part()}:${part()}::1` })
  return context.newPage()
}

/** Opens the sign-in dialog at a tab. */
export async function openSignIn(page: Page, tab: 'Phone' | 'Email' = 'Email') {
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  const dialog = page.locator('dialog')
  const chosen = dialog.getByRole('tab', { name: tab })
  // The first tab has focused its field already.
  if ((await chosen.getAttribute('aria-selected')) !== 'true') await chosen.click()
  return dialog
}

export async function fillSignUp(page: Page, { username, email }: { username: string; email: string }) {
  const dialog = page.locator('dialog')
  await dialog.getByRole('tab', { name: 'Sign up' }).click()
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByText('You’ll be @').click()
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Display name').fill('Mara Lindqvist')
}

/** Opens the development mailbox from "Check your email"; returns its tab. */
export async function openMailbox(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the development mailbox' }).click()
  return opened
}

/** Follows the link in the email to an address; returns the tab of the mailbox, signed in. */
export async function openEmailLink(page: Page, email: string): Promise<Page> {
  const mailbox = await openMailbox(page)
  await followEmailLink(mailbox, email)
  return mailbox
}

/** Follows the link in the newest email to an address, in the mailbox, and is signed in there. */
export async function followEmailLink(mailbox: Page, email: string): Promise<void> {
  await mailbox.reload()
  await mailbox.getByRole('article').filter({ hasText: email }).getByRole('link').first().click()
  await expect(mailbox.getByText('Welcome, ')).toBeVisible()
}

/** Signs up, follows the link in the email, and returns the signed-in window. */
export async function signUpByEmail(
  context: BrowserContext,
  person: { username: string; email: string },
): Promise<Page> {
  const first = await openWindow(context)
  await first.goto('/')
  await openSignIn(first)
  await fillSignUp(first, person)
  await first.getByRole('button', { name: 'Create account' }).click()
  const page = await openEmailLink(first, person.email)
  await first.close()
  return page
}
