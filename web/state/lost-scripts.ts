/**
 * Scripts of the app that could not be had: without a network, or because a newer version took their place. Loading the
 * app anew brings them; it is done once by itself, and never while somebody speaks.
 */
import { isUnderway } from './underway'

const KEY = 'owlcast.reloaded'
/** Whoever meets the same trouble again so soon is asked. */
const ONCE_IN_MS = 300_000

/** How Chromium, Firefox, Safari and the build's own loader put it. */
const LOST = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether an error is that of a script that could not be had. */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

/** Loads the app anew if that may help and harms nobody; false where it is left to the person. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || isUnderway()) return false
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without a memory it could go on for ever.
    return false
  }
  void reloadFromNetwork()
  return true
}

/** The page a service worker keeps belongs to the version whose scripts are gone: this once it does without. */
export async function reloadFromNetwork(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (navigator.onLine) await registration?.unregister().catch(() => false)
  location.reload()
}
