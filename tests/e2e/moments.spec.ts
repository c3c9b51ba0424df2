/** Replies to a moment, in two windows: begun while it plays, marked live, heard before the reply, linked, and allowsBraid. */
import { fileURLToPath } from 'node:url'
import { devices, type Locator, type Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { publish, publishPost } from './publish-posts'
import { unique } from './unique'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))
const SCRIPT =
  'Third night running. She waits by the lock gate until the cyclists thin out. Then she walks straight past me like I am the furniture. I have started bringing a flask and a second cup.'
const HUM = { recipientName: 'Ida', alias: 'Ida', condition: 'back pain', consent: true, language: 'en' }

/** Returns the card of a post in a feed that receives events. */
async function openCard(page: Page, post: Post, view = 'squawks'): Promise<Locator> {
  const listens = page.waitForResponse(/\/api\/events/)
  await page.goto(`/?view=${view}&post=${post.id}`)
  await listens
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(card).toBeVisible()
  return card
}
const readSlider = async (player: Locator) =>
  Number(await player.getByRole('slider').first().getAttribute('aria-valuenow'))

/** Waits until the player stopped at the end of the range, from 12 to 13.5 s. */
async function expectStopped(player: Locator): Promise<void> {
  await expect.poll(() => readSlider(player)).toBeGreaterThanOrEqual(13)
  await expect(player.getByRole('button', { name: /^Play: / })).toBeVisible()
  expect(await readSlider(player)).toBeLessThan(15)
}

async function getBox(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is shown.')
  return box
}

/** Keeps a finger on the middle line of an element until something is shown. */
async function touchUntil(page: Page, locator: Locator, shown: Locator): Promise<void> {
  const { x, y, height } = await getBox(locator)
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + 30, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(shown).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a reply to what plays marks its moment in the other window and lets it be heard first', async ({
  speaker,
  listener,
}) => {
  const title = unique('The fox is back')
  const post = await publishPost(speaker, { title, file: LONG })
  const own = await openCard(speaker.page, post)
  const { page } = listener
  const card = await openCard(page, post)

  // By keys alone: play, reply to the moment that sounds, move its edge, record and send.
  await card.getByRole('button', { name: `Play: ${title}` }).press('Enter')
  await expect(card.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()
  for (let step = 0; step < 4; step++) await card.getByRole('slider', { name: /^Seek/ }).press('ArrowRight')
  await page.keyboard.press('m')
  const stage = page.getByRole('dialog', { name: 'Reply to this moment' })
  const range = stage.getByText(/^0:\d\d.* – 0:\d\d/)
  const before = await range.textContent()
  await stage.getByRole('slider', { name: 'End' }).press('ArrowRight')
  await expect(range).not.toHaveText(before ?? '')
  await stage.getByRole('button', { name: /^Hold to answer this/ }).press('Enter')
  const recording = page.getByRole('dialog', { name: 'Recording' })
  await expect(recording.getByLabel('Recorded time')).toHaveText(/0:0[2-9]/)
  await page.keyboard.press('Enter')
  // It waits on the card, where it can be taken back, and folds into the face of its author.
  await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(stage).toBeHidden()
  await expect(card.getByRole('button', { name: /^Mara Lindqvist replies at 0:/ })).toBeVisible()
  await expect(card.locator('.leaving-reply')).toHaveCount(0)

  // The author sees a face on the waveform, which opens the reply to that moment.
  const mark = own.getByRole('button', { name: /^Mara Lindqvist replies at 0:/ })
  await mark.click()
  const chain = own.getByRole('region', { name: `Replies to ${title}` })
  await expect(chain.getByText(/^Replies to 0:/)).toBeVisible()
  expect(await findAxeViolations(speaker.page)).toEqual([])

  // It plays the moment from the author's own recording, then the reply.
  await chain.getByRole('button', { name: /^Hear what this replies to, from 0:/ }).click()
  const player = speaker.page.getByRole('region', { name: 'Player' })
  await expect(player).toContainText('Wren Okafor')
  await expect(player).toContainText('Mara Lindqvist')
  await expect(chain.getByRole('button', { name: /^Pause: / })).toBeVisible()
})

