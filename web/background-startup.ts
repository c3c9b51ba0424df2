/** Starts everything the first view does not need, once it is on screen. */
import { queryClient } from './api/query-client'
import { syncPlayerNames } from './features/player/sync-player-names'
import { handleOpenedFiles } from './features/podcasts/opened-files'
import { watchForUpdates } from './features/updates/watch-for-updates'
import { listen } from './live/live'
import { onAccountLeft } from './state/account-left'
import { keepFocus } from './ui/keep-focus'

/** Call once per page load. */
export function startBackground(): void {
  listen(queryClient)
  syncPlayerNames(queryClient)
  keepFocus()
  handleOpenedFiles()
  onAccountLeft(async () => (await import('./screens/clear-account-data')).clearAccountData())
  // In development the page is always current.
  if (import.meta.env.PROD) void watchForUpdates()
}
