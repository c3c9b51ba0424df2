/**
 * The sign-in library, configured. Loaded by the routes that sign people in and by no other, since it is the largest
 * thing in the Worker; nothing of it is mounted: our routes call its server functions.
 */

import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { fail } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { SESSION_IDLE_DAYS } from '../../domain/limits'
import type { Tools } from '../context'
import { account, session, user, verification } from './auth.table'
import { hashPassword, verifyPassword } from './password'

/** A session that was opened, and whose it is. */
export type Opened = { token: string; user: { id: string; email: string; name: string } }

/**
 * Opens a session for an address and its password. Every cause of refusal gives the same words after the same work:
 * the library hashes for unknown addresses too.
 */
export async function openSession(
  tools: Tools,
  { email, password, headers }: { email: string; password: string; headers: Headers },
): Promise<Opened> {
  try {
    const { token, user } = await libraryOf(tools).api.signInEmail({ body: { email, password }, headers })
    return { token, user: { id: user.id, email: user.email, name: user.name } }
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      throw fail('auth.bad_credentials', {}, 'password', error)
    throw fail('auth.sign_in_failed', {}, undefined, error)
  }
}

/** The library on the tools of one request. It writes its own four tables and never our profiles. */
function libraryOf({ env, db, clock, ids }: Tools) {
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
      // Sign-up is ours (see docs/decisions): it proves the address before an account exists.
      disableSignUp: true,
      requireEmailVerification: true,
      // Lengths are judged by domain/sign-in.ts in characters; the library counts UTF-16 units.
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
          // Sessions live by the server's clock, which tests may move.
          before: async (made) => {
            const now = clock.now()
            const at = new Date(now)
            const expiresAt = new Date(now + SESSION_IDLE_DAYS * DAY_MS)
            return { data: { ...made, createdAt: at, updatedAt: at, expiresAt } }
          },
        },
      },
    },
    // Tries are counted before these functions run, exactly and in our own table.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: ({ model }) => ids.make(prefixes[model] ?? model) },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}
