/** New sessions. */

import { SESSION_IDLE_DAYS } from '../../../domain/limits'
import { DAY_MS } from '../../../domain/posts/expiry'
import type { AppDeps } from '../../context'
import { sessions } from '../auth.table'
import { makeToken } from '../token'

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

/** Creates a session for a verified user; returns its token. */
export async function createUserSession(
  deps: AppDeps,
  userId: string,
  agent: string | null,
): Promise<string> {
  const row = createSessionRow(deps, userId, agent)
  await deps.db.insert(sessions).values(row)
  return row.token
}
