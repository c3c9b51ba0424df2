/** Edge cache of responses that are the same for all users. */
import { DEFAULT_LANGUAGE, type Language } from '../../domain/i18n/languages'
import { FRESH_UNTIL_HEADER } from '../http/fresh'

/** The used part of the Cache API. */
export type EdgeCache = Pick<Cache, 'match' | 'put' | 'delete'>
/** Dependencies of the edge cache. */
export type Edge = {
  api: Pick<Fetcher, 'fetch'>
  cache: EdgeCache
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** Cache key: URL and language, under a path that is not routed. */
export function getCacheKey(url: URL, language: Language = DEFAULT_LANGUAGE): string {
  return `${url.origin}/kept/${language}${url.pathname}${url.search}`
}

/** Whether a request carries a session cookie, valid or not: `__Host-owlcast`, or `owlcast` without https. */
export function hasSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?owlcast=/.test(request.headers.get('cookie') ?? '')
}

/** Until when a response may be cached, ms since the epoch; 0 when the Worker does not allow it or sets a cookie. */
export function getFreshUntil({ status, headers }: Response): number {
  return status === 200 && !headers.has('set-cookie') ? Number(headers.get(FRESH_UNTIL_HEADER) ?? 0) : 0
}

/** Stores a copy. Caches count whole seconds, so readers check the time as well. */
export function putInCache(name: string, response: Response, { cache, now, waitUntil }: Edge): void {
  const copy = new Response(response.clone().body, response)
  const seconds = Math.ceil((getFreshUntil(response) - now()) / 1000)
  copy.headers.set('cache-control', `max-age=${seconds}`)
  waitUntil(cache.put(name, copy))
}

/** The response without internal headers. */
export function stripInternalHeaders(response: Response, body: BodyInit | null = response.body): Response {
  const stripped = new Response(body, response)
  stripped.headers.delete(FRESH_UNTIL_HEADER)
  return stripped
}
