/** Paid posts: previews and purchases. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { type Actor, expect, test } from './actors'
import { findAxeViolations } from './axe'
import { card, getPosition, getRows, LONG, openPost, player } from './owlcast-steps'
import { createOwlcast, recordInOwlcast } from './publish-posts'
import { unique } from './unique'

const DIALOG = { name: 'Listen for $2.99' }

async function createPaidOwlcast(creator: Actor): Promise<Post> {
  const post = await createOwlcast(creator, {
    name: unique('The Slow Hour'),
    tags: ['slow'],
    priceCents: 299,
  })
  await recordInOwlcast(creator, post, { title: 'One thing at a time', file: LONG })
  await recordInOwlcast(creator, post, { title: 'Another one' })
  return post
}

/** Opens the purchase dialog from the card. */
async function openOffer(page: Page, post: Post) {
  await card(page, post)
    .getByRole('button', { name: `Listen for $2.99: ${post.title}` })
    .click()
  return page.getByRole('dialog', { name: post.title })
}

test('a paid post plays previews, and a purchase unlocks it and resumes playback', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const creator = await actor('Dele Marsh', { pro: true })
  const post = await createPaidOwlcast(creator)

  const { page } = listener
  await openPost(page, post)
  const heard = card(page, post)
  await expect(heard).toContainText('$2.99 to listen')
  await expect(heard).toContainText('Hear up to 30 seconds of each for free.')
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(player(page).getByText('Preview · $2.99 · Dele Marsh · 1 of 2')).toBeVisible()
  await expect.poll(() => getPosition(page)).toBeGreaterThan(0)
  expect(await findAxeViolations(page)).toEqual([])
  // Near its end: the preview of a minute is half a minute.
  await player(page).getByRole('slider').press('End')
  const over = page.getByRole('status', { name: 'That was the preview.' })
  await expect(over).toBeVisible()
  await expect(getRows(page, post).nth(0)).toHaveAttribute('aria-current', 'true')
  expect(await findAxeViolations(page)).toEqual([])

  await over.getByRole('button', { name: 'Listen for $2.99' }).click()
  const dialog = page.getByRole('dialog', { name: post.title })
  await expect(dialog).toContainText('Demo billing: no money is taken')
  await expect(dialog).toContainText('$2.57 goes to Dele Marsh')
  await expect(dialog.getByRole('button', { name: 'Listen for $2.99' })).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`You can listen to ${post.title} now`)).toBeVisible()
  // Playback resumes after the preview, with the full audio.
  await expect(
    player(page).getByText('Dele Marsh · 1 of 2', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect.poll(() => getPosition(page)).toBeGreaterThanOrEqual(30)
  await expect(heard).not.toContainText('Hear up to 30 seconds')
  await page.reload()
  await expect(heard).toContainText('$2.99 to listen')
  await expect(heard).not.toContainText('Hear up to 30 seconds')
})

test('a purchase in one window unlocks the other', { tag: '@extended' }, async ({ actor, listener }) => {
  const creator = await actor('Dele Marsh', { pro: true })
  const post = await createPaidOwlcast(creator)
  const { page } = listener
  const other = await listener.context.newPage()
  for (const window of [page, other]) await openPost(window, post)
  await card(other, post)
    .getByRole('button', { name: `Play ${post.title}` })
    .click()
  await expect(player(other).getByText('Preview · $2.99 · Dele Marsh · 1 of 2')).toBeVisible()
  const dialog = await openOffer(page, post)
  await dialog.getByRole('button', DIALOG).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    player(other).getByText('Dele Marsh · 1 of 2', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect(card(other, post)).not.toContainText('Hear up to 30 seconds')
})

test('a user who pays at the provider returns to the post, which unlocks once the payment is confirmed', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const creator = await actor('Dele Marsh', { pro: true })
  const post = await createPaidOwlcast(creator)
  const { page } = listener
  await openPost(page, post)
  const origin = new URL(page.url()).origin
  const back = `${origin}/?view=owlcast&bought=${post.id}`
  await page.route(`**/api/posts/${post.id}/purchase`, (route) =>
    route.fulfill({ json: { status: 'continue', url: back } }),
  )
  const dialog = await openOffer(page, post)
  await dialog.getByRole('button', DIALOG).click()
  await expect(page.getByText('We’re confirming your payment. It opens here automatically.')).toBeVisible()
  const answer = await listener.context.request.post(`${origin}/api/posts/${post.id}/purchase`, {
    headers: { origin },
    data: { cents: 299 },
  })
  expect(await answer.json()).toEqual({ status: 'paid' })
  await expect(page.getByText(`You can listen to ${post.title} now`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`post=${post.id}$`))
  await expect(card(page, post)).not.toContainText('Hear up to 30 seconds')
})
