/** A private message goes to the recipient whom its sender confirmed last, whatever another tab or screen shows. */
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { readDrafts } from './decoded-audio'
import {
  followEachOther,
  formatHandle,
  listMessages,
  openMessageRecorder,
  sendButton,
  thread,
  toField,
} from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import { record } from './recording-steps'
import { unique } from './unique'

const readRecipientId = async (page: Page) => (await readDrafts(page))[0]?.form.recipientId

/** Records a message to a member and waits until the device has stored its recipient. */
async function recordTo(page: Page, recipient: Actor, title: string): Promise<void> {
  await openMessageRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill(title)
  await toField(page).fill(formatHandle(recipient))
  await expect.poll(() => readRecipientId(page)).toBe(recipient.id)
}

/** Opens the draft in another tab and gives it another recipient. */
async function changeRecipientInNewTab(page: Page, recipient: Actor): Promise<Page> {
  const [draft] = await readDrafts(page)
  const second = await page.context().newPage()
  await second.goto(`/?view=record&draft=${draft?.id}`)
  await expect(second.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await toField(second).fill(formatHandle(recipient))
  await expect.poll(() => readRecipientId(second)).toBe(recipient.id)
  return second
}

for (const isReloaded of [false, true])
  test(`a saved message is sent to whom another tab gave it${isReloaded ? ', after a reload' : ''}`, {
    tag: '@extended',
  }, async ({ speaker, listener, actor }) => {
    const { page } = speaker
    const other = await actor('Gus Hallam')
    await followEachOther(speaker, listener, other)
    const title = unique('For Gus')
    await recordTo(page, listener, title)
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByText('Not published yet')).toBeVisible()
    if (isReloaded) await page.reload()
    await changeRecipientInNewTab(page, other)
    await page
      .getByRole('region', { name: 'Recordings on this device' })
      .getByRole('button', { name: 'Publish' })
      .click()
    await expect.poll(async () => (await listMessages(speaker)).length).toBe(1)
    expect((await listMessages(other)).map((message) => message.title)).toEqual([title])
    expect(await listMessages(listener)).toEqual([])
  })

test('a lookup that answers late in one tab leaves the recipient chosen in another one', {
  tag: '@extended',
}, async ({ speaker, listener, actor }) => {
  const { page } = speaker
  const other = await actor('Gus Hallam')
  await followEachOther(speaker, listener, other)
  await openMessageRecorder(page)
  await record(page)
  await page.route('**/api/recipients?*', (route) => route.abort())
  await toField(page).fill(formatHandle(listener))
  const readRecipient = async () => (await readDrafts(page))[0]?.form.recipient
  await expect.poll(readRecipient).toBe(formatHandle(listener))
  const second = await changeRecipientInNewTab(page, other)
  await page.unroute('**/api/recipients?*')
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/^Mara Lindqvist is on Owlcast/)).toBeVisible()
  // Changes of this tab are on the device before its screen is left.
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText('Not published yet')).toBeVisible()
  expect(await readRecipientId(second)).toBe(other.id)
  await second.getByRole('link', { name: 'Home' }).first().click()
  await second
    .getByRole('region', { name: 'Recordings on this device' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expect.poll(async () => (await listMessages(speaker)).length).toBe(1)
  expect(await listMessages(other)).toHaveLength(1)
  expect(await listMessages(listener)).toEqual([])
})

test('a reply begun in another tab leaves the recipient of a saved message', { tag: '@extended' }, async ({
  speaker,
  listener,
  actor,
}) => {
  const { page } = speaker
  const other = await actor('Gus Hallam')
  await followEachOther(speaker, listener, other)
  const post = await publishPost(listener, { title: unique('Evening') })
  await recordTo(page, listener, unique('For Gus'))
  await page.goto(`/?view=squawks&post=${post.id}`)
  const second = await changeRecipientInNewTab(page, other)
  await page
    .locator(`[data-post="${post.id}"]`)
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  // The reply has its form: what this tab wrote to the device by then is in the queue before the next read.
  const readForms = () => page.evaluate(() => sessionStorage.getItem('owlcast.forms'))
  await expect.poll(readForms).toContain(`reply:${post.id}`)
  expect(await readRecipientId(second)).toBe(other.id)
})

