/** Holding the record button. */
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { type Actor, expect, test } from './actors'
import { readDrafts } from './decoded-audio'
import { getPostByTitle } from './fetch-posts'
import { followEachOther, formatHandle, listMessages, MUES, sendButton, thread } from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import {
  chooseTarget,
  fillForm,
  hold,
  openRecorder,
  record,
  heldRecorder as recorder,
} from './recording-steps'
import { unique } from './unique'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))

test.use({ viewport: { width: 390, height: 844 } })

/** Plays a post in its feed. */
async function playPost(page: Page, { id, title }: Pick<Post, 'id' | 'title'>): Promise<void> {
  await page.goto(`/?view=squawks&post=${id}`)
  await page
    .getByRole('button', { name: `Play: ${title}` })
    .first()
    .click()
}

/** The centre of a spot of the stage. */
async function findSpot(page: Page, spot: string): Promise<{ x: number; y: number }> {
  const box = await recorder(page).locator(spot).boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
const LOCK = '.stop.-lock .disc'
const DROP = '.stop.-drop .disc'

/** Moves the sun over a spot: it follows a press near it, and the pointer itself reaches the spots after one far away. */
async function moveTo(page: Page, spot: string, from = { x: 0, y: 0 }): Promise<void> {
  const [{ x, y }, home] = await Promise.all([findSpot(page, spot), findSpot(page, '.sun-home')])
  const shift = { x: from.x - home.x, y: from.y - home.y }
  const isNear = Math.hypot(shift.x, shift.y) <= 96
  await page.mouse.move(isNear ? x + shift.x : x, isNear ? y + shift.y : y, { steps: 4 })
}

/** Holds the button, slides to the lock, and lets go. */
async function holdAndLock(button: Locator): Promise<void> {
  const page = button.page()
  await moveTo(page, LOCK, await hold(button))
  await expect(recorder(page)).toContainText('Let go. Recording stays on.')
  await page.mouse.up()
  await expect(recorder(page)).toContainText('Recording. Your hands are free.')
}

test('a hold on home records a message, and a release shows it for review', { tag: '@extended' }, async ({
  visitor: page,
}) => {
  await page.goto('/')
  await hold(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Record a MUE' }))
  await expect(recorder(page)).toContainText('Slide up to a face or a bird and let go')
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'To someone else' })).toBeChecked()
})

test('a hold that is let go over a bird, or a face, is shown for review as that', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  await followEachOther(speaker, listener)
  await sendMessage(speaker, { recipient: formatHandle(listener), title: unique('Before') })
  await page.goto('/?view=squawks')
  const button = page
    .getByRole('navigation', { name: 'Quick' })
    .getByRole('link', { name: 'Record', exact: true })
  await moveTo(page, '.wires [data-kind="hum"] .seat', await hold(button, 2))
  await expect(recorder(page)).toContainText('Let go: Hum Healing Story')
  await page.mouse.up()
  await expect(page.getByRole('radio', { name: 'Hum Healing Story' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()

  // The kind can change until it is published.
  await chooseTarget(page, 'Squawk')
  await expect(page.getByRole('button', { name: 'Publish Squawk' })).toBeVisible()
  const readModes = async () => (await readDrafts(page)).map(({ mode }) => mode)
  await expect.poll(readModes).toEqual(['squawk'])

  await page.goto('/?view=squawks')
  await moveTo(page, '.wires .spot .seat >> nth=0', await hold(button, 2))
  await page.mouse.up()
  await expect(page.getByText('Only you and Mara Lindqvist can listen')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('Sent to Mara Lindqvist.')).toBeVisible()
  expect(await readModes()).toEqual(['squawk'])
})

test('a short press opens the record screen', { tag: '@extended' }, async ({ visitor: page }) => {
  await page.goto('/?view=squawks')
  await page.getByRole('link', { name: 'Record', exact: true }).click({ delay: 100 })
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(recorder(page)).toBeHidden()
})

test('a long press records beside an unsent recording, and publishes neither when it is let go', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await openRecorder(page)
  await fillForm(page, unique('Not yet'))
  await record(page)
  await page.goto('/')
  await hold(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Record a MUE' }))
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'To someone else' })).toBeChecked()
  expect((await readDrafts(page)).map(({ mode, state }) => `${mode} ${state}`).sort()).toEqual([
    'mue ready',
    'squawk ready',
  ])
})

