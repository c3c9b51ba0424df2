/** Registers the service worker and offers new versions. Never reloads during a recording. */
import { Workbox } from 'workbox-window'
import { languageHere } from '../../state/language'
import { isUnderway, onceSettled } from '../../state/underway'
import { toast } from '../../ui/toast'
import { UPDATES } from '../../words/updates'

const LOOK_EVERY_MS = 3_600_000
/** Gives the requests of the current view priority. */
const KEEP_AFTER_MS = 3000

/** Call once per page, when it is idle. */
export async function followVersions(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => offer(workbox))
  setInterval(() => void workbox.update().catch(() => undefined), LOOK_EVERY_MS)
  try {
    const registration = await workbox.register({ immediate: true })
    if (!registration) return
    await navigator.serviceWorker.ready
    registration.active?.postMessage({ type: 'SPEAK', language: languageHere() })
    if (savesData()) return
    setTimeout(() => registration.active?.postMessage({ type: 'KEEP_ALL' }), KEEP_AFTER_MS)
  } catch (error) {
    // Service workers are blocked, or the network failed: the app works without one.
    console.warn('No service worker.', error)
  }
}

function offer(workbox: Workbox): void {
  onceSettled(() =>
    toast({
      text: UPDATES.ready,
      stays: true,
      action: { label: UPDATES.reload, run: () => take(workbox) },
    }),
  )
}

/** Other tabs keep running the old version until they reload. */
function take(workbox: Workbox): void {
  if (isUnderway()) {
    offer(workbox)
    return
  }
  workbox.addEventListener('controlling', () => onceSettled(() => location.reload()))
  workbox.messageSkipWaiting()
}

/** With the data saver on, only opened files are cached. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
