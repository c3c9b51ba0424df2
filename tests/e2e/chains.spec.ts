/** Healing stories and song chains: created from a form, continued by another user, played in order. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { getPostByTitle } from './fetch-posts'
import { record } from './recording-steps'
import { unique } from './unique'

async function recordReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

/** Plays a whole chain and checks each author that the player names. */
async function playThrough(page: Page, play: string, authors: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: play }).click()
  const player = page.getByRole('region', { name: 'Player' })
  for (const [i, author] of authors.entries())
    await expect(player.getByText(`${author} · ${i + 1} of ${authors.length}`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: play })).toBeVisible()
}

test('a healing story is scripted, read, continued by another user, and played in order', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  const title = unique('Home before the snow')
  await page.goto('/?view=hum')
  await expect(page.locator('.feed-top').getByText(/Active Chains · .*Healers/)).toBeVisible()
  await page.getByRole('link', { name: 'Start a Healing Story' }).first().click()
  // Validation messages of the specification, at the field.
  await page.getByRole('button', { name: 'Create Script' }).click()
  await expect(page.getByText('Please fill in the recipient name and condition fields.')).toBeVisible()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await page.getByLabel('Who is it for?').fill('Elias')
  await page.getByLabel('What are they going through?').fill('recovering from heart surgery')
  await page.getByText('Shape the script').click()
  await page.getByLabel('What is life like once they are well?').fill('He crosses the kitchen')
  await page.getByLabel('Who speaks with you?').fill('Mara and Odile')
  await page.getByRole('button', { name: 'Create Script', exact: true }).click()
  const script = page.getByRole('region', { name: 'Script', exact: true })
  await expect(script).toBeFocused()
  await expect(script).toContainText('Elias, these words are for you.')
  await expect(script).toContainText('love, compassion, and gratitude')
  // Other choices change the script.
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await page.getByText('Shape the script').click()
  await page.getByText('courage', { exact: true }).click()
  await page.getByText('gentle', { exact: true }).click()
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await page.getByLabel('Name in the script').fill('Seemann')
  await page.getByRole('button', { name: 'Create Script again' }).click()
  await expect(page.getByRole('heading', { name: 'For Seemann', level: 2 })).toBeVisible()
  await expect(script).toContainText('Seemann, du musst jetzt nichts tun.')
  await expect(script).toContainText('Liebe, Mitgefühl, Dankbarkeit und Mut')
  await expect(script).not.toContainText('Elias')
  await expect(page.getByRole('switch', { name: 'Only people with the link' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Edit script' }).click()
  await page.getByRole('textbox', { name: 'Script', exact: true }).press('Control+End')
  await page.getByRole('textbox', { name: 'Script', exact: true }).pressSequentially('\nBis bald.')
  await page.getByRole('button', { name: 'Done editing' }).click()
  await expect(script).toContainText('Bis bald.')
  await page.getByLabel('Title').fill(title)
  expect(await findAxeViolations(page)).toEqual([])

  // With reduced motion the lines are turned by hand.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('.script').getByRole('button', { name: 'Record Reading Intention' }).click()
  const reading = page.getByRole('region', { name: 'Read aloud' })
  await expect(reading.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true')
  // Advances by itself, and to a pressed line.
  await expect(reading.getByRole('listitem').first()).not.toHaveAttribute('aria-current', 'true')
  await reading.getByRole('button', { name: 'Bis bald.' }).click()
  await expect(reading.getByRole('listitem').last()).toHaveAttribute('aria-current', 'true')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await page.getByRole('button', { name: 'HUM', exact: true }).click()
  await expect(
    page.getByText('Please confirm that you have permission to speak about this person.'),
  ).toBeVisible()
  await page.getByLabel('I may speak about this person').check()
  await page.getByRole('button', { name: 'HUM', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const post = await getPostByTitle(page, title, 'hum')
  expect(post).toMatchObject({ language: 'de', replyCount: 0 })
  expect(JSON.stringify(post)).not.toMatch(/Elias|recipientName|condition"/)

  const theirs = listener.page
  await theirs.goto(`/?view=hum&post=${post.id}`)
  const card = theirs.locator(`article[data-post="${post.id}"]`)
  await card.getByRole('button', { name: `more of ${title}` }).click()
  await expect(card.getByText('Bis bald.')).toBeVisible()
  await expect(card.getByRole('button', { name: `Share HUM ${title}` })).toBeVisible()
  await card.getByRole('button', { name: `Add to Healing Story to ${title}` }).click()
  await recordReply(theirs)
  await theirs.getByRole('button', { name: 'Send Reply' }).click()
  await expect(theirs.getByText('Reply sent')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: listener.displayName })).toBeVisible()
  expect(await findAxeViolations(theirs)).toEqual([])

  // The other window updates without a reload.
  await playThrough(page, 'Play Healing Story (2)', [speaker.displayName, listener.displayName])
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Hear 1 reply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: listener.displayName })).toBeVisible()
  const mine = page.locator(`article[data-post="${post.id}"]`)
  await mine.getByRole('button', { name: 'Single Message' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByText(`${speaker.displayName} · 1 of 2`)).toHaveCount(0)

  // A failed load shows an error.
  await page.route('**/replies*', (route) => route.abort())
  await page.getByRole('button', { name: 'Play Healing Story (2)' }).click()
  await expect(page.getByText('Error loading healing story audio')).toBeVisible()
})

test('a song chain requires title and originality, gets a song as reply, and plays in order', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  const title = unique('Salt in the harbour bell')
  await page.goto('/?view=nightingale')
  await expect(page.locator('.feed-top').getByText(/Song Chains · .*Artists/)).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('dialog', { name: 'Owlcast Pro' }).getByRole('button').first().click()
  await page.getByRole('link', { name: 'Start a Song Chain' }).first().click()
  await record(page, 2, 'Record Original Song')
  await expect(page.getByText('Pricing: Free (public only)')).toBeVisible()
  await expect(page.getByText('Upgrade to Pro ($1/mo) to charge for premium content access')).toBeVisible()
  const publish = page.getByRole('button', { name: 'Song', exact: true })
  await publish.click()
  await expect(page.getByLabel('Song title')).toBeFocused()
  await page.getByLabel('Song title').fill(title)
  await page.getByLabel('Author').fill('Inês Caldas')
  await publish.click()
  const error = 'Please fill in the song title and author, and confirm that the song is original.'
  await expect(page.getByText(error)).toBeVisible()
  await page.getByLabel('This is an original song').check()
  expect(await findAxeViolations(page)).toEqual([])
  await publish.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const post = await getPostByTitle(page, title, 'nightingale')

  const theirs = listener.page
  await theirs.goto(`/?view=nightingale&post=${post.id}`)
  const card = theirs.locator(`article[data-post="${post.id}"]`)
  await expect(card.getByText('by Inês Caldas')).toBeVisible()
  await expect(card.getByText(/^Original/)).toBeVisible()
  await card.getByRole('button', { name: `Add to Song Chain to ${title}` }).click()
  await recordReply(theirs)
  await theirs.getByRole('button', { name: 'Send Reply' }).click()
  await expect(theirs.getByText(error)).toBeVisible()
  await card.getByLabel('Song title').fill('Low tide')
  await card.getByLabel('Author').fill('Mara Lindqvist')
  await card.getByLabel('This is an original song').check()
  expect(await findAxeViolations(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Send Reply' }).click()
  await expect(theirs.getByText('Reply sent')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Low tide' })).toBeVisible()

  await playThrough(page, 'Play Song Chain (2)', [speaker.displayName, listener.displayName])
})
