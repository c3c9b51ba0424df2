/** Edge cache of responses that are the same for all users. */
import { FIRST_LANGUAGE, type Language } from '../../domain/languages'
import { FRESH_UNTIL_HEADER } from './fresh'

/** The used part of the Cache API. */
export type Kept = Pick<Cache, 'match' | 'put' | 'delete'>
/** Dependencies of the edge cache. */
export type Edge = {
  api: Pick<Fetcher, 'fetch'>
  kept: Kept
  now: () => number
  later: (work: Promise<unknown>) => void
}

/** Cache key: URL and language, under a path that is not routed. */
export function keptName(url: URL, language: Language = FIRST_LANGUAGE): string {
  return `${url.origin}/kept/${language}${url.pathname}${url.search}`
}

/** Whether a request carries a session cookie, valid or not: `__Host-owlcast`, or `owlcast` without https. */
export function hasSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?owlcast=/.test(request.headers.get('cookie') ?? '')
}

/** Until when a response may be cached, ms since the epoch; 0 when the Worker does not allow it or sets a cookie. */
export function freshUntil({ status, headers }: Response): number {
  return status === 200 && !headers.has('set-cookie') ? Number(headers.get(FRESH_UNTIL_HEADER) ?? 0) : 0
}

/** Stores a copy. Caches count whole seconds, so readers check the time as well. */
export function keep(name: string, answer: Response, { kept, now, later }: Edge): void {
  const copy = new Response(answer.clone().body, answer)
  const seconds = Math.ceil((freshUntil(answer) - now()) / 1000)
  copy.headers.set('cache-control', `max-age=${seconds}`)
  later(kept.put(name, copy))
}

/** The response without internal headers. */
export function leaving(answer: Response, body: BodyInit | null = answer.body): Response {
  const plain = new Response(body, answer)
  plain.headers.delete(FRESH_UNTIL_HEADER)
  return plain
}
