/** A new version waits until somebody takes it: nothing changes under a person's hands. */
import { clientsClaim } from 'workbox-core'
import { worker } from './self'

export function followVersions(): void {
  // Only the first one there ever was gets here with pages open that have none.
  clientsClaim()
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting()
  })
}
