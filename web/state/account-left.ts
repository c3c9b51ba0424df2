/** Event: the account left this device (signed out, session ended elsewhere, or replaced by another). */
const listeners = new Set<() => void>()
let missed = false

/** Notifies the listeners. */
export function notifyAccountLeft(): void {
  missed = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Calls back on the event, immediately if it happened before the first listener. */
export function onAccountLeft(listener: () => void): void {
  listeners.add(listener)
  if (missed) listener()
  missed = false
}
