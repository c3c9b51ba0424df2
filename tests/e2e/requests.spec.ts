/** A stranger's first message: it waits in the request box, plays there, and is accepted. */
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import {
  addTrack,
  conversation,
  formatHandle,
  MUES,
  openMessageRecorder,
  sendButton,
  thread,
  toField,
} from './message-steps'
import { sendMessage } from './publish-posts'

test("a stranger's message waits as a request, plays there, and arrives as a message once accepted", {
  tag: ['@looks', '@extended'],
}, async ({ speaker, listener }) => {
  const { page } = listener
  const list = page.waitForResponse(/\/api\/events/)
  await page.goto(MUES)
  await list
  await expect(page.getByRole('heading', { name: 'No MUE messages yet' })).toBeVisible()
  // Sent through the interface.
  await openMessageRecorder(speaker.page)
  await toField(speaker.page).fill(formatHandle(listener))
  await addTrack(speaker.page, 'Lantern walk')
  await sendButton(speaker.page).click()
  await expect(thread(speaker.page, 'Mara Lindqvist').getByText('Lantern walk')).toBeVisible()

  // It appears live with a request count, and without a notification.
  const requestsLink = page.getByRole('link', { name: 'Requests (1)' })
  await expect(requestsLink).toBeVisible()
  await expect(page.getByText(/^Messages from people you don’t follow are in Requests/)).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues new')
  await expect(rail.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName('Notifications')
  await requestsLink.press('Enter')
  const box = page.getByRole('region', { name: 'Message requests' })
  const row = box.getByRole('listitem').filter({ hasText: 'Wren Okafor' })
  await row.getByRole('button', { name: /^Play: Voice, / }).click()
  await expect(row.getByRole('button', { name: /^Pause: Voice, / })).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await row.getByRole('link').press('Enter')
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByText('1 message', { exact: true })).toBeVisible()
  await expect(open.getByRole('button', { name: 'Record Reply' })).toBeHidden()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await open.getByRole('button', { name: 'Accept messages from Wren Okafor' }).press('Enter')
  await expect(page.getByText('Wren Okafor is now in your conversations')).toBeVisible()
  await expect(open.getByRole('heading', { name: 'Wren Okafor' })).toBeFocused()
  await expect(open.getByRole('button', { name: 'Record Reply' })).toBeVisible()
  await expect(box.getByRole('heading', { name: 'No requests' })).toBeVisible()

  await page.goto('/')
  await sendMessage(speaker, { title: 'Once more', recipient: formatHandle(listener) })
  // The accepted message was only begun.
  await expect(rail.getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues new')
  await page.goto(MUES)
  await expect(conversation(page, 'Wren Okafor').getByText('Once more')).toBeVisible()
})
