/** The audio engine in a real browser: its output matches the microphone's input. */

import type { Page } from '@playwright/test'
import { Mp3Counter } from '../../domain/audio/mp3-counter'
import { unpackPeaks } from '../../domain/audio/peaks'
import { measureSimilarity } from './audio-similarity'
import { expect, readSpeech, test } from './audio-test'
import type { Engine } from './pages/audio'

declare const engine: Engine

test('the recorded samples and the MP3 encoded meanwhile match the speech', async ({ page }) => {
  const heard = await page.evaluate(async () => {
    await engine.record()
    await engine.wait(5000)
    const live = engine.recorder.livePeaks().length
    const take = await engine.stopRecording()
    const { blob, type } = await take.encode()
    const samples = await take.samples()
    const file = [...new Uint8Array(await blob.arrayBuffer())]
    const [draft] = await engine.drafts.listDrafts()
    return {
      take: { ...take },
      samples,
      type,
      file,
      mp3: await engine.decodeBlob(blob),
      live,
      draft,
    }
  })
  expect(heard.samples).toHaveLength(Math.round(heard.take.seconds * 48_000))
  expect(measureSimilarity(readSpeech(), heard.samples)).toBeGreaterThan(0.9)
  expect(heard.take.peaks).toHaveLength(160)
  expect(Math.max(...unpackPeaks(heard.take.peaks))).toBe(1)
  expect(heard.live).toBeGreaterThan(40)

  expect(heard.type).toBe('audio/mpeg')
  expect(measureSimilarity(readSpeech(), heard.mp3.samples)).toBeGreaterThan(0.9)
  expect(heard.mp3.channels).toBe(1)
  expect(Math.abs(heard.mp3.seconds - heard.take.seconds)).toBeLessThan(0.06)
  // As validated by the server: one bit rate, mono, whole frames.
  const count = new Mp3Counter()
  count.push(Uint8Array.from(heard.file))
  expect(Math.abs((count.measure().seconds ?? 0) - heard.take.seconds)).toBeLessThan(0.06)
  expect(heard.file.length / heard.take.seconds).toBeLessThan(8200)
  expect(heard.draft).toMatchObject({ state: 'ready', seconds: heard.take.seconds, peaks: heard.take.peaks })
})

/** Records with three pauses; returns the positions of these and the samples. */
async function recordWithPauses(page: Page) {
  await page.reload()
  return page.evaluate(async () => {
    await engine.record()
    const pauses: { paused: unknown; still: number }[] = []
    for (let round = 0; round < 3; round++) {
      await engine.wait(1200)
      await engine.recorder.pause()
      const paused = engine.recorder.getSnapshot()
      await engine.wait(700)
      pauses.push({ paused, still: engine.recorder.position() })
      await engine.recorder.resume()
    }
    await engine.wait(1200)
    const take = await engine.stopRecording()
    return { pauses, seconds: take.seconds, samples: await take.samples() }
  })
}

test('records nothing during a pause, and loses no sample around it', async ({ page }) => {
  // A busy machine's fake microphone skips now and then: one recording without a skip at a pause is enough.
  const recordings: Awaited<ReturnType<typeof recordWithPauses>>[] = []
  await expect(async () => {
    const heard = await recordWithPauses(page)
    recordings.push(heard)
    // Half a second each.
    const similarities = heard.pauses.map(({ still }) => {
      const join = Math.round(still * 48_000)
      const sides = [heard.samples.slice(join - 24_000, join), heard.samples.slice(join, join + 24_000)]
      return Math.min(...sides.map((side) => measureSimilarity(side, readSpeech())))
    })
    expect(Math.max(...similarities)).toBeGreaterThan(0.9)
  }).toPass({ timeout: 200_000 })
  for (const { pauses, samples, seconds } of recordings) {
    for (const { paused, still } of pauses)
      expect(paused).toMatchObject({ at: 'paused', why: 'person', seconds: still })
    expect(samples).toHaveLength(Math.round(seconds * 48_000))
  }
})

test('stops at the limit to the sample, after a warning, and keeps the audio', async ({ page }) => {
  const heard = await page.evaluate(async () => {
    const seen: unknown[] = []
    engine.recorder.subscribe(() => seen.push(engine.recorder.getSnapshot()))
    await engine.record({ limitSeconds: 3 })
    const end = await engine.waitForState(({ at }) => at === 'stopped')
    const take = engine.getRecording()
    return { end, seen, seconds: take.seconds, frames: (await take.samples()).length }
  })
  expect(heard.end).toMatchObject({ at: 'stopped', why: 'limit' })
  expect(heard.seconds).toBe(3)
  expect(heard.frames).toBe(144_000)
  expect(heard.seen).toContainEqual(expect.objectContaining({ at: 'recording', seconds: 2, warning: true }))
})

