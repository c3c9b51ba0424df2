/** Two people come to work on one voice: by name in the app, and by a mail. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { speak } from './voices'

const FEED = '/?view=squawks'
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const faults = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

/** Opens the feed and waits until it listens. */
async function listening(page: Page) {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(FEED)
  await caughtUp
}

async function openInvite(page: Page, title: string) {
  await card(page, title).getByRole('button', { name: 'Add Collaborator' }).click()
  const field = card(page, title).getByLabel('Add Collaborator')
  await expect(field).toBeFocused()
  return field
}

test('a member is invited by name, sees it at once, accepts, and is credited in both windows', async ({
  speaker,
  listener,
}) => {
  const title = unique('The fox is back')
  await listening(speaker.page)
  await listening(listener.page)
  await speak(speaker, { title })
  await expect(card(listener.page, title)).toBeVisible()
  await expect(card(listener.page, title).getByRole('button', { name: 'Add Collaborator' })).toHaveCount(0)

  const field = await openInvite(speaker.page, title)
  await field.press('Enter')
  await expect(speaker.page.getByText('Please enter a collaborator email or @username')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('@nobody_by_this_name')
  await card(speaker.page, title).getByRole('button', { name: 'Send' }).click()
  await expect(
    speaker.page.getByText(
      'User @nobody_by_this_name not found. Please check the username or use their email instead.',
    ),
  ).toBeVisible()
  await expect(field).toBeFocused()
  expect(await faults(speaker.page)).toEqual([])
  await field.fill(`@${listener.username}`)
  await field.press('Enter')
  await expect(speaker.page.getByText(`Invitation sent to @${listener.username}!`)).toBeVisible()
  await expect(card(speaker.page, title).getByRole('button', { name: 'Add Collaborator' })).toBeFocused()

  const notice = listener.page.getByRole('region', { name: 'Invitations' })
  await expect(notice).toContainText('Wren Okafor invites you to work together')
  expect(await faults(listener.page)).toEqual([])
  await notice.getByRole('button', { name: `Accept: ${title}` }).click()
  await expect(listener.page.getByText(`You work on “${title}” now.`)).toBeVisible()
  await expect(notice).toBeHidden()
  for (const { page } of [speaker, listener])
    await expect(card(page, title)).toContainText(`with @${listener.username}`)
})

test('the author sees how invitations stand, takes one back, and ends a collaboration', async ({
  speaker,
  listener,
}) => {
  const title = unique('Night swim')
  await listening(speaker.page)
  await listening(listener.page)
  await speak(speaker, { title })
  const invite = async (to: string) => {
    const field = await openInvite(speaker.page, title)
    await field.fill(to)
    await field.press('Enter')
    await expect(speaker.page.getByText(`Invitation sent to ${to}!`)).toBeVisible()
  }
  const stranger = `${unique('ines').replace(' ', '.')}@example.net`
  await invite(stranger)
  await invite(`@${listener.username}`)
  const notice = listener.page.getByRole('region', { name: 'Invitations' })
  await notice.getByRole('button', { name: `Accept: ${title}` }).click()
  await expect(card(speaker.page, title)).toContainText(`with @${listener.username}`)

  await openInvite(speaker.page, title)
  await speaker.page.getByRole('button', { name: 'Who is invited' }).click()
  const dialog = speaker.page.getByRole('dialog', { name: 'Collaborators' })
  const row = (to: string) => dialog.getByRole('listitem').filter({ hasText: to })
  await expect(row(stranger)).toContainText('Waiting for an answer')
  await expect(row(listener.username)).toContainText('Works on this')
  expect(await faults(speaker.page)).toEqual([])
  await row(stranger).getByRole('button', { name: 'Revoke' }).click()
  await expect(row(stranger)).toContainText('Revoked')
  await row(listener.username).getByRole('button', { name: 'Remove' }).click()
  for (const { page } of [speaker, listener])
    await expect(card(page, title)).not.toContainText(`with @${listener.username}`)
})

test('who accepted by mistake takes it back', async ({ speaker, listener }) => {
  const title = unique('A kettle')
  await listening(speaker.page)
  await listening(listener.page)
  await speak(speaker, { title })
  const field = await openInvite(speaker.page, title)
  await field.fill(`@${listener.username}`)
  await field.press('Enter')
  await listener.page.getByRole('button', { name: `Accept: ${title}` }).click()
  await listener.page.getByRole('button', { name: 'Undo' }).click()
  await expect(listener.page.getByText(`You do not work on “${title}” any more.`)).toBeVisible()
  await expect(card(speaker.page, title)).not.toContainText(`with @${listener.username}`)
})
