/**
 * The service worker: the app opens without a network, and takes what other apps hand over. It keeps the app's own files
 * and nothing else: no answer of the API, no voice and no page at the end of a link. It tells what arrives meanwhile.
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
