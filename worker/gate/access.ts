/** Route access, decided from the session and the database, never from client input. */
import type { MiddlewareHandler } from 'hono'
import { EXPECTED_USER_HEADER } from '../../domain/auth/expected-user'
import { getFreshSignInEnd } from '../../domain/auth/fresh-sign-in'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import { formatSuspensionEnd, isSuspended } from '../../domain/moderation/moderation'
import { isModerator } from '../../domain/people/roles'
import { type AppContext, type AppEnv, getDeps } from '../context'
import type { Env } from '../env'
import { assertNoTokenInUrl, assertScope, type RouteScope, readBearerToken } from '../http/bearer'
import type { SessionUser } from '../session-user'
import { findSessionUser } from '../sessions/session'

/**
 * public: visitors too. member: signed in. adult: signed in, 18+ attested and not suspended (publishing and
 * replying). moderator: role moderator or admin, not suspended. admin: role admin, not suspended. development: exists in development and tests only. test: exists in tests only.
 */
export type RouteAccess = 'public' | 'member' | 'adult' | 'moderator' | 'admin' | 'development' | 'test'

const SIGNED_IN: ReadonlySet<RouteAccess> = new Set(['member', 'adult', 'moderator', 'admin'])

/** Middleware that rejects requests without this access. */
export function requireAccess(
  access: RouteAccess,
  signedOutError: ErrorCode = 'auth.required',
  scope?: RouteScope,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isAvailableIn(c.env.ENVIRONMENT, access)) throw appError('request.not_found')
    assertNoTokenInUrl(c)
    if (scope !== 'ignored' && readBearerToken(c) !== null) assertScope((await requireUser(c)).scopes, scope)
    if (SIGNED_IN.has(access)) {
      const user = await findSessionUser(c)
      if (!user || isUnexpected(c, user)) throw appError(signedOutError)
      if (access === 'adult' && !user.adult) throw appError('auth.age_required')
      if (access !== 'member') assertNotSuspended(c, user)
      if (access === 'moderator' && !isModerator(user.role)) throw appError('auth.forbidden')
      if (access === 'admin' && user.role !== 'admin') throw appError('auth.forbidden')
      c.set('member', user)
    }
    await next()
  }
}

/** Whether the client acts as another user. */
function isUnexpected(c: AppContext, { id }: SessionUser): boolean {
  return (c.req.header(EXPECTED_USER_HEADER) ?? id) !== id
}

/** Rejects suspended users on member routes that reach other users. */
export const requireNotSuspended: MiddlewareHandler<AppEnv> = async (c, next) => {
  assertNotSuspended(c, await requireUser(c))
  await next()
}

/** Rejects sessions without a recent sign-in or proof of identity. */
export const requireFreshSignIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { sessionTimes } = await requireUser(c)
  if (getFreshSignInEnd(sessionTimes.provedAt) <= getDeps(c).clock.now()) throw appError('proof.required')
  await next()
}

function assertNotSuspended(c: AppContext, { suspendedUntil }: SessionUser): void {
  if (isSuspended(suspendedUntil, getDeps(c).clock.now()))
    throw appError('safety.suspended', { until: formatSuspensionEnd(suspendedUntil) })
}

function isAvailableIn(environment: Env['ENVIRONMENT'], access: RouteAccess): boolean {
  if (access === 'test') return environment === 'test'
  return access !== 'development' || environment !== 'production'
}

/** The signed-in user of a route that requires one; throws `auth.required` otherwise. */
export async function requireUser(c: AppContext): Promise<SessionUser> {
  const user = await findSessionUser(c)
  if (!user) throw appError('auth.required')
  return user
}
