/** Route access, decided from the session and the database, never from client input. */
import type { MiddlewareHandler } from 'hono'
import { type ErrorCode, fail } from '../../domain/errors'
import { isSuspended, suspensionEnd } from '../../domain/safety'
import { type Viewer, viewerOf } from '../auth/session'
import { type AppContext, type AppEnv, tools } from '../context'
import type { Env } from '../env'

/**
 * public (`anyone`): visitors too. member: signed in. adult: signed in, 18+ attested and not suspended (publishing and
 * replying). admin: role admin. development: exists in development and tests only. test: exists in tests only.
 */
export type Access = 'anyone' | 'member' | 'adult' | 'admin' | 'development' | 'test'

/** Middleware that rejects requests without this access. */
export function requireAccess(
  access: Access,
  visitors: ErrorCode = 'auth.required',
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!existsIn(c.env.ENVIRONMENT, access)) throw fail('request.not_found')
    if (access === 'member' || access === 'adult' || access === 'admin') {
      const person = await viewerOf(c)
      if (!person) throw fail(visitors)
      if (access === 'adult' && !person.adult) throw fail('auth.age_required')
      if (access === 'adult') refuseSuspended(c, person)
      if (access === 'admin' && person.role !== 'admin') throw fail('auth.forbidden')
    }
    await next()
  }
}

/** Rejects suspended users on member routes that reach other users. */
export const requireStanding: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseSuspended(c, await member(c))
  await next()
}

function refuseSuspended(c: AppContext, { suspendedUntil }: Viewer): void {
  if (isSuspended(suspendedUntil, tools(c).clock.now()))
    throw fail('safety.suspended', { until: suspensionEnd(suspendedUntil) })
}

function existsIn(environment: Env['ENVIRONMENT'], access: Access): boolean {
  if (access === 'test') return environment === 'test'
  return access !== 'development' || environment !== 'production'
}

/** The signed-in user of a route that requires one; throws `auth.required` otherwise. */
export async function member(c: AppContext): Promise<Viewer> {
  const person = await viewerOf(c)
  if (!person) throw fail('auth.required')
  return person
}
