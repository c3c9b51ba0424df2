/** Pro: bought for a month, known at once wherever the app is open, and told of when the payment comes later. */
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { barriers, barriersInEveryLook } from './barriers'
import { keepStill } from './still'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Owlcast Pro' })
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Pro!' })
const settings = (page: Page) => page.getByRole('main')

/** When Pro ends, as the server has it. */
async function endOf({ page }: Pick<Actor, 'page'>): Promise<number> {
  const { user } = await (await page.request.get('/api/session')).json()
  return user.proExpiresAt
}

/** Another window of this person pays. */
async function payElsewhere({ page }: Actor, baseURL: string | undefined) {
  const answer = await page.request.post('/api/plan/upgrade', {
    data: { cents: 100, endsAt: null },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.status()).toBe(200)
}

test('an upgrade opens what was locked, in every window, and loses nothing that was typed', async ({
  speaker,
}) => {
  const { page } = speaker
  const other = await speaker.context.newPage()
  await other.goto('/?view=settings')
  await expect(settings(other)).toContainText('Free plan')
  await page.goto('/?view=owlcast')
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create Owlcast' })
  await form.getByLabel('Name').fill('Two Banks')
  await expect(form.getByRole('radio', { name: '$2.99' })).toBeDisabled()
  await form.getByRole('button', { name: 'Upgrade' }).click()

  await expect(dialog(page).getByText('$1 per month')).toBeVisible()
  for (const gift of [
    '15-minute recordings',
    'Squawks live 48 hours',
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
    'Demo billing: no money is taken',
    'The platform takes 1% of what you earn.',
  ])
    await expect(dialog(page).getByText(gift)).toBeVisible()
  const upgrade = dialog(page).getByRole('button', { name: 'Upgrade to Pro' })
  await expect(upgrade).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(welcome(page)).toContainText('All of this is yours until')
  await expect(welcome(page).getByRole('button', { name: 'Go on' })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(form.getByLabel('Name')).toHaveValue('Two Banks')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Pricing: Free (public only)')).toHaveCount(0)
  await form.getByText('$2.99').click()
  await form.getByText('Private', { exact: true }).click()
  await form.getByRole('button', { name: 'Create Owlcast' }).click()
  await expect(page.getByText('“Two Banks” is created.')).toBeVisible()
  const { items } = await (await page.request.get('/api/owlcasts')).json()
  expect(items).toMatchObject([{ visibility: 'private', price: { cents: 299 } }])

  await expect(settings(other)).toContainText('Pro plan')
  await expect(settings(other)).toContainText('Pro runs until')
  await expect(other.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0)
  await other.goto('/?view=record&mode=squawk')
  await expect(settings(other).getByText('15:00')).toBeVisible()
})

test('while Pro runs another month is added to its end', async ({ actor }) => {
  const pia = await actor('Pia Holm', { pro: true })
  const before = await endOf(pia)
  await pia.page.goto('/?view=settings')
  await pia.page.getByRole('button', { name: 'Extend by a month' }).click()
  await expect(dialog(pia.page)).toContainText('Pro runs until')
  await dialog(pia.page).getByRole('button', { name: 'Extend by a month' }).click()
  const thanks = pia.page.getByRole('dialog', { name: 'Thank you for another month!' })
  await thanks.getByRole('button', { name: 'Go on' }).click()
  await expect(pia.page.getByRole('button', { name: 'Extend by a month' })).toBeFocused()
  expect((await endOf(pia)) - before).toBeGreaterThan(27 * 86_400_000)
})

test('every way to Pro leads to it: menus, feeds, settings', async ({ speaker: { page } }) => {
  for (const view of ['nightingale', 'hum'])
    await test.step(view, async () => {
      await page.goto(`/?view=${view}`)
      await settings(page).getByRole('button', { name: 'Upgrade' }).click()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(settings(page).getByRole('button', { name: 'Upgrade' })).toBeFocused()
    })
  await page.goto('/?view=squawks')
  await page.getByRole('complementary').getByRole('button', { name: 'Upgrade to Pro · $1/mo' }).click()
  await expect(dialog(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.goto('/?view=settings')
  for (const place of [settings(page), page.getByRole('navigation')]) {
    await place.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Pro' }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  // The menu it was opened from is gone: the focus is where that was opened.
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('a visitor is asked to sign in first, and nothing is offered before', async ({ visitor }) => {
  await visitor.goto('/?view=nightingale')
  await visitor.getByRole('main').getByRole('button', { name: 'Upgrade' }).click()
  await dialog(visitor).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(visitor.getByText('Sign in to upgrade to Pro.')).toBeVisible()
})

test('offline and refused it says so, and goes on from there', async ({ speaker, baseURL }) => {
  const { page, context } = speaker
  await keepStill(page)
  await page.goto('/?view=settings')
  await settings(page).getByRole('button', { name: 'Upgrade to Pro' }).click()
  const upgrade = dialog(page).getByRole('button', { name: 'Upgrade to Pro' })
  await expect(dialog(page).getByText('Demo billing: no money is taken')).toBeVisible()
  await context.setOffline(true)
  await expect(dialog(page).getByRole('alert')).toContainText('You are offline.')
  await expect(upgrade).toBeDisabled()
  await context.setOffline(false)
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  // The server is away for a moment.
  await page.route('**/api/plan/upgrade', (route) => route.abort())
  await upgrade.click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.unroute('**/api/plan/upgrade')
  // Meanwhile it was paid in another window that this one has not heard of: no second month is charged.
  await payElsewhere(speaker, baseURL)
  const endsAt = await endOf(speaker)
  await upgrade.click()
  await expect(welcome(page)).toBeVisible()
  expect(await endOf(speaker)).toBe(endsAt)
})

test('who pays elsewhere goes there, comes back, and is welcome when the payment is known', async ({
  speaker,
  baseURL,
}) => {
  const { page } = speaker
  // The provider's page is the only thing that is not here: one is sent straight back from it.
  await page.route('**/api/plan/upgrade', (route) =>
    route.fulfill({ json: { is: 'continue', url: `${baseURL}/?view=settings&upgraded=0` } }),
  )
  await page.goto('/?view=settings')
  await settings(page).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await dialog(page).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('Your payment is being confirmed. Pro begins by itself.')).toBeVisible()
  await expect(settings(page)).toContainText('Free plan')
  await payElsewhere(speaker, baseURL)
  await expect(page.getByText(/Welcome to Pro! All of this is yours until/)).toBeVisible()
  await expect(settings(page)).toContainText('Pro plan')
  await expect(page).toHaveURL(/\/\?view=settings$/)
})

test('it is usable by everybody, with Pro and without', async ({ actor }) => {
  for (const pro of [false, true]) {
    const { page } = await actor('Pia Holm', { pro })
    await page.goto('/?view=settings')
    const open = settings(page).getByRole('button', { name: pro ? 'Extend by a month' : 'Upgrade to Pro' })
    await expect(open).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
    await open.click()
    await expect(dialog(page).getByText('Demo billing: no money is taken')).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
  }
})
