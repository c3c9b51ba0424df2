/** Settings: notices of the browser as far as it allows them, and the music there is. */
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { acquainted } from './mues'
import { sendMessage } from './voices'

/** Keeps the notices that the page would show, and lets the page be hidden: nobody can look at a desktop here. */
function watchNotices() {
  class Kept {
    static permission: NotificationPermission = 'default'
    static answer: NotificationPermission = 'granted'
    static shown: { title: string; body: string | undefined; stays: boolean | undefined }[] = []
    static requestPermission() {
      Kept.permission = Kept.answer
      return Promise.resolve(Kept.permission)
    }
    onclick = null
    constructor(title: string, options: NotificationOptions = {}) {
      Kept.shown.push({ title, body: options.body, stays: options.requireInteraction })
    }
    close() {}
  }
  Object.assign(window, { Notification: Kept })
}

test('notices are asked for, kept, said to be blocked, and come while the page is hidden', async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await page.addInitScript(watchNotices)
  await page.goto('/?view=settings')
  const row = page.getByRole('switch', { name: /Browser notifications/ })
  await expect(row).not.toBeChecked()
  await page.evaluate(() => Object.assign(window.Notification, { answer: 'denied' }))
  await row.click()
  await expect(page.getByRole('alert')).toContainText('Notification permission denied.')
  await page.reload()
  // What is told from now on is compared with what was told before.
  const list = page.waitForResponse('**/api/notifications')
  await row.click()
  await expect(row).toBeChecked()
  await list
  expect(await page.evaluate(() => localStorage.getItem('owlcast.notifications'))).toBe('true')

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  await acquainted(speaker, listener)
  await sendMessage(speaker, { title: 'Between us', recipient: `@${listener.username}` })
  const shown = () => page.evaluate(() => (window.Notification as unknown as { shown: unknown }).shown)
  await expect
    .poll(shown)
    .toEqual([{ title: 'New MUE message', body: `${speaker.displayName} sent you a MUE`, stays: true }])

  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const library = page.getByRole('dialog', { name: 'MUE Library' })
  await expect(library.getByRole('listitem')).toHaveCount(12)
  await library.getByRole('combobox', { name: 'Mood' }).selectOption('tender')
  await expect(library.getByRole('listitem')).toHaveText([/Moth wings/, /Paper boats/])
  await library.getByRole('combobox', { name: 'Genre' }).selectOption('lullaby')
  await expect(library.getByRole('listitem')).toHaveText([/Paper boats/])
  await library.getByRole('searchbox').fill('tide')
  await expect(library.getByText(`No results found for 'tide'`)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await barriersInEveryLook(page)).toEqual([])
})
