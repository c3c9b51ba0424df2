/** Owlcasts: recorded by several members, played in order, optionally paid. */
import type { Locator, Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'
import { openInviteForm } from './invite-steps'
import { card, getRows, LONG, openPost, player, recordPlayedRows, selectOtherCards } from './owlcast-steps'
import { createOwlcast, recordInOwlcast } from './publish-posts'
import { record } from './recording-steps'
import { unique } from './unique'

/** Accepts the invitation from the notifications, as soon as it arrives. */
async function acceptInvitation(page: Page, { title }: Post): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await page.getByRole('button', { name: 'You have 1 invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitations' })
  await dialog.getByRole('button', { name: `Accept: ${title}` }).click()
}

/** Records with the microphone in the owlcast whose card is shown. */
async function recordHere(page: Page, post: Post, title: string): Promise<void> {
  await card(page, post)
    .getByRole('button', { name: `Record in ${post.title}` })
    .click()
  await page.getByLabel('Title').fill(title)
  await record(page)
  await page.getByRole('button', { name: 'Owlcast', exact: true }).click()
  await expect(card(page, post)).toBeVisible()
}

test('two members record in one owlcast, and a visitor plays the recordings in order as they arrive', {
  tag: '@extended',
}, async ({ speaker, listener, visitor }) => {
  const { page } = speaker
  const post = await createOwlcast(speaker, {
    name: unique('Two Banks, One River'),
    description: 'People on opposite sides of the same water.',
    tags: ['river'],
  })
  await openPost(page, post)
  const mine = card(page, post)
  await expect(mine).toContainText('Free to listen')
  // Only what is unusual.
  await expect(mine).not.toContainText(/collaborator/)
  await expect(page.locator('.feed-top').getByText(/Premium Casts · .*Creators/)).toBeVisible()

  // Invites by username; the invitation is accepted.
  await openPost(listener.page, post)
  const theirs = card(listener.page, post)
  await expect(theirs.getByRole('button', { name: /^Record in/ })).toHaveCount(0)
  const field = await openInviteForm(mine)
  await field.fill(`@${listener.username}`)
  await field.press('Enter')
  await acceptInvitation(listener.page, post)
  await expect(mine).toContainText('1 collaborator')

  // The visitor opens it while it is empty.
  await openPost(visitor, post)
  const heard = card(visitor, post)
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(heard).toContainText('No recordings yet')

  await recordHere(page, post, 'Which side is the good side?')
  await recordHere(listener.page, post, 'From the east bank')
  const rows = getRows(visitor, post)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Which side is the good side?')
  await expect(rows.nth(0)).toContainText(/Wren Okafor\s+· 0:0\d · \d+ \w+/)
  await expect(rows.nth(1)).toContainText('Mara Lindqvist')
  // Nothing plays by itself.
  await expect(player(visitor)).toHaveCount(0)

  // Collapsed and expanded again, the first recording plays, then the next.
  await heard.getByRole('button', { name: `Hide ${post.title}` }).click()
  await expect(rows).toHaveCount(0)
  const marked = await recordPlayedRows(visitor, post)
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(player(visitor).getByText('Mara Lindqvist · 2 of 2').filter({ visible: true })).toBeVisible()
  await expect.poll(marked).toEqual([0, 1])
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await findAxeViolations(visitor)).toEqual([])

  // A recording that arrives during playback becomes the latest.
  await recordInOwlcast(speaker, post, { title: 'The ferry that never docked', file: LONG })
  await expect(rows).toHaveCount(3)
  const controls = heard.getByRole('group', { name: 'Conversation controls' })
  await controls.getByRole('button', { name: 'Latest' }).click()
  await expect(player(visitor).getByText('Wren Okafor · 3 of 3').filter({ visible: true })).toBeVisible()
  await controls.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(async () => (await marked()).slice(0, 4)).toEqual([0, 1, 2, 1])
  await controls.getByRole('button', { name: 'Latest' }).click()
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  await controls.getByRole('button', { name: 'Pause: conversation' }).click()
  await expect(controls.getByRole('button', { name: 'Play: conversation' })).toBeVisible()
  await expect(controls.getByRole('button', { name: 'Next' })).toBeDisabled()

  // The creator deletes a guest's recording; it disappears everywhere.
  await mine.getByRole('button', { name: 'More actions for From the east bank' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(2)
})

test('a private owlcast is shown to its members only, in their feeds', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const creator = await actor('Inês Caldas', { pro: true })
  const post = await createOwlcast(creator, { name: unique('Rehearsal room'), visibility: 'private' })
  const { page } = creator
  await page.goto('/?view=owlcast')
  await expect(card(page, post)).toContainText('Private')
  await expect(card(page, post).getByRole('button', { name: /^Record in/ })).toBeVisible()
  await openPost(listener.page, post)
  await expect(listener.page.getByText('Content not found.')).toBeVisible()
  await expect(card(listener.page, post)).toHaveCount(0)

  // After accepting the invitation it is in the feed; members record in it and do not reply.
  await (await openInviteForm(card(page, post))).fill(`@${listener.username}`)
  await page.keyboard.press('Enter')
  await acceptInvitation(listener.page, post)
  await listener.page.goto('/?view=owlcast')
  const theirs = card(listener.page, post)
  await expect(theirs.getByRole('button', { name: `Record in ${post.title}` })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Reply to/ })).toHaveCount(0)
  // New recordings arrive live.
  await theirs.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(theirs).toContainText('No recordings yet')
  await recordInOwlcast(creator, post, { title: 'Take one' })
  await expect(getRows(listener.page, post)).toHaveCount(1)
})

