/**
 * The service worker: offline start, share target and push. It caches only the app's own files: no API responses, no
 * audio and no share pages.
 */
import { keepFiles } from './files'
import { followLanguage } from './language'
import { openPages } from './pages'
import { tellOutside } from './push'
import { takeShared } from './share-target'
import { followVersions } from './versions'

followVersions()
keepFiles()
followLanguage()
openPages()
takeShared()
tellOutside()
