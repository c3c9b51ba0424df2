import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStallWatch } from './stall-watch'

const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createWatch() {
  const onStall = vi.fn<() => void>()
  return { ...createStallWatch(onStall), onStall }
}
/** Blocks of 100 ms. */
function deliver(watch: ReturnType<typeof createWatch>, seconds: number): void {
  for (let block = 0; block < seconds * 10; block++) {
    vi.advanceTimersByTime(100)
    watch.noteBlock()
  }
}
/** The device sleeps: its clock goes on, and timers and blocks wait. */
const sleep = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('reports within five seconds that no block arrives', () => {
  test('from the start', () => {
    const watch = createWatch()
    watch.start()
    vi.advanceTimersByTime(2900)
    expect(watch.onStall).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(watch.onStall).toHaveBeenCalledOnce()
  })

  test.each([0.1, 0.9, 1, 1.5, 7.3, 60])('after %d s', (seconds) => {
    const watch = createWatch()
    watch.start()
    deliver(watch, seconds)
    vi.advanceTimersByTime(2900)
    expect(watch.onStall).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1500)
    expect(watch.onStall).toHaveBeenCalledOnce()
  })

  test('after a resume', () => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 3)
    watch.stop()
    vi.advanceTimersByTime(HOUR_MS)
    watch.start()
    vi.advanceTimersByTime(4900)
    expect(watch.onStall).toHaveBeenCalledOnce()
  })

  test('after a resume that followed an earlier report', () => {
    const watch = createWatch()
    watch.start()
    vi.advanceTimersByTime(5000)
    watch.stop()
    watch.start()
    vi.advanceTimersByTime(5000)
    expect(watch.onStall).toHaveBeenCalledTimes(2)
  })

  test('after a sleep from which no sound comes back', () => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 2)
    sleep(HOUR_MS)
    vi.advanceTimersByTime(5000)
    expect(watch.onStall).toHaveBeenCalledOnce()
  })
})

test('reports it once', () => {
  const watch = createWatch()
  watch.start()
  vi.advanceTimersByTime(60_000)
  expect(watch.onStall).toHaveBeenCalledOnce()
})

describe('reports nothing', () => {
  test('while blocks arrive', () => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 300)
    expect(watch.onStall).not.toHaveBeenCalled()
  })

  test('before the start, while paused and after the end', () => {
    const watch = createWatch()
    vi.advanceTimersByTime(60_000)
    watch.start()
    deliver(watch, 5)
    watch.stop()
    // The last block arrives after the pause.
    watch.noteBlock()
    vi.advanceTimersByTime(HOUR_MS)
    expect(watch.onStall).not.toHaveBeenCalled()
  })

  test('for blocks that come in bursts every two seconds', () => {
    const watch = createWatch()
    watch.start()
    for (let burst = 0; burst < 30; burst++) {
      vi.advanceTimersByTime(2000)
      for (let block = 0; block < 20; block++) watch.noteBlock()
    }
    expect(watch.onStall).not.toHaveBeenCalled()
  })

  test.each([10_000, 60_000, HOUR_MS, 24 * HOUR_MS])('for blocks that come after a sleep of %i ms', (ms) => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 4.5)
    sleep(ms)
    // The timer fires first.
    vi.advanceTimersByTime(1100)
    expect(watch.onStall).not.toHaveBeenCalled()
    deliver(watch, 60)
    expect(watch.onStall).not.toHaveBeenCalled()
  })

  test('for a device that was silent for three seconds before it slept', () => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 2)
    vi.advanceTimersByTime(2900)
    sleep(HOUR_MS)
    vi.advanceTimersByTime(1500)
    deliver(watch, 10)
    expect(watch.onStall).not.toHaveBeenCalled()
  })

  test('for a clock that is set back', () => {
    const watch = createWatch()
    watch.start()
    deliver(watch, 2)
    sleep(-HOUR_MS)
    deliver(watch, 10)
    expect(watch.onStall).not.toHaveBeenCalled()
  })
})
