/** New sessions. */

import type { SQL } from 'drizzle-orm'
import { SESSION_IDLE_DAYS } from '../../domain/auth/auth.limits'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { sessions } from '../database/tables/auth.table'
import { insertIf } from '../tools/db'
import { makeToken } from '../tools/token'

export type SessionRow = typeof sessions.$inferInsert

const AGENT_MAX_CHARS = 400

/** A session row starting now. Its token is the cookie's value. */
export function createSessionRow(
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  userId: string,
  agent: string | null,
): SessionRow {
  const now = clock.now()
  const at = new Date(now)
  return {
    id: ids.make('ses'),
    userId,
    token: makeToken(),
    userAgent: agent?.slice(0, AGENT_MAX_CHARS) ?? null,
    expiresAt: new Date(now + SESSION_IDLE_DAYS * DAY_MS),
    createdAt: at,
    updatedAt: at,
  }
}

/** The credential of a sign-in, as a condition, and the error once it does not hold. */
export type SignInProof = { holds: SQL | undefined; refusal: ErrorCode }

/**
 * Creates a session for a verified user; returns its token. The proof was checked before, and may have ended since: a
 * sign-in that was under way must not outlive a new password.
 */
export async function createUserSession(
  { db, ids, clock }: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  userId: string,
  agent: string | null,
  { holds, refusal }: SignInProof,
): Promise<string> {
  const row = createSessionRow({ ids, clock }, userId, agent)
  const inserted = await insertIf(db, sessions, row, holds).returning({ id: sessions.id })
  if (inserted.length === 0) throw appError(refusal)
  return row.token
}
