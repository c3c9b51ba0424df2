/**
 * The app's page for visitors: it brings the first page of the feed that it shows, and on home the block that plays it.
 * The static page streams at once, and waits at its slot for what the Worker renders: until then phones load scripts and
 * styles. That is cached as a feed is (`feed-cache.ts`), for each language. Members, and all requests that open no page,
 * such as those of the service worker, get the static page.
 */
import { parseAcceptLanguage } from '../../domain/i18n/languages'
import { FIRST_PAGE_SLOT, findFirstFeed, OPENING_PATH } from '../../domain/posts/first-page'
import { awaitInTime } from '../tools/time-limit'
import { type Edge, getCacheKey, getFreshUntil, hasSession, putInCache } from './cache'

/** After this the page ends without it, and the app requests the feed. */
const OPENING_TIMEOUT_MS = 1000

/** Without a cache, the Worker renders it each time. */
export type OpeningEdge = Pick<Edge, 'api' | 'now' | 'waitUntil'> & { cache: Edge['cache'] | null }

/** Whether a browser opens the app at an address with a feed, without a session. */
export function isVisitorsOpening(request: Request, { pathname, searchParams }: URL): boolean {
  return (
    request.method === 'GET' &&
    pathname === '/' &&
    request.headers.get('sec-fetch-dest') === 'document' &&
    !hasSession(request) &&
    findFirstFeed(searchParams) !== null
  )
}

/** The static page of `fetchPage`, with what the Worker renders in its slot. */
export async function openPage(
  request: Request,
  url: URL,
  edge: OpeningEdge,
  fetchPage: (request: Request) => Promise<Response>,
): Promise<Response> {
  const opening = getOpening(request, url, edge)
  const page = await fetchPage(toUnconditionalRequest(request))
  if (page.status !== 200) return page
  const [before = '', after = ''] = (await page.text()).split(`<!--${FIRST_PAGE_SLOT}-->`)
  const response = new Response(streamParts(before, opening, after), page)
  // Not `no-store`, with which browsers keep no page for Back. What Back reads from the disk is not used:
  // `web/prerendered-hero.ts`.
  response.headers.set('cache-control', 'private, no-cache')
  for (const name of ['etag', 'last-modified', 'content-length']) response.headers.delete(name)
  return response
}

/** Sends the first part at once. `HTMLRewriter` would hold back all of a chunk until its slot is filled. */
function streamParts(before: string, filling: Promise<string>, after: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(before))
      controller.enqueue(encoder.encode((await filling) + after))
      controller.close()
    },
  })
}

/** The browser's copy of the static page must not be confirmed in place of this page. */
function toUnconditionalRequest(request: Request): Request {
  const copy = new Request(request)
  for (const name of ['if-none-match', 'if-modified-since']) copy.headers.delete(name)
  return copy
}

/** The rendered part as HTML; empty where the Worker fails or is slow. */
async function getOpening(request: Request, url: URL, edge: OpeningEdge): Promise<string> {
  try {
    return await awaitInTime(() => readOpening(request, url, edge), OPENING_TIMEOUT_MS)
  } catch {
    return ''
  }
}

async function readOpening(request: Request, url: URL, edge: OpeningEdge): Promise<string> {
  const { api, cache, now } = edge
  const to = toOpeningUrl(url)
  const acceptLanguage = request.headers.get('accept-language') ?? ''
  const name = getCacheKey(to, parseAcceptLanguage(acceptLanguage))
  const cached = await cache?.match(name)
  if (cached && getFreshUntil(cached) > now()) return cached.text()
  const headers = { 'accept-language': acceptLanguage, 'accept-encoding': 'identity' }
  const response = await api.fetch(new Request(to, { headers }))
  if (!response.ok) return ''
  if (cache && getFreshUntil(response) > now()) putInCache(name, response, { ...edge, cache })
  return response.text()
}

function toOpeningUrl(url: URL): URL {
  const feed = findFirstFeed(url.searchParams)
  const query = new URLSearchParams(feed ? { kind: feed.kind, ...(feed.isHome ? { home: 'on' } : {}) } : {})
  return new URL(`${OPENING_PATH}?${query}`, url.origin)
}
