/**
 * The route registry. Every route is declared once with who may call it, its strict shapes and its limits; the OpenAPI
 * document, the typed client and the authorisation tests are made from it. A route that is not here does not exist.
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
  /** What a visitor is told where it is not the usual 'Please sign in to continue.' */
  visitors?: ErrorCode
  /** Of members' routes: refused to whom a moderator suspended, as those for adults are anyway. */
  standing?: boolean
  /** Needs an Idempotency-Key; the service keeps the answer. */
  idempotent?: boolean
  /** At most `count` calls in `seconds`, by person or else by address. */
  rate?: Rate
  /** Largest body in bytes; JSON bodies are small. Streams check their own length. */
  maxBytes?: number | 'stream'
}
export type Declared = Policy & Pick<RouteConfig, 'method' | 'path'>

const DEFAULT_MAX_BYTES = 64 * 1024
const declared: Declared[] = []

/** Every declared route, in order. */
export function registry(): readonly Declared[] {
  return declared
}

type Config<P extends string> = Omit<RouteConfig, 'path' | 'middleware'> & { path: P }

/** Declares a route: `app.openapi(declare({ method, path, access, … }), handler)`. */
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
  const responses = { ...config.responses, default: json(errorShape, 'A refusal') }
  // The document is for those who use the service, wherever it is asked for.
  const hide = access === 'development' || access === 'test'
  type Declaration = Omit<R, keyof Policy>
  return createRoute({ ...config, hide, middleware, responses } as never) as unknown as Declaration & {
    path: P
    getRoutingPath(): ReturnType<ReturnType<typeof createRoute<P, Config<P>>>['getRoutingPath']>
  }
}

/**
 * Adds a declared route whose path a document can write and the router cannot, as `/@{name}`: it is looked for by
 * `pattern`. Who may call it is asked as everywhere.
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

/** A JSON answer or body in a declaration. */
export function json<S extends z.ZodType>(schema: S, description = 'The answer') {
  return { description, content: { 'application/json': { schema } } } as const
}

/** Answers with JSON that is text already, so that a stored page is not parsed only to be written again. */
export function jsonText<T>(c: AppContext, text: string) {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  // The text stands for a T; hono has no way to say so.
  return c.body(text, 200, headers) as unknown as TypedResponse<T, 200, 'json'>
}

/** A noun's sub-app. What does not fit its schema is refused before the handler runs. */
export function subApp() {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      const field = issue?.path.map(String).join('.') || undefined
      throw failureOfIssue(issue, `${field ?? result.target}: ${issue?.message ?? ''}`, field)
    },
  })
  // Sub-apps are called directly in tests; the whole app has the same handler.
  app.onError((error, c) => refuse(c, error))
  return app
}
