/** Blocking, reports and moderation (D19). */
import type { Locator } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'
import { getPostByTitle } from './fetch-posts'
import { publishPost } from './publish-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

const getCard = ({ page }: Actor, title: string) => page.getByRole('article').filter({ hasText: title })

test('blocking hides both users from each other in every window until unblocked', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const [fox, river] = [unique('The fox is back'), unique('Low water')]
  await publishPost(speaker, { title: fox })
  await publishPost(listener, { title: river })
  await speaker.page.goto('/?view=squawks')
  await expect(getCard(speaker, river)).toBeVisible()
  const { page } = listener
  await page.goto('/?view=squawks')
  await getCard(listener, fox)
    .getByRole('button', { name: `Play: ${fox}` })
    .click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toBeVisible()

  await page.getByRole('button', { name: `More actions for ${fox}` }).click()
  await page.getByRole('menuitem', { name: `Block ${speaker.displayName}` }).click()
  const dialog = page.getByRole('dialog', { name: `Block ${speaker.displayName}?` })
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(getCard(listener, fox)).toHaveCount(0)
  await expect(player).toHaveCount(0)
  // The blocked user sees the post disappear, without a notification.
  await expect(getCard(speaker, river)).toHaveCount(0)
  await speaker.page.goto(`/?view=member&name=${listener.username}`)
  await expect(speaker.page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()

  await page.goto('/?view=settings&group=safety')
  await page.getByRole('button', { name: 'Show blocked people' }).click()
  await page.getByRole('button', { name: `Unblock ${speaker.displayName}` }).click()
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible()
  await page.goto(`/?view=member&name=${speaker.username}&kind=all`)
  await expect(getCard(listener, fox)).toBeVisible()
})

test('a reported post waits for a moderator, who hides it', { tag: ['@looks', '@extended'] }, async ({
  speaker,
  listener,
  actor,
}) => {
  const fox = unique('A loud voice')
  await publishPost(speaker, { title: fox })
  const { page } = listener
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: `More actions for ${fox}` }).click()
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByLabel('Hate against a group of people').check()
  await dialog.getByLabel('Anything else we should know?').fill('It begins after the first words.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('button', { name: `Block ${speaker.displayName}` })).toBeVisible()

  const moderator = await actor('Night Keeper', { admin: true })
  await page.goto('/?view=moderation')
  await expect(page).toHaveURL('/')
  await page.goto('/?view=squawks')
  await expect(getCard(listener, fox)).toBeVisible()
  await moderator.page.goto('/?view=settings&group=safety')
  await moderator.page.getByRole('link', { name: 'Moderate' }).click()
  const reported = moderator.page.getByRole('listitem').filter({ hasText: fox })
  await expect(reported).toContainText('It begins after the first words.')
  expect(await findAxeViolationsInAllModes(moderator.page)).toEqual([])
  await moderator.page.getByRole('button', { name: `Hide ${fox} from everyone` }).click()
  const reasons = moderator.page.getByRole('dialog', { name: `Hide “${fox}”?` })
  await reasons.getByLabel('Your words to them').fill('It insults a neighbour.')
  expect(await findAxeViolationsInAllModes(moderator.page)).toEqual([])
  await reasons.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(reported).toHaveCount(0)
  await expect(getCard(listener, fox)).toHaveCount(0)
  await moderator.page.getByRole('tab', { name: 'Decided' }).click()
  await expect(moderator.page.getByRole('button', { name: `Show again: ${fox}` })).toBeVisible()
  await moderator.page.getByRole('button', { name: `Listen and read: ${fox}` }).click()
  await moderator.page.getByRole('button', { name: `Play: ${fox}` }).click()
  await expect(moderator.page.getByRole('button', { name: `Pause: ${fox}` })).toBeVisible()
  expect(await findAxeViolations(moderator.page)).toEqual([])

  // A suspended user sees a notice on every view until the suspension ends.
  const note = speaker.page.getByRole('region', { name: 'Your account is suspended' })
  const caughtUp = speaker.page.waitForResponse(/\/api\/events/)
  await speaker.page.goto('/?view=squawks')
  await caughtUp
  await expect(note).toBeHidden()
  const decide = (decision: object) =>
    moderator.page.evaluate(
      (json) =>
        fetch('/api/moderation/decisions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        }).then(({ status }) => status),
      { subject: { type: 'person', id: speaker.id }, ...decision },
    )
  expect(await decide({ action: 'suspend', days: 7, rule: 'spam' })).toBe(204)
  await expect(note).toContainText(/suspended until \d/)
  expect(await findAxeViolationsInAllModes(speaker.page)).toEqual([])
  // Its decision is one press away, also from the settings themselves.
  await note.getByRole('link', { name: 'See why, or appeal' }).click()
  const why = speaker.page.getByRole('dialog', { name: 'Decisions about you' })
  await expect(why.getByText('The rule: Spam or fraud')).toBeVisible()
  await speaker.page.keyboard.press('Escape')
  await expect(speaker.page).toHaveURL('/?view=settings&section=safety')
  await note.getByRole('link', { name: 'See why, or appeal' }).click()
  await expect(why).toBeVisible()
  await moderator.page.getByRole('tab', { name: 'People' }).click()
  await moderator.page.getByLabel('Name, @username or email').fill(`@${speaker.username}`)
  const found = moderator.page.getByRole('listitem').filter({ hasText: 'Suspended until' })
  const name = found.getByText(speaker.displayName, { exact: true })
  await moderator.page.setViewportSize({ width: 390, height: 844 })
  // The pill does not squeeze the name to a column of letters.
  expect((await name.boundingBox())?.height).toBeLessThan(30)
  expect(await decide({ action: 'release' })).toBe(204)
  await expect(note).toBeHidden()
})

