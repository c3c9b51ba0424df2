/** What the app begins once the first view is on screen: it is not part of it. */
import { queryClient } from './api/query-client'
import { followNames } from './features/player/follow-names'
import { takeOpenedFiles } from './features/podcasts/opened-files'
import { followVersions } from './features/updates/follow-versions'
import { listen } from './live/live'
import { onAccountLeft } from './state/account-left'
import { keepFocus } from './ui/keep-focus'

/** Once in the life of a page. */
export function begin(): void {
  listen(queryClient)
  followNames(queryClient)
  keepFocus()
  takeOpenedFiles()
  onAccountLeft(async () => (await import('./screens/forget-account')).forgetAccount())
  // While developing, what is on screen is always what was just written.
  if (import.meta.env.PROD) void followVersions()
}
