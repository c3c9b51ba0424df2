/**
 * Edge cache for the first pages of public feeds: after a hint many visitors request the same page at once. One request
 * reaches the Worker; until the page is stale (a second at most, and never past its first expiring post) the data
 * centre serves the others. Clients that received an event send its `seq`, which is part of the cache key.
 */
import { type Edge, freshUntil, hasSession, keep, keptName, leaving } from './kept'

const FEED = '/api/posts'
const ASKED = ['kind', 'seq']
/** Prefix of the Worker's JSON. */
const TIME = /^\{"now":\d+/

/** Whether this requests the first page of a feed without a session. */
export function isVisitorsFeed(request: Request, { pathname, searchParams }: URL): boolean {
  return (
    request.method === 'GET' &&
    pathname === FEED &&
    [...searchParams.keys()].every((name) => ASKED.includes(name)) &&
    !hasSession(request)
  )
}

/** The page from the cache or from the Worker. */
export async function feedFromEdge(request: Request, url: URL, edge: Edge): Promise<Response> {
  url.searchParams.sort()
  const name = keptName(url)
  const known = await edge.kept.match(name)
  if (known && freshUntil(known) > edge.now()) return again(known, edge.now())
  const answer = await edge.api.fetch(request)
  if (freshUntil(answer) > edge.now()) keep(name, answer, edge)
  return leaving(answer)
}

/** Updates `now` in a cached page. */
async function again(known: Response, now: number): Promise<Response> {
  const answer = leaving(known, (await known.text()).replace(TIME, `{"now":${now}`))
  answer.headers.set('cache-control', 'no-store')
  return answer
}
