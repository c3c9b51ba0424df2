/** Sign-in with Google against an OpenID provider on the loopback; drafts and pages survive the redirect. */
import type { Page } from '@playwright/test'
import { startOpenId } from '../support/openid'
import { GOOGLE_CLIENT } from '../support/openid-client'
import { countSquawksByTitle } from './fetch-posts'
import { expect, test as own } from './own-server'
import { fillForm, openRecorder, record } from './recording-steps'
import { createCredentials, openSignIn, openWindow, signUpByEmail } from './sign-up-steps'

const test = own.extend<object, { openId: string }>({
  openId: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const { url, stop } = await startOpenId()
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  serverVars: [
    async ({ openId }, use) => use({ ...GOOGLE_CLIENT, GOOGLE_ISSUER_URL: openId }),
    { scope: 'worker' },
  ],
})

// In order and in one process: each process would start its own server and browser.
test.describe.configure({ mode: 'default' })

/** Presses the button in the dialog and signs in at the provider. */
async function signInWithGoogle(page: Page, account: { email: string; name: string }) {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Account').fill(account.email)
  await page.getByLabel('Address').fill(account.email)
  await page.getByLabel('Name').fill(account.name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('publishes the recording of a visitor after sign-up with Google', {
  tag: '@extended',
}, async ({ context }) => {
  const page = await openWindow(context)
  const title = `Spoken before Google ${Math.random().toString(36).slice(2, 8)}`
  const { email, username } = createCredentials()
  await openRecorder(page)
  await record(page)
  await fillForm(page, title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signInWithGoogle(page, { email, name: 'Greta Holm' })

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Find your voice' })).toBeVisible()
  expect(page.url()).not.toContain('signed-in')
  await expect(dialog.getByText(email)).toBeVisible()
  await expect(dialog.getByLabel('Display name')).toHaveValue('Greta Holm')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Welcome, Greta Holm')).toBeVisible()

  // Publish, pressed before the redirect, continues.
  await expect.poll(() => countSquawksByTitle(page, title)).toBe(1)
})

test('Google signs in the account with the same verified address, in every tab', {
  tag: '@extended',
}, async ({ context }) => {
  const person = createCredentials()
  const page = await signUpByEmail(context, person)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/?view=hum')
  await openSignIn(page)
  await signInWithGoogle(page, { email: person.email, name: 'Other Name' })
  await expect(page.getByText('Welcome, Mara Lindqvist')).toBeVisible()
  await expect(page).toHaveURL(/\/\?view=hum$/)
  await expect(other.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
})
