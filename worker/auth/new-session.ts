/** Sessions that we open ourselves, in the sign-in library's table and by the server's clock. */
import { DAY_MS } from '../../domain/expiry'
import { SESSION_IDLE_DAYS } from '../../domain/limits'
import type { Tools } from '../context'
import { session } from './auth.table'
import { makeToken } from './token'

export type SessionRow = typeof session.$inferInsert

const AGENT_MAX_CHARS = 400

/** A session that begins now. Its token is what the cookie carries. */
export function sessionRow(
  { ids, clock }: Pick<Tools, 'ids' | 'clock'>,
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

/** Opens a session for somebody who is proven; answers its token. */
export async function newSession(tools: Tools, userId: string, agent: string | null): Promise<string> {
  const row = sessionRow(tools, userId, agent)
  await tools.db.insert(session).values(row)
  return row.token
}
