/**
 * better-auth, configured. Loaded only by sign-in routes, since it is the largest dependency of the Worker; none of its
 * routes are mounted, ours call its server functions.
 */

import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { appError } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { SESSION_IDLE_DAYS } from '../../domain/limits'
import type { AppDeps } from '../context'
import { account, session, user, verification } from './auth.table'
import { hashPassword, verifyPassword } from './password'

/** A new session and its user. */
export type OpenedSession = { token: string; user: { id: string; email: string; name: string } }

/**
 * Opens a session for an address and password. Every rejection has the same message after the same work: better-auth
 * hashes for unknown addresses too.
 */
export async function openPasswordSession(
  deps: AppDeps,
  { email, password, headers }: { email: string; password: string; headers: Headers },
): Promise<OpenedSession> {
  try {
    const { token, user } = await createBetterAuth(deps).api.signInEmail({
      body: { email, password },
      headers,
    })
    return { token, user: { id: user.id, email: user.email, name: user.name } }
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      throw appError('auth.bad_credentials', {}, 'password', error)
    throw appError('auth.sign_in_failed', {}, undefined, error)
  }
}

/** better-auth on the dependencies of one request. It writes its four tables, never our profiles. */
function createBetterAuth({ env, db, clock, ids }: AppDeps) {
  const prefixes: Record<string, string> = {
    user: 'usr',
    account: 'acc',
    session: 'ses',
    verification: 'ver',
  }
  return betterAuth({
    baseURL: env.ORIGIN,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.ORIGIN],
    database: drizzleAdapter(db, { provider: 'sqlite', schema: { user, account, session, verification } }),
    emailAndPassword: {
      enabled: true,
      // Sign-up is our own (see docs/decisions): it verifies the address before an account exists.
      disableSignUp: true,
      requireEmailVerification: true,
      // domain/sign-in.ts checks lengths in characters; better-auth counts UTF-16 units.
      maxPasswordLength: 4000,
      password: { hash: (password) => hashPassword(password, env), verify: verifyPassword },
    },
    user: {
      additionalFields: {
        phoneNumber: { type: 'string', required: false, input: false },
        phoneNumberVerified: { type: 'boolean', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // Sessions use the server's clock, which tests may shift.
          before: async (created) => {
            const now = clock.now()
            const at = new Date(now)
            const expiresAt = new Date(now + SESSION_IDLE_DAYS * DAY_MS)
            return { data: { ...created, createdAt: at, updatedAt: at, expiresAt } }
          },
        },
      },
    },
    // Our own exact rate limits apply before these functions run.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: ({ model }) => ids.make(prefixes[model] ?? model) },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}
