import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../domain/time/units'
import { onServerTime, setServerTime } from './clock'

const NOW = 1_795_313_469_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  setServerTime(NOW)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("runs at that time of the server's clock", () => {
  const run = vi.fn()
  setServerTime(NOW + 60_000)
  onServerTime(NOW + HOUR_MS, run)
  vi.advanceTimersByTime(HOUR_MS - 60_001)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('waits longer when a later response sets the clock back', () => {
  const run = vi.fn()
  onServerTime(NOW + HOUR_MS, run)
  vi.advanceTimersByTime(1000)
  setServerTime(NOW + 700)
  vi.advanceTimersByTime(HOUR_MS - 1000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs on focus after the device slept', () => {
  const run = vi.fn()
  onServerTime(NOW + HOUR_MS, run)
  vi.setSystemTime(NOW + 2 * HOUR_MS)
  dispatchEvent(new Event('focus'))
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(HOUR_MS)
  expect(run).toHaveBeenCalledTimes(1)
})

test('does not run after it was cancelled', () => {
  const run = vi.fn()
  onServerTime(NOW + HOUR_MS, run)()
  vi.advanceTimersByTime(2 * HOUR_MS)
  dispatchEvent(new Event('focus'))
  expect(run).not.toHaveBeenCalled()
})

test('waits longer than a single timer can', () => {
  const run = vi.fn()
  onServerTime(NOW + 900 * HOUR_MS, run)
  vi.advanceTimersByTime(899 * HOUR_MS)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(HOUR_MS)
  expect(run).toHaveBeenCalledTimes(1)
})
