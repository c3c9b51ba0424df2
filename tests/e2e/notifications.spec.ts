/** Notifications: live arrival, link to the post, and read state across tabs. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { publishPost } from './publish-posts'
import { unique } from './unique'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const bell = (page: Page) => rail(page).getByRole('button', { name: /^Notifications/ })

test('a reply arrives in the notification panel, links to its post, and is read in every tab', {
  tag: ['@extended', '@looks'],
}, async ({ speaker, listener }) => {
  const { page, context } = listener
  const title = unique('What did you hear')
  const root = await publishPost(listener, { title })
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/?view=settings&group=notifications')
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(panel(page).getByText('No notifications yet')).toBeVisible()

  const first = await publishPost(speaker, { title: 'An owl', parents: [{ id: root.id }] })
  const row = panel(page).getByRole('listitem')
  await expect(row).toContainText(`Wren Okafor replied to ${title}`)
  await expect(row).toContainText('unread')
  const reply = await publishPost(speaker, { title: 'A fox', parents: [{ id: root.id }] })
  await expect(row).toContainText(`2 replies to ${title}, the latest from Wren Okafor`)
  await expect(bell(second)).toHaveAccessibleName('Notifications new')
  await expect(rail(second).getByRole('link', { name: /^Squawk/ })).toHaveAccessibleName('Squawk new')
  expect(await findAxeViolationsInAllModes(page, { within: '.notes' })).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  // By keyboard: close, reopen, and follow the link.
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeHidden()
  const answer = page.locator(`li[data-post="${reply.id}"]`)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await expect(page.locator(`li[data-post="${first.id}"]`)).toBeVisible()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await bell(second).click()
  await expect(panel(second).getByRole('listitem')).not.toContainText('unread')
})
