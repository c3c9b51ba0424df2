/** Network loss during publishing: nothing is lost, and exactly one post is created. */
import type { Page } from '@playwright/test'
import { expect, test } from '../actors'
import { countSquawksByTitle } from '../fetch-posts'
import { fillForm, openRecorder, record } from '../recording-steps'
import { unique } from '../unique'
import { recordFault } from './record-fault'

async function prepareRecording(page: Page, name: string): Promise<void> {
  await openRecorder(page)
  await record(page, 4)
  await fillForm(page, name)
}

test('a draft waits when the network is lost during the upload, and is published once after it returns', async ({
  speaker: { page, context },
}) => {
  const name = unique('Cut off')
  await prepareRecording(page, name)
  const devtools = await context.newCDPSession(page)
  const setOffline = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      uploadThroughput: -1,
      downloadThroughput: -1,
      latency: 0,
    })
  await devtools.send('Network.enable')
  let cut = 0
  await page.route('**/api/uploads/*', async (route) => {
    if (cut > 0) return route.fallback()
    cut += 1
    await setOffline(true)
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Saved. It publishes when you’re online.')).toBeVisible()
  await setOffline(false)
  await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Waiting to publish')).toBeHidden()
  expect(await countSquawksByTitle(page, name)).toBe(1)
  recordFault({
    fault: 'F3 Chromium is offline in the middle of an upload',
    tried: 1,
    happened: 'the draft was kept, waited, and was published by itself; one post',
    checked: 'the draft, the feed',
  })
})

test('an upload cut twice is retried after two and after four seconds', async ({ speaker: { page } }) => {
  const name = unique('Cut twice')
  await prepareRecording(page, name)
  const sent: number[] = []
  await page.route('**/api/uploads/*', async (route) => {
    sent.push(Date.now())
    if (sent.length <= 2) return route.abort('connectionreset')
    return route.fallback()
  })
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
  const waits = sent.slice(1).map((at, n) => at - (sent[n] ?? at))
  expect(waits).toHaveLength(2)
  expect(waits[0]).toBeGreaterThanOrEqual(2000)
  expect(waits[1]).toBeGreaterThanOrEqual(4000)
  expect(await countSquawksByTitle(page, name)).toBe(1)
  recordFault({
    fault: 'F3 the connection of Chromium is reset twice during an upload',
    tried: 2,
    happened: `retried after ${waits.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}; one post`,
    checked: 'waits, the feed',
  })
})

test('two tabs that publish one draft at the same moment create one post', async ({
  speaker: { page, context },
}) => {
  const name = unique('Both tabs')
  await prepareRecording(page, name)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByText(name)).toBeVisible()
  const keys = new Set<string>()
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/posts'))
        keys.add(request.headers()['idempotency-key'] ?? '')
    })
  // Located beforehand: the faster tab removes the slower one's button.
  const buttons = await Promise.all([
    page.getByRole('button', { name: 'Publish Squawk' }).elementHandle(),
    other.getByRole('button', { name: 'Publish', exact: true }).elementHandle(),
  ])
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
  const isOut = async (tab: Page) => tab.getByText(/Squawk published!/).isVisible()
  await expect.poll(async () => (await isOut(page)) || (await isOut(other)), { timeout: 30_000 }).toBe(true)
  // Neither tab has a draft left.
  for (const tab of [page, other]) {
    await tab.goto('/')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByRole('region', { name: 'Recordings on this device' })).toBeHidden()
  }
  expect(keys.size).toBe(1)
  expect(await countSquawksByTitle(page, name)).toBe(1)
  recordFault({
    fault: 'F7 two tabs publish one draft at the same moment',
    tried: 1,
    happened: 'one post under one key, and nothing left to send in either',
    checked: 'keys, the device, the feed',
  })
})
