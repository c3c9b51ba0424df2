/** Ends the timers that a test leaves running, so that none fires in the next test. */
type Handle = ReturnType<typeof setTimeout>

const running = new Set<Handle>()
const { setTimeout: realTimeout, setInterval: realInterval, clearTimeout: realClear } = globalThis

/** Tracks each timer from now on. */
export function trackTimers(): void {
  const setTrackedTimeout = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const handle = realTimeout(() => {
      running.delete(handle)
      run(...args)
    }, ms)
    running.add(handle)
    return handle
  }
  const setTrackedInterval = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const handle = realInterval(() => run(...args), ms)
    running.add(handle)
    return handle
  }
  Object.assign(globalThis, { setTimeout: setTrackedTimeout, setInterval: setTrackedInterval })
}

/** Clears running timers and stops tracking. */
export function clearTimers(): void {
  Object.assign(globalThis, { setTimeout: realTimeout, setInterval: realInterval })
  for (const handle of running) realClear(handle)
  running.clear()
}
