/**
 * The route registry: each route is defined once with its access, strict schemas and limits. The OpenAPI document, the
 * typed client and the authorisation tests derive from it.
 */
import { createRoute, OpenAPIHono, type RouteConfig, type z } from '@hono/zod-openapi'
import type { Handler, MiddlewareHandler, TypedResponse } from 'hono'
import type { ErrorCode } from '../../domain/errors'
import type { AppContext, AppEnv } from '../context'
import { type Access, requireAccess, requireStanding } from './access'
import { requireBody } from './bodies'
import { errorShape, failureOfIssue, refuse } from './errors'
import { requireKey } from './idempotency'
import { type Rate, requireRate } from './rate-limit'

export type Policy = {
  access: Access
  /** Error for visitors in place of `auth.required` ('Please sign in to continue.'). */
  visitors?: ErrorCode
  /** Member routes only: rejects suspended users, as adult routes do anyway. */
  standing?: boolean
  /** Requires an Idempotency-Key; the service stores the response. */
  idempotent?: boolean
  /** At most `count` calls per `seconds`, by user or client address. */
  rate?: Rate
  /** Largest body in bytes. Streams check their own length. */
  maxBytes?: number | 'stream'
}
export type Declared = Policy & Pick<RouteConfig, 'method' | 'path'>

const DEFAULT_MAX_BYTES = 64 * 1024
const declared: Declared[] = []

/** Every defined route, in order. */
export function registry(): readonly Declared[] {
  return declared
}

type Config<P extends string> = Omit<RouteConfig, 'path' | 'middleware'> & { path: P }

/** Defines a route: `app.openapi(defineRoute({ method, path, access, … }), handler)`. */
export function declare<const P extends string, const R extends Config<P> & Policy>(route: R) {
  const { access, visitors, standing, idempotent, rate, maxBytes = DEFAULT_MAX_BYTES, ...config } = route
  declared.push({
    method: config.method,
    path: config.path,
    access,
    visitors,
    standing,
    idempotent,
    rate,
    maxBytes,
  })
  const middleware: MiddlewareHandler<AppEnv>[] = [requireAccess(access, visitors)]
  if (standing) middleware.push(requireStanding)
  if (idempotent) middleware.push(requireKey)
  if (rate) middleware.push(requireRate(`${config.method} ${config.path}`, rate))
  if (maxBytes !== 'stream') middleware.push(requireBody(maxBytes))
  const responses = { ...config.responses, default: json(errorShape, 'An error') }
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
export function addPatterned(
  app: OpenAPIHono<AppEnv>,
  route: RouteConfig,
  pattern: string,
  handler: Handler<AppEnv>,
): void {
  const { middleware } = route as unknown as { middleware: MiddlewareHandler<AppEnv>[] }
  app.openAPIRegistry.registerPath(route)
  for (const one of middleware) app.on(route.method, pattern, one)
  app.on(route.method, pattern, handler)
}

/** JSON content of a response or body in a route definition. */
export function json<S extends z.ZodType>(schema: S, description = 'The answer') {
  return { description, content: { 'application/json': { schema } } } as const
}

/** Responds with serialized JSON, so that a cached page is not parsed and serialized again. */
export function jsonText<T>(c: AppContext, text: string) {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  // hono has no type for pre-serialized JSON.
  return c.body(text, 200, headers) as unknown as TypedResponse<T, 200, 'json'>
}

/** Creates the router of one noun. Input that fails its schema is rejected before the handler runs. */
export function subApp() {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      const field = issue?.path.map(String).join('.') || undefined
      throw failureOfIssue(issue, `${field ?? result.target}: ${issue?.message ?? ''}`, field)
    },
  })
  // Tests call routers directly; the whole app has the same error handler.
  app.onError((error, c) => refuse(c, error))
  return app
}
