import { afterEach, expect, test, vi } from 'vitest'
import { request } from './client'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A slow server: responds after `ms` unless aborted. */
function stubSlowServer(ms: number, type = 'application/json') {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      setTimeout(() => resolve(new Response('{"a":1}', { headers: { 'content-type': type } })), ms)
    })
  })
}

test('throws request.timeout instead of waiting forever', async () => {
  vi.useFakeTimers()
  stubSlowServer(60_000)
  const response = request('/api/session').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await response).toMatchObject({ code: 'request.timeout', status: 504 })
})

test('waits longer with a longer timeout', async () => {
  vi.useFakeTimers()
  stubSlowServer(50_000)
  const response = request('/api/podcasts/fetch', { patienceMs: 60_000 })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await (await response).json()).toEqual({ a: 1 })
})

test('rejects with AbortError when aborted by the caller', async () => {
  stubSlowServer(5000)
  const stop = new AbortController()
  const response = request('/api/session', { signal: stop.signal }).catch((error: unknown) => error)
  stop.abort()
  expect(await response).toMatchObject({ name: 'AbortError' })
})
