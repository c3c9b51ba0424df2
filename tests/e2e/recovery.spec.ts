/** Recovery of recordings after the browser is killed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { EMPTY_FORM } from '../../web/drafts/store/draft-record'
import { measureSimilarity } from './audio-similarity'
import { expect, readSpeech, test } from './audio-test'
import { openKillableBrowser } from './killable-browser'
import type { Engine } from './pages/audio'

declare const engine: Engine

test('a browser killed while recording restores all but the last second', { tag: '@extended' }, async ({
  audioUrl,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
  const first = await openKillableBrowser(profile, launchOptions)
  await first.page.goto(audioUrl)
  const form = { ...EMPTY_FORM, title: 'Half a thought' }
  const spokenFor = await first.page.evaluate(async (typed) => {
    await engine.record()
    await engine.wait(5000)
    await engine.drafts.saveDraft({ id: 'draft-under-test', form: typed })
    return engine.recorder.position()
  }, form)
  await first.kill()

  const second = await openKillableBrowser(profile, launchOptions)
  await second.page.goto(audioUrl)
  try {
    const found = await second.page.evaluate(async () => {
      const before = await engine.drafts.listDrafts()
      // Two tabs may start at the same time; only one recovers.
      const rescued = (
        await Promise.all([engine.drafts.recoverDrafts(), engine.drafts.recoverDrafts()])
      ).flat()
      const take = await engine.drafts.readRecording('draft-under-test')
      const sound = await take?.encode()
      return {
        before: before[0]?.state,
        rescued,
        samples: (await take?.samples()) ?? new Int16Array(),
        mp3: sound && (await engine.decodeBlob(sound.blob)).seconds,
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
    expect(measureSimilarity(readSpeech(), found.samples)).toBeGreaterThan(0.9)
  } finally {
    await second.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('does not recover a recording in progress in another tab', { tag: '@extended' }, async ({
  page,
  context,
  audioUrl,
}) => {
  const other = await context.newPage()
  await other.goto(audioUrl)
  await page.evaluate(async () => {
    await engine.record()
    // A slow machine gets no samples from the microphone at first.
    await engine.waitForState((now) => now.at === 'recording' && now.seconds > 0.5)
  })
  const seen = await other.evaluate(async () => ({
    rescued: await engine.drafts.recoverDrafts(),
    held: await engine.withDraftLock('draft-under-test', async () => 'mine'),
    drafts: (await engine.drafts.listDrafts()).map(({ state }) => state),
  }))
  expect(seen).toEqual({ rescued: [], held: null, drafts: ['recording'] })
  const change = other.evaluate(
    () => new Promise((resolve) => engine.drafts.subscribeToDrafts(() => resolve('changed'))),
  )
  await page.evaluate(() => engine.stopRecording().then(({ seconds }) => seconds))
  expect(await change).toBe('changed')
  const after = await other.evaluate(async () => ({
    held: await engine.withDraftLock('draft-under-test', async () => 'mine'),
    drafts: (await engine.drafts.listDrafts()).map(({ state }) => state),
  }))
  expect(after).toEqual({ held: 'mine', drafts: ['ready'] })
})

test('deletes no file that a tab still reads because the device stored no draft of it', {
  tag: '@extended',
}, async ({ page, context, audioUrl }) => {
  const other = await context.newPage()
  await other.goto(audioUrl)
  const seconds = await page.evaluate(async () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
    await engine.record()
    await engine.waitForState((now) => now.at === 'recording' && now.seconds > 0.5)
    return engine.stopRecording().then((take) => take.seconds)
  })
  const recoverInBoth = async () => {
    for (const tab of [page, other]) await tab.evaluate(() => engine.drafts.recoverDrafts())
  }
  const readSeconds = () => page.evaluate(async () => (await engine.getRecording().samples()).length / 48_000)
  await recoverInBoth()
  expect(await readSeconds()).toBe(seconds)
  // Once it was published or discarded, the file is of no use.
  await page.evaluate(() => {
    Object.assign(window, { take: engine.getRecording() })
    engine.recorder.release()
  })
  await recoverInBoth()
  expect(
    await page.evaluate(async () => {
      const { take } = window as unknown as { take: ReturnType<Engine['getRecording']> }
      return (await take.samples()).length
    }),
  ).toBe(0)
})

test('reports a device that fills up, and continues in memory without a gap', {
  tag: '@extended',
}, async ({ audioUrl, launchOptions }) => {
  // A profile on disk: private windows have no storage quota to exceed.
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
      // The browser allocates files by the megabyte, which is eleven seconds of samples.
      quotaSize: used + 1_300_000,
    })
    const heard = await page.evaluate(async () => {
      await engine.record()
      const full = await engine.waitForState((now) => now.at === 'recording' && now.problem !== null)
      await engine.wait(1000)
      const take = await engine.stopRecording()
      return { full, seconds: take.seconds, samples: await take.samples() }
    })
    expect(heard.full).toMatchObject({ problem: 'record.storage_full' })
    expect(heard.samples).toHaveLength(Math.round(heard.seconds * 48_000))
    expect(measureSimilarity(readSpeech(), heard.samples)).toBeGreaterThan(0.9)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
