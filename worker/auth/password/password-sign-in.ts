/** Sign-in by email address and password. */
import { and, eq, exists, sql } from 'drizzle-orm'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import type { AppDeps } from '../../context'
import { accounts, users } from '../../database/tables/auth.table'
import { signUpRequests } from '../../database/tables/sign-up-requests.table'
import { createUserSession } from '../../sessions/new-session'
import { hashPassword, verifyPassword } from './password'

/** A new session and its user. */
export type OpenedSession = { token: string; user: { id: string; email: string; name: string } }
type Credentials = { email: string; password: string; agent: string | null }

/**
 * Opens a session for a normalized address and a password. Throws `auth.bad_credentials` for an unknown address, a wrong
 * password and an unverified address alike, after the same work; `auth.sign_up_waiting` for the right password of a
 * request that an admin has not decided.
 */
export async function openPasswordSession(deps: AppDeps, credentials: Credentials): Promise<OpenedSession> {
  try {
    const owner = await findOwner(deps, credentials)
    if (!owner) throw appError('auth.bad_credentials', {}, 'password')
    const { hash, ...user } = owner
    const isPassword = and(
      eq(accounts.userId, user.id),
      eq(accounts.providerId, 'credential'),
      eq(accounts.password, hash),
    )
    const holds = exists(deps.db.select({ one: sql`1` }).from(accounts).where(isPassword))
    const proof = { holds, refusal: 'auth.bad_credentials' } as const
    return { token: await createUserSession(deps, user.id, credentials.agent, proof), user }
  } catch (error) {
    throw error instanceof AppError ? error : appError('auth.sign_in_failed', {}, undefined, error)
  }
}

async function findOwner({ db, env }: AppDeps, { email, password }: Credentials) {
  const query = db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isVerified: users.emailVerified,
      hash: accounts.password,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  const waiting = db
    .select({ hash: signUpRequests.passwordHash })
    .from(signUpRequests)
    .where(eq(signUpRequests.email, email))
  const [[found], [request]] = await db.batch([query, waiting])
  if (!found?.hash) {
    if (request?.hash) {
      if (await verifyPassword({ password, hash: request.hash })) throw appError('auth.sign_up_waiting')
      return null
    }
    // As slow as a comparison, so that the response time does not tell known addresses.
    await hashPassword(password, env)
    return null
  }
  const isRight = await verifyPassword({ password, hash: found.hash })
  const { id, email: address, name, isVerified } = found
  return isRight && isVerified ? { id, email: address, name, hash: found.hash } : null
}
