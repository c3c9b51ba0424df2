/**
 * Edge cache for public share pages. The Worker revalidates each request: only it knows whether a post was deleted,
 * hidden, closed or changed. An unchanged page is neither rendered nor transferred again.
 */
import { KIND_NAMES } from '../../domain/kinds'
import { acceptedOf } from '../../domain/languages'
import { type Edge, freshUntil, keep, keptName, leaving } from './kept'

const PAGE = new RegExp(`^/(?:(?:embed/)?(?:${KIND_NAMES.join('|')})/[^/]+|(?:@|%40)[^/]+)/?$`)

/** Whether this requests a page that may be public. A query may carry tokens or select a later page: not cached. */
export function isPage({ method }: Request, { pathname, search }: URL): boolean {
  return method === 'GET' && search === '' && PAGE.test(pathname)
}

/** The cached page if the Worker confirms it, else the Worker's response. */
export async function pageFromEdge(request: Request, url: URL, edge: Edge): Promise<Response> {
  const name = keptName(url, acceptedOf(request.headers.get('accept-language')))
  const known = await edge.kept.match(name)
  const tag = known?.headers.get('etag')
  const given = request.headers.get('if-none-match')
  if (!known || !tag) return asked(request, name, edge)
  const answer = await asked(withTag(request, given === null ? tag : `${given}, ${tag}`), name, edge)
  // The browser's own copy is confirmed.
  if (answer.status !== 304 || given?.includes(tag)) return answer
  if (answer.headers.get('etag') !== tag) return answer
  const headers = new Headers(known.headers)
  for (const [header, value] of answer.headers) headers.set(header, value)
  return leaving(new Response(known.body, { headers }))
}

async function asked(request: Request, name: string, edge: Edge): Promise<Response> {
  const answer = await edge.api.fetch(request)
  if (freshUntil(answer) > edge.now()) keep(name, answer, edge)
  else if (answer.status !== 304) edge.later(edge.kept.delete(name))
  return leaving(answer)
}

function withTag(request: Request, tags: string): Request {
  const asking = new Request(request)
  asking.headers.set('if-none-match', tags)
  return asking
}
