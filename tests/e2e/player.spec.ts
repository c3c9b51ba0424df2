/** Playback with real audio in a real browser. */

import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { blockEvents } from './block-events'
import { isOnTop } from './is-on-top'
import { publish, publishPost, sendMessage } from './publish-posts'
import { record } from './recording-steps'
import { unique } from './unique'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const getSlider = (page: Page) => page.getByRole('region', { name: 'Player' }).getByRole('slider')
const getPosition = async (page: Page) => Number(await getSlider(page).getAttribute('aria-valuenow'))

test('plays one post at a time: the same button pauses, another one stops the first', async ({
  speaker,
  visitor,
}) => {
  const a = await publishPost(speaker, { title: 'Voice A', file: LONG })
  const b = await publishPost(speaker, { title: 'Voice B', file: LONG })
  // No new post of another story moves the button that is being clicked.
  await visitor.goto(`/?view=member&name=${speaker.username}&kind=all`)
  const card = (id: string) => visitor.locator(`[data-post="${id}"]`)
  await card(a.id).getByRole('button', { name: 'Play: Voice A' }).click()
  await expect.poll(() => getPosition(visitor)).toBeGreaterThan(0)
  await card(b.id).getByRole('button', { name: 'Play: Voice B' }).click()
  await expect(card(a.id).getByRole('button', { name: 'Play: Voice A' })).toBeVisible()
  await expect(card(b.id).getByRole('button', { name: 'Pause: Voice B' })).toBeVisible()
  await card(b.id).getByRole('button', { name: 'Pause: Voice B' }).click()
  await expect(card(b.id).getByRole('button', { name: 'Play: Voice B' })).toBeVisible()
})

const SIZES = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

test('the player does not cover Publish, wherever the page is scrolled', async ({ speaker, listener }) => {
  const { page } = listener
  const { id } = await publishPost(speaker, { title: 'Voice A', file: LONG })
  await page.goto('/?view=squawks')
  await page.locator(`[data-post="${id}"]`).getByRole('button', { name: 'Play: Voice A' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Record/ })
    .first()
    .click()
  const publish = page.getByRole('button', { name: 'Publish Squawk' })
  await record(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const end of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), end)
      await expect.poll(() => isOnTop(publish), JSON.stringify({ ...size, end })).toBe(true)
    }
    await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  }
})

