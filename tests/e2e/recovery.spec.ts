/** Nothing spoken is lost: the browser is killed in the middle of a recording and opened again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { EMPTY_FORM } from '../../web/audio/draft-record'
import { expect, spoken, test } from './audio-test'
import { likeness } from './likeness'
import type { Engine } from './pages/audio'

/** The whole browser where it is there: the lighter one holds on to its database after it was killed. */
const FULL = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

declare const engine: Engine

type Opened = { browser: Browser; page: Page; process: ChildProcess }

/** Starts a browser of our own on a profile, so that we know its process and may kill it. */
async function open(
  profile: string,
  url: string,
  { executablePath, args = [] }: LaunchOptions,
): Promise<Opened> {
  const note = join(profile, 'DevToolsActivePort')
  rmSync(note, { force: true })
  const flags = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const process = spawn(FULL ?? executablePath ?? 'chromium', [...flags, ...args, 'about:blank'], {
    stdio: 'ignore',
  })
  await expect.poll(() => existsSync(note) && readFileSync(note, 'utf8').includes('\n')).toBe(true)
  const port = readFileSync(note, 'utf8').split('\n')[0]
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage())
  await page.goto(url)
  return { browser, page, process }
}

test('a browser killed while recording gives back all but the last second', async ({
  audioUrl,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
  const first = await open(profile, audioUrl, launchOptions)
  const form = { ...EMPTY_FORM, title: 'Half a thought' }
  const spokenFor = await first.page.evaluate(async (typed) => {
    await engine.record()
    await engine.pass(5000)
    await engine.drafts.saveDraft({ id: 'draft-under-test', form: typed })
    return engine.recorder.position()
  }, form)
  first.process.kill('SIGKILL')
  await new Promise((gone) => first.process.once('exit', gone))

  const second = await open(profile, audioUrl, launchOptions)
  try {
    const found = await second.page.evaluate(async () => {
      const before = await engine.drafts.listDrafts()
      // Two tabs may look at the same time; only one of them rescues.
      const rescued = (
        await Promise.all([engine.drafts.recoverDrafts(), engine.drafts.recoverDrafts()])
      ).flat()
      const take = await engine.drafts.readTake('draft-under-test')
      const sound = await take?.encoded()
      return {
        before: before[0]?.state,
        rescued,
        samples: (await take?.samples()) ?? new Int16Array(),
        mp3: sound && (await engine.decoded(sound.blob)).seconds,
      }
    })
    expect(found.before).toBe('recording')
    expect(found.rescued).toHaveLength(1)
    expect(found.rescued[0]).toMatchObject({ state: 'ready', form: { title: 'Half a thought' } })
    const seconds = found.rescued[0]?.seconds ?? 0
    expect(spokenFor - seconds).toBeLessThanOrEqual(1)
    expect(found.samples).toHaveLength(Math.round(seconds * 48_000))
    expect(found.rescued[0]?.peaks).toHaveLength(160)
    expect(Math.abs((found.mp3 ?? 0) - seconds)).toBeLessThan(0.06)
    expect(likeness(spoken(), found.samples)).toBeGreaterThan(0.9)
  } finally {
    await second.browser.close()
    second.process.kill()
    await new Promise((gone) =>
      second.process.exitCode === null ? second.process.once('exit', gone) : gone(0),
    )
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('what another tab is recording is not taken from it', async ({ page, context, audioUrl }) => {
  const other = await context.newPage()
  await other.goto(audioUrl)
  await page.evaluate(async () => {
    await engine.record()
    // A slow machine hears nothing of the microphone at first.
    await engine.until((now) => now.at === 'recording' && now.seconds > 0.5)
  })
  const seen = await other.evaluate(async () => ({
    rescued: await engine.drafts.recoverDrafts(),
    held: await engine.withDraft('draft-under-test', async () => 'mine'),
    drafts: (await engine.drafts.listDrafts()).map(({ state }) => state),
  }))
  expect(seen).toEqual({ rescued: [], held: null, drafts: ['recording'] })
  const told = other.evaluate(() => new Promise((heard) => engine.drafts.subscribe(() => heard('changed'))))
  await page.evaluate(() => engine.stopped().then(({ seconds }) => seconds))
  expect(await told).toBe('changed')
  const after = await other.evaluate(async () => ({
    held: await engine.withDraft('draft-under-test', async () => 'mine'),
    drafts: (await engine.drafts.listDrafts()).map(({ state }) => state),
  }))
  expect(after).toEqual({ held: 'mine', drafts: ['ready'] })
})

test('a device that fills up meanwhile is said, and recording goes on in memory without a gap', async ({
  audioUrl,
  launchOptions,
}) => {
  // A profile on the disk: private windows have no limit to run into.
  const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
  const { headless, executablePath, args } = launchOptions
  const context = await chromium.launchPersistentContext(profile, { headless, executablePath, args })
  try {
    const page = await context.newPage()
    await page.goto(audioUrl)
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(audioUrl).origin,
      // The browser takes room for a file by the megabyte, which is eleven seconds of samples.
      quotaSize: used + 1_300_000,
    })
    const heard = await page.evaluate(async () => {
      await engine.record()
      const told = await engine.until((now) => now.at === 'recording' && now.trouble !== null)
      await engine.pass(1000)
      const take = await engine.stopped()
      return { told, seconds: take.seconds, samples: await take.samples() }
    })
    expect(heard.told).toMatchObject({ trouble: 'record.storage_full' })
    expect(heard.samples).toHaveLength(Math.round(heard.seconds * 48_000))
    expect(likeness(spoken(), heard.samples)).toBeGreaterThan(0.9)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
