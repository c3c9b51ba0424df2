/** The MUE Manager: for admins alone; what its buttons do, and what others see of it. */
import { TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'

const mues = `${TRACKS_IN_TESTS} MUEs`

test('an admin syncs the library from storage, and whoever has it open gets it anew', async ({
  actor,
  listener,
}) => {
  const { page } = await actor('Night Keeper', { admin: true })
  await listener.page.goto('/?view=mue-manager')
  await expect(listener.page).toHaveURL('/')
  await listener.page.goto('/?view=settings')
  await expect(listener.page.getByRole('link', { name: 'Manage' })).toHaveCount(0)
  await listener.page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(listener.page.getByRole('dialog', { name: 'MUE Library' })).toBeVisible()

  await page.goto('/?view=settings')
  await page.getByRole('link', { name: 'Manage' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Low tide' })).toContainText('45 s')
  const says = page.locator('.manager .status')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Setup Table')
  await expect(says).toHaveText(`The MUEs table is ready, with ${mues} in it.`)
  await press('Add Sample MUEs')
  await expect(says).toHaveText(/^Added 0 sample MUEs\./)
  await press('Refresh')
  await expect(says).toHaveText(`Loaded ${mues}.`)
  expect(await barriersInEveryLook(page)).toEqual([])

  // Two files more, of which nobody knows how long they are; of one the browser does not find out either.
  await page.route('**/api/library/storage', async (route) => {
    const { sounds, more } = await (await route.fetch()).json()
    const fresh = ['speech', 'gone'].map((name) => ({
      ...{ key: `mue-library/${name}.mp3`, name, shelf: 'mue', seconds: null },
    }))
    await route.fulfill({ json: { sounds: [...sounds, ...fresh], more } })
  })
  await page.route('**/api/library/sound?*speech*', (route) =>
    route.fulfill({ path: 'tests/fixtures/speech-a.mp3', contentType: 'audio/mpeg' }),
  )
  const asksToReplace = page.getByRole('alertdialog', { name: 'Replace the library?' })
  await press('Sync from Storage')
  await expect(asksToReplace).toContainText(
    `${mues} will be replaced by the ${TRACKS_IN_TESTS + 2} found in storage.`,
  )
  await expect(asksToReplace.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asksToReplace).toBeHidden()
  await press('Sync from Storage')
  const sent = page.waitForRequest('**/api/library/sync')
  const anew = listener.page.waitForRequest('**/api/tracks')
  await asksToReplace.getByRole('button', { name: 'Replace' }).click()
  const { probed } = (await sent).postDataJSON()
  expect(
    Object.fromEntries(
      probed.map(({ key, seconds }: { key: string; seconds: number }) => [key, Math.round(seconds)]),
    ),
  ).toEqual({
    'mue-library/speech.mp3': expect.any(Number),
    'mue-library/gone.mp3': 30,
  })
  expect(probed.find(({ key }: { key: string }) => key.includes('speech')).seconds).not.toBe(30)
  await expect(says).toHaveText(`Synced. The library has ${mues} now.`)
  await anew

  await press('Play: Low tide')
  await press('Stop: Low tide')
  await page.route('**/api/tracks', (route) => route.fulfill({ status: 404, body: 'no' }))
  await press('Refresh')
  await expect(says).toHaveText('Failed to load MUEs. There is nothing here.')
  await page.unroute('**/api/tracks')
  await page.route('**/api/tracks', (route) => route.fulfill({ json: { items: [] } }))
  await press('Refresh')
  await expect(
    page.getByText('No MUEs found. Click Setup Table and Add Sample MUEs to get started.'),
  ).toBeVisible()
})
