/**
 * Scripts of the app that failed to load: offline, or replaced by a newer version. Reloading fixes it; done
 * automatically once, and never during a recording.
 */
import { isReloadBlocked } from './reload-guard'
import { readStoredText, writeStored } from './stored'

const KEY = 'owlcast.reloaded'
/** When the error repeats within this time, the user is asked instead. */
const ONCE_IN_MS = 300_000

/** Messages of Chromium, Firefox, Safari and Vite's loader. */
const LOAD_ERRORS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether an error is a failed script load. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && LOAD_ERRORS.test(error.message)
}

/** Reloads the app if that may help and nothing is lost; false when it is left to the user. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || isReloadBlocked()) return false
  const now = Date.now()
  if (now - Number(readStoredText('session', KEY)) < ONCE_IN_MS) return false
  // Without storage it could reload forever.
  if (!writeStored('session', KEY, String(now))) return false
  void reloadFromNetwork()
  return true
}

/** The service worker's cached page belongs to the version whose scripts are gone, so it is unregistered first. */
export async function reloadFromNetwork(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (navigator.onLine) await registration?.unregister().catch(() => false)
  location.reload()
}
