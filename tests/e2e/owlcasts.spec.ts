/** Owlcasts: conversations that several people record, hear in order, and may put a price on. */
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts.schema'
import { expect, test } from './actors'
import { record } from './recording'
import { gather, recordIn } from './voices'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))
const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`
const at = (post: Post) => `/?view=owlcast&post=${post.id}`
const card = (page: Page, { id }: Post) => page.locator(`article[data-post="${id}"]`)
const rowsOf = (page: Page, post: Post) =>
  card(page, post)
    .getByRole('region', { name: /^Recordings in/ })
    .getByRole('listitem')
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const place = async (page: Page) =>
  Number(await player(page).getByRole('slider').getAttribute('aria-valuenow'))

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
}

/** Opens an owlcast and waits until the page listens. */
async function listening(page: Page, post: Post): Promise<void> {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(at(post))
  await caughtUp
}

/** Records with the microphone in the owlcast whose card is on screen. */
async function recordHere(page: Page, post: Post, title: string): Promise<void> {
  await card(page, post)
    .getByRole('button', { name: `Record in ${post.title}` })
    .click()
  await page.getByLabel('Title').fill(title)
  await record(page)
  await page.getByRole('button', { name: 'Owlcast', exact: true }).click()
  await expect(card(page, post)).toBeVisible({ timeout: 30_000 })
}

test('two people record in one owlcast, and a visitor hears them in order as they arrive', async ({
  speaker,
  listener,
  visitor,
}) => {
  test.setTimeout(180_000)
  const { page } = speaker
  const post = await gather(speaker, {
    name: unique('Two Banks, One River'),
    description: 'People on opposite sides of the same water.',
    tags: ['river'],
  })
  await listening(page, post)
  const mine = card(page, post)
  await expect(mine).toContainText('Public')
  await expect(mine).toContainText('Free to listen')
  await expect(mine).toContainText('0 collaborators')
  await expect(page.getByText('Premium Casts')).toBeVisible()
  await expect(page.getByText('Creators')).toBeVisible()

  // Invited by name, and in.
  await listening(listener.page, post)
  const theirs = card(listener.page, post)
  await expect(theirs.getByRole('button', { name: /^Record in/ })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: 'Add Collaborator' })).toHaveCount(0)
  await mine.getByRole('button', { name: 'Add Collaborator' }).click()
  await mine.getByRole('textbox', { name: 'Add Collaborator' }).fill(`@${listener.username}`)
  await mine.getByRole('textbox', { name: 'Add Collaborator' }).press('Enter')
  await listener.page.getByRole('button', { name: `Accept: ${post.title}` }).click()
  await expect(mine).toContainText('1 collaborator')

  // The visitor has it open while nothing is in it.
  await listening(visitor, post)
  const heard = card(visitor, post)
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(heard).toContainText('No recordings yet')

  await recordHere(page, post, 'Which side is the good side?')
  await recordHere(listener.page, post, 'From the east bank')
  const rows = rowsOf(visitor, post)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Which side is the good side?')
  await expect(rows.nth(0)).toContainText(/Wren Okafor · 0:0\d · \d+ \w+/)
  await expect(rows.nth(1)).toContainText('Mara Lindqvist')
  // Nothing begins to sound by itself.
  await expect(player(visitor)).toHaveCount(0)

  // Hidden and shown again, the first one plays, then the next.
  await heard.getByRole('button', { name: `Hide ${post.title}` }).click()
  await expect(rows).toHaveCount(0)
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(player(visitor).getByText('Wren Okafor · 1 of 2')).toBeVisible()
  await expect(player(visitor).getByText('Mara Lindqvist · 2 of 2')).toBeVisible({ timeout: 30_000 })
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await faults(visitor)).toEqual([])

  // One more arrives while it is heard, and is the latest.
  await recordIn(speaker, post, { title: 'The ferry that never docked', file: LONG })
  await expect(rows).toHaveCount(3)
  const controls = heard.getByRole('group', { name: 'Conversation controls' })
  await controls.getByRole('button', { name: 'Previous' }).click()
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
  await controls.getByRole('button', { name: 'Latest' }).click()
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(player(visitor).getByText('Wren Okafor · 3 of 3')).toBeVisible()
  await controls.getByRole('button', { name: 'Pause: conversation' }).click()
  await expect(controls.getByRole('button', { name: 'Play: conversation' })).toBeVisible()
  await expect(controls.getByRole('button', { name: 'Next' })).toBeDisabled()

  // Its creator takes a guest's recording out; it leaves everywhere.
  await mine.getByRole('button', { name: `Play ${post.title}` }).click()
  await mine.getByRole('button', { name: 'More actions for From the east bank' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(2)
})

test('a price is a lock: the preview ends, paying opens all of it at once, and it goes on', async ({
  actor,
  listener,
}) => {
  test.setTimeout(150_000)
  const creator = await actor('Dele Marsh', { pro: true })
  const post = await gather(creator, { name: unique('The Slow Hour'), tags: ['slow'], priceCents: 299 })
  await recordIn(creator, post, { title: 'One thing at a time', file: LONG })
  await recordIn(creator, post, { title: 'Another one' })

  const { page } = listener
  await listening(page, post)
  const heard = card(page, post)
  await expect(heard).toContainText('$2.99 to listen')
  await expect(heard).toContainText('You hear the first seconds of each.')
  await heard.getByRole('button', { name: `Play ${post.title}` }).click()
  await expect(player(page).getByText('Preview · $2.99 · Dele Marsh · 1 of 2')).toBeVisible()
  await expect.poll(() => place(page)).toBeGreaterThan(0)
  expect(await faults(page)).toEqual([])
  // Close to its end: half a minute is open of a minute.
  await player(page).getByRole('slider').press('End')
  const over = page.getByRole('status', { name: 'That was the preview.' })
  await expect(over).toBeVisible({ timeout: 45_000 })
  await expect(rowsOf(page, post).nth(0)).toHaveAttribute('aria-current', 'true')
  expect(await faults(page)).toEqual([])

  await over.getByRole('button', { name: 'Listen for $2.99' }).click()
  const dialog = page.getByRole('dialog', { name: post.title })
  await expect(dialog).toContainText('Demo billing: no money is taken')
  await expect(dialog).toContainText('99% of it goes to Dele Marsh')
  await expect(dialog.getByRole('button', { name: 'Listen for $2.99' })).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`${post.title} is yours to hear`)).toBeVisible()
  // It goes on after what was heard, and is whole.
  await expect(player(page).getByText('Dele Marsh · 1 of 2', { exact: true })).toBeVisible()
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(30)
  await expect(heard).not.toContainText('You hear the first seconds')
  await page.reload()
  await expect(heard).toContainText('$2.99 to listen')
  await expect(heard).not.toContainText('You hear the first seconds')
})
