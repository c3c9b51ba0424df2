/** Which channels a page listens to, and when it catches up with missed events. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSED_SIGNED_OUT } from '../../domain/live/live'
import { keys } from '../api/keys'
import { LIVE_POLL_MS, listen } from './live'
import { LIVE_BACKOFF_VISIBLE_MAX_MS } from './socket'

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = FakeSocket.OPEN
  readonly path: string
  constructor(url: string) {
    super()
    this.path = new URL(url).pathname
    sockets.push(this)
  }
  send() {}
  close(code = 1000) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

let sockets: FakeSocket[] = []
let reads = 0
const listOpen = () => sockets.filter(({ readyState }) => readyState === FakeSocket.OPEN)

beforeEach(() => {
  sockets = []
  reads = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'https://owlcast.example', href: 'https://owlcast.example/' })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => {
    reads += 1
    return Response.json({ items: [], seq: 1, reset: false })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signIn = (client: QueryClient, id: string | null) =>
  client.setQueryData(keys.session, { user: id === null ? null : { id } })

test('listens to the public feed, and to the own channel of the one user who is signed in', () => {
  const client = new QueryClient()
  listen(client)
  expect(listOpen().map(({ path }) => path)).toEqual(['/api/live/feed'])
  signIn(client, 'usr_1')
  expect(listOpen().map(({ path }) => path)).toEqual(['/api/live/feed', '/api/live/me'])
  const [, first] = sockets
  signIn(client, 'usr_1')
  expect(listOpen()).toContain(first)
  signIn(client, 'usr_2')
  expect(listOpen().map(({ path }) => path)).toEqual(['/api/live/feed', '/api/live/me'])
  expect(listOpen()).not.toContain(first)
  signIn(client, null)
  expect(listOpen().map(({ path }) => path)).toEqual(['/api/live/feed'])
})

test('reads the session again when the server ends it, and not when a connection is lost', () => {
  const client = new QueryClient()
  listen(client)
  signIn(client, 'usr_1')
  const isStale = () => client.getQueryState(keys.session)?.isInvalidated
  sockets.at(-1)?.close(1006)
  expect(isStale()).toBe(false)
  vi.advanceTimersByTime(LIVE_BACKOFF_VISIBLE_MAX_MS)
  expect(sockets).toHaveLength(3)
  sockets.at(-1)?.close(CLOSED_SIGNED_OUT)
  expect(isStale()).toBe(true)
})

test.each([
  ['a channel connects', () => sockets.at(-1)?.dispatchEvent(new Event('open'))],
  ['the device is online again', () => dispatchEvent(new Event('online'))],
  ['the page gets the focus', () => dispatchEvent(new Event('focus'))],
  ['a minute passes', () => vi.advanceTimersByTime(LIVE_POLL_MS)],
])('reads missed events when %s', async (_when, happen) => {
  const client = new QueryClient()
  listen(client)
  signIn(client, 'usr_1')
  expect(reads).toBe(0)
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(reads).toBeGreaterThan(0)
})

test('reads nothing while the page is hidden', async () => {
  listen(new QueryClient())
  Object.assign(document, { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(LIVE_POLL_MS)
  expect(reads).toBe(0)
})