test('a link with two times plays from one to the other and stops', { tag: '@extended' }, async ({
  speaker,
  listener,
  visitor,
}) => {
  const title = unique('Between two times')
  const post = await publishPost(speaker, { title, file: LONG })
  await visitor.goto(`/squawk/${post.id}?t=12,13.5`)
  const page = visitor.getByRole('main')
  await page.getByRole('button', { name: `Play: ${title}` }).click()
  await expectStopped(page)

  // In the app the same, and from there it plays on.
  await listener.page.goto(`/?view=squawks&post=${post.id}&t=12,13.5`)
  const card = listener.page.locator(`article[data-post="${post.id}"]`)
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  const player = listener.page.getByRole('region', { name: 'Player' })
  await expectStopped(player)
  await player.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => readSlider(player)).toBeGreaterThan(15)
})

test('a thread plays as one: up to a moment, the reply, then on', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const title = unique('By two voices')
  const post = await publishPost(speaker, { title, file: LONG })
  const parents = [{ id: post.id, moment: { startMs: 500, endMs: 1500 } }]
  await publishPost(listener, { title: unique('Answer'), parents })
  const { page } = listener
  const card = await openCard(page, post)
  await card.getByRole('button', { name: `More actions for ${title}` }).click()
  await card.getByRole('menuitem', { name: 'Hear 1 reply' }).click()
  await card.getByRole('button', { name: 'Play as a braid' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toContainText('Wren Okafor')
  await expect(player).toContainText('Mara Lindqvist')
  await expect(player).toContainText('Wren Okafor')
  await expect.poll(() => readSlider(player)).toBeGreaterThan(1)
  // Skipped: to the reply and back to the first part.
  await player.getByRole('button', { name: 'Previous' }).click()
  await player.getByRole('button', { name: 'Previous' }).click()
  await expect(player).toContainText('Mara Lindqvist')
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {}
  test('a moment is chosen by words and by dragging, and listed', { tag: '@extended' }, async ({
    speaker,
    browser,
    actor,
    baseURL,
  }) => {
    const title = unique('At the lock gate')
    const post = await publish(speaker, 'hum', {
      title,
      description: SCRIPT,
      detail: HUM,
      file: LONG,
      tags: [],
    })
    const others = await Promise.all(['Tomás Ridge', 'Dele Marsh', 'Aiko Bell'].map((name) => actor(name)))
    const ranges = [
      [20_000, 24_000],
      [20_400, 23_000],
      [45_000, 48_000],
    ]
    for (const [at, [startMs = 0, endMs = 0]] of ranges.entries())
      await publish(others[at] ?? speaker, 'hum', {
        title: unique('Echo'),
        parents: [{ id: post.id, moment: { startMs, endMs } }],
        tags: [],
      })
    const [tomas] = others
    const context = await browser.newContext({ ...phone, baseURL, permissions: ['microphone'] })
    await context.addCookies(await (tomas ?? speaker).context.cookies())
    const page = await context.newPage()
    const card = await openCard(page, post, 'hum')

    // Near marks gather; a tap shows their replies.
    await card.getByRole('button', { name: '2 replies at 0:20' }).tap()
    const chain = card.getByRole('region', { name: `Replies to ${title}` })
    await expect(chain.getByText('Replies to 0:20 – 0:24')).toBeVisible()
    await chain.getByRole('button', { name: 'By moment' }).tap()
    const list = chain.getByRole('list', { name: `Replies to moments of ${title}` })
    await list.getByRole('button', { name: 'Aiko Bell replies at 0:45' }).tap()
    await expect(chain.getByText('Replies to 0:45 – 0:48')).toBeVisible()
    expect(await findAxeViolations(page, { within: '.answers' })).toEqual([])

    // The moment of these replies leads to the stage. A tap on a word chooses its phrase, a drag moves an edge.
    await chain.getByRole('button', { name: 'Reply to this moment' }).tap()
    const stage = page.getByRole('dialog', { name: 'Reply to this moment' })
    await expect(stage.getByText('0:45 – 0:48')).toBeVisible()
    await stage.getByText(/Third night running/).tap({ position: { x: 60, y: 20 } })
    await expect(stage.getByText('0:45 – 0:48')).toBeHidden()
    const range = stage.getByText(/^0:\d\d.* – 0:\d\d/)
    for (const handle of ['.words-handle[data-edge="end"]', '.trim-handle[data-edge="end"]']) {
      const before = (await range.textContent()) ?? ''
      const { x, y, width, height } = await getBox(stage.locator(handle))
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + 30, y + height / 2 + 60, { steps: 4 })
      await page.mouse.up()
      await expect(range).not.toHaveText(before)
    }
    // The handles leave the waveform free, and nothing lies over the red button.
    const wave = await getBox(stage.locator('.trim-strip .wave'))
    const line = await getBox(stage.locator('.trim-handle[data-edge="end"]'))
    expect(line.width).toBeLessThan(4)
    const record = stage.getByRole('button', { name: /^Hold to answer this/ })
    expect((await getBox(record)).y).toBeGreaterThan(wave.y + wave.height)
    await record.click({ trial: true })
    expect(await findAxeViolations(page, { within: '.moment-stage' })).toEqual([])
    await stage.getByRole('button', { name: 'Close' }).tap()

    // A long touch on words, or on the waveform, opens it, too.
    await touchUntil(page, card.locator('.spoken-text').first(), stage)
    await stage.getByRole('button', { name: 'Close' }).tap()
    await touchUntil(page, card.getByRole('slider', { name: /^Seek/ }).first(), stage)

    // Letting go sends it.
    const recorded = page.getByLabel('Recorded time').filter({ hasText: /0:0[2-9]/ })
    await touchUntil(page, record, recorded)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(stage).toBeHidden()
    await context.close()
  })
})

