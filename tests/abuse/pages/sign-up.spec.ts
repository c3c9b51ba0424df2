/**
 * Sign-up through the interface: each field accepts or rejects every string by the rules, and accepted names are shown.
 */
import type { Locator } from '@playwright/test'
import { validateSignUp } from '../../../domain/auth/sign-in'
import { DISPLAY_NAME_MAX_CHARS } from '../../../domain/limits'
import { toOneLine } from '../../../domain/text/text'
import { addFigure } from '../figures'
import { readToken } from '../mailbox'
import { expect, test, type ViewerWindow } from './server-fixture'
import { toStoredName } from './stored-texts'
import { OURS } from './strings'
import { measureOverflow } from './watch-page'

const PASSWORD = 'a quiet canal at dusk'
const SHORT = 'short'
const GOOD = { username: 'maralind', displayName: 'Mara', email: 'mara@example.org' }
type Field = keyof typeof GOOD

/** Opens the form, from an IP address of its own because attempts are limited by address. */
async function openForm({ page, context }: ViewerWindow, from: number): Promise<Locator> {
  await context.setExtraHTTPHeaders({ 'cf-connecting-ip': `2001:db8:5:${from}::1` })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sign up' }).click()
  return dialog
}

const getField = (dialog: Locator, name: Field | 'password') => dialog.locator(`input[name=${name}]`)

/** As escaped in the mailbox. */
const escapeForMarkup = (text: string) => text.replace("'", '&#39;')

/** Fills in the fields; returns their values after the browser's sanitising. */
async function fillFields(dialog: Locator, given: Record<Field, string>): Promise<Record<Field, string>> {
  const read = { ...given }
  // The names are folded.
  await dialog.locator('details').evaluate((details) => details.setAttribute('open', ''))
  for (const name of ['username', 'displayName', 'email'] as const) {
    await getField(dialog, name).fill(given[name])
    read[name] = await getField(dialog, name).inputValue()
  }
  return read
}

test('each field of the sign-up form shows what is wrong with its input', async ({ openWindow }) => {
  const viewer = await openWindow()
  const { page } = viewer
  const dialog = await openForm(viewer, 1)
  await getField(dialog, 'password').fill(SHORT)
  let typed = 0
  for (const [at, text] of OURS.entries())
    for (const name of at % 2 ? (['displayName'] as const) : (['username', 'email'] as const)) {
      const given = await fillFields(dialog, { ...GOOD, [name]: text })
      await dialog.getByRole('button', { name: 'Create account' }).click()
      // With such a password there is always a problem.
      const problem = validateSignUp({ ...given, password: SHORT, ageAttested: true })
      await expect(dialog.getByRole('alert'), `${name} ${JSON.stringify(text)}`).toHaveText(
        problem?.message ?? '',
      )
      expect(await measureOverflow(page), text).toBe(0)
      expect(await viewer.flaws(), text).toEqual([])
      typed += 1
    }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await measureOverflow(page)).toBe(0)
  addFigure('typed into the sign-up form', typed, 'rejected with a message, nothing ran')
})

test('a user with a naughty name is welcomed with it and sees it everywhere', async ({
  server,
  openWindow,
}) => {
  const names = OURS.filter((text) => toStoredName(text, DISPLAY_NAME_MAX_CHARS) !== null).filter(
    (_, at) => at % 4 === 0,
  )
  expect(names.length).toBeGreaterThan(5)
  for (const [at, text] of names.entries()) {
    const viewer = await openWindow()
    const { page } = viewer
    const dialog = await openForm(viewer, at + 2)
    const username = `named${at}x${server.port}`
    // With all characters allowed in an address.
    const email = `o'${username}+a_b-c.d@example.org`
    const { displayName } = await fillFields(dialog, { username, displayName: text, email })
    const name = toOneLine(displayName)
    await getField(dialog, 'password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await expect(dialog.getByText('Check your email')).toBeVisible()
    await expect(dialog).toContainText(email)
    await page.goto(`/?verify=${await readToken(server, escapeForMarkup(email), 'verify')}`)
    await expect(page.getByText(`Welcome, ${name}`), text).toBeVisible()
    expect(await measureOverflow(page), text).toBe(0)
    for (const view of ['profile', 'settings', 'squawks']) {
      await page.goto(`/?view=${view}`)
      await expect(page.locator('main')).toBeVisible()
      if (view === 'profile') await expect(page.locator('main')).toContainText(name)
      expect(await measureOverflow(page), `${view} ${text}`).toBe(0)
    }
    expect(await viewer.flaws(), text).toEqual([])
    await viewer.context.close()
  }
  addFigure('signed up with such names', names.length, 'welcomed with it, nothing ran')
})
