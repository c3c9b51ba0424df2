/** The queue of the local speech engine, with threads that only answer. */
import { afterEach, expect, test, vi } from 'vitest'
import { createSpeechService } from './service.ts'

const makeThread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${code}`)}`,
  )
const ECHO = makeThread("parentPort.on('message', ({ type }) => parentPort.postMessage({ ok: true, type }))")
const SILENT = makeThread("parentPort.on('message', () => undefined)")
const CRASH = makeThread("parentPort.on('message', () => { throw new Error() })")
const input = (type: string) => ({ bytes: new Uint8Array(1), type, language: 'en' })

let service: ReturnType<typeof createSpeechService>
afterEach(() => service.stop())

test('answers one recording after another, and refuses those that would wait too long', async () => {
  service = createSpeechService({ thread: ECHO, waitingMax: 1 })
  const results = await Promise.all(['1', '2', '3'].map((type) => service.transcribe(input(type))))
  expect(results).toEqual([
    { ok: true, type: '1' },
    { ok: true, type: '2' },
    expect.objectContaining({ problem: 'busy', waitMs: 15_000 }),
  ])
  expect(await service.transcribe(input('4'))).toEqual({ ok: true, type: '4' })
})

test.each([
  ['hangs', SILENT],
  ['crashes', CRASH],
])('is unavailable when the thread %s, and starts another one', async (_, thread) => {
  service = createSpeechService({ thread, timeoutMs: 1000 })
  expect(await service.transcribe(input('1'))).toMatchObject({ ok: false, problem: 'unavailable' })
  expect(service.isRunning()).toBe(false)
  expect(await service.transcribe(input('2'))).toMatchObject({ ok: false, problem: 'unavailable' })
})

test('starts no thread before the first recording, and ends it when nobody needs it', async () => {
  service = createSpeechService({ thread: ECHO, idleMs: 1 })
  expect(service.isRunning()).toBe(false)
  await service.transcribe(input('1'))
  await vi.waitFor(() => expect(service.isRunning()).toBe(false))
  expect(await service.transcribe(input('2'))).toEqual({ ok: true, type: '2' })
})
