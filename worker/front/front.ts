/**
 * Pages function in front of the Worker: one host for both, so that cookies, sockets and media are first-party and need
 * no CORS. Requests are forwarded unchanged; public responses are cached here.
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
