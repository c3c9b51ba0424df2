/** How long a socket takes to reconnect after a network loss that the device did not notice. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PING, PONG } from '../../domain/live/live'
import { connectSocket } from './socket'

/** Start and end of the outage, in ms of the fake clock. */
let cut = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
/** Whether the server refuses at once, or nothing answers. */
let refuses = false
const isCut = () => Date.now() >= cut.from && Date.now() < cut.to
/** Retransmission times of a lost connection request (TCP SYN). */
const REPEATED_MS = [0, 1000, 3000, 7000]

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  constructor() {
    super()
    if (refuses && isCut()) setTimeout(() => this.fail())
    else for (const after of REPEATED_MS) setTimeout(() => this.connect(), after + 1)
  }
  private connect() {
    if (this.readyState !== 0 || isCut()) return
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  private fail() {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }))
  }
  /** A cut connection retransmits ever later: here not before it is closed. */
  send(text: string) {
    if (text !== PING || isCut()) return
    this.dispatchEvent(Object.assign(new Event('message'), { data: PONG }))
  }
  close() {
    if (this.readyState !== 3) this.fail()
  }
  breakOff() {
    if (this.readyState === FakeSocket.OPEN) this.fail()
  }
}

let sockets: FakeSocket[] = []
let windowEvents = new EventTarget()
let end: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sockets = []
  cut = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'https://owlcast.example' })
  windowEvents = new EventTarget()
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  // The maximum of the random backoff.
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Milliseconds from the end of the outage until a socket is open. */
async function measureReturn(from: number, lastsMs: number): Promise<number> {
  const opened: number[] = []
  end = connectSocket('/api/live/me', { onText: () => undefined, onOpen: () => opened.push(Date.now()) })
  await vi.advanceTimersByTimeAsync(from)
  cut = { from, to: from + lastsMs }
  if (refuses) for (const socket of sockets) socket.breakOff()
  await vi.advanceTimersByTimeAsync(lastsMs + 60_000)
  const back = opened.find((at) => at >= cut.to)
  return back === undefined ? Number.POSITIVE_INFINITY : back - cut.to
}

const LASTS_MS = [30_000, 31_000, 33_500, 37_000, 45_000, 90_000, 600_000]

describe('a socket on a visible page', () => {
  test.each(LASTS_MS)('reconnects within 10 s after %i ms of refusals', async (lastsMs) => {
    refuses = true
    expect(await measureReturn(5000, lastsMs)).toBeLessThanOrEqual(10_000)
  })

  test.each(LASTS_MS)('reconnects within 10 s after %i ms without answers', async (lastsMs) => {
    refuses = false
    for (const from of [1000, 9000, 17_000, 24_000]) {
      expect(await measureReturn(from, lastsMs)).toBeLessThanOrEqual(10_000)
      end()
      vi.setSystemTime(0)
      cut = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
    }
  })
})

test('a socket on a hidden page backs off up to half a minute', async () => {
  Object.assign(document, { visibilityState: 'hidden' })
  refuses = true
  cut = { from: 0, to: Number.POSITIVE_INFINITY }
  end = connectSocket('/api/live/me', { onText: () => undefined, onOpen: () => undefined })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(sockets.length).toBeLessThan(16)
})

test('closes the socket of a page that is left, and opens one when the page comes back from the cache', async () => {
  const onOpen = vi.fn()
  end = connectSocket('/api/live/me', { onText: () => undefined, onOpen })
  await vi.advanceTimersByTimeAsync(10)
  const firePageEvent = (type: string) =>
    windowEvents.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  firePageEvent('pagehide')
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3])
  await vi.advanceTimersByTimeAsync(300_000)
  expect([sockets.length, onOpen.mock.calls.length]).toEqual([1, 1])
  firePageEvent('pageshow')
  await vi.advanceTimersByTimeAsync(10)
  expect([sockets.length, onOpen.mock.calls.length]).toEqual([2, 2])
})
