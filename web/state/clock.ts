/** The server's clock as this device knows it: expiry is decided there, and device clocks are often minutes off. */
let offsetMs = 0
let onJump = () => {}

/** Called when the offset changes noticeably, for displayed times. */
export function onClockJump(listener: () => void) {
  onJump = listener
}

/** Records the server's time, which responses carry as `now`. */
export function setServerTime(now: number) {
  const was = offsetMs
  offsetMs = now - Date.now()
  if (Math.abs(offsetMs - was) > 30_000) onJump()
}

/** The time on the server, in ms since the epoch. */
export function getServerNow(): number {
  return Date.now() + offsetMs
}

/** Longer timers fire immediately. */
const TIMER_MAX_MS = 2 ** 31 - 1

/**
 * Runs once at a time of the server's clock; returns a function that cancels it. A device that slept has missed its
 * timer, and each response may set the clock back by its latency: then it waits for the rest.
 */
export function onServerTime(at: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function stop() {
    clearTimeout(timer)
    removeEventListener('focus', check)
  }
  function check() {
    const left = at - getServerNow()
    clearTimeout(timer)
    if (left > 0) timer = setTimeout(check, Math.min(left, TIMER_MAX_MS))
    else {
      stop()
      run()
    }
  }
  addEventListener('focus', check)
  check()
  return stop
}
