/** Starts everything the first view does not need, once it is on screen. */
import { queryClient } from './api/query-client'
import { syncPlayerNames } from './features/player/follow-names'
import { handleOpenedFiles } from './features/podcasts/opened-files'
import { watchForUpdates } from './features/updates/follow-versions'
import { listen } from './live/live'
import { onAccountLeft } from './state/account-left'
import { keepFocus } from './ui/keep-focus'

/** Call once per page load. */
export function startBackground(): void {
  listen(queryClient)
  syncPlayerNames(queryClient)
  keepFocus()
  handleOpenedFiles()
  onAccountLeft(async () => (await import('./screens/forget-account')).clearAccountData())
  // In development the page is always current.
  if (import.meta.env.PROD) void watchForUpdates()
}
