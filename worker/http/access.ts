/** Who may call a route. The answer is read from the session and the database, never from the client's word. */
import type { MiddlewareHandler } from 'hono'
import { type ErrorCode, fail } from '../../domain/errors'
import { type Viewer, viewerOf } from '../auth/session'
import type { AppContext, AppEnv } from '../context'
import type { Env } from '../env'

/**
 * anyone: visitors too. member: signed in. adult: signed in and 18+ attested (publishing and replying).
 * admin: role admin. development: exists in development and tests only. test: exists in tests only.
 */
export type Access = 'anyone' | 'member' | 'adult' | 'admin' | 'development' | 'test'

/** Lets a request through to a route of this access, or refuses it. */
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
      if (access === 'admin' && person.role !== 'admin') throw fail('auth.forbidden')
    }
    await next()
  }
}

function existsIn(environment: Env['ENVIRONMENT'], access: Access): boolean {
  if (access === 'test') return environment === 'test'
  return access !== 'development' || environment !== 'production'
}

/** The signed-in person of a route whose access demands one. */
export async function member(c: AppContext): Promise<Viewer> {
  const person = await viewerOf(c)
  if (!person) throw fail('auth.required')
  return person
}
