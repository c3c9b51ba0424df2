/** Starts the service worker, and offers a new version once it is here. Never in the middle of a recording. */
import { Workbox } from 'workbox-window'
import { languageHere } from '../../state/language'
import { isUnderway, onceSettled } from '../../state/underway'
import { toast } from '../../ui/toast'
import { UPDATES } from '../../words/updates'

const LOOK_EVERY_MS = 3_600_000
/** What is on its way for the view at hand goes first. */
const KEEP_AFTER_MS = 3000

/** Once in the life of a page, when nobody waits for anything else. */
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
    // Forbidden here, or the network went: the app works without it.
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

/** Other tabs stay as they are: they load the new version when they are loaded anew. */
function take(workbox: Workbox): void {
  if (isUnderway()) {
    offer(workbox)
    return
  }
  workbox.addEventListener('controlling', () => onceSettled(() => location.reload()))
  workbox.messageSkipWaiting()
}

/** Who pays by the megabyte keeps only what they open. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
