/** Sign-in with Google against an OpenID provider on the loopback; drafts and pages survive the redirect. */
import type { Page } from '@playwright/test'
import { getMode } from '../../domain/kinds'
import { startOpenId } from '../support/openid'
import { GOOGLE_CLIENT } from '../support/openid-client'
import { countSquawksByTitle } from './fetch-posts'
import { expect, test as own } from './own-server'
import { fillSource, openPodcastForm, PODCAST, trimClip, trimPanel, uploadPodcast } from './podcast-steps'
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
  await expect(page.locator('dialog')).toBeVisible()
  await signInWithGoogle(page, { email, name: 'Greta Holm' })

  const dialog = page.locator('dialog')
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

/** Steps by which a visitor fills in and records each mode; each returns the name of the button that publishes. */
const RECORDED = {
  nightingale: async (page: Page, title: string) => {
    await page.goto('/?view=record&mode=nightingale')
    await record(page, 2, 'Record Original Song')
    await page.getByLabel('Song title').fill(title)
    await page.getByLabel('Author').fill('Greta Holm')
    await page.getByLabel('This is an original song').check()
    return 'Song'
  },
  yap: async (page: Page, title: string) => {
    await openPodcastForm(page)
    await uploadPodcast(page, PODCAST)
    await expect(trimPanel(page)).toBeVisible()
    await trimClip(page)
    await fillSource(page)
    await record(page)
    await page.getByLabel('Title').fill(title)
    return 'Yap'
  },
  owlcast: async (page: Page, title: string) => {
    await page.goto('/?view=record&mode=owlcast')
    await record(page)
    await fillForm(page, title)
    return 'Owlcast'
  },
  parrot: async (page: Page, title: string) => {
    await openPodcastForm(page)
    await uploadPodcast(page, PODCAST)
    await expect(trimPanel(page)).toBeVisible()
    await fillSource(page)
    await record(page)
    await page.getByLabel('Title').fill(title)
    return 'Parrot'
  },
}

for (const mode of ['nightingale', 'owlcast', 'parrot', 'yap'] as const) {
  test(`publishes a visitor's ${mode} as recorded after sign-up with Google`, {
    tag: '@extended',
  }, async ({ context }) => {
    const page = await openWindow(context)
    const title = `Kept through Google ${Math.random().toString(36).slice(2, 8)}`
    const { email, username } = createCredentials()
    const button = await RECORDED[mode](page, title)
    await page.getByRole('button', { name: button, exact: true }).last().click()
    await expect(page.locator('dialog')).toBeVisible()
    await signInWithGoogle(page, { email, name: 'Greta Holm' })
    const dialog = page.locator('dialog')
    await dialog.getByLabel('Username').fill(username)
    const published = page.waitForResponse(
      (answer) => /\/api\/posts$/.test(answer.url()) && answer.request().method() === 'POST',
    )
    await dialog.getByRole('button', { name: 'Create account' }).click()
    const { post } = await (await published).json()
    const { kind, subtype } = getMode(mode)
    expect(post).toMatchObject({ title, kind, subtype, author: { username } })
  })
}
