/**
 * Edge cache for the first pages of public feeds: after a hint many visitors request the same page at once. One request
 * reaches the Worker; until the page is stale (a second at most, and never past its first expiring post) the data
 * centre serves the others. Clients that received an event send its `seq`, which is part of the cache key.
 */
import { SERVER_TIME_HEADER } from '../../domain/posts/server-time'
import { type Edge, getCacheKey, getFreshUntil, hasSession, putInCache, stripInternalHeaders } from './cache'

const FEED_PATH = '/api/posts'
const CACHEABLE_PARAMS = ['kind', 'seq']

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
  if (cached && getFreshUntil(cached) > edge.now()) return withTime(cached, edge.now())
  const response = await edge.api.fetch(toUncompressedRequest(request))
  const isText = !response.headers.has('content-encoding')
  if (isText && getFreshUntil(response) > edge.now()) putInCache(name, response, edge)
  return stripInternalHeaders(response)
}

/** Compressed bodies would be compressed again on their way through a cache; the data centre does it for each client. */
function toUncompressedRequest(request: Request): Request {
  const copy = new Request(request)
  copy.headers.set('accept-encoding', 'identity')
  return copy
}

/** A cached page with the time of now. */
function withTime(cached: Response, now: number): Response {
  const response = stripInternalHeaders(cached)
  response.headers.set(SERVER_TIME_HEADER, String(now))
  response.headers.set('cache-control', 'no-store')
  return response
}
