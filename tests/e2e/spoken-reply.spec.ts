/** A whole list heard and answered: one press of the screen starts it, the rest is a headset's buttons and the keyboard. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { getPostByTitle } from './fetch-posts'
import { followEachOther } from './message-steps'
import { publishPost } from './publish-posts'
import { unique } from './unique'

type Headset = { press: (action: string) => void; presses: number }

/** Counts presses of the screen, and keeps the page's media session handlers so that `pressHeadset` can call them. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>()
    const headset = {
      presses: 0,
      press: (action: string) => handlers.get(action)?.({ action: action as MediaSessionAction }),
    }
    Object.assign(globalThis, { headset })
    const { mediaSession } = navigator
    const setActionHandler = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (action, handler) => {
      setActionHandler(action, handler)
      handlers.set(action, handler)
    }
    addEventListener('pointerdown', () => headset.presses++, true)
    localStorage.setItem('owlcast.following', 'true')
  })
}
const pressHeadset = (page: Page, action: string) =>
  page.evaluate((name) => (globalThis as unknown as { headset: Headset }).headset.press(name), action)
const countPresses = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { headset: Headset }).headset.presses)

test('a list is heard to its end and answered with one press of the screen', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  const posts = []
  for (const name of ['Third', 'Second', 'First'])
    posts.unshift(await publishPost(speaker, { title: unique(name) }))
  const [first, second, third] = posts.map(({ title }) => title)
  await prepare(page)
  await page.goto('/?view=squawks')
  const getPause = (title = '') => page.getByRole('main').getByRole('button', { name: `Pause: ${title}` })
  const recording = page.getByRole('dialog', { name: 'Recording', exact: true })
  const speak = () => expect(recording.getByLabel('Recorded time')).toHaveText(/0:0[2-9]/)

  await page.getByRole('button', { name: 'Play all' }).click()
  await expect(getPause(first)).toBeVisible()
  await expect(getPause(second)).toBeVisible()

  // The microphone button of a headset begins a reply; its play button sends it, and the list plays on.
  await pressHeadset(page, 'togglemicrophone')
  await expect(recording).toContainText('Reply to Wren Okafor')
  await speak()
  await pressHeadset(page, 'play')
  await expect(page.getByText('Sending to Wren Okafor')).toBeVisible()
  await expect(recording).toBeHidden()
  await expect(getPause(second)).toBeVisible()
  await expect(getPause(third)).toBeVisible()

  // The last one is answered after the end, by the keyboard.
  await expect(page.getByText('You’ve reached the end of the list.')).toBeVisible()
  await page.keyboard.press('a')
  await speak()
  await page.keyboard.press('a')
  await expect(recording).toBeHidden()

  const countReplies = async (title = '') => (await getPostByTitle(page, title)).replyCount
  await expect.poll(() => countReplies(second)).toBe(1)
  await expect.poll(() => countReplies(third)).toBe(1)
  expect(await countReplies(first)).toBe(0)
  const listHeard = async () => (await (await page.request.get('/api/heard')).json()).ids
  await expect.poll(listHeard).toEqual(expect.arrayContaining(posts.map(({ id }) => id)))
  expect(await countPresses(page)).toBe(1)
})
