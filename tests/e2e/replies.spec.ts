/** Replies: recorded under the card, shown live elsewhere, with several parents, and deleted. */
import type { Locator, Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { expect, test } from './actors'
import { measureSimilarityInPieces } from './audio-similarity'
import { readSpeech } from './audio-test'
import { findAxeViolationsInAllModes } from './axe'
import { fetchAudio, readDrafts } from './decoded-audio'
import { publishPost } from './publish-posts'
import { unique } from './unique'

const FEED = '/?view=squawks'

/** Returns the card of a post in a feed that receives events. */
async function openCard(page: Page, post: Post): Promise<Locator> {
  const listens = page.waitForResponse(/\/api\/events/)
  await page.goto(`${FEED}&post=${post.id}`)
  await listens
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(card).toBeVisible()
  return card
}
const getReplyButton = (card: Locator, post: Post) =>
  card.getByRole('button', { name: new RegExp(`^Reply to ${post.title}`) })
const getChain = (card: Locator, post: Post) => card.getByRole('region', { name: `Replies to ${post.title}` })

/** Records in an open reply panel. */
async function recordReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

test('a reply recorded under the card appears in another open thread with the spoken sound', async ({
  speaker,
  listener,
}) => {
  const post = await publishPost(speaker, { title: unique('What did you hear'), tags: ['dawn', 'listening'] })
  const theirs = await openCard(listener.page, post)
  await getReplyButton(theirs, post).click()
  const chain = getChain(theirs, post)
  await expect(chain.getByText('No replies yet')).toBeVisible()

  const { page } = speaker
  const card = await openCard(page, post)
  await getReplyButton(card, post).click()
  const panel = card.getByRole('region', { name: `Reply to ${speaker.displayName}` })
  await expect(panel.getByRole('button', { name: 'Send Reply' })).toBeDisabled()
  await expect(panel.locator('.tag-box .chip')).toHaveText(['#dawn', '#listening'])
  await recordReply(page)
  const [draft] = await readDrafts(page)
  await panel.getByLabel('Tags').fill('#owl')
  await panel.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(card.getByRole('button', { name: `Reply to ${post.title}, 1 reply` })).toBeVisible()
  // The own reply is in view.
  const own = getChain(card, post).getByRole('listitem').filter({ hasText: speaker.displayName })
  await expect(own).toBeFocused()
  await expect(own).toBeInViewport({ ratio: 1 })

  // In the other window, without a reload.
  const voice = chain.getByRole('listitem').filter({ hasText: speaker.displayName })
  await expect(voice).toHaveCount(1)
  await expect(voice.getByText('24h left')).toBeVisible()
  await expect(theirs.getByRole('button', { name: `Reply to ${post.title}, 1 reply` })).toBeVisible()
  await voice.getByRole('button', { name: /^Play: Voice, / }).click()
  const player = listener.page.getByRole('region', { name: 'Player' })
  const getPosition = async () => Number(await player.getByRole('slider').getAttribute('aria-valuenow'))
  await expect.poll(getPosition).toBeGreaterThan(0)
  const { items } = await (await listener.page.request.get(`/api/posts/${post.id}/replies`)).json()
  expect(items[0]).toMatchObject({
    parentId: post.id,
    tags: ['dawn', 'listening', 'owl'],
    connection: 'reply',
  })
  const heard = await fetchAudio(listener.page, items[0].audioUrl)
  expect(Math.abs(heard.seconds - (draft?.seconds ?? 0))).toBeLessThan(0.06)
  // A slow machine opens the microphone late: the first words of the speech may be missing.
  expect(measureSimilarityInPieces(readSpeech(), heard.samples)).toBeGreaterThan(0.5)
})

test('a reply to a reply appears in another open thread, and a deleted reply disappears from it', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const post = await publishPost(speaker, { title: unique('Deep') })
  const reply = await publishPost(listener, { title: 'First answer', parents: [{ id: post.id }] })
  await publishPost(listener, { title: 'Only here', parents: [{ id: post.id }] })
  const theirs = await openCard(listener.page, post)
  await getReplyButton(theirs, post).click()
  await expect(theirs.getByRole('button', { name: 'Reply to First answer', exact: true })).toBeVisible()
  await publishPost(speaker, { title: 'Second answer', parents: [{ id: reply.id }] })
  await theirs.getByRole('button', { name: 'Reply to First answer, 1 reply' }).click()
  await expect(theirs.getByRole('heading', { name: 'Second answer' })).toBeVisible()

  const { page } = speaker
  const card = await openCard(page, post)
  await getReplyButton(card, post).click()
  await card.getByRole('button', { name: 'Delete Only here' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Reply deleted successfully', { exact: true })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Only here' })).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'Only here' })).toHaveCount(0)
})

test('Reply on a share page opens the recorder with that post as parent', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const post = await publishPost(speaker, { title: unique('Shared'), tags: ['river'] })
  const { page } = listener
  await page.goto(`/squawk/${post.id}`)
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page).toHaveURL(/view=record/)
  await expect(page.getByLabel(`How it connects to ${post.title}`)).toHaveValue('reply')
  await expect(page.locator('.tag-box .chip')).toHaveText(['#river'])
  expect(await page.evaluate(() => sessionStorage.getItem('owlcast.reply'))).toBeNull()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect.poll(async () => page.getByLabel('Recorded time').textContent()).toMatch(/0:0[2-9]/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  // Publishing leads to the thread.
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(getChain(card, post).getByRole('listitem')).toHaveCount(1)
})

test('axe finds nothing in thread, panel and picker, and nothing scrolls sideways', { tag: '@a11y' }, async ({
  speaker,
  listener,
}) => {
  const post = await publishPost(speaker, { title: unique('What did you hear at 5 a.m. today') })
  const other = await publishPost(listener, { title: unique('Night swim, river mouth, long after dark') })
  const reply = await publishPost(listener, {
    title: '',
    description: 'A kettle two floors down. Then nothing.',
    parents: [{ id: post.id }, { id: other.id, type: 'question' }],
  })
  await publishPost(speaker, { title: 'Deeper', parents: [{ id: reply.id }] })
  const { page } = speaker
  const card = await openCard(page, post)
  await getReplyButton(card, post).click()
  await card.getByRole('button', { name: 'Reply to A kettle two floors down, 1 reply' }).click()
  await card.locator('[data-reply]').first().click()
  await expect(card.getByRole('heading', { name: 'Deeper' })).toBeVisible()
  await recordReply(page)
  expect(await findAxeViolationsInAllModes(page, { within: `article[data-post="${post.id}"]` })).toEqual([])
  await page.getByRole('button', { name: 'Add more posts' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog' })).toEqual([])
})
