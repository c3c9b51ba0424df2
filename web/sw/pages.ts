/** Routes navigations to pages. */
import { createHandlerBoundToURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { APP_PAGE, worker } from './worker-scope'

/** API responses, audio and pictures are not pages of the app, even when opened directly. */
const NOT_PAGES = /^\/(api|media|og|auth)\//

/**
 * The app's views use the page precached with this worker, which matches its files: a new version takes over as a
 * whole. Share pages always come from the network; offline, the app shows an error in their place.
 */
export function routePages(): void {
  const app = createHandlerBoundToURL(APP_PAGE)
  registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === APP_PAGE, app)
  const network = new NetworkOnly()
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && url.origin === worker.location.origin && !NOT_PAGES.test(url.pathname),
    async (options) => {
      try {
        return await network.handle(options)
      } catch {
        return app(options)
      }
    },
  )
}
