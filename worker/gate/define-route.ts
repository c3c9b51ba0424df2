/**
 * The route registry: each route is defined once with its access, strict schemas and limits. The OpenAPI document, the
 * typed client and the authorisation tests derive from it.
 */
import {
  createRoute,
  OpenAPIHono,
  type RouteConfig,
  type RouteConfigToTypedResponse,
  type RouteHandler,
  type z,
} from '@hono/zod-openapi'
import type { Handler, MiddlewareHandler, Schema, ToSchema, TypedResponse } from 'hono'
import type { BlankSchema } from 'hono/types'
import type { ErrorCode } from '../../domain/errors/error-table'
import { type AppContext, type AppDeps, type AppEnv, getDeps } from '../context'
import { canReadGzip } from '../http/accept-encoding'
import type { RouteScope } from '../http/bearer'
import { limitBody } from '../http/bodies'
import { errorShape, respondWithError, toIssueError } from '../http/errors'
import { decompressText } from '../http/gzip'
import { keepMemoCaches } from '../http/memo-cache'
import { ok } from '../http/ok'
import type { SessionUser } from '../session-user'
import { type RouteAccess, requireAccess, requireFreshSignIn, requireNotSuspended } from './access'
import { requireIdempotencyKey } from './idempotency'
import { requirePuzzle } from './puzzle'
import { type RateLimit, requireRateLimit } from './rate-limit'

export type Policy = {
  access: RouteAccess
  /** The scope an access token needs; without one only a session may call the route. */
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

/** Defines a route, which `createRouter().handle(route, handler)` serves. */
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
  routes.push({ ...route, maxBytes })
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
  // `access` is kept in the type alone: handlers of routes that require a sign-in get the user.
  type Declaration = Omit<R, keyof Policy> & { path: P; access?: R['access'] }
  return createRoute({ ...config, hide, middleware, responses } as never) as unknown as Declaration
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

/** A required JSON body in a route definition. */
export function toJsonBody<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } } as const
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

type Route = RouteConfig & { access?: RouteAccess }
type MaybePromise<T> = T | Promise<T>
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type JsonSchema<T> = T extends { content: { 'application/json': { schema: infer S } } } ? S : never
type RequestOf<R> = R extends { request: infer Request } ? Request : unknown
type RequestPart<R, Part extends string> = RequestOf<R> extends Record<Part, infer T> ? T : undefined

/** The input of a handler: dependencies, the signed-in user, and the parsed input. */
type HandlerInput<R> = {
  c: AppContext
  deps: AppDeps
  /** On routes that require a sign-in. */
  user: R extends { access?: 'public' | 'development' | 'test' } ? undefined : SessionUser
  params: Parsed<RequestPart<R, 'params'>>
  query: Parsed<RequestPart<R, 'query'>>
  body: Parsed<JsonSchema<RequestPart<R, 'body'>>>
}

type SuccessOf<R> = R extends { responses: infer T } ? T[keyof T & (200 | 201 | 202 | 204)] : never
type JsonAnswer<S> = S extends z.ZodType
  ? typeof ok extends z.input<S>
    ? Promise<void>
    : MaybePromise<z.input<S>>
  : never
type Answer<R> =
  SuccessOf<R> extends { content: unknown } ? JsonAnswer<JsonSchema<SuccessOf<R>>> : Promise<void>

/** Returns the JSON of the route's success response, nothing where that holds no data, or a response of its own. */
type HandlerOf<R extends Route> = (input: HandlerInput<R>) => Answer<R> | ReturnType<RouteHandler<R>>

type InputOf<R extends Route> =
  RouteHandler<R> extends Handler<infer _E, infer _P, infer I, infer _R> ? I : never
/** `/posts/{id}` as the router writes it: `/posts/:id`. */
type RouterPath<P extends string> = P extends `${infer Start}/{${infer Name}}${infer Rest}`
  ? `${Start}/:${Name}${RouterPath<Rest>}`
  : P
type RouteSchema<R extends Route> = ToSchema<
  R['method'],
  RouterPath<R['path']>,
  InputOf<R>,
  RouteConfigToTypedResponse<R>
>

/** The router of one noun. `S` is what the typed client knows of its routes. */
export class Router<S extends Schema = BlankSchema> extends OpenAPIHono<AppEnv, S> {
  /** Serves a route. The result of the handler becomes the response that the route defines. */
  handle<R extends Route>(route: R, handler: HandlerOf<R>): Router<S & RouteSchema<R>> {
    const status = Number(Object.keys(route.responses).find((code) => code.startsWith('2')))
    const serve = async (c: AppContext): Promise<Response> => {
      const result: unknown = await handler(toHandlerInput<R>(c))
      if (result instanceof Response) return result
      return status === 204 ? c.body(null, status) : c.json(result === undefined ? ok : result, status as 200)
    }
    this.openapi(route, serve as never)
    return this as unknown as Router<S & RouteSchema<R>>
  }
}

function toHandlerInput<R>(c: AppContext): HandlerInput<R> {
  const readValid = (target: 'param' | 'query' | 'json') => c.req.valid(target as never)
  return {
    c,
    get deps() {
      return getDeps(c)
    },
    get user() {
      return c.get('member') as never
    },
    get params() {
      return readValid('param')
    },
    get query() {
      return readValid('query')
    },
    get body() {
      return readValid('json')
    },
  }
}

/** Creates the router of one noun. Input that fails its schema is rejected before the handler runs. */
export function createRouter(): Router {
  const app = new Router({
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
