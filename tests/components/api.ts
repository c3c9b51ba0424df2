/** A fake API behind `fetch`: a table of handlers by route, whose responses are checked against the domain's schemas. */

import type { Params } from '../../domain/errors/error-row'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import type { Me } from '../../domain/people/people.schema'
import { createDefaultHandlers } from './default-handlers'
import { RESPONSES, type ResponseBody, type Route } from './routes'

export type ApiRequest = {
  method: string
  path: string
  /** The parts of the path that the route names in braces. */
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  /** The parsed JSON; `undefined` without a body. */
  body: unknown
  signal: AbortSignal | undefined
}
type Reply<R extends Route> = ResponseBody<R> | Response
export type Handler<R extends Route> = (request: ApiRequest) => Reply<R> | Promise<Reply<R>>
export type Handlers = { [R in Route]?: Handler<R> }
type AnyHandler = (request: ApiRequest) => unknown

const ROUTES = (Object.keys(RESPONSES) as Route[])
  .map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { route, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }
  })
  // Fixed paths come before those with parameters.
  .sort((a, b) => a.route.split('{').length - b.route.split('{').length)

/** The fake API of the running test. */
export class FakeApi {
  /** The member that `GET /api/session` returns. */
  viewer: Me | null = null
  readonly requests: (ApiRequest & { route: Route | null })[] = []
  /** Requests without a handler, and responses that no real server would send. */
  readonly errors: string[] = []
  readonly #handlers: Handlers = createDefaultHandlers(this)

  /** Adds handlers; existing ones of the same routes are replaced. */
  use(handlers: Handlers): void {
    Object.assign(this.#handlers, handlers)
  }

  /** Returns the requests to a route, oldest first. */
  requestsTo(route: Route): ApiRequest[] {
    return this.requests.filter((request) => request.route === route)
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), location.href)
    const method = (init.method ?? 'GET').toUpperCase()
    const found = ROUTES.find((one) => one.method === method && one.pattern.test(url.pathname))
    const request: ApiRequest = {
      method,
      path: url.pathname,
      params: decodeGroups(found?.pattern.exec(url.pathname)?.groups ?? {}),
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      signal: init.signal ?? undefined,
    }
    this.requests.push({ ...request, route: found?.route ?? null })
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    const handler = found && (this.#handlers[found.route] as AnyHandler | undefined)
    if (!found || !handler) {
      this.errors.push(`Unhandled request: ${method} ${url.pathname}${url.search}`)
      throw new TypeError(`Unhandled request: ${method} ${url.pathname}`)
    }
    const reply = await Promise.race([Promise.resolve(handler(request)), rejectOnAbort(init.signal)])
    return reply instanceof Response ? reply : this.#toResponse(found.route, reply)
  }

  #toResponse(route: Route, body: unknown): Response {
    const parsed = RESPONSES[route].safeParse(body)
    if (!parsed.success) this.errors.push(`Invalid response of ${route}: ${parsed.error.message}`)
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body)
  }
}

function decodeGroups(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Returns an error as the Worker does, with status, text and field from `domain/errors/error-table.ts`. */
export function failWith(code: ErrorCode, params?: Params, field?: string): () => Response {
  return () => {
    const failure = appError(code, params, field)
    const { status, message, params: shown } = failure
    const error = { code, message, field, params: shown, requestId: 'request-1' }
    return Response.json({ error }, { status })
  }
}

/** Returns a page that is not the API's own, as a proxy or a broken server does. */
export function failServer(status = 500): () => Response {
  return () => new Response('broken', { status })
}

/** Fails as a lost connection does while the device is online. */
export function failNetwork(): () => Promise<never> {
  return () => Promise.reject(new TypeError('Failed to fetch'))
}

/** Never responds: for loading states. */
export function waitForever(): () => Promise<never> {
  return () => new Promise(() => undefined)
}

/** Handles each request with the next handler; the last one handles all others. */
export function replyInTurn<R extends Route>(...handlers: [Handler<R>, ...Handler<R>[]]): Handler<R> {
  let count = 0
  return (request) => {
    const handler = handlers[Math.min(count, handlers.length - 1)] ?? handlers[0]
    count += 1
    return handler(request)
  }
}
