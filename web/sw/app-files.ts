/** The app's own files: the shell is precached, other files are cached on use or when idle. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { readAppLanguage } from './language'
import { laterFiles, onDemandFiles, shellFiles, worker } from './worker-scope'

const CACHE = 'owlcast-chunks'
/** File names contain a hash, so cached files are never stale. */
const strategy = new CacheFirst({ cacheName: CACHE })

/** Messages of one language, cached for its readers only. */
const MESSAGES_FILE = /\/locale-(?:first|later|share)-(\w+)-[\w-]+\.js$/

export function cacheAppFiles(): void {
  precacheAndRoute([...shellFiles])
  cleanupOutdatedCaches()
  const isLater = ({ url }: { url: URL }) =>
    url.origin === worker.location.origin && url.pathname.startsWith('/assets/')
  registerRoute(isLater, strategy)
  worker.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles()))
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'KEEP_ALL') event.waitUntil(cacheAll(event))
  })
}

/** Deletes files of other versions. A tab of such a version reloads when it misses them. */
async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const current = new Set([...laterFiles, ...onDemandFiles])
  for (const { url } of await cache.keys()) if (!current.has(new URL(url).pathname)) await cache.delete(url)
}

/** Fetches missing files one after another, so that recording works offline. */
async function cacheAll(event: ExtendableMessageEvent): Promise<void> {
  // They were loaded before this worker was active, or by another version of the app.
  const language = await readAppLanguage()
  for (const url of laterFiles) {
    if ((MESSAGES_FILE.exec(url)?.[1] ?? language) !== language) continue
    const [answered, kept] = strategy.handleAll({ event, request: new Request(url) })
    // Offline: continues when the app opens next.
    if (!(await answered.catch(() => null))) return void kept.catch(() => null)
    await kept.catch(() => null)
  }
}
