/** Device clock off by days: expiry follows the server's clock, and publishing works. */
import type { BrowserContext } from '@playwright/test'
import { DAY_MS } from '../../../domain/time/units'
import { expect, test } from '../actors'
import { getPostByTitle } from '../fetch-posts'
import { publishPost } from '../publish-posts'
import { fillForm, openRecorder, record } from '../recording-steps'
import { unique } from '../unique'
import { recordFault } from './record-fault'

/** Shifts `Date` in every page of this context. Timers are not affected. */
async function shiftClock(context: BrowserContext, days: number): Promise<void> {
  await context.addInitScript((shiftMs: number) => {
    const RealDate = Date
    const now = () => RealDate.now() + shiftMs
    globalThis.Date = new Proxy(RealDate, {
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
      apply: () => String(new RealDate(now())),
    })
  }, days * DAY_MS)
}

for (const days of [2, -2])
  test(`a device whose clock is ${days} days off shows the right countdown and publishes`, async ({
    speaker,
    actor,
  }) => {
    const post = await publishPost(speaker, { title: unique('By the sun') })
    const late = await actor('Late Riser')
    await shiftClock(late.context, days)
    const { page } = late
    await page.goto(`/?view=squawks&post=${post.id}`)
    const card = page.locator(`[data-post="${post.id}"]`)
    await expect(card.getByText('24h left')).toBeVisible()
    await expect(card.getByText(/· now/)).toBeVisible()
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - days * DAY_MS)).toBeLessThan(
      60_000,
    )

    const name = unique('Off by days')
    await openRecorder(page)
    await record(page)
    await fillForm(page, name)
    await page.getByRole('button', { name: 'Publish Squawk' }).click()
    await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
    const published = await getPostByTitle(page, name)
    expect(Math.abs(published.createdAt - Date.now())).toBeLessThan(120_000)
    expect((published.expiresAt ?? 0) - published.createdAt).toBe(DAY_MS)
    await expect(page.locator(`[data-post="${published.id}"]`).getByText('24h left')).toBeVisible()
    recordFault({
      fault: `F8 the clock of the browser is ${days} days off`,
      tried: 1,
      happened: 'the countdown says 24 h as on other devices; published with the time of the server',
      checked: 'countdown, createdAt, expiresAt',
    })
  })
