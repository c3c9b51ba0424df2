/**
 * The route registry: each route is defined once with its access, strict schemas and limits. The OpenAPI document, the
 * typed client and the authorisation tests derive from it.
 */
import { createRoute, OpenAPIHono, type RouteConfig, type z } from '@hono/zod-openapi'
import type { Handler, MiddlewareHandler, TypedResponse } from 'hono'
import type { ErrorCode } from '../../domain/errors/error-table'
import type { AppContext, AppEnv } from '../context'
import { canReadGzip } from '../http/accept-encoding'
import type { RouteScope } from '../http/bearer'
import { limitBody } from '../http/bodies'
import { errorShape, respondWithError, toIssueError } from '../http/errors'
import { decompressText } from '../http/gzip'
import { keepMemoCaches } from '../http/memo-cache'
import { type RouteAccess, requireAccess, requireFreshSignIn, requireNotSuspended } from './access'
import { requireIdempotencyKey } from './idempotency'
import { requirePuzzle } from './puzzle'
import { type RateLimit, requireRateLimit } from './rate-limit'

export type Policy = {
  access: RouteAccess
  /** What an access token needs here; without it only a session may call the route. */
  scope?: RouteScope
  /** Error for visitors in place of `auth.required` ('Please sign in to continue.'). */
  signedOutError?: ErrorCode
  /** Member routes only: rejects suspended users, as adult routes do anyway. */
  notSuspended?: boolean
  /** Member routes only: asks for a sign-in or a proof of identity in the last `FRESH_SESSION_MINUTES`. */
  freshSignIn?: true
  /** Asks for a puzzle once there are suspiciously many calls. */
  puzzle?: true
  /** Requires an Idempotency-Key; the service stores it with the id of what it creates. */
  idempotent?: boolean
  /** At most `count` calls per `seconds`, by user or client address. */
  rate?: RateLimit
  /** Writes nothing that visitors see, so memos of public lists stay valid. */
  keepsMemos?: true
  /** Media types of a body that is a file. */
  uploadTypes?: readonly string[]
  /** Largest body in bytes. Streams check their own length. */
  maxBytes?: number | 'stream'
}
export type RouteDefinition = Policy & Pick<RouteConfig, 'method' | 'path'>

const DEFAULT_MAX_BYTES = 64 * 1024
const routes: RouteDefinition[] = []

/** Every defined route, in order. */
export function listRouteDefinitions(): readonly RouteDefinition[] {
  return routes
}

type Config<P extends string> = Omit<RouteConfig, 'path' | 'middleware'> & { path: P }

/** Defines a route: `app.openapi(defineRoute({ method, path, access, … }), handler)`. */
export function defineRoute<const P extends string, const R extends Config<P> & Policy>(route: R) {
  const {
    access,
    scope,
    signedOutError,
    notSuspended,
    freshSignIn,
    idempotent,
    rate,
    puzzle,
    keepsMemos,
    uploadTypes,
    maxBytes = DEFAULT_MAX_BYTES,
    ...config
  } = route
  routes.push({
    method: config.method,
    path: config.path,
    access,
    scope,
    signedOutError,
    notSuspended,
    freshSignIn,
    idempotent,
    rate,
    puzzle,
    keepsMemos,
    uploadTypes,
    maxBytes,
  })
  const middleware: MiddlewareHandler<AppEnv>[] = [requireAccess(access, signedOutError, scope)]
  if (keepsMemos) middleware.push(keepMemoCaches)
  if (notSuspended) middleware.push(requireNotSuspended)
  if (freshSignIn) middleware.push(requireFreshSignIn)
  if (idempotent) middleware.push(requireIdempotencyKey)
  if (rate) middleware.push(requireRateLimit(`${config.method} ${config.path}`, rate))
  if (puzzle) middleware.push(requirePuzzle(`${config.method} ${config.path}`))
  if (maxBytes !== 'stream') middleware.push(limitBody(maxBytes))
  const responses = { ...config.responses, default: toJsonContent(errorShape, 'An error') }
  // Development routes are left out of the OpenAPI document.
  const hide = access === 'development' || access === 'test'
  type Declaration = Omit<R, keyof Policy>
  return createRoute({ ...config, hide, middleware, responses } as never) as unknown as Declaration & {
    path: P
    getRoutingPath(): ReturnType<ReturnType<typeof createRoute<P, Config<P>>>['getRoutingPath']>
  }
}

/**
 * Adds a route whose path OpenAPI can express but the router cannot, such as `/@{name}`; it is matched by `pattern`,
 * with the same middleware.
 */
export function addPatternRoute(
  app: OpenAPIHono<AppEnv>,
  route: RouteConfig,
  pattern: string,
  handler: Handler<AppEnv>,
): void {
  const { middleware } = route as unknown as { middleware: MiddlewareHandler<AppEnv>[] }
  app.openAPIRegistry.registerPath(route)
  for (const handle of middleware) app.on(route.method, pattern, handle)
  app.on(route.method, pattern, handler)
}

/** JSON content of a response or body in a route definition. */
export function toJsonContent<S extends z.ZodType>(schema: S, description = 'The answer') {
  return { description, content: { 'application/json': { schema } } } as const
}

/**
 * Responds with JSON that is serialized already, and maybe compressed: clients that accept gzip get those bytes as they
 * are, others the text.
 */
export function sendJsonBody<T>(
  c: AppContext,
  body: string | Uint8Array<ArrayBuffer>,
  extra: Record<string, string>,
) {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...extra,
  }
  const isText = typeof body === 'string'
  const response =
    isText || !canReadGzip(c.req.header('accept-encoding'))
      ? c.body(isText ? body : decompressText(body), 200, headers)
      : new Response(body, { headers: { ...headers, 'content-encoding': 'gzip' }, encodeBody: 'manual' })
  // hono has no type for pre-serialized JSON.
  return response as unknown as TypedResponse<T, 200, 'json'>
}

/** Creates the router of one noun. Input that fails its schema is rejected before the handler runs. */
export function createRouter() {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      const field = issue?.path.map(String).join('.') || undefined
      throw toIssueError(issue, `${field ?? result.target}: ${issue?.message ?? ''}`, field)
    },
  })
  // Tests call routers directly; the whole app has the same error handler.
  app.onError((error, c) => respondWithError(c, error))
  return app
}
