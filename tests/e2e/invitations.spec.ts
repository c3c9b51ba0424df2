/** Collaboration invitations between two users: by username and by email. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { openInviteForm } from './invite-steps'
import { publishPost } from './publish-posts'
import { createCredentials, fillSignUp, openEmailLink, openWindow } from './sign-up-steps'
import { unique } from './unique'

const FEED = '/?view=squawks'
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

/** Opens the feed and waits until it receives events. */
async function openFeed(page: Page) {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(FEED)
  await caughtUp
}

async function openInvite(page: Page, title: string) {
  return openInviteForm(card(page, title))
}

test('inviting a member by username notifies them live and credits them in both windows once accepted', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const title = unique('The fox is back')
  await openFeed(speaker.page)
  await openFeed(listener.page)
  await publishPost(speaker, { title })
  await expect(card(listener.page, title)).toBeVisible()

  const field = await openInvite(speaker.page, title)
  await field.fill(`@${listener.username}`)
  await field.press('Enter')
  await expect(speaker.page.getByText(`Invitation sent to @${listener.username}!`)).toBeVisible()
  await expect(card(speaker.page, title).getByRole('button', { name: /^More actions for/ })).toBeFocused()

  const feed = listener.page.url()
  await listener.page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const notice = listener.page.getByRole('region', { name: 'Invitations' })
  await expect(notice).toContainText('Wren Okafor invited you to collaborate')
  expect(await findAxeViolations(listener.page)).toEqual([])
  await notice.getByRole('button', { name: 'View' }).click()
  await listener.page
    .getByRole('dialog', { name: 'Invitations' })
    .getByRole('button', { name: `Accept: ${title}` })
    .click()
  await expect(listener.page.getByText(`You’re now a collaborator on “${title}”.`)).toBeVisible()
  await expect(notice).toBeHidden()
  await listener.page.goto(feed)
  for (const { page } of [speaker, listener])
    await expect(card(page, title)).toContainText(`with @${listener.username}`)
})

/** Opens the link of the newest email to an address in the development mailbox; returns its token. */
async function openMailedLink(page: Page, email: string): Promise<string> {
  await page.goto('/api/dev/outbox')
  const mail = page.getByRole('article').filter({ hasText: email }).first()
  const href = await mail.getByRole('link').filter({ hasText: 'invitation=' }).first().getAttribute('href')
  await page.goto(href ?? '')
  return new URL(href ?? '').searchParams.get('invitation') ?? ''
}

async function inviteByMail(page: Page, title: string, email: string) {
  const field = await openInvite(page, title)
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText(`Invitation sent to ${email}!`)).toBeVisible()
}

test('opening the emailed link as the invited user accepts with an undo', {
  tag: '@extended',
}, async ({ speaker, listener, visitor }) => {
  const title = unique('By the river')
  await openFeed(speaker.page)
  await publishPost(speaker, { title })
  const email = `${listener.username}@example.org`
  await inviteByMail(speaker.page, title, email)

  // A visitor with a forwarded link sees the post and the masked address.
  await openMailedLink(visitor, email)
  const forwarded = visitor.getByRole('region', { name: 'Invitation' })
  await expect(forwarded).toContainText('Wren Okafor invited you to collaborate.')
  await expect(forwarded).toContainText('The invitation is for m•••@example.org.')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(visitor.url()).not.toContain('invitation')
  expect(await findAxeViolations(visitor)).toEqual([])
  await visitor.reload()
  await expect(forwarded).toContainText('The invitation is for m•••@example.org.')

  const { page } = listener
  await openMailedLink(page, email)
  const note = page.getByRole('region', { name: 'Invitation' })
  await expect(note).toContainText('You’re now a collaborator with Wren Okafor.')
  expect(page.url()).not.toContain('invitation')
  expect(await findAxeViolations(page)).toEqual([])
  await expect(card(speaker.page, title)).toContainText(`with @${listener.username}`)
  await visitor.goto(new URL(visitor.url()).pathname)
  await expect(visitor.getByRole('article')).toContainText('with Mara Lindqvist')
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toContainText('You’re no longer a collaborator.')
  await expect(card(speaker.page, title)).not.toContainText(`with @${listener.username}`)

  await openMailedLink(visitor, email)
  await expect(visitor.getByRole('alert').first()).toContainText(
    'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
  )
})

test('a new user signs up from an invitation and returns to it', { tag: '@extended' }, async ({
  speaker,
  browser,
}) => {
  const title = unique('Salt in the harbour bell')
  await openFeed(speaker.page)
  await publishPost(speaker, { title })
  const person = createCredentials()
  await inviteByMail(speaker.page, title, person.email)

  const context = await browser.newContext()
  const page = await openWindow(context)
  await openMailedLink(page, person.email)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(page.url()).not.toContain('invitation')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  const mailbox = await openEmailLink(page, person.email)
  await expect(mailbox.getByText('Welcome, Mara Lindqvist')).toBeVisible()

  // The first window signs in and stays on its page.
  await expect(page.getByRole('region', { name: 'Invitation' })).toContainText(
    'You’re now a collaborator with Wren Okafor.',
  )
  await expect(card(speaker.page, title)).toContainText(`with @${person.username}`)
  await context.close()
})
