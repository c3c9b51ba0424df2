/** Passkeys: created in the settings and sufficient to sign in; changes reach the account's other devices. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { openWindow } from './sign-up-steps'

/** Adds a virtual authenticator that confirms every request. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}
type Device = { session: CDPSession; authenticatorId: string }

/** Copies the passkeys of one device to another, like a synchronised account. */
async function copyPasskeys(from: Device, to: Device) {
  const { authenticatorId } = from
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId })
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
}

async function signIn(page: Page, { session, authenticatorId }: Device) {
  const confirm = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  // Else the suggestion in the email field signs in before the button is pressed.
  await confirm(false)
  const suggested = page.waitForResponse('**/api/auth/passkey/options')
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await suggested
  // An authenticator answers only requests that it gets after it may confirm: the button's request waits for that.
  await page.route('**/api/auth/passkey/options', async (route) => {
    await confirm(true)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Welcome, Wren Okafor')).toBeVisible()
  await page.unroute('**/api/auth/passkey/options')
}

test('a passkey is created, named and used to sign in; Pro and the end of a session reach the other device', {
  tag: '@extended',
}, async ({ speaker: { page, context }, browser, baseURL }) => {
  const laptop = await addAuthenticator(context, page)
  await page.goto('/?view=settings&group=you')
  await page.getByRole('button', { name: 'Add a passkey' }).dblclick()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  // An account has a single passkey per device.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await page.getByRole('button', { name: /^Rename Chrome/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('My laptop')).toBeVisible()
  expect(await findAxeViolations(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await signIn(page, laptop)

  const elsewhere = await browser.newContext({ baseURL })
  const phone = await openWindow(elsewhere)
  const second = await addAuthenticator(elsewhere, phone)
  await copyPasskeys(laptop, second)
  await phone.goto('/?view=settings&group=plan')
  await signIn(phone, second)
  await expect(phone.getByRole('main')).toContainText('Free plan')
  await page.request.post('/api/plan/upgrade', {
    data: { cents: 100, endsAt: null },
    headers: { origin: baseURL ?? '' },
  })
  await expect(phone.getByRole('main')).toContainText('Pro plan')

  await page.reload()
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.getByText('Signed out on that device.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Passkey removed.')).toBeVisible()
  await phone.getByRole('button', { name: 'Sign In' }).first().click()
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(phone.getByText('We don’t know this passkey any more.')).toBeVisible()
  await elsewhere.close()
})
