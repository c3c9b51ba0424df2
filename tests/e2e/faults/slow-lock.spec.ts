/** Slow device: a slow lock request is not taken for a lock held by another tab. */
import { expect, test } from '../actors'
import { countSquawksByTitle } from '../fetch-posts'
import { fillForm, openRecorder, record } from '../recording-steps'
import { unique } from '../unique'
import { recordFault } from './record-fault'

/** Delay of the browser's answer to a lock request. */
const SLOW_MS = 5000

test('a browser that is slow to lock a draft publishes it without naming another tab', async ({
  speaker: { page },
}) => {
  const name = unique('Slow')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  await page.evaluate((slowMs) => {
    const request = LockManager.prototype.request
    LockManager.prototype.request = async function (this: LockManager, ...args: unknown[]) {
      await new Promise((late) => setTimeout(late, slowMs))
      return Reflect.apply(request, this, args)
    } as typeof request
  }, SLOW_MS)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
  expect(await countSquawksByTitle(page, name)).toBe(1)
  recordFault({
    fault: `F7 a browser that takes ${SLOW_MS / 1000} s to lock a draft`,
    tried: 1,
    happened: 'published; no message about another tab',
    checked: 'the feed',
  })
})