test('a published reply gets another moment, and a thread that both authors let podcast apps have plays as one', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const title = unique('The fox is back')
  const post = await publishPost(speaker, { title })
  const echo = unique('Echo')
  const moment = { startMs: 1000, endMs: 2500 }
  const reply = await publishPost(listener, { title: echo, parents: [{ id: post.id, moment }] })
  for (const { context, origin } of [speaker, listener])
    await context.request.put(`${origin}/api/feeds/settings`, {
      headers: { origin },
      data: { includesExpiring: true },
    })

  // By keys: the range, and the consent.
  const { page } = listener
  await page.goto(`/?view=my-squawks&filter=replies`)
  const card = page.locator(`article[data-post="${reply.id}"]`)
  await expect(card.getByRole('button', { name: /^Hear what this replies to, from 0:01/ })).toBeVisible()
  await card.getByRole('button', { name: `Edit ${echo}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Moment of .*0:01 – 0:02.5/ }).press('Enter')
  const stage = page.getByRole('dialog', { name: 'Choose a moment' })
  await stage.getByRole('slider', { name: 'End' }).press('ArrowRight')
  await stage.getByRole('button', { name: 'Done' }).press('Enter')
  await dialog.getByRole('checkbox', { name: /as a part of the conversation/ }).press('Space')
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Changes saved')).toBeVisible()
  const chip = card.getByRole('button', { name: /^Hear what this replies to/ })
  await expect(chip).not.toHaveText(/0:02.5/)

  // The other author lets it, too; the browser plays what a podcast app gets.
  const own = speaker.page
  await own.goto('/?view=my-squawks')
  await own.getByRole('button', { name: `Edit ${title}` }).click()
  await own.getByRole('checkbox', { name: /as one recording/ }).check()
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Changes saved')).toBeVisible()
  const path = `/feeds/braid/${post.id}.mp3`
  const feed = await own.request.get(`/feeds/person/${speaker.username}.xml`)
  expect(await feed.text()).toContain(path)
  const seconds = await own.evaluate(async (src) => {
    const sound = new Audio(src)
    await new Promise((resolve, reject) => {
      sound.onloadedmetadata = resolve
      sound.onerror = () => reject(new Error('The sound cannot be played.'))
    })
    return sound.duration
  }, path)
  // Four frames of silence where it goes on.
  expect(seconds).toBeCloseTo(post.seconds + reply.seconds + 0.096, 1)
  const { chapters } = await (await own.request.get(`/feeds/braid/${post.id}.json`)).json()
  expect(chapters.map(({ title: name }: { title: string }) => name)).toEqual([
    'Wren Okafor',
    'Mara Lindqvist',
    'Wren Okafor',
  ])
})
