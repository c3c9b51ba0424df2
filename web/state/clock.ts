/** The server's clock as this device knows it: what fades is decided there, and devices are often minutes off. */
let offsetMs = 0
let jumped = () => {}

/** What shows the time that has been: called where the server's turns out to be another one. */
export function onClockJump(listener: () => void) {
  jumped = listener
}

/** Takes note of the server's time, which answers carry as `now`. */
export function noteServerTime(now: number) {
  const was = offsetMs
  offsetMs = now - Date.now()
  if (Math.abs(offsetMs - was) > 30_000) jumped()
}

/** The time on the server, in ms since the epoch. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/** A longer wait would not wait at all. */
const TIMER_MAX_MS = 2 ** 31 - 1

/**
 * Runs once the server's clock shows a time; what is given back calls it off. Devices that slept have missed their timers,
 * and each answer may set the clock back by as long as it was on its way: then the rest is waited for.
 */
export function onServerTime(at: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function stop() {
    clearTimeout(timer)
    removeEventListener('focus', look)
  }
  function look() {
    const left = at - serverNow()
    clearTimeout(timer)
    if (left > 0) timer = setTimeout(look, Math.min(left, TIMER_MAX_MS))
    else {
      stop()
      run()
    }
  }
  addEventListener('focus', look)
  look()
  return stop
}
