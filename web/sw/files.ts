/** The app's own files: what the first view needs at once, the rest when it is used or when nobody waits. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { languageOfTheApp } from './language'
import { laterFiles, shellFiles, worker } from './self'

const CACHE = 'owlcast-chunks'
/** Their names carry a hash: what was kept under one is never old. */
const strategy = new CacheFirst({ cacheName: CACHE })

/** Words of one language: kept for whoever reads them. */
const OF_A_LANGUAGE = /\/words-(\w+)-[\w-]+\.js$/

export function keepFiles(): void {
  precacheAndRoute([...shellFiles])
  cleanupOutdatedCaches()
  const isLater = ({ url }: { url: URL }) =>
    url.origin === worker.location.origin && url.pathname.startsWith('/assets/')
  registerRoute(isLater, strategy)
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'KEEP_ALL') event.waitUntil(keepAll(event))
  })
}

/** Files of other versions. A tab that still shows one loads itself anew when it misses them. */
async function forgetOthers(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys())
    if (!laterFiles.includes(new URL(url).pathname)) await cache.delete(url)
}

/** Fetches what is not here yet, one after another, so that recording works where there is no network. */
async function keepAll(event: ExtendableMessageEvent): Promise<void> {
  // They came before there was a worker to keep them, or with another version of the app.
  const spoken = await languageOfTheApp()
  for (const url of laterFiles) {
    if ((OF_A_LANGUAGE.exec(url)?.[1] ?? spoken) !== spoken) continue
    const [answered, kept] = strategy.handleAll({ event, request: new Request(url) })
    // Without a network the next opening of the app goes on.
    if (!(await answered.catch(() => null))) return void kept.catch(() => null)
    await kept.catch(() => null)
  }
}
