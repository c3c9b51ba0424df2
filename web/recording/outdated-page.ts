/** A page that the back/forward cache brings back after the app was loaded again in the same tab. */
import { runWhenReloadAllowed } from '../state/reload-guard'
import { readStoredText, writeStored } from '../state/stored'

/** The id of the last load of the app in this tab. */
const KEY = 'owlcast.load'

/** Reloads the page when it comes back outdated: session storage is newer than its memory, which would overwrite it. */
export function reloadWhenOutdated(): void {
  const id = crypto.randomUUID()
  // Without storage there is nothing to overwrite.
  if (!writeStored('session', KEY, id)) return
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStoredText('session', KEY) !== id) runWhenReloadAllowed(() => location.reload())
  })
}
