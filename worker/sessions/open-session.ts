/**
 * Whether the session of a request is still open when its statement runs: it was read before, and what a session adds to
 * an account must not outlive the act that ended it.
 */
import { eq, exists, sql } from 'drizzle-orm'
import { appError } from '../../domain/errors/errors'
import { sessions } from '../database/tables/auth.table'
import type { SessionUser } from '../session-user'
import type { Database } from '../tools/db'

type SessionKey = Pick<SessionUser, 'sessionId'>

const selectSession = (db: Database, { sessionId }: SessionKey) =>
  db.select({ one: sql`1` }).from(sessions).where(eq(sessions.id, sessionId))

/** Condition: the session is open. */
export function isSessionOpen(db: Database, viewer: SessionKey) {
  return exists(selectSession(db, viewer))
}

/** Throws `auth.required` once the session has ended. */
export async function assertSessionOpen(db: Database, viewer: SessionKey): Promise<void> {
  if ((await selectSession(db, viewer)).length === 0) throw appError('auth.required')
}
