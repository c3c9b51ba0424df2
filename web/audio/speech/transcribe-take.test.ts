import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceSpeechOptions, DeviceTranscript } from './device-speech'
import { transcribeTake } from './transcribe-take'

const recording = { samples: async () => new Int16Array(480) }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An engine whose work the test ends. */
function start(signal = new AbortController().signal) {
  const { promise, resolve } = Promise.withResolvers<DeviceTranscript>()
  const jobs: DeviceSpeechOptions[] = []
  const sounds: Blob[] = []
  const shares: string[] = []
  const transcribe = (sound: Blob, _language: string | null, options: DeviceSpeechOptions) => {
    sounds.push(sound)
    jobs.push(options)
    return promise
  }
  const result = transcribeTake({ transcribe }, recording, 'en', {
    signal,
    onDownload: (share) => shares.push(`download ${share}`),
    onProgress: (share) => shares.push(`progress ${share}`),
  })
  result.catch(() => {})
  return { result, jobs, sounds, shares, resolve }
}

test('returns the words of the sound as WAV, and passes progress on', async () => {
  const { result, jobs, sounds, shares, resolve } = start()
  await vi.advanceTimersByTimeAsync(0)
  jobs[0]?.onDownload(0.5)
  jobs[0]?.onProgress(0.3)
  resolve({ ok: true, language: 'en', engine: 'test', words: [['Hello', 0, 10]] })
  expect(await result).toEqual({ ok: true, words: [['Hello', 0, 10]] })
  expect(sounds[0]).toMatchObject({ type: 'audio/wav', size: 44 + 960 })
  expect(shares).toEqual(['download 0.5', 'progress 0.3'])
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, DeviceTranscript, object]>([
  ['no words', { ok: true, language: 'en', engine: 'test', words: [] }, { ok: false, problem: 'no_speech' }],
  ['a problem', { ok: false, problem: 'unreadable' }, { ok: false, problem: 'unreadable' }],
])('says that there are %s', async (_, answer, expected) => {
  const { result, resolve } = start()
  resolve(answer)
  expect(await result).toEqual(expected)
})

test('gives up an engine that gets no further, and stops it', async () => {
  const { result, jobs } = start()
  await vi.advanceTimersByTimeAsync(29_000)
  jobs[0]?.onProgress(0.1)
  await vi.advanceTimersByTimeAsync(29_000)
  jobs[0]?.onProgress(0.1)
  expect(jobs[0]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(result).rejects.toThrow('The speech engine hangs.')
  expect(jobs[0]?.signal.aborted).toBe(true)
})

test('ends with its signal, also before it began', async () => {
  const leaving = new AbortController()
  const { result, jobs } = start(leaving.signal)
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await expect(result).rejects.toThrow(/abort/i)
  expect(jobs[0]?.signal.aborted).toBe(true)
  await expect(start(leaving.signal).result).rejects.toThrow(/abort/i)
  expect(vi.getTimerCount()).toBe(0)
})
