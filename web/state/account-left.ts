/** The moment somebody's account is no longer the one on this device: signed out, ended elsewhere, or another one came. */
const listeners = new Set<() => void>()
let missed = false

/** Says that it happened. */
export function accountLeft(): void {
  missed = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Calls back when it happens, and at once where it happened before anybody listened. */
export function onAccountLeft(listener: () => void): void {
  listeners.add(listener)
  if (missed) listener()
  missed = false
}