test('a message covers neither the answers to a request nor Save', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const mine = await publishPost(listener, { title: unique('Mine') })
  await sendMessage(speaker, { title: 'Hello', recipient: `@${listener.username}` })
  await page.route('**/accept', (route) => route.abort())
  await page.goto(`/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  const answers = thread.getByRole('button', { name: /^(Accept|Delete)/ })
  await answers.first().click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(page.locator('.toast')).toBeVisible()
    for (const answer of await answers.all())
      await expect.poll(() => isOnTop(answer), JSON.stringify(size)).toBe(true)
  }
  // The message stays, over the dialog.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Squawk/ })
    .click()
  const card = page.locator(`[data-post="${mine.id}"]`)
  await card.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await expect(page.getByRole('dialog').locator('.toast')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // In a low window it scrolls with the fields.
    await save.scrollIntoViewIfNeeded()
    await expect.poll(() => isOnTop(save), JSON.stringify(size)).toBe(true)
  }
})

test('playback in another tab stops this one', { tag: '@extended' }, async ({ speaker }) => {
  const title = unique('Across tabs')
  const post = await publishPost(speaker, { title, file: LONG })
  const other = await speaker.context.newPage()
  for (const page of [speaker.page, other]) await page.goto(`/?view=squawks&post=${post.id}`)
  await getButton(speaker.page, `Play: ${title}`).click()
  await expect.poll(() => getPosition(speaker.page)).toBeGreaterThan(0)
  await getButton(other, `Play: ${title}`).click()
  await expect(getButton(other, `Pause: ${title}`)).toBeVisible()
  await expect(getButton(speaker.page, `Play: ${title}`)).toBeVisible()
})

test('playback continues across views, and seeks by key and pointer', async ({ speaker }) => {
  const { page } = speaker
  const title = unique('Long walk')
  const post = await publishPost(speaker, { title, file: LONG })
  await page.goto(`/?view=squawks&post=${post.id}`)
  await getButton(page, `Play: ${title}`).click()
  await expect.poll(() => getPosition(page)).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  const before = await getPosition(page)
  await expect.poll(() => getPosition(page)).toBeGreaterThan(before)

  await getSlider(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => getPosition(page)).toBeGreaterThanOrEqual(10)
  const box = await getSlider(page).boundingBox()
  if (!box) throw new Error('no waveform')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(() => getPosition(page)).toBeGreaterThanOrEqual(29)
  expect(await getPosition(page)).toBeLessThan(34)
  await page.keyboard.press('End')
  // The next post in the feed may come from another test.
  await expect(getButton(page, `Pause: ${title}`)).toHaveCount(0)
})

test('the buttons of the full player stay in their places as the last post begins', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page } = speaker
  await page.setViewportSize({ width: 390, height: 844 })
  const title = unique('Second of two')
  await publishPost(speaker, { title: unique('First of two'), file: LONG })
  await publishPost(speaker, { title, file: LONG })
  await page.goto(`/?view=member&name=${speaker.username}&kind=all`)
  await getButton(page, `Play: ${title}`).click()
  await page.getByRole('button', { name: /Open the player/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Now playing' })
  const getTop = async () => (await sheet.getByRole('button', { name: /^Pause/ }).boundingBox())?.y
  const getFoot = () => sheet.locator('.now-choices').boundingBox()
  await expect(sheet.locator('.next-up')).toBeVisible()
  const [top, foot] = [await getTop(), await getFoot()]
  await sheet.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: /^First of two/ })).toBeVisible()
  await expect(sheet.locator('.next-up')).toHaveCount(0)
  expect(await getTop()).toBe(top)
  expect(await getFoot()).toEqual(foot)
})

test('speed keeps the pitch and is saved; skips move by 15 s', { tag: '@extended' }, async ({ speaker }) => {
  const { page } = speaker
  const title = unique('Quicker')
  const post = await publishPost(speaker, { title, file: LONG })
  await page.goto(`/?view=squawks&post=${post.id}`)
  await getButton(page, `Play: ${title}`).click()
  await page.getByLabel('Playback speed').selectOption({ label: '2×' })
  const from = await getPosition(page)
  await expect.poll(() => getPosition(page)).toBeGreaterThan(from + 2)
  await page.getByRole('button', { name: /Open queue/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Now playing' })
  await sheet.getByRole('button', { name: /^Pause/ }).click()
  const at = Number(await sheet.getByRole('slider').getAttribute('aria-valuenow'))
  await sheet.getByRole('button', { name: 'Forward 15 s' }).click()
  await expect(sheet.getByRole('slider')).toHaveAttribute('aria-valuenow', String(at + 15))
  await sheet.getByRole('button', { name: 'Back 15 s' }).click()
  await expect(sheet.getByRole('slider')).toHaveAttribute('aria-valuenow', String(at))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.reload()
  await expect(page.locator(`[data-post="${post.id}"]`).getByRole('slider')).toHaveAttribute(
    'aria-valuenow',
    String(at),
  )
  await getButton(page, `Play: ${title}`).click()
  await expect(page.getByLabel('Playback speed').first()).toHaveValue('2')
})

test('a song plays at normal speed, whatever was chosen for speech', { tag: '@extended' }, async ({
  speaker,
}) => {
  const { page } = speaker
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playAndNote(this: HTMLMediaElement) {
      Reflect.set(window, 'played', this)
      return play.call(this)
    }
  })
  const getRate = () =>
    page.evaluate(() => (Reflect.get(window, 'played') as HTMLMediaElement | undefined)?.playbackRate)
  const [speech, song] = [unique('Spoken'), unique('Sung')]
  await publishPost(speaker, { title: speech, file: LONG })
  const detail = { songTitle: song, author: 'Nia', isOriginal: true }
  await publish(speaker, 'nightingale', { title: song, tags: [], file: LONG, detail })
  await page.goto(`/?view=member&name=${speaker.username}&kind=all`)
  const dock = page.getByRole('region', { name: 'Player' })
  await getButton(page, `Play: ${speech}`).click()
  await dock.getByLabel('Playback speed').selectOption('2')
  await expect.poll(getRate).toBe(2)
  await getButton(page, `Play: ${song}`).click()
  await expect(dock.getByLabel('Playback speed')).toHaveValue('1')
  await expect(dock.getByLabel('Playback speed')).toBeDisabled()
  await expect.poll(getRate).toBe(1)
  await page.getByRole('button', { name: 'Open the player' }).click()
  await expect(page.getByRole('dialog').getByText('Songs play at normal speed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await getButton(page, `Play: ${speech}`).click()
  await expect.poll(getRate).toBe(2)
})

test('pressing a play button preloads its audio, and only a click plays it', { tag: '@extended' }, async ({
  speaker,
}) => {
  const { page } = speaker
  await blockEvents(page)
  const title = unique('Under the finger')
  const post = await publishPost(speaker, { title, file: LONG })
  await page.goto(`/?view=squawks&post=${post.id}`)
  const play = page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: `Play: ${title}` })
  await play.hover()
  const asked = page.waitForRequest(`**${post.audioUrl}`)
  await page.mouse.down()
  await asked
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect(play).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
  await play.click()
  await expect.poll(() => getPosition(page)).toBeGreaterThan(0)
})

test('an Arabic title begins where its row does, and turns no time round', { tag: '@extended' }, async ({
  speaker,
  listener: { page },
}) => {
  const last = await publishPost(speaker, { title: 'ليلى تمشي على الشاطئ', file: LONG })
  const first = await publishPost(speaker, { title: unique('Evening'), file: LONG })
  await page.goto('/?view=squawks')
  await expect(page.locator(`[data-post="${last.id}"]`)).toBeVisible()
  await page
    .locator(`[data-post="${first.id}"]`)
    .getByRole('button', { name: /^Play: / })
    .click()
  await page.getByRole('button', { name: 'Open the player' }).click()
  const row = page.getByRole('dialog').locator('.queue li').filter({ hasText: last.title })
  const getEdges = () =>
    row.evaluate((item) =>
      [...item.querySelectorAll('.fill > *')].map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return Math.round(range.getBoundingClientRect().left)
      }),
    )
  await expect.poll(getEdges).toHaveLength(2)
  const [title, author] = await getEdges()
  expect(title).toBe(author)
})
