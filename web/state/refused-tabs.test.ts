import { afterEach, expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel'
import { requestTabLock } from './tab-lock'

/** What Firefox throws where the user denies storage. */
const REFUSAL = new DOMException('The operation is insecure.', 'SecurityError')
const refuse = () => {
  throw REFUSAL
}

afterEach(() => vi.unstubAllGlobals())

const setLocks = (locks: unknown) => vi.stubGlobal('navigator', { locks })

test.each([
  ['is missing', undefined],
  [
    'is refused',
    class {
      constructor() {
        refuse()
      }
    },
  ],
])('there is no channel where it %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  expect(openTabChannel('owlcast.test')).toBeNull()
})

test('opens a channel', () => {
  const channel = openTabChannel('owlcast.test')
  expect(channel?.name).toBe('owlcast.test')
  channel?.close()
})

test.each([
  ['are missing', undefined],
  ['throw', { request: refuse }],
  ['reject', { request: async () => refuse() }],
])('a task runs as if it held the lock where locks %s', async (_, locks) => {
  setLocks(locks)
  expect(await requestTabLock('owlcast.test', {}, (isHeld) => isHeld)).toBe(true)
})

test.each([
  ['granted', { name: 'owlcast.test' }, true],
  ['taken', null, false],
])('a task knows that its lock is %s', async (_, lock, isHeld) => {
  setLocks({
    request: async (_name: string, _options: unknown, run: (given: unknown) => unknown) => run(lock),
  })
  expect(await requestTabLock('owlcast.test', { ifAvailable: true }, (given) => given)).toBe(isHeld)
})

test('a task that fails is not run again', async () => {
  setLocks({ request: async (_name: string, _options: unknown, run: (given: unknown) => unknown) => run({}) })
  const run = vi.fn(async () => Promise.reject(new Error('full')))
  await expect(requestTabLock('owlcast.test', {}, run)).rejects.toThrow('full')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a task is not run once its request was aborted', async () => {
  const signal = AbortSignal.abort()
  setLocks({ request: async () => signal.throwIfAborted() })
  const run = vi.fn()
  await expect(requestTabLock('owlcast.test', { signal }, run)).rejects.toThrow()
  expect(run).not.toHaveBeenCalled()
})
