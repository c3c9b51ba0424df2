/** A new version waits until the user accepts it. */
import { clientsClaim } from 'workbox-core'
import { worker } from './worker-scope'

export function handleSkipWaiting(): void {
  // Only the very first version starts with uncontrolled pages open.
  clientsClaim()
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting()
  })
}
