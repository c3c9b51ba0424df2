/** A feed is heard to its end after one touch of the screen, and answered without a second one. */
import type { Page } from '@playwright/test'
import { expect, test } from './own-server'
import { publishPost } from './publish-posts'

type Heard = { touches: number; titles: string[]; handlers: Map<string, () => void> }
declare global {
  interface Window {
    heard: Heard
  }
}

/** Counts touches, and stands in for the buttons of a headset. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { touches: 0, titles: [], handlers: new Map() }
    window.heard = heard
    addEventListener('pointerdown', () => heard.touches++, true)
    const { mediaSession } = navigator
    mediaSession.setActionHandler = (action, handler) => {
      if (handler) heard.handlers.set(action, () => handler({ action }))
    }
    const Metadata = MediaMetadata
    window.MediaMetadata = class extends Metadata {
      constructor(init: MediaMetadataInit = {}) {
        super(init)
        if (init.title !== heard.titles.at(-1)) heard.titles.push(init.title ?? '')
      }
    }
  })
}

test('a whole feed plays after one touch, and its voices are answered without a second one', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const titles = ['The fox is back', 'Rain on the tin roof', 'Last bus home']
  const posts = []
  for (const title of titles.toReversed()) posts.unshift(await publishPost(speaker, { title }))
  await watch(page)
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: 'Play all' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  const press = (action: string) => page.evaluate((name) => window.heard.handlers.get(name)?.(), action)
  const getPosition = async () => Number(await player.getByRole('slider').getAttribute('aria-valuenow'))
  await expect.poll(getPosition).toBeGreaterThan(0)

  // The button of a headset pauses and goes on.
  await press('pause')
  await expect(player.getByRole('button', { name: /^Play:/ })).toBeVisible()
  await press('play')
  await expect(player.getByRole('button', { name: /^Pause:/ })).toBeVisible()

  // The voice that plays is answered in the middle of the feed, which waits.
  await answer(page, posts[0]?.author.displayName ?? '')
  await press('play')
  await expect.poll(() => page.evaluate(() => window.heard.titles), { timeout: 90_000 }).toEqual(titles)
  await expect(player.getByRole('button', { name: /^Play:/ })).toBeVisible({ timeout: 60_000 })
  // The own reply has the focus since it was sent: J moves on to the last voice.
  const last = page.getByRole('article', { name: titles.at(-1) })
  while (!(await last.evaluate((card) => card === document.activeElement))) await page.keyboard.press('j')
  await answer(page, speaker.displayName)

  for (const post of [posts[0], posts.at(-1)]) {
    const { items } = await (await page.request.get(`/api/posts/${post?.id}/replies`)).json()
    expect(items).toEqual([expect.objectContaining({ parentId: post?.id, connection: 'reply' })])
  }
  expect(await page.evaluate(() => window.heard.touches)).toBe(1)
})

/** Answers what plays by keys alone: E opens the recorder, Enter starts and stops it. */
async function answer(page: Page, name: string): Promise<void> {
  await page.keyboard.press('e')
  const panel = page.getByRole('region', { name: `Reply to ${name}` })
  await expect(panel.getByRole('button', { name: 'Start Recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  const getRecordedSeconds = async () =>
    Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
  await expect.poll(getRecordedSeconds).toBeGreaterThanOrEqual(2)
  await expect(panel.getByRole('button', { name: 'Stop Recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  const send = panel.getByRole('button', { name: 'Send Reply' })
  await expect(send).toBeEnabled()
  for (
    let steps = 0;
    steps < 20 && !(await send.evaluate((button) => button === document.activeElement));
    steps++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(panel).toHaveCount(0)
}