test('reports a silent microphone', { tag: '@extended' }, async ({ page }) => {
  const now = await page.evaluate(async () => {
    await engine.record()
    return engine.waitForState((now) => now.at === 'recording' && now.silent)
  })
  expect(now).toMatchObject({ at: 'recording', silent: true })
})

test('releases the microphone after stopping, discarding, and discarding during the permission prompt', {
  tag: '@extended',
}, async ({ page }) => {
  const states = await page.evaluate(async () => {
    const tracks: MediaStreamTrack[] = []
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    await engine.record()
    await engine.wait(300)
    const live = tracks.map(({ readyState }) => readyState)
    await engine.stopRecording()
    await engine.record()
    await engine.wait(300)
    await engine.recorder.discard()
    const asked = engine.record()
    await engine.recorder.discard()
    await asked
    await engine.wait(500)
    const files: string[] = []
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('recordings')
    await engine.drafts.recoverDrafts()
    for await (const name of folder.keys()) files.push(name)
    const drafts = await engine.drafts.listDrafts()
    return {
      live,
      tracks: tracks.map(({ readyState }) => readyState),
      at: engine.recorder.getSnapshot().at,
      drafts,
      files,
    }
  })
  expect(states.live).toEqual(['live'])
  expect(states.tracks.length).toBeGreaterThanOrEqual(2)
  expect(new Set(states.tracks)).toEqual(new Set(['ended']))
  expect(states).toMatchObject({ at: 'idle', drafts: [], files: [] })
})

test('an unplugged microphone pauses, and recording resumes with the next one', { tag: '@extended' }, async ({
  page,
}) => {
  const heard = await page.evaluate(async () => {
    const tracks: MediaStreamTrack[] = []
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    await engine.record()
    await engine.wait(1000)
    tracks[0]?.stop()
    tracks[0]?.dispatchEvent(new Event('ended'))
    await engine.wait(200)
    const lost = engine.recorder.getSnapshot()
    await engine.recorder.resume()
    await engine.wait(1000)
    const take = await engine.stopRecording()
    return { lost, seconds: take.seconds, asked: tracks.length }
  })
  expect(heard.lost).toMatchObject({ at: 'paused', why: 'microphone' })
  expect(heard.asked).toBe(2)
  expect(heard.seconds).toBeGreaterThan(1.5)
})

test.describe('without permission', () => {
  test('fails with record.microphone_denied and stores nothing', async ({ page }) => {
    const result = await page.evaluate(async () => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      await engine.record()
      return { now: engine.recorder.getSnapshot(), drafts: await engine.drafts.listDrafts() }
    })
    expect(result).toEqual({ now: { at: 'failed', code: 'record.microphone_denied' }, drafts: [] })
  })
})

test('records in memory without a file system, with a message, and the recording survives a reload', {
  tag: '@extended',
}, async ({ page }) => {
  const heard = await page.evaluate(async () => {
    Object.assign(navigator.storage, { getDirectory: () => Promise.reject(new Error('not here')) })
    await engine.record()
    await engine.wait(5000)
    const now = engine.recorder.getSnapshot()
    const take = await engine.stopRecording()
    return { now, seconds: take.seconds, samples: await take.samples() }
  })
  expect(heard.now).toMatchObject({ at: 'recording', problem: 'record.storage_missing' })
  expect(heard.samples).toHaveLength(Math.round(heard.seconds * 48_000))
  expect(measureSimilarity(readSpeech(), heard.samples)).toBeGreaterThan(0.9)
  await page.reload()
  const again = await page.evaluate(
    async () => (await engine.drafts.readRecording('draft-under-test'))?.seconds,
  )
  expect(again).toBe(heard.seconds)
})

for (const [missing, files] of [
  ['the worklet', '**/capture.worklet*'],
  ['the storage worker', '**/pcm-writer.worker*'],
  ['the encoder', '**/encoder.worker*'],
] as const)
  test(`records when ${missing} cannot be loaded`, { tag: '@extended' }, async ({ page }) => {
    await page.route(files, (route) => route.abort())
    const heard = await page.evaluate(async () => {
      await engine.record()
      await engine.wait(5000)
      const take = await engine.stopRecording()
      const { type } = await take.encode()
      return { type, seconds: take.seconds, samples: await take.samples() }
    })
    expect(heard.type).toBe(missing === 'the encoder' ? 'audio/wav' : 'audio/mpeg')
    expect(heard.samples).toHaveLength(Math.round(heard.seconds * 48_000))
    expect(measureSimilarity(readSpeech(), heard.samples)).toBeGreaterThan(0.9)
  })

test('terminates encoder workers', { tag: '@extended' }, async ({ page }) => {
  await page.evaluate(async () => {
    for (let file = 0; file < 15; file++) await engine.encoder.encodeMp3(new Int16Array(48_000))
  })
  await expect.poll(() => page.workers().length).toBe(0)
})
