/** The server's time, to the minute: one timer for all relative times. */

import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '../../domain/time/units'
import { getServerNow, onClockJump } from '../state/clock'

const listeners = new Set<() => void>()
let now = getServerNow()
let timer: ReturnType<typeof setInterval> | undefined

function updateNow() {
  now = getServerNow()
  for (const listener of listeners) listener()
}

onClockJump(updateNow)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = getServerNow()
    timer = setInterval(updateNow, MINUTE_MS)
    addEventListener('focus', updateNow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    removeEventListener('focus', updateNow)
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
