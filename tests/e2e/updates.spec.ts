/** Updates of the app, and data left on the device. */
import { expect, test } from './actors'
import { publishPost } from './publish-posts'
import { openRecorder } from './recording-steps'

test.use({ serviceWorkers: 'allow' })

test("a new version waits for the user's consent, and is not offered during a recording", {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await openRecorder(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  // To a browser, a new version is another script for the same scope.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => undefined))
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true)
  const offer = page.getByText('A new version is ready')
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(offer).toBeVisible()
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test("signing out removes the user's data from the device", async ({ speaker }) => {
  const { page } = speaker
  await publishPost(speaker, { title: 'Mine alone' })
  await page.goto('/?view=squawks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/?view=record&mode=mue')
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
  await expect(page).toHaveURL(/view=mue/)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: /^Record/ }).click()
  await expect(page.getByText('Speak. Then choose where it goes.')).toBeVisible()
  await page.goto('/?view=record&mode=mue')
  await expect(page.getByLabel('Title')).toHaveValue('')
  const left = await page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    const private_ = kept.filter((path) => !/^\/($|assets\/|logo\.svg|language$)/.test(path))
    return [...private_, ...Object.keys(localStorage).filter((key) => /owlcast\.(me|feed)/.test(key))]
  })
  expect(left).toEqual([])
})
