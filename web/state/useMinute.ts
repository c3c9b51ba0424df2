/** The server's time, to the minute: one timer for all relative times. */
import { useSyncExternalStore } from 'react'
import { onClockJump, serverNow } from './clock'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

function look() {
  now = serverNow()
  for (const listener of listeners) listener()
}

onClockJump(look)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = serverNow()
    timer = setInterval(look, MINUTE_MS)
    addEventListener('focus', look)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    removeEventListener('focus', look)
  }
}

/** The time, updated each minute and on focus. */
export function useMinute(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}