test('a member answers a private recording from the player, beside it and elsewhere', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const creator = await actor('Inês Caldas', { pro: true })
  const post = await createOwlcast(creator, { name: unique('Rehearsal room'), visibility: 'private' })
  const { page } = creator
  await openPost(page, post)
  await (await openInviteForm(card(page, post))).fill(`@${listener.username}`)
  await page.keyboard.press('Enter')
  await listener.page.goto('/')
  await acceptInvitation(listener.page, post)
  const recording = await recordInOwlcast(listener, post, { title: 'Take one', file: LONG })

  await openPost(page, recording)
  const row = getRows(page, post).first()
  await row.getByRole('button', { name: 'Play: Take one' }).click()
  // On another screen, it leads to the recording.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Squawk' }).click()
  await player(page)
    .getByRole('button', { name: `Reply to ${listener.displayName}` })
    .click()
  await expect(row).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toHaveCount(0)
  // Beside it, it is the recording's own button.
  await player(page)
    .getByRole('button', { name: `Reply to ${listener.displayName}` })
    .click()
  await expect(page.getByLabel('Post to').locator('option:checked')).toHaveText(post.title)
  await page.getByLabel('Title').fill('Take two')
  await record(page)
  await page.getByRole('button', { name: 'Owlcast', exact: true }).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible()
  await expect(getRows(page, post)).toHaveCount(2)
})

test('a recording is answered by a guest with a reply, and by a member with another recording', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const post = await createOwlcast(speaker, { name: unique('Two Banks'), tags: ['river'] })
  const recording = await recordInOwlcast(speaker, post, { title: 'Which side is it?' })
  // A link to a recording expands its owlcast and focuses the row without playing.
  const { page } = listener
  await openPost(page, recording)
  const row = getRows(page, post).first()
  await expect(row).toBeFocused()
  await expect(player(page)).toHaveCount(0)
  await row.getByRole('button', { name: 'Reply to Which side is it?' }).click()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(row.getByRole('region', { name: 'Replies to Which side is it?' })).toContainText(
    'Mara Lindqvist',
  )
  // A reply is no recording of the owlcast.
  await expect(getRows(page, post)).toHaveCount(1)
  await expect(row.locator('li[data-post]').filter({ hasText: 'Mara Lindqvist' })).toBeFocused()

  // A member sees the reply and answers with a recording.
  const mine = getRows(speaker.page, post)
  await openPost(speaker.page, recording)
  await mine.first().getByRole('button', { name: 'Hear 1 reply to Which side is it?' }).click()
  await expect(mine.first()).toContainText('Mara Lindqvist')
  await mine.first().getByRole('button', { name: 'Reply to Which side is it?', exact: true }).first().click()
  await expect(speaker.page.getByText('Which side is it?')).toBeVisible()
  await speaker.page.getByLabel('Title').fill('This one')
  await record(speaker.page)
  await speaker.page.getByRole('button', { name: 'Owlcast', exact: true }).click()
  await expect(mine).toHaveCount(2)
  await expect(getRows(page, post)).toHaveCount(2)
})

test('keeps the rows of an open owlcast in place while a recording arrives, in every look', {
  tag: ['@looks', '@extended'],
}, async ({ speaker }) => {
  const { page } = speaker
  const post = await createOwlcast(speaker, {
    name: unique('The Slow Hour'),
    description: 'Short.',
    tags: ['slow'],
  })
  for (const title of ['One', 'Two']) await recordInOwlcast(speaker, post, { title, file: LONG })
  await openPost(page, post)
  const mine = card(page, post)
  await mine.getByRole('button', { name: `Play ${post.title}` }).click()
  const rows = getRows(page, post)
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  await mine.getByRole('button', { name: 'Pause: conversation' }).click()
  // Relative to its card: tests that run at the same time add owlcasts to the same feed.
  const getTop = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)
  const top = async () => Math.round((await getTop(rows.nth(1))) - (await getTop(mine)))
  const before = await top()
  await recordInOwlcast(speaker, post, { title: 'Three' })
  await expect(rows).toHaveCount(3)
  await expect(mine.getByText('1 new recording')).toBeAttached()
  expect(await top()).toBe(before)
  expect(await findAxeViolationsInAllModes(page, { except: selectOtherCards(post) })).toEqual([])
})
