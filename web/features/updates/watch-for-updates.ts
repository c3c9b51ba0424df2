/** Registers the service worker and offers new versions. Never reloads during a recording. */

import { Workbox } from 'workbox-window'
import { UPDATES } from '../../../domain/locales/en/account'
import { HOUR_MS } from '../../../domain/time/units'
import { getAppLanguage } from '../../state/language'
import { isReloadBlocked, runWhenReloadAllowed } from '../../state/reload-guard'
import { showToast } from '../../ui/overlays/toast'

const UPDATE_CHECK_MS = HOUR_MS
/** Gives the requests of the current view priority. */
const PRECACHE_DELAY_MS = 3000

/** Call once per page, when it is idle. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => offerUpdate(workbox))
  setInterval(() => void workbox.update().catch(() => undefined), UPDATE_CHECK_MS)
  try {
    const registration = await workbox.register({ immediate: true })
    if (!registration) return
    await navigator.serviceWorker.ready
    registration.active?.postMessage({ type: 'SPEAK', language: getAppLanguage() })
    if (isDataSaverOn()) return
    setTimeout(() => registration.active?.postMessage({ type: 'KEEP_ALL' }), PRECACHE_DELAY_MS)
  } catch (error) {
    // Service workers are blocked, or the network failed: the app works without one.
    console.warn('No service worker.', error)
  }
}

function offerUpdate(workbox: Workbox): void {
  runWhenReloadAllowed(() =>
    showToast({
      text: UPDATES.ready,
      isPersistent: true,
      action: { label: UPDATES.reload, run: () => applyUpdate(workbox) },
    }),
  )
}

/** Other tabs keep running the old version until they reload. */
function applyUpdate(workbox: Workbox): void {
  if (isReloadBlocked()) {
    offerUpdate(workbox)
    return
  }
  workbox.addEventListener('controlling', () => runWhenReloadAllowed(() => location.reload()))
  workbox.messageSkipWaiting()
}

/** With the data saver on, only opened files are cached. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
