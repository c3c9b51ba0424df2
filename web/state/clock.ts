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
