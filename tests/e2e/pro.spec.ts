/** Pro: bought for a month, active in every window, and confirmed when the payment arrives later. */
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Owlcast Pro' })
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Pro!' })
const settings = (page: Page) => page.getByRole('main')

/** Pays in another window of the account. */
async function payInOtherWindow({ page }: Actor, baseURL: string | undefined) {
  const answer = await page.request.post('/api/plan/upgrade', {
    data: { cents: 100, endsAt: null },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.status()).toBe(200)
}

test('an upgrade unlocks Pro features in every window and keeps typed text', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page } = speaker
  const other = await speaker.context.newPage()
  await other.goto('/?view=settings&group=plan')
  await expect(settings(other)).toContainText('Free plan')
  await page.goto('/?view=owlcast')
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create Owlcast' })
  await form.getByLabel('Name').fill('Two Banks')
  await expect(form.getByRole('radio', { name: '$2.99' })).toBeDisabled()
  await form.getByRole('button', { name: 'Upgrade' }).click()

  await expect(dialog(page).getByText('$1 per month')).toBeVisible()
  for (const benefit of [
    '15-minute recordings',
    'Squawks live 48 hours',
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
    'Demo billing: no money is taken',
    'The platform takes 1% of what you earn.',
  ])
    await expect(dialog(page).getByText(benefit)).toBeVisible()
  const upgrade = dialog(page).getByRole('button', { name: 'Upgrade to Pro' })
  await expect(upgrade).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(welcome(page)).toContainText('All of this is yours until')
  await expect(welcome(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(form.getByLabel('Name')).toHaveValue('Two Banks')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Pricing: Free (public only)')).toHaveCount(0)
  await form.getByText('$2.99').click()
  await form.getByText('Private', { exact: true }).click()
  await form.getByRole('button', { name: 'Create Owlcast' }).click()
  await expect(page.getByText('“Two Banks” is ready.')).toBeVisible()
  const { items } = await (await page.request.get('/api/owlcasts')).json()
  expect(items).toMatchObject([{ visibility: 'private', price: { cents: 299 } }])

  await expect(settings(other)).toContainText('Pro plan')
  await expect(settings(other)).toContainText('Pro runs until')
  await expect(other.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0)
  await other.goto('/?view=record&mode=squawk')
  await expect(settings(other).getByText('15:00')).toBeVisible()
})

test('a user who pays at the provider returns and is welcomed once the payment is confirmed', {
  tag: '@extended',
}, async ({ speaker, baseURL }) => {
  const { page } = speaker
  // Only the provider's page is mocked: it redirects back at once.
  await page.route('**/api/plan/upgrade', (route) =>
    route.fulfill({ json: { status: 'continue', url: `${baseURL}/?view=settings&section=plan&upgraded=0` } }),
  )
  await page.goto('/?view=settings&group=plan')
  await settings(page).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await dialog(page).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('We’re confirming your payment. Pro starts automatically.')).toBeVisible()
  await expect(settings(page)).toContainText('Free plan')
  await payInOtherWindow(speaker, baseURL)
  await expect(page.getByText(/Welcome to Pro! All of this is yours until/)).toBeVisible()
  await expect(settings(page)).toContainText('Pro plan')
  await expect(page).toHaveURL('/?view=settings&section=plan')
})

test('axe finds nothing in settings and dialog, with Pro and without', { tag: '@a11y' }, async ({
  actor,
}) => {
  for (const pro of [false, true]) {
    const { page } = await actor('Pia Holm', { pro })
    await page.goto('/?view=settings&group=plan')
    const open = settings(page).getByRole('button', { name: pro ? 'Add a month' : 'Upgrade to Pro' })
    await expect(open).toBeVisible()
    expect(await findAxeViolationsInAllModes(page)).toEqual([])
    await open.click()
    await expect(dialog(page).getByText('Demo billing: no money is taken')).toBeVisible()
    expect(await findAxeViolationsInAllModes(page)).toEqual([])
  }
})
