/** The server's clock as this device knows it: what fades is decided there, and devices are often minutes off. */
let offsetMs = 0

/** Takes note of the server's time, which answers carry as `now`. */
export function noteServerTime(now: number) {
  offsetMs = now - Date.now()
}

/** The time on the server, in ms since the epoch. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
