/**
 * What runs on Pages before the Worker: one host for both, so that cookies, sockets and sounds stay first-party and nothing
 * needs CORS. A request is handed on as it came, with whatever Cloudflare says of who asks; what is the same for everybody
 * is kept here, near to them.
 */
import { feedFromEdge, isVisitorsFeed } from './feed-edge'
import type { Edge } from './kept'
import { isPage, pageFromEdge } from './page-edge'
import { isForWorker } from './paths'

type FrontEnv = { API: Fetcher; ASSETS: Fetcher }

export default {
  fetch(request: Request, { API, ASSETS }: FrontEnv, context: ExecutionContext) {
    const url = new URL(request.url)
    if (!isForWorker(url.pathname)) return ASSETS.fetch(request)
    const edge: Edge = {
      api: API,
      kept: caches.default,
      now: Date.now,
      later: (work) => context.waitUntil(work),
    }
    if (isVisitorsFeed(request, url)) return feedFromEdge(request, url, edge)
    if (isPage(request, url)) return pageFromEdge(request, url, edge)
    return API.fetch(request)
  },
}
