/** A stranger's first message: it waits in a box, is heard there, and is accepted or deleted without the sender knowing. */
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { addTrack, at, conversation, MUES, openRecorder, send, thread, to } from './mues'
import { sendMessage } from './voices'

test('a stranger waits quietly, is heard in the box, accepted there, and then arrives as anybody does', async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  const list = page.waitForResponse(/\/api\/events/)
  await page.goto(MUES)
  await list
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  // Written by hand, as people do.
  await openRecorder(speaker.page)
  await to(speaker.page).fill(at(listener))
  await addTrack(speaker.page, 'Lantern walk')
  await send(speaker.page).click()
  await expect(thread(speaker.page, 'Mara Lindqvist').getByText('Lantern walk')).toBeVisible()

  // It appears by itself, and counts nowhere.
  const door = page.getByRole('link', { name: 'Requests (1)' })
  await expect(door).toBeVisible()
  await expect(page.getByText('What people wrote to you first waits in Requests.')).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues')
  await expect(rail.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName('Notifications')
  await door.press('Enter')
  const box = page.getByRole('region', { name: 'Message requests' })
  const row = box.getByRole('listitem').filter({ hasText: 'Wren Okafor' })
  await row.getByRole('button', { name: 'Play: Message from Wren Okafor' }).click()
  await expect(row.getByRole('button', { name: 'Pause: Message from Wren Okafor' })).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await row.getByRole('link').press('Enter')
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByText('Request · 1 message')).toBeVisible()
  await expect(open.getByRole('button', { name: 'Record Reply' })).toBeHidden()
  expect(await barriersInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await open.getByRole('button', { name: 'Accept messages from Wren Okafor' }).press('Enter')
  await expect(page.getByText('Wren Okafor is among your conversations now')).toBeVisible()
  await expect(open.getByRole('heading', { name: 'Wren Okafor' })).toBeFocused()
  await expect(open.getByRole('button', { name: 'Record Reply' })).toBeVisible()
  await expect(box.getByRole('heading', { name: 'No requests' })).toBeVisible()

  await page.goto('/')
  await sendMessage(speaker, { title: 'Once more', recipient: at(listener) })
  await expect(rail.getByRole('link', { name: /^Mues/ })).toHaveAccessibleName('Mues 1 unread')
  await page.goto(MUES)
  await expect(conversation(page, 'Wren Okafor').getByText('Once more')).toBeVisible()
})

test('what is deleted or blocked leaves the box alone, by keyboard, and on a phone', async ({
  speaker,
  listener,
  actor,
}) => {
  const { page } = listener
  const [eve, dele] = [await actor('Eve Stone'), await actor('Dele Ade')]
  for (const one of [eve, dele, speaker])
    await sendMessage(one, { title: `From ${one.displayName}`, recipient: at(listener) })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${MUES}&box=requests`)
  const box = page.getByRole('region', { name: 'Message requests' })
  const heading = box.getByRole('heading', { name: 'Requests', exact: true })
  await expect(box.getByRole('listitem')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // The focus goes on to the row after it.
  await box.getByRole('button', { name: 'Delete the request from Wren Okafor' }).press('Enter')
  await expect(box.getByRole('listitem')).toHaveCount(2)
  await expect(box.getByRole('link', { name: 'Dele Ade' })).toBeFocused()

  await page.route('**/put-away', (route) => route.abort())
  await box.getByRole('button', { name: 'Delete the request from Dele Ade' }).press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(box.getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/put-away')
  await box.getByRole('link', { name: 'Dele Ade' }).click()
  await expect(page.getByRole('button', { name: 'Back to Requests' })).toBeVisible()
  await thread(page, 'Dele Ade')
    .getByRole('button', { name: 'Delete the request from Dele Ade' })
    .press('Enter')
  await expect(heading).toBeFocused()
  await expect(box.getByRole('listitem')).toHaveCount(1)

  await box.getByRole('button', { name: 'More about Eve Stone' }).click()
  await expect(page.getByRole('menuitem', { name: 'Report Eve Stone' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Block Eve Stone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(box.getByRole('heading', { name: 'No requests' })).toBeVisible()
  await expect(heading).toBeFocused()
  // What they sent stays theirs, and shows nothing of it.
  await dele.page.goto(MUES)
  await conversation(dele.page, 'Mara Lindqvist').getByRole('link').click()
  await expect(thread(dele.page, 'Mara Lindqvist').getByText('From Dele Ade').first()).toBeVisible()
})
