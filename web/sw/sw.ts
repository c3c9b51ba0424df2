/**
 * The service worker: offline start, share target and push. It caches only the app's own files: no API responses, no
 * audio and no share pages.
 */
import { cacheAppFiles } from './files'
import { watchLanguage } from './language'
import { routePages } from './pages'
import { registerPush } from './push'
import { handleShareTarget } from './share-target'
import { handleSkipWaiting } from './versions'

handleSkipWaiting()
cacheAppFiles()
watchLanguage()
routePages()
handleShareTarget()
registerPush()
