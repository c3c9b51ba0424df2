/** A device that is slow to answer: what nobody else holds is not taken for held, and what is pressed goes out. */
import { expect, test } from '../actors'
import { squawksTitled } from '../published'
import { fillIn, openRecorder, record } from '../recording'
import { unique } from '../unique'
import { note } from './noted'

/** How long the browser takes to say who holds a draft. */
const SLOW_MS = 5000

test('a browser that is slow to lock a draft publishes it, and does not say that another tab does', async ({
  speaker: { page },
}) => {
  const name = unique('Slow')
  await openRecorder(page)
  await record(page)
  await fillIn(page, name)
  await page.evaluate((slowMs) => {
    const request = LockManager.prototype.request
    LockManager.prototype.request = async function (this: LockManager, ...given: unknown[]) {
      await new Promise((late) => setTimeout(late, slowMs))
      return Reflect.apply(request, this, given)
    } as typeof request
  }, SLOW_MS)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
  expect(await squawksTitled(page, name)).toBe(1)
  note({
    fault: `F7 a browser that takes ${SLOW_MS / 1000} s to lock a draft`,
    tried: 1,
    happened: 'published; nobody was told that another tab does it',
    checked: 'the feed',
  })
})
