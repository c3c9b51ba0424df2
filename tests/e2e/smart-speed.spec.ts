/** Smart speed: a recorded pause plays fast, the words around it do not. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unpackPauses } from '../../domain/audio/pauses'
import { SMART_SPEED } from '../../domain/audio/playback.limits'
import { createWavHeader } from '../../domain/audio/wav-format'
import { readVoice } from '../support/voices'
import { expect, test } from './actors'
import { getPostByTitle } from './fetch-posts'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

const PAUSE_SECONDS = 2
const RATE = 48_000
const voice = readVoice()
/** Contains a whole pause, wherever it begins. */
const RECORDED_SECONDS = Math.ceil(voice.length / RATE + 2 * PAUSE_SECONDS) + 1

/** The microphone speaks, pauses, and speaks again. */
function writeMicrophone(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'owlcast-pause-')), 'microphone.wav')
  const silence = new Int16Array(PAUSE_SECONDS * RATE)
  const frames = voice.length + silence.length
  writeFileSync(
    path,
    Buffer.concat([createWavHeader(frames), ...[voice, silence].map(({ buffer }) => Buffer.from(buffer))]),
  )
  return path
}

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${writeMicrophone()}`],
    }),
})

type RateChange = { rate: number; position: number }
type WatchedWindow = Window & { rateChanges: RateChange[]; seeks: number[] }

/** Notes where the speed of any sound changes, and where it is moved to. */
async function watchRates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow
    watched.rateChanges = []
    watched.seeks = []
    const { prototype } = HTMLMediaElement
    const note = (
      name: 'playbackRate' | 'currentTime',
      noteChange: (element: HTMLMediaElement, to: number) => void,
    ) => {
      const property = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor
      Object.defineProperty(prototype, name, {
        ...property,
        set(this: HTMLMediaElement, to: number) {
          noteChange(this, to)
          property.set?.call(this, to)
        },
      })
    }
    note('playbackRate', ({ playbackRate, currentTime }, rate) => {
      if (rate !== playbackRate) watched.rateChanges.push({ rate, position: currentTime })
    })
    note('currentTime', (_, to) => watched.seeks.push(to))
  })
}

test('a recorded pause plays fast, its words do not, and the time saved is shown', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page } = speaker
  const title = unique('Slow talker')
  await openRecorder(page)
  await record(page, RECORDED_SECONDS)
  await fillForm(page, title)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  const post = await getPostByTitle(page, title)
  const pauses = unpackPauses(post.pauses ?? '')
  expect(pauses.some(({ start, end }) => end - start > PAUSE_SECONDS - 0.3)).toBe(true)

  const play = async (tab: Page) => {
    await tab.goto(`/?view=squawks&post=${post.id}`)
    await tab
      .getByRole('main')
      .getByRole('button', { name: `Play: ${title}` })
      .click()
    await tab.getByRole('button', { name: 'Open the player' }).click()
    return tab.getByRole('dialog', { name: 'Now playing' })
  }
  await (await play(page)).getByRole('button', { name: 'Smart speed' }).click()
  // The choice holds on this device; another tab starts from the beginning.
  const tab = await speaker.context.newPage()
  await watchRates(tab)
  // No other post of the feed plays on: this one is played again.
  await tab.addInitScript(() => localStorage.setItem('owlcast.playOn', 'false'))
  const sheet = await play(tab)
  const readChanges = () =>
    tab.evaluate(() => {
      const { rateChanges, seeks } = window as unknown as WatchedWindow
      return { rateChanges, seeks }
    })
  // A busy page speeds up fewer pauses, so the post plays until one was fast and a second is saved.
  await expect(async () => {
    const playAgain = sheet.getByRole('button', { name: `Play: ${title}` })
    if (await playAgain.isVisible()) await playAgain.click()
    expect((await readChanges()).rateChanges.filter(({ rate }) => rate === SMART_SPEED)).not.toEqual([])
    await expect(sheet.getByText(/Time saved on this device: \d+:\d\d$/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const { rateChanges, seeks } = await readChanges()
  const isInPause = (at: number) => pauses.some(({ start, end }) => at > start && at < end)
  const starts = rateChanges.filter(({ rate }) => rate === SMART_SPEED)
  for (const { position } of starts) expect(isInPause(position), `fast at ${position}`).toBe(true)
  // A busy page may be late: what played fast then is repeated.
  // A recording that ends in a pause has no words after it.
  const silentFrom = pauses.find(({ end }) => end > post.seconds - 0.2)?.start ?? post.seconds
  for (const { rate, position } of rateChanges.filter(({ rate }) => rate === 1))
    expect(
      isInPause(position) || position > silentFrom || seeks.some((to) => isInPause(to) && to < position),
      `${rate}× at ${position}`,
    ).toBe(true)
})
