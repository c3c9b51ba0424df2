/** Recording with a real microphone: what is spoken is heard by others, whatever the browser lacks, and survives a crash. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import {
  button,
  byRole,
  card,
  expectSpeech,
  fillForm,
  openRecorder,
  publish,
  record,
  startRecording,
  stopRecording,
  text,
  textLike,
  waitForSeconds,
} from './steps'
import { story } from './story'

const KILLED_AT_SECONDS = 8
const KEPT_SECONDS = 7

story(
  'records, pauses and publishes, and another person hears it',
  [],
  async ({ open, sound, server, wren, mara }) => {
    const page = await open({ as: wren })
    await openRecorder(page)
    await startRecording(page, 2)
    await page.press(button('Pause'))
    await page.press(button('Resume'))
    await waitForSeconds(page, 4)
    await stopRecording(page)
    await sound.waitUntilHeard(() => page.press(button('Play preview')))
    await fillForm(page, 'The fox is back')
    const id = await publish(page)
    await page.close()

    const theirs = await open({ as: mara })
    await theirs.open('/?view=squawks')
    await sound.waitUntilHeard(() => theirs.press(button('Play: The fox is back', card(id))))
    await expectSpeech(server, id, 4)
  },
)

story(
  'recovers a recording after the browser was killed at 0:08',
  ['profile'],
  async ({ open, server, wren }) => {
    const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
    onTestFinished(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
    const first = await open({ as: wren, profile })
    await openRecorder(first)
    await fillForm(first, 'Half a thought')
    await startRecording(first, KILLED_AT_SECONDS)
    await first.kill()

    const second = await open({ as: wren, profile })
    await second.open('/')
    await second.waitFor(text('Saved recording'))
    await second.waitFor(textLike('Half a thought'))
    await expectSpeech(server, await publish(second, 'Publish'), KEPT_SECONDS)
  },
)

story('keeps a recording through a reload while it records', ['files'], async ({ open, server, wren }) => {
  const page = await open({ as: wren })
  await openRecorder(page)
  await fillForm(page, 'Half a thought')
  await startRecording(page, 3)
  await page.reload()
  // The tab had it open: it is offered to be heard and published at once.
  await page.waitFor(button('Play preview'))
  await expectSpeech(server, await publish(page), 2)
})

story('records and publishes in a private window', ['private window'], async ({ open, server, wren }) => {
  const page = await open({ as: wren, isPrivate: true })
  await openRecorder(page)
  await record(page, 3)
  await fillForm(page, 'Nobody kept this')
  await expectSpeech(server, await publish(page), 3)
})

story('says how to allow a denied microphone', ['denied microphone'], async ({ open, wren }) => {
  const page = await open({ as: wren, isMicrophoneDenied: true })
  await openRecorder(page)
  await page.press(button('Start Recording'))
  await page.waitFor(text('Please allow microphone access to record audio!', byRole('alert')))
  await page.waitFor(button('Start Recording'))
})

story('records and publishes without files of the origin', [], async ({ open, server, wren }) => {
  const page = await open({ as: wren, without: ['files'] })
  await openRecorder(page)
  expect(await page.run(() => typeof navigator.storage?.getDirectory)).toBe('undefined')
  await record(page, 3)
  await fillForm(page, 'Kept in memory')
  await expectSpeech(server, await publish(page), 3)
})

story('records and plays back where the browser denies all storage', [], async ({ open, sound }) => {
  const page = await open({ without: ['storage'] })
  await openRecorder(page)
  await record(page, 3)
  await sound.waitUntilHeard(() => page.press(button('Play preview')))
})

story(
  'a finger holds the record button on a phone, and lets go to stop',
  ['touch'],
  async ({ open, sound, wren }) => {
    const page = await open({ as: wren })
    await page.setWidth(390)
    await page.open('/')
    await page.touch(byRole('link', { pattern: 'Record a' }, byRole('navigation', 'Quick')), async () => {
      await page.waitFor(byRole('dialog', 'Recording'))
      await waitForSeconds(page, 2)
    })
    await sound.waitUntilHeard(() => page.press(button('Play preview')))
  },
)
