/** The mix (spec §4): level, loop and fades of the track under the voice. */

import type { Track } from '../../domain/library/library.schema'
import type { SoundSource } from '../../web/audio/encode/encode-recording'
import type { Recording } from '../../web/audio/recording'
import { expect, test } from './audio-test'
import type { Engine } from './pages/audio'

declare const engine: Engine

const TRACK = '/fixtures/music-24.m4a'

test('mixes the track under the voice at a quarter of its level, looped, with fades', async ({ page }) => {
  const levels = await page.evaluate(async (url) => {
    const seconds = 30
    const voice = new Int16Array(seconds * 48_000)
    const take = {
      draftId: 'draft-under-test',
      mode: 'squawk' as const,
      seconds,
      peaks: '',
      pauses: '',
      samples: async () => voice.slice(),
      encode: () => Promise.reject(new Error('not asked for')),
    } satisfies Recording
    const music = await engine.decodeBlob(await (await fetch(url)).blob())
    const { samples, seconds: length } = await engine.mixRecording(take, { url }, { level: false })
    const rms = (from: number, to: number, of: ArrayLike<number>, full: number) => {
      let power = 0
      for (let at = from * 48_000; at < to * 48_000; at++) power += ((of[at] ?? 0) / full) ** 2
      return Math.sqrt(power / ((to - from) * 48_000))
    }
    const ratio = (from: number, to: number) =>
      rms(from, to, samples, 32_767) /
      rms(from % music.seconds, (from % music.seconds) + to - from, music.samples, 1)
    return {
      length,
      body: ratio(2, 4),
      looped: ratio(26, 28),
      start: ratio(0, 0.05),
      end: rms(29.95, 30, samples, 32_767),
      before: rms(29, 29.4, samples, 32_767),
    }
  }, TRACK)
  expect(levels.length).toBe(30)
  expect(levels.body).toBeCloseTo(0.25, 2)
  expect(levels.looped).toBeCloseTo(0.25, 1)
  expect(levels.start).toBeLessThan(0.05)
  expect(levels.end).toBeLessThan(levels.before / 4)
})

test('a recording over a track holds the voice only, and its mix encodes with progress', {
  tag: '@extended',
}, async ({ page }) => {
  const mix = await page.evaluate(async (url) => {
    await engine.record({ track: { id: 'track-1', audioUrl: url } as Track })
    await engine.wait(2000)
    const take = await engine.stopRecording()
    const { samples } = await engine.mixRecording(take, { url }, { level: false })
    const progress: number[] = []
    const { blob, type } = await engine.encoder.encodeMp3(samples, {
      onProgress: (done) => progress.push(done),
    })
    const { seconds } = await engine.decodeBlob(blob)
    return { type, seconds, take: take.seconds, progress, draft: (await engine.drafts.listDrafts())[0] }
  }, TRACK)
  expect(mix.type).toBe('audio/mpeg')
  expect(Math.abs(mix.seconds - mix.take)).toBeLessThan(0.06)
  expect(mix.progress.at(-1)).toBe(1)
  expect(mix.draft?.trackId).toBe('track-1')
})

test('encoding can be aborted, and a missing track fails with record.mixing_failed', {
  tag: '@extended',
}, async ({ page }) => {
  const outcomes = await page.evaluate(async () => {
    const stop = new AbortController()
    const long = engine.encoder.encodeMp3(new Int16Array(48_000 * 120), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    const aborted = await long.then(
      () => 'finished',
      (error: Error) => error.name,
    )
    await engine.record()
    await engine.wait(500)
    const take = await engine.stopRecording()
    const mixed = await engine.mixRecording(take, { url: '/fixtures/none.m4a' }, { level: true }).then(
      () => 'mixed',
      (error: { code?: string }) => error.code,
    )
    return { aborted, mixed }
  })
  expect(outcomes).toEqual({ aborted: 'AbortError', mixed: 'record.mixing_failed' })
})

test('encodes ahead once, aborts for other settings, and outlives a caller that stops waiting', async ({
  page,
}) => {
  const seen = await page.evaluate(async (url) => {
    await engine.record()
    await engine.wait(2000)
    const take = await engine.stopRecording()
    let mixes = 0
    const counted = {
      ...take,
      samples() {
        mixes += 1
        return take.samples()
      },
    }
    const wish = {
      recording: counted,
      track: { id: 'a', audioUrl: url },
      format: { lossless: false, level: true },
    } satisfies SoundSource
    const wav = { lossless: true, level: true }
    const stages: string[] = []
    const waiting = { signal: new AbortController().signal, onStage: (stage: string) => stages.push(stage) }

    const first = engine.encodeCache.encodeEarly(wish)
    const given = AbortSignal.abort(new DOMException('enough', 'AbortError'))
    const stopped = await first
      .waitForSound({ ...waiting, signal: given })
      .catch((error: Error) => error.name)
    const heard = await engine.encodeCache.encodeEarly(wish).loadPreview()
    const sound = await engine.encodeCache.encodeEarly(wish).waitForSound(waiting)
    const again = await engine.encodeCache.encodeEarly(wish).loadPreview()
    const once = mixes

    const other = { ...wish, track: { id: 'b', audioUrl: url } }
    const former = engine.encodeCache.encodeEarly({ ...wish, format: wav }).waitForSound(waiting)
    const latter = engine.encodeCache.encodeEarly(other).waitForSound(waiting)
    const givenUp = await former.then(
      () => 'made',
      (error: Error) => error.name,
    )
    const found = engine.encodeCache.findEncoding(take.draftId, 'a', wav)
    const latterType = (await latter).encoded.type
    engine.encodeCache.encodeInBackground(null)
    return {
      stopped,
      once,
      stages: [...new Set(stages)],
      givenUp,
      latterType,
      found,
      heard: { type: heard.blob.type, voiceOnly: heard.voiceOnly },
      same: again.blob === sound.encoded.blob,
      left: engine.encodeCache.findEncoding(take.draftId, 'b', wish.format),
    }
  }, TRACK)
  expect(seen).toEqual({
    stopped: 'AbortError',
    once: 1,
    stages: ['mixing', 'encoding'],
    givenUp: 'AbortError',
    latterType: 'audio/mpeg',
    found: null,
    left: null,
    same: true,
    heard: { type: 'audio/wav', voiceOnly: false },
  })
})
