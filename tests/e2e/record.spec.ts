import { fileURLToPath } from 'node:url'
import { expect, test } from './actors'
import { barriers } from './barriers'
import { squawksTitled } from './published'
import { fillIn, openRecorder, record, speak } from './recording'
import { unique } from './unique'

const TRACK = fileURLToPath(new URL('../fixtures/speech-a.m4a', import.meta.url))
test('someone records, pauses, listens back and publishes; someone else finds it in the feed', async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  const name = unique('The fox is back')
  await openRecorder(page)
  await speak(page, 2)
  await expect(page.getByRole('radio', { name: /Squawk/ })).toBeDisabled()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page).toHaveURL(/view=squawks/)
  await expect(page.getByText(/Squawk published! Share link: .*\/squawk\/post_/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  // What styles the recorder leaves the feed as it was.
  const header = page.getByText('Active Squawks').locator('xpath=ancestor::*[@class="bar"]')
  await expect.poll(() => header.evaluate((bar) => bar.clientHeight)).toBeGreaterThan(40)
  await listener.page.goto('/?view=squawks')
  await expect(listener.page.getByRole('article').filter({ hasText: name })).toBeVisible()
  await page.goto('/?view=record')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a squawk without tags is refused at the field, and nothing is lost', async ({ speaker: { page } }) => {
  await openRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill('Kept')
  await page.getByLabel('Tags').fill('no hash here')
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText('Please add tags for your squawk')).toBeVisible()
  await expect(page.getByLabel('Tags')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Kept')
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await page.getByLabel('Tags').fill('#now')
  await expect(page.getByText('Please add tags for your squawk')).toBeHidden()
})

test('a visitor is asked to sign in, and the recording waits, even through a reload', async ({ visitor }) => {
  await openRecorder(visitor)
  await record(visitor)
  await fillIn(visitor, 'Spoken before signing in')
  await visitor.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(visitor.getByLabel('Title')).toHaveValue('Spoken before signing in')
  await expect(visitor.getByLabel('Tags')).toHaveValue('#fox #canal')
})

test('cancelling asks before speech is lost, and starts on the safe answer', async ({
  speaker: { page },
}) => {
  await openRecorder(page)
  await speak(page, 1)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('A recording was saved')).toBeHidden()
})

test('at the limit the recording stops by itself, says so, and keeps the audio', async ({ speaker }) => {
  const { page } = speaker
  // The limit is a number of the kinds' table: this browser gets a smaller one.
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/free:300,pro:900/g, 'free:3,pro:900')
    await route.fulfill({ response: answer, body })
  })
  await openRecorder(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText(/^0:0\d left$/)).toBeVisible()
  await expect(page.getByText('Free limit reached (3s)')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Pro records for 15 minutes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('pressing publish twice makes one post', async ({ speaker: { page } }) => {
  const name = unique('Once')
  await openRecorder(page)
  await record(page)
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Publish Squawk' }).dblclick()
  await expect(page).toHaveURL(/view=squawks/)
  expect(await squawksTitled(page, name)).toBe(1)
})

test('a refused microphone is explained', async ({ speaker: { page } }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openRecorder(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('Please allow microphone access to record audio!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeEnabled()
})

test('an account without the age statement is told so, and keeps the recording', async ({ actor }) => {
  const { page } = await actor('Young Owl', { adult: false })
  await openRecorder(page)
  await record(page)
  await fillIn(page, 'Too young')
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(
    page.getByText('Owlcast is for adults. Please confirm that you are 18 or older.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('music: twelve to choose from, then all; under the voice, or the voice alone where mixing fails', async ({
  speaker: { page },
}) => {
  const TRACKS = Array.from({ length: 14 }, (_, i) => ({
    ...{ id: `track_${i}`, shelf: 'mue', name: `Tide ${i}`, audioUrl: `/media/track_${i}`, seconds: 8 },
    ...{ mood: 'calm', genre: 'ambient', category: null, bpm: null, peaks: [] },
  }))
  await page.route('**/api/tracks', (route) => route.fulfill({ json: { items: TRACKS } }))
  await page.route('**/media/track_*', (route) =>
    route.fulfill({ path: TRACK, headers: { 'content-type': 'audio/mp4' } }),
  )
  await openRecorder(page)
  await page.getByRole('button', { name: 'Add MUE' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a MUE' })
  await expect(picker.getByRole('listitem')).toHaveCount(12)
  await picker.getByRole('button', { name: 'Show All' }).click()
  await expect(picker.getByRole('listitem')).toHaveCount(14)
  await picker.getByRole('button', { name: 'Play: Tide 3' }).click()
  await expect(picker.getByRole('button', { name: 'Pause: Tide 3' })).toBeVisible()
  await picker.getByRole('button', { name: 'Add Tide 3' }).click()
  await expect(page.getByText(/Use headphones/)).toBeVisible()
  await record(page, 2, 'Record Over MUE')
  await expect(page.getByRole('button', { name: 'Squawk + Mue' })).toBeVisible()
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Audio mixing failed. Playing voice only.')).toBeHidden()
  await page.getByRole('button', { name: 'Remove MUE' }).first().click()
  await expect(page.getByRole('button', { name: 'Publish Squawk' })).toBeVisible()
  await page.getByRole('button', { name: 'Add MUE' }).click()
  await page.route('**/media/track_5', (route) => route.abort())
  await picker.getByRole('button', { name: 'Add Tide 5' }).click()
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByText('Audio mixing failed. Playing voice only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
})

test('nothing for axe to find, in any state and scheme', async ({ speaker: { page } }) => {
  const check = async () => {
    expect(await barriers(page)).toEqual([])
  }
  await openRecorder(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await check()
  }
  await speak(page, 1)
  await check()
  await page.setViewportSize({ width: 390, height: 844 })
  await check()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await check()
  }
  // The recording follows to other views, in a panel of its own.
  await page.goto('/?view=squawks')
  await expect(page.getByText('Not published yet')).toBeVisible()
  await check()
})

test('what was typed a moment before a reload is still there', async ({ speaker: { page } }) => {
  await openRecorder(page)
  await record(page)
  await fillIn(page, 'Typed too late')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Typed too late')
  await expect(page.getByLabel('Tags')).toHaveValue('#fox #canal')
})

test('a session that ended meanwhile: the same person signs in again and goes on', async ({ speaker }) => {
  const { page, context } = speaker
  const name = unique('Expired')
  await openRecorder(page)
  await record(page)
  await fillIn(page, name)
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out', includeHidden: true })).toBeHidden()
  await context.addCookies(cookies)
  // As another tab tells it after a sign-in.
  await page.evaluate(() => {
    const tabs = new BroadcastChannel('owlcast.session')
    tabs.postMessage('changed')
    tabs.close()
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue(name)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
})
