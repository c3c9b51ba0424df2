/**
 * Edge cache for public share pages. The Worker revalidates each request: only it knows whether a post was deleted,
 * hidden, closed or changed. An unchanged page is neither rendered nor transferred again.
 */

import { parseAcceptLanguage } from '../../domain/i18n/languages'
import { KIND_NAMES } from '../../domain/kinds'
import { SYNDICATION_TYPES } from '../../domain/syndication/syndication'
import { type Edge, getCacheKey, getFreshUntil, putInCache, stripInternalHeaders } from './cache'

const SHARED_PAGE = `(?:embed/)?(?:${KIND_NAMES.join('|')})/[^/]+`
const FEED = `feeds/(?:${SYNDICATION_TYPES.join('|')})/[^/]+`
const PAGE = new RegExp(`^/(?:${SHARED_PAGE}|${FEED}|(?:@|%40)[^/]+|tag/[^/]+|latest(?:/[^/]+)?)/?$`)

/** Whether this requests a page that may be public. A query may carry tokens or select a later page: not cached. */
export function isPage({ method }: Request, { pathname, search }: URL): boolean {
  return method === 'GET' && search === '' && PAGE.test(pathname)
}

/** The cached page if the Worker confirms it, else the Worker's response. */
export async function getPageFromEdge(request: Request, url: URL, edge: Edge): Promise<Response> {
  const name = getCacheKey(url, parseAcceptLanguage(request.headers.get('accept-language')))
  const cached = await edge.cache.match(name)
  const tag = cached?.headers.get('etag')
  const given = request.headers.get('if-none-match')
  if (!cached || !tag) return fetchAndCache(request, name, edge)
  const response = await fetchAndCache(
    withTag(request, given === null ? tag : `${given}, ${tag}`),
    name,
    edge,
  )
  // The browser's own copy is confirmed.
  if (response.status !== 304 || given?.includes(tag)) return response
  if (response.headers.get('etag') !== tag) return response
  const headers = new Headers(cached.headers)
  for (const [header, value] of response.headers) headers.set(header, value)
  return stripInternalHeaders(new Response(cached.body, { headers }))
}

async function fetchAndCache(request: Request, name: string, edge: Edge): Promise<Response> {
  const response = await edge.api.fetch(request)
  if (getFreshUntil(response) > edge.now()) putInCache(name, response, edge)
  else if (response.status !== 304) edge.waitUntil(edge.cache.delete(name))
  return stripInternalHeaders(response)
}

function withTag(request: Request, tags: string): Request {
  const copy = new Request(request)
  copy.headers.set('if-none-match', tags)
  return copy
}
