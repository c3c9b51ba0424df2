/** What Pages keeps near to who asks, in the cache of its data centre: answers that are the same for everybody. */
import { FIRST_LANGUAGE, type Language } from '../../domain/languages'
import { FRESH_UNTIL_HEADER } from './fresh'

/** The part of the Cache API that is used. */
export type Kept = Pick<Cache, 'match' | 'put' | 'delete'>
/** What the ways of keeping need: where to ask, where to keep, what time it is, and who finishes it after the answer. */
export type Edge = {
  api: Pick<Fetcher, 'fetch'>
  kept: Kept
  now: () => number
  later: (work: Promise<unknown>) => void
}

/** The name an answer is kept under: its address and language, beneath a path that is nobody's. */
export function keptName(url: URL, language: Language = FIRST_LANGUAGE): string {
  return `${url.origin}/kept/${language}${url.pathname}${url.search}`
}

/** Whether a request comes with the cookie of a session, of whatever worth: `__Host-owlcast`, or `owlcast` without https. */
export function hasSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?owlcast=/.test(request.headers.get('cookie') ?? '')
}

/** Until when an answer may be kept for everybody; 0 where the Worker does not say so, or gives it to one browser. */
export function freshUntil({ status, headers }: Response): number {
  return status === 200 && !headers.has('set-cookie') ? Number(headers.get(FRESH_UNTIL_HEADER) ?? 0) : 0
}

/** Keeps a copy for so many ms at most. Caches count whole seconds, so whoever takes it out looks at the time as well. */
export function keep(name: string, answer: Response, { kept, now, later }: Edge): void {
  const copy = new Response(answer.clone().body, answer)
  const seconds = Math.ceil((freshUntil(answer) - now()) / 1000)
  copy.headers.set('cache-control', `max-age=${seconds}`)
  later(kept.put(name, copy))
}

/** An answer as it leaves, without what was said to Pages alone. */
export function leaving(answer: Response, body: BodyInit | null = answer.body): Response {
  const plain = new Response(body, answer)
  plain.headers.delete(FRESH_UNTIL_HEADER)
  return plain
}
