/**
 * First pages of public feeds for visitors: after a hint many ask for the same one at once. One of them asks the Worker; for
 * the rest of the moment that it may be shown (a second at most, and never past the first voice that fades) the others in
 * reach of this data centre get the same. Whoever heard of an event asks with its number, which is part of the name.
 */
import { type Edge, freshUntil, hasSession, keep, keptName, leaving } from './kept'

const FEED = '/api/posts'
const ASKED = ['kind', 'seq']
/** How the Worker begins the text. */
const TIME = /^\{"now":\d+/

/** Whether this asks for the first page of a feed as every visitor gets it. */
export function isVisitorsFeed(request: Request, { pathname, searchParams }: URL): boolean {
  return (
    request.method === 'GET' &&
    pathname === FEED &&
    [...searchParams.keys()].every((name) => ASKED.includes(name)) &&
    !hasSession(request)
  )
}

/** The page: from here, or from the Worker. */
export async function feedFromEdge(request: Request, url: URL, edge: Edge): Promise<Response> {
  url.searchParams.sort()
  const name = keptName(url)
  const known = await edge.kept.match(name)
  if (known && freshUntil(known) > edge.now()) return again(known, edge.now())
  const answer = await edge.api.fetch(request)
  if (freshUntil(answer) > edge.now()) keep(name, answer, edge)
  return leaving(answer)
}

/** The same page a moment later. */
async function again(known: Response, now: number): Promise<Response> {
  const answer = leaving(known, (await known.text()).replace(TIME, `{"now":${now}`))
  answer.headers.set('cache-control', 'no-store')
  return answer
}
