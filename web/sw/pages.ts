/** Which page answers a navigation. */
import { createHandlerBoundToURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { APP_PAGE, worker } from './self'

/** Answers of the API, sounds and pictures are not pages of ours, even where a browser opens one by itself. */
const NEVER = /^\/(api|media|og|auth)\//

/**
 * Views of the app are the page that came with this worker, and so fit the files it keeps: a new version takes over as a
 * whole. Pages at the end of a link always come from the network; without one the app says so in their place.
 */
export function openPages(): void {
  const app = createHandlerBoundToURL(APP_PAGE)
  registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === APP_PAGE, app)
  const network = new NetworkOnly()
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && url.origin === worker.location.origin && !NEVER.test(url.pathname),
    async (options) => {
      try {
        return await network.handle(options)
      } catch {
        return app(options)
      }
    },
  )
}
