import { fileURLToPath } from 'node:url'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { fillForm, openRecorder, record, startRecording } from './recording-steps'
import { unique } from './unique'

const TRACK = fileURLToPath(new URL('../fixtures/speech-a.m4a', import.meta.url))
test('a user records, pauses, plays back and publishes; another one finds it in the feed', async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  const name = unique('The fox is back')
  await openRecorder(page)
  await startRecording(page, 2)
  await expect(page.getByRole('radio', { name: /Squawk/ })).toBeDisabled()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
  await fillForm(page, name)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page).toHaveURL(/view=squawks/)
  await expect(page.getByText(/Squawk published! Share link: …\/squawk\/\w{6}…$/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  // The recorder's styles do not leak into the feed.
  const header = page.locator('.feed-top .bar')
  await expect.poll(() => header.evaluate((bar) => bar.clientHeight)).toBeGreaterThan(40)
  await listener.page.goto('/?view=squawks')
  await expect(listener.page.getByRole('article').filter({ hasText: name })).toBeVisible()
  await page.goto('/?view=record&mode=squawk')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test("keeps a visitor's recording and typed text through a reload, also with the sign-in dialog open", async ({
  visitor,
}) => {
  const expectAllKept = async () => {
    await expect(visitor.getByRole('button', { name: 'Play preview' })).toBeVisible()
    await expect(visitor.getByLabel('Title')).toHaveValue('Spoken before signing in')
    await expect(visitor.locator('.tag-box .chip')).toHaveText(['#fox', '#canal'])
  }
  await openRecorder(visitor)
  await record(visitor)
  await fillForm(visitor, 'Spoken before signing in')
  await visitor.reload()
  await expectAllKept()
  await visitor.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(visitor.locator('dialog')).toBeVisible()
  await visitor.reload()
  await expectAllKept()
})

test('lists twelve tracks, then all; mixes the chosen one, or plays the voice alone when mixing fails', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  const TRACKS = Array.from({ length: 14 }, (_, i) => ({
    id: `track_${i}`,
    collection: 'mue',
    name: `Tide ${i}`,
    audioUrl: `/media/track_${i}`,
    seconds: 8,
    mood: 'calm',
    genre: 'ambient',
    category: null,
    bpm: null,
    peaks: '',
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
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
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

test('axe finds nothing, in any state and scheme', { tag: '@a11y' }, async ({ speaker: { page } }) => {
  const expectNoViolations = async () => {
    expect(await findAxeViolations(page)).toEqual([])
  }
  await openRecorder(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoViolations()
  }
  await startRecording(page, 1)
  await expectNoViolations()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations()
  }
  // Other views show the recording in a panel.
  await page.goto('/?view=squawks')
  await expect(page.getByText('Not published yet')).toBeVisible()
  await expectNoViolations()
})