test('a display name is sent to only after a press on the username of its owner', {
  tag: '@extended',
}, async ({ speaker, actor }) => {
  const { page } = speaker
  const name = unique('Mara')
  const listener = await actor(name)
  await followEachOther(speaker, listener)
  await openMessageRecorder(page)
  await record(page)
  await toField(page).fill(`@${name}`)
  await expect(page.getByText(`Do you mean ${name}? · ${formatHandle(listener)}`)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(/^Someone else may have this name/)).toBeVisible()
  expect(await listMessages(listener)).toEqual([])
  // A second press finds the same button, although the error is gone.
  await page.getByRole('button', { name: `Send it to ${formatHandle(listener)}` }).dblclick()
  await expect(page.getByText(`Only you and ${name} can listen`)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(`Sent to ${name}.`)).toBeVisible()
  expect(await listMessages(listener)).toHaveLength(1)
})

test('a double press on a suggestion leaves the message private', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  await followEachOther(speaker, listener)
  await openMessageRecorder(page)
  await toField(page).fill('@Mara')
  const suggestion = page.getByRole('option', { name: /^Mara Lindqvist/ })
  await suggestion.click()
  await page.mouse.down()
  await page.mouse.up()
  await expect(toField(page)).toHaveValue(formatHandle(listener))
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByText('Only you and Mara Lindqvist can listen')).toBeVisible()
})

test('a double press on a recent person leaves the message private, although an error goes', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  await followEachOther(speaker, listener)
  await sendMessage(speaker, { title: unique('Hello'), recipient: formatHandle(listener) })
  await openMessageRecorder(page)
  await record(page)
  await sendButton(page).click()
  await expect(page.getByText('Please enter recipient (@username, email, or phone)')).toBeVisible()
  const recent = page.getByRole('group', { name: 'You talked lately' }).getByRole('button')
  const { height = 0 } = (await recent.boundingBox()) ?? {}
  await recent.click({ position: { x: 20, y: height - 2 } })
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText('Only you and Mara Lindqvist can listen')).toBeVisible()
})

test('a thread sends no message that was made public on the record screen', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  await followEachOther(speaker, listener)
  await page.goto(`/?view=mue&with=user:${listener.id}`)
  const open = thread(page, 'Mara Lindqvist')
  await open.getByRole('button', { name: 'Add a title, music or another post' }).click()
  await record(page)
  await page.getByRole('switch', { name: /^Private/ }).click()
  await expect(page.getByText('Anyone with the link can listen')).toBeVisible()
  await page.goBack()
  await expect(open).toBeVisible()
  // The record screen shows who can listen.
  await expect(open.getByRole('button', { name: 'Record a MUE' })).toBeVisible()
  await expect(sendButton(page)).toHaveCount(0)
  // What is recorded now is another message, for her alone.
  await open.getByRole('button', { name: 'Record a MUE' }).click()
  await open.getByRole('button', { name: 'Stop Recording' }).click()
  await sendButton(page).click()
  await expect(page.getByText('Sent to Mara Lindqvist.')).toBeVisible()
  expect(await listMessages(listener)).toMatchObject([{ visibility: 'private' }])
  const drafts = await readDrafts(page)
  expect(drafts.map(({ form }) => form.isPrivate)).toEqual([false])
})

test('a message whose recipient is taken out stays private, also with a public parent', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  await followEachOther(speaker, listener)
  const post = await publishPost(listener, { title: unique('Evening') })
  await openMessageRecorder(page)
  await toField(page).fill(formatHandle(listener))
  await expect(page.getByText(/^Mara Lindqvist is on Owlcast/)).toBeVisible()
  await record(page)
  await page.getByRole('button', { name: 'In reply to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Posts to reply to' })
  await dialog.getByText(post.title).first().click()
  await dialog.getByRole('button', { name: 'Reply to 1 post' }).click()
  await toField(page).fill('')
  await sendButton(page).click()
  await expect(toField(page)).toBeFocused()
  await toField(page).fill(formatHandle(listener))
  await expect(page.getByText('Only you and Mara Lindqvist can listen')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('Sent to Mara Lindqvist.')).toBeVisible()
  expect(await listMessages(listener)).toHaveLength(1)
})
