/** Replies: recorded under the card, heard elsewhere at once, to several voices, and deleted by whoever may. */
import type { Locator, Page } from '@playwright/test'
import type { Post } from '../../domain/posts.schema'
import { type Actor, expect, test } from './actors'
import { spoken } from './audio-test'
import { barriers, barriersInEveryLook } from './barriers'
import { draftsOf, hear } from './heard'
import { likeness } from './likeness'
import { unique } from './unique'
import { speak } from './voices'

const FEED = '/?view=squawks'

/** The card of a post, with its feed open and listening. */
async function cardOf(page: Page, post: Post): Promise<Locator> {
  const listens = page.waitForResponse(/\/api\/events/)
  await page.goto(`${FEED}&post=${post.id}`)
  await listens
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(card).toBeVisible()
  return card
}
const replyButton = (card: Locator, post: Post) =>
  card.getByRole('button', { name: new RegExp(`^Reply to ${post.title}`) })
const chainOf = (card: Locator, post: Post) => card.getByRole('region', { name: `Replies to ${post.title}` })

/** Records into an open panel. */
async function recordReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const shown = async () => Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

test('a reply is recorded under the card, arrives in another open thread, and is what was said', async ({
  speaker,
  listener,
}) => {
  const post = await speak(speaker, { title: unique('What did you hear'), tags: ['dawn', 'listening'] })
  const theirs = await cardOf(listener.page, post)
  await replyButton(theirs, post).click()
  const chain = chainOf(theirs, post)
  await expect(chain.getByText('No replies yet')).toBeVisible()

  const { page } = speaker
  const card = await cardOf(page, post)
  await replyButton(card, post).click()
  const panel = card.getByRole('region', { name: `Reply to ${speaker.displayName}` })
  await expect(panel.getByRole('button', { name: 'Send Reply' })).toBeDisabled()
  await expect(panel.getByLabel('Tags')).toHaveValue('#dawn #listening')
  await recordReply(page)
  const [draft] = await draftsOf(page)
  // A reply to a squawk has tags; without any it says so at the field.
  await panel.getByLabel('Tags').fill('')
  await panel.getByRole('button', { name: 'Send Reply' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Please add tags for your reply')
  await expect(panel.getByLabel('Tags')).toBeFocused()
  await panel.getByLabel('Tags').fill('#owl')
  await panel.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible({ timeout: 20_000 })
  await expect(panel).toHaveCount(0)
  await expect(card.getByRole('button', { name: `Reply to ${post.title}, 1 reply` })).toBeFocused()

  // Elsewhere, without reloading.
  const voice = chain.getByRole('listitem').filter({ hasText: speaker.displayName })
  await expect(voice).toHaveCount(1)
  await expect(voice.getByText('24h left')).toBeVisible()
  await expect(theirs.getByRole('button', { name: `Reply to ${post.title}, 1 reply` })).toBeVisible()
  await voice.getByRole('button', { name: /^Play: reply by/ }).click()
  const player = listener.page.getByRole('region', { name: 'Player' })
  const place = async () => Number(await player.getByRole('slider').getAttribute('aria-valuenow'))
  await expect.poll(place).toBeGreaterThan(0)
  const { items } = await (await listener.page.request.get(`/api/posts/${post.id}/replies`)).json()
  expect(items[0]).toMatchObject({ parentId: post.id, tags: ['owl'], connection: 'reply' })
  const heard = await hear(listener.page, items[0].audioUrl)
  expect(Math.abs(heard.seconds - (draft?.seconds ?? 0))).toBeLessThan(0.06)
  expect(likeness(spoken(), heard.samples)).toBeGreaterThan(0.5)
})

test('replies are heard without the recorder, and a panel that was left leaves nothing behind', async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  const post = await speak(speaker, { title: unique('Heard') })
  await speak(speaker, { title: 'Only answer', parents: [{ id: post.id }] })
  await page.goto(FEED)
  const card = page.locator(`article[data-post="${post.id}"]`)
  await card.getByRole('button', { name: `Hear 1 reply to ${post.title}` }).click()
  await expect(card.getByRole('heading', { name: 'Only answer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeHidden()
  await replyButton(card, post).click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await page.goto('/?view=record&mode=mue')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(page.getByText(post.title)).toBeHidden()
})

test('a reply to a reply is counted and heard in every open thread', async ({ speaker, listener }) => {
  const post = await speak(speaker, { title: unique('Deep') })
  const reply = await speak(listener, { title: 'First answer', parents: [{ id: post.id }] })
  const card = await cardOf(listener.page, post)
  await replyButton(card, post).click()
  await expect(card.getByRole('button', { name: 'Reply to First answer', exact: true })).toBeVisible()
  await speak(speaker, { title: 'Second answer', parents: [{ id: reply.id }] })
  await card.getByRole('button', { name: 'Reply to First answer, 1 reply' }).click()
  await expect(card.getByRole('heading', { name: 'Second answer' })).toBeVisible()
})

test('one reply goes to five voices, says so under each, and its badges lead there', async ({
  speaker,
  listener,
}) => {
  const word = unique('Zephyr').split(' ')[1] ?? ''
  const posts: Post[] = []
  for (const n of [1, 2, 3, 4, 5, 6]) posts.push(await speak(listener, { title: `${word} voice ${n}` }))
  const [first, second] = posts as [Post, Post]
  const { page } = speaker
  const card = await cardOf(page, first)
  await replyButton(card, first).click()
  await recordReply(page)
  await page.getByRole('button', { name: 'Add more parents' }).click()
  const picker = page.getByRole('dialog', { name: 'Parent posts' })
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await picker.getByRole('searchbox').fill(word)
  for (const n of [2, 3, 4, 5]) await picker.getByRole('checkbox', { name: `${word} voice ${n}` }).check()
  await picker.getByRole('checkbox', { name: `${word} voice 6` }).click()
  await expect(picker.getByRole('alert')).toHaveText('Maximum 5 parent posts allowed per reply')
  await expect(picker.getByText('5 of 5')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await picker.getByRole('button', { name: 'Reply to 5 posts' }).click()
  await page.getByLabel(`How it connects to ${second.title}`).selectOption('answer')
  await page.getByRole('button', { name: `Remove parent: ${word} voice 5` }).click()
  // The card it is recorded under stays.
  await expect(page.getByRole('button', { name: `Remove parent: ${first.title}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible({ timeout: 20_000 })
  const badge = chainOf(card, first).getByRole('link', { name: `also replies to · answer · ${second.title}` })
  await badge.click()
  await expect(page).toHaveURL(new RegExp(`post=${second.id}`))
  const other = page.locator(`article[data-post="${second.id}"]`)
  await expect(other).toBeFocused()
  await replyButton(other, second).click()
  await expect(
    chainOf(other, second).getByRole('link', { name: `also replies to · reply · ${first.title}` }),
  ).toBeVisible()
  await expect(chainOf(other, second).getByRole('link', { name: /^also replies to/ })).toHaveCount(3)
})

test('the owner of a thread deletes replies; what answers others only leaves', async ({
  speaker,
  listener,
  actor,
}) => {
  const eve = await actor('Eve Adler')
  const mine = await speak(speaker, { title: unique('My thread') })
  const theirs = await speak(eve, { title: unique('Their thread') })
  await speak(listener, { title: 'Only here', parents: [{ id: mine.id }] })
  const both = await speak(listener, {
    title: 'Here and there',
    parents: [{ id: mine.id }, { id: theirs.id }],
  })
  const { page } = speaker
  const card = await cardOf(page, mine)
  await replyButton(card, mine).click()
  const chain = chainOf(card, mine)
  await expect(chain.getByRole('listitem')).toHaveCount(2)
  // Nobody else has the button; the author of the replies does.
  const eves = await cardOf(eve.page, mine)
  await replyButton(eves, mine).click()
  await expect(chainOf(eves, mine).getByRole('listitem')).toHaveCount(2)
  await expect(eves.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

  await chain.getByRole('button', { name: 'Delete Only here' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this reply? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(chain.getByRole('listitem')).toHaveCount(2)
  await chain.getByRole('button', { name: 'Delete Only here' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Reply deleted successfully', { exact: true })).toBeVisible()
  await expect(chain.getByRole('listitem')).toHaveCount(1)
  await expect(chain).toBeFocused()
  // It goes from the other open window as well.
  await expect(chainOf(eves, mine).getByRole('listitem')).toHaveCount(1)

  await chain.getByRole('button', { name: 'Delete Here and there' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The other voices it answers keep it.')).toBeVisible()
  await expect(chain.getByText('No replies yet')).toBeVisible()
  expect((await page.request.get(`/api/posts/${both.id}`)).status()).toBe(200)
  const kept = await cardOf(eve.page, theirs)
  await replyButton(kept, theirs).click()
  await expect(chainOf(kept, theirs).getByRole('listitem')).toHaveCount(1)
})

test('who signed out elsewhere is told so, and the reply stays', async ({ speaker }) => {
  const post = await speak(speaker, { title: unique('Mine') })
  await speak(speaker, { title: 'Stays', parents: [{ id: post.id }] })
  const { page, context } = speaker
  const card = await cardOf(page, post)
  await replyButton(card, post).click()
  const button = card.getByRole('button', { name: 'Delete Stays' })
  await expect(button).toBeVisible()
  await context.clearCookies()
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You must be logged in to delete replies')).toBeVisible()
  await expect(chainOf(card, post).getByRole('listitem')).toHaveCount(1)
})

test('by keyboard alone: E opens the recorder under the card in focus, and everything is reached', async ({
  speaker,
  listener,
}) => {
  const post = await speak(listener, { title: unique('Keys') })
  const { page } = speaker
  const card = await cardOf(page, post)
  await expect(card).toBeFocused()
  await page.keyboard.press('e')
  const start = page.getByRole('button', { name: 'Start Recording' })
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeFocused()
  await expect.poll(async () => page.getByLabel('Recorded time').textContent()).toMatch(/0:0[2-9]/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeFocused()
  const send = page.getByRole('button', { name: 'Send Reply' })
  for (let presses = 0; presses < 12 && !(await send.evaluate((one) => one.matches(':focus'))); presses++)
    await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reply sent')).toBeVisible({ timeout: 20_000 })
  await expect(replyButton(card, post)).toBeFocused()
})

test('re-recording and cancelling ask first; another recording at hand is never lost', async ({
  speaker,
  listener,
}) => {
  const two = await speak(listener, { title: unique('Two') })
  const one = await speak(listener, { title: unique('One') })
  const { page } = speaker
  const card = await cardOf(page, one)
  await replyButton(card, one).click()
  await recordReply(page)
  await page.getByRole('button', { name: 'Re-record' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  // Under another card it is not taken over.
  const other = page.locator(`article[data-post="${two.id}"]`)
  await other.scrollIntoViewIfNeeded()
  await replyButton(other, two).click()
  await expect(other.getByRole('region', { name: 'Another recording is at hand' })).toBeVisible()
  await other.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(page.getByText(one.title)).toBeVisible()
  // Cancel resets the recording and what it answers (S2.3-12).
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(page.getByText(one.title)).toHaveCount(0)
  expect(await draftsOf(page)).toEqual([])
})

test('a visitor’s reply waits for their sign-in', async ({ speaker, visitor: page }) => {
  const post = await speak(speaker, { title: unique('For everyone') })
  const card = await cardOf(page, post)
  await replyButton(card, post).click()
  await recordReply(page)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to publish. Your recording waits here.')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Re-record' })).toBeVisible()
})

test('Reply on a share page leads to the recorder with that voice to answer', async ({
  speaker,
  listener,
}) => {
  const post = await speak(speaker, { title: unique('Shared'), tags: ['river'] })
  const { page } = listener
  await page.goto(`/squawk/${post.id}`)
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page).toHaveURL(/view=record/, { timeout: 20_000 })
  await expect(page.getByLabel(`How it connects to ${post.title}`)).toHaveValue('reply')
  await expect(page.getByLabel('Tags')).toHaveValue('#river')
  expect(await page.evaluate(() => sessionStorage.getItem('owlcast.reply'))).toBeNull()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect.poll(async () => page.getByLabel('Recorded time').textContent()).toMatch(/0:0[2-9]/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  // And on to where it is heard.
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(chainOf(card, post).getByRole('listitem')).toHaveCount(1, { timeout: 20_000 })
})

test('a kept reply that is stale or made up shows just the view, with a word', async ({
  speaker: { page },
}) => {
  for (const kept of [null, '{', JSON.stringify({ id: 'post_nowhere', type: 'squawk', title: 'Made up' })]) {
    await page.goto('/')
    await page.evaluate((value) => value && sessionStorage.setItem('owlcast.reply', value), kept)
    await page.goto('/?view=squawks&reply=true')
    await expect(page.getByText(/not there any more|Content not found/)).toBeVisible()
    await expect(page).toHaveURL(/\?view=squawks$/)
    await expect(page.getByRole('link', { name: 'Create Squawk' })).toBeVisible()
    await expect(page.getByText('Made up')).toHaveCount(0)
  }
})

test('the record screen takes up to five parents, keeps one, and publishes an answer', async ({
  speaker,
  listener,
}) => {
  const word = unique('Quayside').split(' ')[1] ?? ''
  const [one, two] = [
    await speak(listener, { title: `${word} one` }),
    await speak(listener, { title: `${word} two` }),
  ] as [Post, Post]
  const { page } = speaker
  await page.goto('/?view=record&mode=squawk')
  await page.getByRole('button', { name: 'Add a parent post' }).click()
  const picker = page.getByRole('dialog', { name: 'Parent posts' })
  await expect(picker.getByRole('button', { name: 'Choose a post' })).toBeDisabled()
  await picker.getByRole('searchbox').fill('"no such * voice')
  await expect(picker.getByText(`No results found for '"no such * voice'`)).toBeVisible()
  await picker.getByRole('searchbox').fill(word)
  for (const post of [one, two]) await picker.getByRole('checkbox', { name: post.title }).check()
  await picker.getByRole('button', { name: 'Reply to 2 posts' }).click()
  await page.getByRole('button', { name: `Remove parent: ${two.title}` }).click()
  await expect(page.getByRole('button', { name: /^Remove parent/ })).toHaveCount(0)
  // What was chosen survives a reload.
  await page.reload()
  await expect(page.getByLabel(`How it connects to ${one.title}`)).toBeVisible()
})

test('axe finds nothing in thread, panel and picker, and nothing scrolls sideways', async ({
  speaker,
  listener,
}) => {
  const post = await speak(speaker, { title: unique('What did you hear at 5 a.m. today') })
  const other = await speak(listener, { title: unique('Night swim, river mouth, long after dark') })
  const reply = await speak(listener, {
    title: '',
    description: 'A kettle two floors down. Then nothing.',
    parents: [{ id: post.id }, { id: other.id, type: 'question' }],
  })
  await speak(speaker, { title: 'Deeper', parents: [{ id: reply.id }] })
  const { page } = speaker
  const card = await cardOf(page, post)
  await replyButton(card, post).click()
  await openNested(card, listener)
  await expect(card.getByRole('heading', { name: 'Deeper' })).toBeVisible()
  await recordReply(page)
  expect(await barriersInEveryLook(page, { within: `article[data-post="${post.id}"]` })).toEqual([])
  await page.getByRole('button', { name: 'Add more parents' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  expect(await barriersInEveryLook(page, { within: 'dialog' })).toEqual([])
})

/** Opens the replies to a reply, and the recorder under the card again. */
async function openNested(card: Locator, author: Actor): Promise<void> {
  await card.getByRole('button', { name: `Reply to reply by ${author.displayName}, 1 reply` }).click()
  await card.locator('[data-reply]').first().click()
}
