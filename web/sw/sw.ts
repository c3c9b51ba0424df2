/**
 * The service worker: offline start, share target and push. It caches only the app's own files: no API responses, no
 * audio and no share pages.
 */
import { cacheAppFiles } from './app-files'
import { watchLanguage } from './language'
import { routePages } from './pages'
import { registerPush } from './push'
import { handleShareTarget } from './share-target'
import { handleSkipWaiting } from './skip-waiting'

handleSkipWaiting()
cacheAppFiles()
watchLanguage()
routePages()
handleShareTarget()
registerPush()