const getReplyButton = (card: Locator, title: string) =>
  card.getByRole('button', { name: new RegExp(`^Reply to ${title}`) })

test('limits replies, closes a thread during a recording, and offers the reply as a post of its own', {
  tag: ['@looks', '@extended'],
}, async ({ speaker, listener, actor, baseURL }) => {
  const [fox, alone] = [unique('Who heard the fox'), unique('By itself then')]
  const origin = { headers: { origin: baseURL ?? '' } }
  await speaker.page.request.put(`/api/people/${listener.username}/follow`, origin)
  await openRecorder(speaker.page)
  await record(speaker.page)
  await fillForm(speaker.page, fox)
  await speaker.page.getByText('More options').click()
  await speaker.page.getByLabel('Who can reply').selectOption('People I follow')
  await expect(speaker.page.getByText('Only people you follow can reply')).toBeVisible()
  await speaker.page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(getCard(speaker, fox)).toBeVisible()
  await expect(getReplyButton(getCard(speaker, fox), fox)).not.toHaveAttribute('title')

  // A user who may not reply sees the reason instead of the recorder, here and on the share page.
  const stranger = await actor('Dele Adeyemi')
  await stranger.page.goto('/?view=squawks')
  const why = `Only people ${speaker.displayName} follows can reply here.`
  await getReplyButton(getCard(stranger, fox), fox).click()
  const closed = stranger.page.getByRole('region', { name: 'Replies are limited' })
  await expect(closed).toHaveText(why)
  expect(await findAxeViolationsInAllModes(stranger.page)).toEqual([])

  const { page } = listener
  await page.goto('/?view=squawks')
  const card = getCard(listener, fox)
  await getReplyButton(card, fox).click()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByLabel('Recorded time')).toHaveText('0:02')

  await speaker.page.getByRole('button', { name: `More actions for ${fox}` }).click()
  await speaker.page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = speaker.page.getByRole('dialog', { name: 'Edit this squawk' })
  await dialog.getByLabel('Who can reply').selectOption('No one')
  expect(await findAxeViolations(speaker.page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  const over = `${speaker.displayName} turned off replies here.`
  await expect(card.getByRole('alert').filter({ hasText: over })).toBeVisible()
  await page.getByRole('button', { name: 'Make it a separate post' }).click()
  await page.getByLabel('Title').fill(alone)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(getCard(listener, alone)).toBeVisible()

  // A link to it shows the same reason, on the share page and in the thread.
  const { id } = await getPostByTitle(stranger.page, fox)
  await stranger.page.goto(`/squawk/${id}`)
  await expect(stranger.page.getByText(over)).toBeVisible()
  await stranger.page.getByRole('button', { name: 'Reply' }).click()
  await expect(stranger.page.getByRole('alert').filter({ hasText: over })).toBeVisible()
  await expect(closed).toHaveText(over)
})
