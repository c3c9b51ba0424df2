/** Being told: an answer arrives where somebody else is, leads there, and is read everywhere at once. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { acquainted, at } from './mues'
import { unique } from './unique'
import { sendMessage, speak } from './voices'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const bell = (page: Page) => rail(page).getByRole('button', { name: /^Notifications/ })

test('a reply arrives in the other’s panel, leads to its place, and is read in every tab', async ({
  speaker,
  listener,
}) => {
  const { page, context } = listener
  const title = unique('What did you hear')
  const root = await speak(listener, { title })
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/?view=settings')
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(panelOf(page).getByText('All quiet')).toBeVisible()

  const first = await speak(speaker, { title: 'An owl', parents: [{ id: root.id }] })
  const row = panelOf(page).getByRole('listitem')
  await expect(row).toContainText(`Wren Okafor replied to ${title}`)
  await expect(row).toContainText('unread')
  const reply = await speak(speaker, { title: 'A fox', parents: [{ id: root.id }] })
  await expect(row).toContainText(`2 replies to ${title}, the last by Wren Okafor`)
  await expect(bell(second)).toHaveAccessibleName('Notifications 1 unread')
  await expect(rail(second).getByRole('link', { name: /^Squawk/ })).toHaveAccessibleName('Squawk 1 unread')
  expect(await barriersInEveryLook(page, { within: '.notes' })).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  // By keyboard: out, in again, and to the place it tells of.
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeHidden()
  const answer = page.locator(`li[data-post="${reply.id}"]`)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await expect(page.locator(`li[data-post="${first.id}"]`)).toBeVisible()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await bell(second).click()
  await expect(panelOf(second).getByRole('listitem')).not.toContainText('unread')
})

test('messages are read by looking at their conversation, and what is deleted leaves the focus in the list', async ({
  speaker,
  listener,
}) => {
  const { page, context } = listener
  await acquainted(speaker, listener)
  const root = await speak(listener, { title: unique('Mine') })
  await speak(speaker, { title: 'An answer', parents: [{ id: root.id }] })
  for (const title of ['One', 'Two']) await sendMessage(speaker, { title, recipient: at(listener) })
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications 2 unread')
  await expect(rail(page).getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues 2 unread')
  await bell(page).click()
  await panelOf(page).getByRole('link', { name: 'Wren Okafor sent you 2 MUEs' }).click()
  await expect(page.getByRole('region', { name: /Wren Okafor/ })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread')
  await expect(rail(page).getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues')

  await bell(page).click()
  const rows = panelOf(page).getByRole('listitem')
  await panelOf(page).getByRole('button', { name: 'Mark all read' }).click()
  await expect(rows.filter({ hasText: 'unread' })).toHaveCount(0)
  // What could not be deleted stands there still, also while nothing can be read anew.
  await context.setOffline(true)
  await panelOf(page)
    .getByRole('button', { name: /^Delete notification: Wren Okafor sent/ })
    .press('Enter')
  const offline = panelOf(page).getByText('What you recorded is safe on this device.')
  await expect(offline).toBeVisible()
  await expect(rows).toHaveCount(2)
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await panelOf(page)
    .getByRole('button', { name: /^Delete notification: Wren Okafor sent/ })
    .press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByText('All quiet')).toBeVisible()
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  // What was deleted last comes back, in other tabs as well.
  const second = await page.context().newPage()
  await second.goto('/')
  await bell(second).click()
  await expect(panelOf(second).getByText('All quiet')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, second])
    await expect(panelOf(tab).getByRole('listitem')).toContainText('Wren Okafor replied to')
  await expect(rows.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(second).getByText('All quiet')).toBeVisible()

  // Without an answer the panel says so, and goes on when asked.
  await page.reload()
  await page.route('**/api/notifications', (route) => route.abort())
  await bell(page).click()
  await expect(panelOf(page).getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/notifications')
  await panelOf(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(panelOf(page).getByText('All quiet')).toBeVisible()
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
})
