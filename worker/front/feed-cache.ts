/**
 * Edge cache for the first pages of public feeds: after a hint many visitors request the same page at once. One request
 * reaches the Worker; until the page is stale (a second at most, and never past its first expiring post) the data
 * centre serves the others. Clients that received an event send its `seq`, which is part of the cache key.
 */
import { type Edge, getCacheKey, getFreshUntil, hasSession, putInCache, stripInternalHeaders } from './cache'

const FEED_PATH = '/api/posts'
const CACHEABLE_PARAMS = ['kind', 'seq']
/** Prefix of the Worker's JSON. */
const NOW_PREFIX = /^\{"now":\d+/

/** Whether this requests the first page of a feed without a session. */
export function isVisitorsFeed(request: Request, { pathname, searchParams }: URL): boolean {
  return (
    request.method === 'GET' &&
    pathname === FEED_PATH &&
    [...searchParams.keys()].every((name) => CACHEABLE_PARAMS.includes(name)) &&
    !hasSession(request)
  )
}

/** The page from the cache or from the Worker. */
export async function getFeedFromEdge(request: Request, url: URL, edge: Edge): Promise<Response> {
  url.searchParams.sort()
  const name = getCacheKey(url)
  const cached = await edge.cache.match(name)
  if (cached && getFreshUntil(cached) > edge.now()) return refreshTime(cached, edge.now())
  const response = await edge.api.fetch(request)
  if (getFreshUntil(response) > edge.now()) putInCache(name, response, edge)
  return stripInternalHeaders(response)
}

/** Updates `now` in a cached page. */
async function refreshTime(cached: Response, now: number): Promise<Response> {
  const response = stripInternalHeaders(cached, (await cached.text()).replace(NOW_PREFIX, `{"now":${now}`))
  response.headers.set('cache-control', 'no-store')
  return response
}
