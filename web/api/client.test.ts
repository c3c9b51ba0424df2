import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './client'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A slow server: responds after `ms` unless aborted. */
function answersAfter(ms: number, type = 'application/json') {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      setTimeout(() => resolve(new Response('{"a":1}', { headers: { 'content-type': type } })), ms)
    })
  })
}

test('throws request.slow instead of waiting forever', async () => {
  vi.useFakeTimers()
  answersAfter(60_000)
  const asked = ask('/api/session').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ code: 'request.slow', status: 504 })
})

test('waits longer with a longer timeout', async () => {
  vi.useFakeTimers()
  answersAfter(50_000)
  const asked = ask('/api/podcasts/fetch', { patienceMs: 60_000 })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await (await asked).json()).toEqual({ a: 1 })
})

test('rejects with AbortError when aborted by the caller', async () => {
  answersAfter(5000)
  const stop = new AbortController()
  const asked = ask('/api/session', { signal: stop.signal }).catch((error: unknown) => error)
  stop.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
})
