/** MUE messages: conversations, and what is sent into them, by two and three people in windows of their own. */

import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { draftsOf } from './heard'
import {
  acquainted,
  addTrack,
  at,
  conversation,
  MUES,
  messagesOf,
  openRecorder,
  send,
  thread,
  to,
} from './mues'
import { sendMessage } from './voices'

test('a conversation plays in order, one after the other, and leaves out what has no sound', async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await acquainted(speaker, listener)
  const first = await sendMessage(speaker, { title: 'One', recipient: at(listener) })
  const silent = await sendMessage(listener, { title: 'Two', parents: [{ id: first.id }] })
  await sendMessage(speaker, { title: 'Three', recipient: at(listener) })
  // Messages without sound are old ones: nobody can send any.
  await page.route('**/api/conversations/*/messages', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const post of body.items) if (post.id === silent.id) post.audioUrl = null
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(MUES)
  await conversation(page, 'Wren Okafor').getByRole('link').click()
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByText('No audio in this message')).toBeVisible()
  await expect(open.getByText('Today')).toBeVisible()
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(open.getByText('Playing message 1 of 3')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' }).getByText('Message 1 of 3')).toBeVisible()
  await expect(open.getByText('Playing message 3 of 3')).toBeVisible({ timeout: 20_000 })
  await expect(open.getByRole('button', { name: 'Play Conversation' })).toBeVisible({ timeout: 20_000 })
  await expect(open.getByText(/^Playing message/)).toBeHidden()
  // Stop forgets what was still to come.
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await open.getByRole('button', { name: 'Stop' }).click()
  await expect(open.getByText(/^Playing message/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open queue, 1 next' })).toBeHidden()
})

test('a conversation without any sound, or that cannot be read, says so', async ({ speaker, listener }) => {
  const { page } = listener
  await acquainted(speaker, listener)
  const { id } = await sendMessage(speaker, { title: 'One', recipient: at(listener) })
  await page.route('**/api/conversations/*/messages*', async (route) => {
    const older = new URL(route.request().url()).searchParams.has('cursor')
    if (older) return route.fulfill({ status: 500, body: 'oops' })
    const answer = await route.fetch()
    const body = await answer.json()
    for (const post of body.items) post.audioUrl = null
    await route.fulfill({ response: answer, json: { ...body, cursor: mayGoOn ? `1.${id}` : null } })
  })
  let mayGoOn = false
  await page.goto(`${MUES}&with=user:${speaker.id}`)
  await page.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(page.getByRole('alert').getByText('No audio found for this conversation')).toBeVisible()
  mayGoOn = true
  await page.reload()
  await page.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(page.getByText('Error loading conversation audio')).toBeVisible({ timeout: 20_000 })
})

test('a message that cannot be played gives way to the next one', async ({ speaker, listener }) => {
  const { page } = listener
  await acquainted(speaker, listener)
  const first = await sendMessage(speaker, { title: 'One', recipient: at(listener) })
  await sendMessage(speaker, { title: 'Two', recipient: at(listener) })
  await page.route(`**${first.audioUrl}`, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto(`${MUES}&with=user:${speaker.id}`)
  const open = thread(page, 'Wren Okafor')
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(open.getByText('Playing message 2 of 2')).toBeVisible()
})

test('a track alone is a message, sent once however often it is pressed', async ({ speaker, listener }) => {
  const { page } = speaker
  await acquainted(speaker, listener)
  await openRecorder(page)
  await to(page).fill(at(listener))
  await expect(page.getByText('Mara Lindqvist is on Owlcast')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Please select a MUE or record audio for your message')).toBeVisible()
  await addTrack(page, 'Lantern walk')
  await send(page).dblclick()
  await expect(page.getByText(/MUE published! Share link: /)).toBeVisible()
  await expect(thread(page, 'Mara Lindqvist').getByText('Lantern walk')).toBeVisible()
  await listener.page.goto(MUES)
  await conversation(listener.page, 'Wren Okafor').getByRole('link').click()
  const open = thread(listener.page, 'Wren Okafor')
  await open.getByRole('button', { name: 'Play: Message from Wren Okafor' }).click()
  await expect(open.getByRole('button', { name: 'Pause: Message from Wren Okafor' })).toBeVisible()
  expect(await messagesOf(listener)).toHaveLength(1)
  expect(await draftsOf(page)).toEqual([])
})

test('a track alone waits for the network, through a reload, and goes out once', async ({
  speaker,
  listener,
}) => {
  const { page, context } = speaker
  await acquainted(speaker, listener)
  await openRecorder(page)
  await to(page).fill(at(listener))
  await addTrack(page, 'Lantern walk')
  let lost = 0
  await page.route('**/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    lost += 1
    // The first one arrives, and its answer is lost.
    if (lost === 1) await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  await page.unroute('**/api/posts')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Waiting to publish')).toBeHidden()
  await expect.poll(async () => (await messagesOf(listener)).length).toBe(1)
  await expect.poll(() => draftsOf(page)).toEqual([])
  await context.close()
})

test('who a message is for is asked, checked while typing, and refused at its field', async ({
  speaker: { page, username },
}) => {
  await openRecorder(page)
  await addTrack(page, 'Lantern walk')
  await send(page).click()
  await expect(page.getByText('Please enter recipient (@username, email, or phone)')).toBeVisible()
  await expect(to(page)).toBeFocused()
  await to(page).fill('@nobody_of_that_name')
  await expect(page.getByText('Nobody was found by that name. Please check the spelling.')).toBeVisible()
  await to(page).fill(`@${username}`)
  await expect(page.getByText('This is you. Please choose somebody else.')).toBeVisible()
  await to(page).fill('gus.hallam@example.org')
  await expect(page.getByText('By e-mail to gus.hallam@example.org: they get a link.')).toBeVisible()
  await to(page).fill('+44 (20) 7946-0123')
  await expect(page.getByText(/phone messages are not available yet/)).toBeVisible()
  // Where nobody can be asked, the server decides when it is sent.
  await page.route('**/api/recipients*', (route) => route.abort())
  await to(page).fill('@nobody_there_either')
  await expect(page.getByText('This is checked when you send it.')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Nobody was found by that name. Please check the spelling.')).toBeVisible()
  await expect(to(page)).toBeFocused()
})

test('a message may be public, and says so', async ({ speaker, listener, visitor }) => {
  const { page } = speaker
  await acquainted(speaker, listener)
  await openRecorder(page)
  await to(page).fill(at(listener))
  await addTrack(page, 'Lantern walk')
  await expect(page.getByRole('switch', { name: /Private/ })).toBeChecked()
  await page.getByText('Private', { exact: true }).click()
  await expect(page.getByText('Everyone with the link can listen')).toBeVisible()
  await send(page).click()
  const done = page.getByText(/MUE published! Share link: /)
  await expect(done).toBeVisible()
  await expect(thread(page, 'Mara Lindqvist').getByText('Public')).toBeVisible()
  const link = (await done.textContent())?.match(/http\S+\/mue\/\w+/)?.[0] ?? ''
  await visitor.goto(link)
  await expect(visitor.getByRole('button', { name: 'Play: My MUE' })).toBeVisible()
})

test('an address or a number is all the sender sees, and the link can be sent by hand', async ({
  speaker,
}) => {
  const { page } = speaker
  await sendMessage(speaker, { title: 'For Gus', recipient: 'gus.hallam@example.org' })
  await page.goto(MUES)
  await conversation(page, 'gus.hallam@example.org').getByRole('link').click()
  const open = thread(page, 'gus.hallam@example.org')
  await expect(open.getByText('They get this by e-mail. Their name appears once they answer.')).toBeVisible()
  await openRecorder(page)
  await to(page).fill('+44 20 7946 0123')
  await addTrack(page, 'Lantern walk')
  await send(page).click()
  await expect(
    page.getByText(/Phone messages are not available yet: send the link yourself\.$/).first(),
  ).toBeVisible()
  const byPhone = thread(page, '+442079460123')
  await byPhone.getByRole('button', { name: 'Send the link yourself' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the link yourself' })
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/mue\/post_\w+\?token=/)
  const sms = await dialog.getByRole('link', { name: 'Open in text messages' }).getAttribute('href')
  expect(sms).toMatch(/^sms:\+442079460123\?&body=.*%2Fmue%2Fpost_/)
  // What was said of the one just sent offers its link too, above the dialog.
  await dialog.locator('.stack').getByRole('button', { name: 'Copy Link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/mue\/post_\w+\?token=/)
})

test('messages are found, opened, played and answered by keyboard alone', async ({ speaker, listener }) => {
  const { page } = listener
  await acquainted(speaker, listener)
  await sendMessage(speaker, { title: 'The fox', recipient: at(listener) })
  await page.goto(MUES)
  const search = page.getByRole('searchbox', { name: 'Search messages' })
  await search.focus()
  await page.keyboard.type('nobody')
  await expect(page.getByText("No results found for 'nobody'").first()).toBeAttached()
  await search.fill('fox')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(conversation(page, 'Wren Okafor').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByText('The fox').first()).toBeVisible()
  await open.getByRole('button', { name: 'Play Conversation' }).focus()
  await page.keyboard.press('Enter')
  await expect(open.getByText('Playing message 1 of 1')).toBeVisible()
  await open.getByRole('button', { name: 'Stop' }).press('Enter')
  await open.getByRole('button', { name: 'Record Reply' }).press('Enter')
  await expect(to(page)).toHaveValue(at(speaker))
})

test('on a phone there is the list or a conversation, and a way back', async ({ speaker, listener }) => {
  const { page } = listener
  await acquainted(speaker, listener)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
    await sendMessage(speaker, { title, recipient: at(listener) })
  await page.goto(MUES)
  await conversation(page, 'Wren Okafor').getByRole('link').click()
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByRole('heading', { name: 'Wren Okafor' })).toBeFocused()
  await expect(open.getByText('Seven')).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 700 })
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBe(0)
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Quick' })).toBeHidden()
  await open.getByRole('button', { name: 'Back to Mues' }).click()
  await expect(conversation(page, 'Wren Okafor')).toBeVisible()
  await expect(open).toBeHidden()
})

test('axe finds nothing in messages, and nothing scrolls sideways', { tag: '@a11y' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await acquainted(speaker, listener)
  const first = await sendMessage(speaker, { title: 'One', recipient: at(listener) })
  await sendMessage(listener, { description: 'Two words', parents: [{ id: first.id }] })
  await sendMessage(listener, { recipient: 'gus.hallam@example.org' })
  await page.goto(MUES)
  await expect(conversation(page, 'Wren Okafor')).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
  await page.goto(`${MUES}&with=user:${speaker.id}`)
  await expect(thread(page, 'Wren Okafor').getByText('Two words')).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
  await page.goto('/?view=record&mode=mue')
  await to(page).fill(at(speaker))
  await expect(page.getByText('Wren Okafor is on Owlcast')).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
})
