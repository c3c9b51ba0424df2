/** MUE messages: conversations between two users in windows of their own. */

import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { conversation, followEachOther, formatHandle, MUES, thread, toField } from './message-steps'
import { sendMessage } from './publish-posts'

test('a conversation plays in order and skips messages without sound', async ({ speaker, listener }) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  const first = await sendMessage(speaker, { title: 'One', recipient: formatHandle(listener) })
  const silent = await sendMessage(listener, { title: 'Two', parents: [{ id: first.id }] })
  await sendMessage(speaker, { title: 'Three', recipient: formatHandle(listener) })
  // Only old messages have no sound; new ones cannot be sent without it.
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
  // Unread messages play first, then all of them.
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(open.getByText('Playing message 3 of 3')).toBeVisible()
  await expect(conversation(page, 'Wren Okafor').getByText('1 unheard')).toBeHidden()
  await expect(open.getByText(/^Playing message/)).toBeHidden()
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(open.getByText('Playing message 1 of 3')).toBeVisible()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByText('Message 1 of 3').filter({ visible: true })).toBeVisible()
  await expect(open.getByText('Playing message 3 of 3')).toBeVisible()
  await expect(open.getByRole('button', { name: 'Play Conversation' })).toBeVisible()
  await expect(open.getByText(/^Playing message/)).toBeHidden()
  // Stop clears the queue.
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await open.getByRole('button', { name: 'Stop' }).click()
  await expect(open.getByText(/^Playing message/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open queue, 1 next' })).toBeHidden()
})

test('a conversation on a desktop has one start and one end', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  for (const [width, height] of [
    [1280, 800],
    [1720, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const first = await sendMessage(speaker, { title: 'One', recipient: formatHandle(listener) })
    await sendMessage(listener, { title: 'Two', parents: [{ id: first.id }] })
    await page.goto(MUES)
    await conversation(page, speaker.displayName).getByRole('link').click()
    const open = thread(page, speaker.displayName)
    await expect(open.locator('.message.me').first()).toBeVisible()
    await expect(open.locator('.message-recorder')).toBeVisible()
    const edges = await open.evaluate((element) => {
      const getBox = (selector: string) => {
        const found = element.querySelector(selector)
        if (!found) throw new Error(selector)
        return found.getBoundingClientRect()
      }
      /** The end of the text or icon of a button without a ground. */
      const getTextEnd = (selector: string) => {
        const range = new Range()
        range.selectNodeContents(element.querySelector(selector) as Element)
        return range.getBoundingClientRect().right
      }
      const recorder = getBox('.message-recorder')
      return {
        starts: [getBox('.message:not(.me)').left, getBox('.thread-bar .avatar').left, recorder.left],
        ends: [
          getBox('.message.me').right,
          getBox('.message.me .meta > .end .icon').right,
          recorder.right,
          getTextEnd('.thread-line .btn'),
          // Its outer dots end 2.25 px before the icon does.
          getBox('.thread-bar > :last-child .icon').right,
        ],
      }
    })
    for (const places of [edges.starts, edges.ends])
      expect(Math.max(...places) - Math.min(...places), JSON.stringify(edges)).toBeLessThanOrEqual(3)
  }
})

test('a phone shows either the list or a conversation, with a back button', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
    await sendMessage(speaker, { title, recipient: formatHandle(listener) })
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

test('a phone shows six voices of a conversation, one row below each', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  await page.setViewportSize({ width: 390, height: 844 })
  for (let at = 0; at < 8; at += 1) {
    const [from, to] = at % 2 === 0 ? [speaker, listener] : [listener, speaker]
    await sendMessage(from, { recipient: formatHandle(to) })
  }
  await page.goto(`${MUES}&with=user:${speaker.id}`)
  const open = thread(page, 'Wren Okafor')
  await expect(open.getByText(/^8 messages · 4 unheard, /)).toBeVisible()
  const voices = open.locator('[data-post]')
  await expect(voices.last().getByRole('button', { name: 'Show words' })).toBeInViewport()
  const [header, composer] = await Promise.all([
    open.locator('.top').boundingBox(),
    open.locator('.composer').boundingBox(),
  ])
  const boxes = await voices.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  const inSight = boxes.filter(
    ({ top, bottom }) => top >= (header ? header.y + header.height : 844) && bottom <= (composer?.y ?? 0),
  )
  expect(inSight.length).toBeGreaterThanOrEqual(6)
  for (const { top, bottom } of boxes) expect(bottom - top).toBeLessThan(90)
  // What plays takes the place of what is there.
  await open.getByRole('button', { name: 'Play Conversation' }).click()
  await expect(open.getByText('Playing message 1 of 8')).toBeVisible()
  await expect(open.getByText('8 messages', { exact: false })).toBeHidden()
  expect((await open.locator('.top').boundingBox())?.height).toBeCloseTo(header?.height ?? 0, 0)
})

test('axe finds nothing in messages, and nothing scrolls sideways', { tag: '@a11y' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  await followEachOther(speaker, listener)
  const first = await sendMessage(speaker, { title: 'One', recipient: formatHandle(listener) })
  await sendMessage(listener, { description: 'Two words', parents: [{ id: first.id }] })
  await sendMessage(listener, { recipient: 'gus.hallam@example.org' })
  await page.goto(MUES)
  await expect(conversation(page, 'Wren Okafor')).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.goto(`${MUES}&with=user:${speaker.id}`)
  await expect(thread(page, 'Wren Okafor').getByText('Two words')).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.goto('/?view=record&mode=mue')
  await toField(page).fill(formatHandle(speaker))
  await expect(page.getByText('Wren Okafor is on Owlcast')).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
})
