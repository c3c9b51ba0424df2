/** Starts everything the first view does not need, once it is on screen. */
import { queryClient } from './api/query-client'
import { followNames } from './features/player/follow-names'
import { takeOpenedFiles } from './features/podcasts/opened-files'
import { followVersions } from './features/updates/follow-versions'
import { listen } from './live/live'
import { onAccountLeft } from './state/account-left'
import { keepFocus } from './ui/keep-focus'

/** Call once per page load. */
export function begin(): void {
  listen(queryClient)
  followNames(queryClient)
  keepFocus()
  takeOpenedFiles()
  onAccountLeft(async () => (await import('./screens/forget-account')).forgetAccount())
  // In development the page is always current.
  if (import.meta.env.PROD) void followVersions()
}
