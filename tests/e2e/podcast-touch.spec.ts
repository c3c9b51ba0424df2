/** Trimming a podcast clip by touch on a phone. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './actors'
import { PODCAST, trimPanel as panelOf, uploadPodcast } from './podcast-steps'

type Point = { x: number; y: number }

/** Long enough for the browser to treat the finger as resting. */
const REST_MS = 100

/** Puts a finger down, moves it in steps, and lifts it after a rest. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  const STEPS = 8
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
  // Lifted in motion it would be a fling, and the browser treats a tap soon afterwards as its end.
  await page.waitForTimeout(REST_MS)
  await touch('touchEnd')
  await finger.detach()
}

/** Opens the trim panel on a phone with a loaded podcast; `at` converts seconds to points on its waveform. */
async function openTrimPanel(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/?view=record&mode=yap')
  await uploadPodcast(page, PODCAST)
  const panel = panelOf(page)
  const value = async (name: string) => Number(await panel.getByRole('slider', { name }).inputValue())
  const seconds = Number(await panel.getByRole('slider', { name: 'End' }).getAttribute('max'))
  const lane = panel.locator('.trim-strip .lane')
  const center = () => lane.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await center()
  const box = await lane.boundingBox()
  if (!box) throw new Error('There is no waveform.')
  const at = (second: number): Point => ({
    x: box.x + (second / seconds) * box.width,
    y: box.y + box.height / 2,
  })
  return { page, panel, seconds, at, center, range: async () => [await value('Start'), await value('End')] }
}

const closeToSecond = (second: number) => expect.closeTo(second, 0)

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('a finger moves either edge and the whole clip', { tag: '@extended' }, async ({ context }) => {
  const { page, panel, seconds, at, range } = await openTrimPanel(context)
  expect(await range()).toEqual([0, 40])
  await swipe(page, at(40), at(20))
  expect(await range()).toEqual([0, closeToSecond(20)])
  await swipe(page, at(0), at(8))
  expect(await range()).toEqual([closeToSecond(8), closeToSecond(20)])
  await swipe(page, at(14), at(34))
  expect(await range()).toEqual([closeToSecond(28), closeToSecond(40)])
  // An edge pushes the opposite one, and both stay within the podcast.
  await swipe(page, at(28), at(45))
  const [start = 0, end = 0] = await range()
  expect(start).toBeCloseTo(45, 0)
  expect(end - start).toBeCloseTo(1, 1)
  await swipe(page, at(45.5), { ...at(seconds), x: 389 })
  expect((await range())[1]).toBeCloseTo(seconds, 1)
  await panel.getByRole('button', { name: 'Trim', exact: true }).tap()
  await expect(page.getByText(/Audio trimmed successfully! clip/)).toBeVisible()
})

test('scrolling over the waveform with a finger does not move the clip', { tag: '@extended' }, async ({
  context,
}) => {
  const { page, at, center, range } = await openTrimPanel(context)
  const before = await range()
  for (const second of [10, 39, 55]) {
    await center()
    const scrolled = await page.evaluate(() => scrollY)
    await swipe(page, at(second), { x: at(second).x + 6, y: at(second).y - 160 })
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    expect(await range()).toEqual(before)
  }
})

test('a tap moves the clip', { tag: '@extended' }, async ({ context }) => {
  const { page, at, range } = await openTrimPanel(context)
  await swipe(page, at(40), at(10))
  await page.touchscreen.tap(at(30).x, at(30).y)
  expect(await range()).toEqual([closeToSecond(25), closeToSecond(35)])
})
