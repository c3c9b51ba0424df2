/** axe on healing stories, songs and podcast replies, in both schemes, on a phone and a desktop. */
import { type Actor, expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { blockEvents } from './block-events'
import * as podcast from './podcast-steps'
import { publish } from './publish-posts'
import { unique } from './unique'

const SCRIPT =
  'You are home. You cross the kitchen without counting the steps. The kettle is on and the window is open, and your breath goes all the way down and comes all the way back.\n\nYour body knows its own road. It is walking it tonight, slowly, in the right direction.'
/** Opens a chain of three posts of a kind; returns its card, because cards of other tests stand beside it. */
async function openChain(people: readonly [Actor, Actor, Actor], mode: 'hum' | 'nightingale', title: string) {
  const [first, ...others] = people
  const detail = (by: string) =>
    mode === 'hum'
      ? { recipientName: 'Elias', condition: 'after surgery', consent: true, isUnlisted: false }
      : { songTitle: title, author: by, isOriginal: true }
  const words = mode === 'hum' ? { title, description: SCRIPT } : { title }
  const begun = await publish(first, mode, { ...words, detail: detail(first.displayName) })
  for (const other of others)
    await publish(other, mode, {
      parents: [{ id: begun.id, type: 'reply' }],
      ...(mode === 'hum' ? {} : { detail: detail(other.displayName) }),
    })
  await blockEvents(first.page)
  await first.page.goto(`/?view=${mode}&post=${begun.id}&thread=open`)
  const within = `[data-post="${begun.id}"]`
  const card = first.page.locator(within)
  await expect(card.getByText(others[1]?.displayName ?? '', { exact: true })).toBeVisible()
  return { card, within }
}

test('axe finds nothing in a healing story', { tag: '@a11y' }, async ({ speaker, listener, actor }) => {
  const people = [speaker, listener, await actor('Odile Nwosu')] as const
  const { card, within } = await openChain(people, 'hum', unique('For Elias, after the surgery'))
  await expect(card.getByText('3 voices')).toBeVisible()
  expect(await findAxeViolationsInAllModes(speaker.page, { within })).toEqual([])
})

test('axe finds nothing in a song chain', { tag: '@a11y' }, async ({ speaker, listener, actor }) => {
  const people = [speaker, listener, await actor('Junipero Vance')] as const
  const { within } = await openChain(people, 'nightingale', unique('Salt in the harbour bell'))
  expect(await findAxeViolationsInAllModes(speaker.page, { within })).toEqual([])
})

test('axe finds nothing in the form of a healing story, with its script', { tag: '@a11y' }, async ({
  speaker: { page },
}) => {
  await page.goto('/?view=record&mode=hum')
  await page.getByLabel('Who is it for?').fill('Elias')
  await page.getByLabel('What are they going through?').fill('Recovering from heart surgery')
  await page.getByText('Shape the script').click()
  await page
    .getByLabel('What is life like once they are well?')
    .fill('He crosses the kitchen without counting the steps')
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.getByRole('button', { name: 'Create Script', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Script', exact: true })).toBeFocused()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
})

test('axe finds nothing in the clip of a podcast', { tag: '@a11y' }, async ({ speaker: { page } }) => {
  await podcast.openPodcastForm(page)
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await podcast.uploadPodcast(page, podcast.PODCAST)
  await expect(podcast.trimPanel(page)).toBeVisible()
  await page.getByLabel('Who you are replying to').fill('Dele Marsh')
  await page.getByLabel('Subject or topic').fill('Boredom as a skill')
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
})
