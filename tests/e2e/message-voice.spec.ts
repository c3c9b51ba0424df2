/** A recorded message between two windows, and a third that has no access. */
import { SPEECH } from '../playwright.config'
import { expect, test } from './actors'
import { measureSimilarityInPieces } from './audio-similarity'
import { readSpeech } from './audio-test'
import { fetchAudio, readDrafts, subtractTrack } from './decoded-audio'
import {
  addTrack,
  conversation,
  followEachOther,
  formatHandle,
  listMessages,
  MUES,
  sendButton,
  thread,
  toField,
} from './message-steps'
import { record, startRecording } from './recording-steps'

const SAME_SECONDS = 0.06

// This microphone plays in a loop.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${SPEECH}`],
    }),
})

test('a message mixed with music reaches one recipient live and is answered', {
  tag: '@extended',
}, async ({ speaker, listener, actor }) => {
  const stranger = await actor('Eve Stone')
  await followEachOther(speaker, listener)
  const [page, theirs] = [speaker.page, listener.page]
  await page.addInitScript(disableAudioProcessing)
  const caughtUp = theirs.waitForResponse(/\/api\/events/)
  await theirs.goto(MUES)
  await caughtUp
  await expect(theirs.getByRole('heading', { name: 'No MUE messages yet' })).toBeVisible()
  await theirs.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))

  await page.goto(MUES)
  await page.getByRole('link', { name: 'New MUE Message' }).click()
  await toField(page).fill(formatHandle(listener).toUpperCase())
  await expect(page.getByText(`Mara Lindqvist is on Owlcast · ${formatHandle(listener)}`)).toBeVisible()
  await expect(page.getByText('Only you and Mara Lindqvist can listen')).toBeVisible()
  await addTrack(page, 'Low tide')
  await record(page, 6, 'Record Over MUE')
  await page.getByLabel('Title').fill('The frogs have started')
  const [draft] = await readDrafts(page)
  const { items } = await (await page.request.get('/api/tracks')).json()
  const url = items.find(({ name }: { name: string }) => name === 'Low tide').audioUrl
  const track = await fetchAudio(page, url)
  await sendButton(page).click()
  await expect(page.getByText('Sent to Mara Lindqvist.')).toBeVisible()
  await expect(thread(page, 'Mara Lindqvist').getByText('The frogs have started')).toBeVisible()

  // The other window shows it as unread and plays the same sound.
  await expect(theirs.getByRole('link', { name: 'Mues new' }).first()).toBeVisible()
  const row = conversation(theirs, 'Wren Okafor')
  await expect(row.getByText('1 unheard')).toBeAttached()
  await row.getByRole('link').click()
  const open = thread(theirs, 'Wren Okafor')
  await expect(open.getByText('1 message', { exact: true })).toBeVisible()
  await expect(open.getByText('Low tide')).toBeVisible()
  await open.getByRole('button', { name: 'Play: The frogs have started' }).click()
  await expect(open.getByRole('button', { name: 'Pause: The frogs have started' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Mues', exact: true }).first()).toBeVisible()
  await expect(row.getByText('1 unheard')).toBeHidden()
  expect(await theirs.evaluate(() => Reflect.has(globalThis, 'neverReloaded'))).toBe(true)
  const [message] = await listMessages(listener)
  const mix = await fetchAudio(theirs, message?.audioUrl ?? '')
  expect(Math.abs(mix.seconds - (draft?.seconds ?? 0))).toBeLessThan(SAME_SECONDS)
  const { gain, voice } = subtractTrack(mix.samples, track.samples)
  expect(gain).toBeCloseTo(0.25, 1)
  expect(measureSimilarityInPieces([...readSpeech(), ...readSpeech()], voice)).toBeGreaterThan(0.85)

  // The reply appears in the open conversation.
  await startRecording(theirs, 2, 'Record Reply')
  await open.getByRole('button', { name: 'Stop Recording' }).click()
  // A reload keeps the recording where it was made.
  await theirs.reload()
  await expect(open.getByRole('button', { name: 'Re-record' })).toBeVisible()
  await open.getByRole('button', { name: 'Add a title, music or another post' }).click()
  await expect(theirs.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(speaker.displayName)
  await theirs.getByLabel('Title').fill('I left the porch light on')
  await theirs.goBack()
  await sendButton(theirs).click()
  await expect(theirs.getByText(`Sent to ${speaker.displayName}.`)).toBeVisible()
  await expect(open.getByText('I left the porch light on')).toBeVisible()
  await expect(thread(page, 'Mara Lindqvist').getByText('I left the porch light on')).toBeVisible()
  await expect(thread(page, 'Mara Lindqvist').getByText('2 messages', { exact: true })).toBeVisible()

  // No other user has access.
  await stranger.page.goto(MUES)
  await expect(stranger.page.getByRole('heading', { name: 'No MUE messages yet' })).toBeVisible()
  for (const { request } of [stranger.page, await stranger.context.newPage()])
    expect((await request.get(message?.audioUrl ?? '')).status()).toBe(404)

  // Deleting a message removes it from both windows.
  await open.getByRole('button', { name: 'More actions for I left the porch light on' }).click()
  await theirs.getByRole('menuitem', { name: 'Delete' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  for (const window of [thread(page, 'Mara Lindqvist'), open]) {
    await expect(window.getByText('I left the porch light on')).toBeHidden()
    await expect(window.getByText('1 message', { exact: true })).toBeVisible()
  }
})

/** Disables the browser's audio processing, which would change the samples. */
function disableAudioProcessing() {
  const getUserMedia = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices)
  if (!getUserMedia) return
  navigator.mediaDevices.getUserMedia = (constraints) => {
    const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
    return getUserMedia({
      ...constraints,
      audio: { ...(typeof constraints?.audio === 'object' ? constraints.audio : {}), ...raw },
    })
  }
}
