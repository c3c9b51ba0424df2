/** Ten tabs of one user: what one of them plays, hears and is notified of holds in all. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { followEachOther, thread } from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import { unique } from './unique'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))
const TABS = 10

type Shown = { title: string }

/** Records the notifications of all tabs in local storage; there is no desktop here. */
function recordNotifications(): void {
  class RecordedNotification extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string) {
      super()
      const shown: Shown[] = JSON.parse(localStorage.getItem('test.shown') ?? '[]')
      localStorage.setItem('test.shown', JSON.stringify([...shown, { title }]))
    }
    close() {}
  }
  Object.assign(globalThis, { Notification: RecordedNotification })
  localStorage.setItem('owlcast.notifications', 'true')
}

const listShown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('test.shown') ?? '[]'))

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('plays in one of ten tabs, all agree on what was heard, and a notification is shown once', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  await followEachOther(speaker, listener)
  const [short, long] = [unique('Short'), unique('Long')]
  await sendMessage(speaker, { recipient: `@${listener.username}`, title: short })
  await sendMessage(speaker, { recipient: `@${listener.username}`, title: long, file: LONG })
  const { context } = listener
  await context.addInitScript(recordNotifications)
  const tabs = [listener.page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  const [first = listener.page] = tabs
  const getThread = (page: Page) => thread(page, 'Wren Okafor')
  const getMessage = (page: Page, title: string) =>
    getThread(page).getByRole('listitem').filter({ hasText: title })
  const getButton = (page: Page, name: 'Play' | 'Pause') =>
    getMessage(page, long).getByRole('button', { name: new RegExp(`^${name}`) })
  for (const page of tabs) {
    await page.goto(`/?view=mue&with=user:${speaker.id}`)
    await expect(getThread(page).getByText(/ · 2 unheard, /)).toBeVisible()
  }

  // Each tab in turn takes playback from the one before.
  for (const [at, page] of tabs.entries()) {
    await getButton(page, 'Play').click()
    await expect(getButton(page, 'Pause')).toBeVisible()
    const before = tabs[at - 1]
    if (before) await expect(getButton(before, 'Play')).toBeVisible()
  }
  for (const page of tabs.slice(0, -1)) await expect(getButton(page, 'Pause')).toHaveCount(0)

  await getMessage(first, short).getByRole('button', { name: /^Play/ }).click()
  for (const page of tabs)
    await expect(getMessage(page, short).getByText('Heard', { exact: true })).toBeVisible()

  for (const page of tabs) await page.evaluate(hide)
  const asked = await publishPost(listener, { title: unique('Who hears this') })
  const countUnread = async () =>
    (await (await context.request.get('/api/notifications/unread')).json()).total
  const before = await countUnread()
  await publishPost(speaker, { title: 'I do', parents: [{ id: asked.id }] })
  await expect.poll(countUnread).toBe(before + 1)
  for (const page of tabs)
    await expect(page.getByRole('button', { name: 'Notifications new', exact: true })).toBeVisible()
  await expect.poll(async () => (await listShown(first)).map(({ title }) => title)).toEqual(['New reply'])
})
