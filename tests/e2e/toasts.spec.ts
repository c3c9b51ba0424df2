/** Toasts stand under the top bar: what they cover, what they move, and how much room they take. */
import { expect, test } from './actors'
import { isOnTop } from './is-on-top'
import { publishPost } from './publish-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

const PHONE = { width: 390, height: 844 }
const SIZES = [{ width: 320, height: 568 }, PHONE, { width: 820, height: 1180 }, { width: 1280, height: 800 }]

test('a toast that stays is under the top bar and covers nothing of the page', {
  tag: '@extended',
}, async ({ listener: { page } }) => {
  await page.goto('/?view=record&draft=none')
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  await page.evaluate(() => {
    history.pushState({ key: crypto.randomUUID() }, '', '/?view=squawks')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('.feed-top .bar')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const controls = page.locator('.top-bar :is(a, button), #main .feed-top :is(a, button)')
    for (const control of await controls.filter({ visible: true }).all())
      await expect.poll(() => isOnTop(control), `${control} ${JSON.stringify(size)}`).toBe(true)
    const column = await page.locator('.col').boundingBox()
    const box = await toast.boundingBox()
    if (!column || !box) throw new Error('not shown')
    expect(Math.abs(box.x + box.width / 2 - column.x - column.width / 2)).toBeLessThan(2)
    expect(box.y).toBeLessThan(80)
  }
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

test('a toast that goes by itself moves nothing', { tag: '@extended' }, async ({ speaker, listener }) => {
  const { page } = listener
  const { id } = await publishPost(speaker, { title: unique('Evening') })
  const card = page.locator(`[data-post="${id}"]`)
  const share = card.getByRole('button', { name: /^Share/ })
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await page.goto(`/?view=squawks&post=${id}`)
    await expect(share).toBeVisible()
    const getTop = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await share.scrollIntoViewIfNeeded()
    const before = await getTop()
    await share.click()
    await expect(page.locator('.toast')).toBeVisible()
    expect(await getTop()).toBe(before)
  }
})

test('the toast of a published squawk is one line, and its link is copied whole', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRecorder(page)
  await record(page)
  await fillForm(page, unique('Evening'))
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  const toast = page.locator('.toast').filter({ hasText: /Share link: …\/squawk\/\w{6}…$|Copy Link/ })
  const text = toast.locator('p')
  await expect(text).toHaveText(/^Squawk published! Share link: …\/squawk\/\w{6}…$/)
  // It stays while it is pointed at.
  await text.hover()
  expect((await toast.boundingBox())?.height).toBeLessThan(60)
  await toast.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/squawk\/post_\w{7,}$/)
})
