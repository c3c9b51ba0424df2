/**
 * Pages function in front of the Worker: one host for both, so that cookies, sockets and media are first-party and need
 * no CORS. Requests are forwarded unchanged; public responses are cached here, and the app's page is filled for visitors.
 */

import type { Edge } from './cache'
import { getPageFromEdge, isPage } from './edge-page-cache'
import { getFeedFromEdge, isVisitorsFeed } from './feed-cache'
import { isVisitorsOpening, openPage } from './opening'
import { isForWorker } from './paths'

type EdgeEnv = { API: Fetcher; ASSETS: Fetcher }

export default {
  fetch(request: Request, { API, ASSETS }: EdgeEnv, context: ExecutionContext) {
    const url = new URL(request.url)
    const edge: Edge = {
      api: API,
      cache: caches.default,
      now: Date.now,
      waitUntil: (work) => context.waitUntil(work),
    }
    if (isVisitorsOpening(request, url)) return openPage(request, url, edge, (asked) => ASSETS.fetch(asked))
    if (!isForWorker(url.pathname)) return ASSETS.fetch(request)
    if (isVisitorsFeed(request, url)) return getFeedFromEdge(request, url, edge)
    if (isPage(request, url)) return getPageFromEdge(request, url, edge)
    return API.fetch(request)
  },
}