test('a hold that slides up is locked, and Stop ends it', { tag: '@extended' }, async ({ visitor: page }) => {
  await openRecorder(page)
  await holdAndLock(page.getByRole('button', { name: 'Start Recording' }))
  await recorder(page).getByRole('button', { name: 'Pause' }).click()
  await expect(recorder(page)).toContainText('Paused')
  await recorder(page).getByRole('button', { name: 'Resume' }).click()
  await recorder(page).getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('a hold of a link goes on once it was locked, although the mouse clicks after its release', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await page.goto('/')
  await holdAndLock(
    page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Record a MUE' }),
  )
  await recorder(page).getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('a toast lies over no button of a locked recording, and can be dismissed', {
  tag: '@extended',
}, async ({ visitor: page }) => {
  await page.goto('/?view=record&draft=none')
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  await holdAndLock(page.getByRole('button', { name: 'Start Recording' }))
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    for (const name of ['Pause', 'Stop recording', 'Drop']) {
      const button = recorder(page).getByRole('button', { name })
      const getGap = async () => {
        const [over, under] = await Promise.all([toast.boundingBox(), button.boundingBox()])
        return over && under ? under.y - over.y - over.height : null
      }
      await expect.poll(getGap, `${name} ${JSON.stringify(size)}`).toBeGreaterThan(0)
    }
  }
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await recorder(page).getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  for (const [how, interrupt] of [
    ['is kept for review when the browser takes the touch over the lock', 'touchCancel'],
    ['can be stopped after it was locked and the window loses the focus', 'blur'],
  ] as const)
    test(`a recording ${how}`, { tag: '@extended' }, async ({ visitor: page }) => {
      await openRecorder(page)
      const { x, y, width, height } = (await page
        .getByRole('button', { name: 'Start Recording' })
        .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const devtools = await page.context().newCDPSession(page)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchCancel' | 'touchEnd',
        point?: { x: number; y: number },
      ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
      await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
      await expect(recorder(page).getByLabel('Recorded time')).toHaveText(/[1-9]$/)
      await touch('touchMove', await findSpot(page, LOCK))
      await expect(recorder(page)).toContainText('Let go. Recording stays on.')
      if (interrupt === 'touchCancel') await touch('touchCancel')
      else {
        await touch('touchEnd')
        await expect(recorder(page)).toContainText('Recording. Your hands are free.')
        await page.evaluate(() => window.dispatchEvent(new Event('blur')))
        await recorder(page).getByRole('button', { name: 'Stop recording' }).click()
      }
      await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
    })
})

test('a hold that slides left is dropped, and asks after 3 seconds', { tag: '@extended' }, async ({
  visitor: page,
}) => {
  await openRecorder(page)
  const button = page.getByRole('button', { name: 'Start Recording' })
  await moveTo(page, DROP, await hold(button, 4))
  await expect(recorder(page)).toContainText('Let go to drop it. Nothing is kept.')
  await page.mouse.up()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(recorder(page)).toBeHidden()
  await expect(button).toBeVisible()

  await hold(button, 4)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('a hold under 1 second keeps nothing', { tag: '@extended' }, async ({ visitor: page }) => {
  await openRecorder(page)
  const button = page.getByRole('button', { name: 'Start Recording' })
  await button.click({ delay: 400 })
  await expect(page.getByText('Hold to talk', { exact: true })).toBeVisible()
  await expect(button).toBeVisible()
})

test('with taps instead, a long press is a tap', { tag: '@extended' }, async ({ visitor: page }) => {
  await openRecorder(page)
  await page.getByRole('switch', { name: 'Tap instead of hold' }).check()
  await page.getByRole('button', { name: 'Start Recording' }).click({ delay: 600 })
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await expect(recorder(page)).toBeHidden()
})

/** Opens the speaker's conversation with the listener, who has sent one message. */
async function openConversation(speaker: Actor, listener: Actor): Promise<void> {
  await followEachOther(speaker, listener)
  await sendMessage(listener, { recipient: formatHandle(speaker), title: unique('The frogs') })
  await speaker.page.goto(MUES)
  await speaker.page.getByRole('link', { name: /Mara Lindqvist/ }).click()
}

test('a hold in a conversation is sent on release, and Undo gives it back', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  await openConversation(speaker, listener)
  const reply = thread(page, 'Mara Lindqvist').getByRole('button', { name: 'Record Reply' })
  await hold(reply)
  await expect(recorder(page)).toContainText('Reply to Mara Lindqvist')
  await expect(recorder(page)).toContainText('Let go to send.')
  await page.mouse.up()
  await expect(thread(page, 'Mara Lindqvist').getByText(/^Sending in \d s$/)).toBeVisible()
  await thread(page, 'Mara Lindqvist').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
  await expect.poll(async () => (await readDrafts(page)).map(({ state }) => state)).toEqual(['ready'])
  expect(await listMessages(speaker)).toHaveLength(1)
  await sendButton(page).click()
  await expect(page.getByText(`Sent to ${listener.displayName}.`)).toBeVisible()

  // Left alone it is sent, also while the thread is left.
  await hold(reply)
  await page.mouse.up()
  await expect(page.getByText('Sending to Mara Lindqvist')).toBeVisible()
  await expect(reply).toBeVisible()
  await expect.poll(async () => (await listMessages(speaker)).length).toBe(3)
  await expect.poll(() => readDrafts(page)).toEqual([])
})

test('a hold that was let go is sent after its tab was closed', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  await openConversation(speaker, listener)
  await hold(page.getByRole('button', { name: 'Record Reply' }))
  await page.mouse.up()
  await expect(page.getByText('Sending to Mara Lindqvist')).toBeVisible()
  await page.close()
  const next = await speaker.context.newPage()
  await next.goto('/')
  await expect(next.getByText(`Sent to ${listener.displayName}.`)).toBeVisible()
})

test('a hold in the reply panel is kept for review', { tag: '@extended' }, async ({ speaker, listener }) => {
  const post = await publishPost(listener, { title: unique('Held') })
  const { page } = speaker
  await page.goto(`/?view=squawks&post=${post.id}`)
  await page.getByRole('button', { name: new RegExp(`^Reply to ${post.title}`) }).click()
  await hold(page.getByRole('button', { name: 'Start Recording' }))
  await expect(recorder(page)).toContainText('Reply to Mara Lindqvist')
  await page.mouse.up()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
})

test('a hold while a post plays replies to its author, whose face the button shows', {
  tag: '@extended',
}, async ({ speaker, listener: { page } }) => {
  const post = await publishPost(speaker, { title: unique('The heron') })
  await page.goto(`/?view=squawks&post=${post.id}`)
  const button = page
    .getByRole('navigation', { name: 'Quick' })
    .getByRole('link', { name: 'Record', exact: true })
  await expect(button).toBeVisible()
  await expect(button.locator('.avatar')).toHaveCount(0)
  await page
    .getByRole('button', { name: `Play: ${post.title}` })
    .first()
    .click()
  await expect(button.locator('.avatar')).toHaveAttribute('data-initials', 'WO')
  await hold(button, 2)
  await expect(recorder(page)).toContainText('Reply to Wren Okafor')
  await page.mouse.up()
  await expect(page.getByText('Sending to Wren Okafor')).toBeVisible()
  await expect.poll(async () => (await getPostByTitle(page, post.title)).replyCount).toBe(1)
})

test('a held reply that slid left and was kept after all waits for review', { tag: '@extended' }, async ({
  speaker,
  listener: { page },
}) => {
  const post = await publishPost(speaker, { title: unique('The heron'), file: LONG })
  await playPost(page, post)
  const button = page
    .getByRole('navigation', { name: 'Quick' })
    .getByRole('link', { name: 'Record', exact: true })
  await expect(button.locator('.avatar')).toHaveAttribute('data-initials', 'WO')
  const { x, y } = await hold(button, 4)
  await page.mouse.move(x - 60, y)
  await page.mouse.move(x - 120, y)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  expect((await readDrafts(page)).map(({ state }) => state)).toEqual(['ready'])
})

test('the full player replies while its button is held, and shares', { tag: '@extended' }, async ({
  speaker,
  listener: { page },
}) => {
  // Longer than the test takes: the player would go on to the next post.
  const post = await publishPost(speaker, { title: unique('The heron'), file: LONG })
  await playPost(page, post)
  await page.getByRole('button', { name: /Open the player/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Now playing' })
  await sheet.getByRole('button', { name: `Share ${post.title}` }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/squawk/${post.id}`)
  await expect(page.getByText(/^Link copied/)).toBeVisible()
  await hold(sheet.getByRole('button', { name: 'Reply to Wren Okafor' }), 2)
  await expect(recorder(page)).toContainText('Reply to Wren Okafor')
  await page.mouse.up()
  await expect(page.getByText('Sending to Wren Okafor')).toBeVisible()
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await getPostByTitle(page, post.title)).replyCount).toBe(1)
})

test('a hold that comes to nothing leaves the recording of the screen where it was', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/?view=record')
  await record(page)
  await page.getByLabel('Title').fill('Still here')
  await page
    .getByRole('link', { name: /^Record/ })
    .first()
    .click({ delay: 600 })
  await expect(page.getByRole('dialog', { name: 'Where does it go?' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Still here')
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await readDrafts(page)).toHaveLength(1)
})
