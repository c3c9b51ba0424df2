/** Sessions of a user. */
import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import { sessions, users } from '../database/tables/auth.table'
import { listVerifiedAddresses } from '../people/verified-addresses'
import type { Database } from '../tools/db'

/** The user of the session with this token, with their verified addresses. */
export async function findSessionOwner(db: Database, token: string) {
  const [owner] = await db
    .select(getTableColumns(users))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  return owner ? { id: owner.id, addresses: listVerifiedAddresses(owner) } : null
}

/** Open sessions, last used first. */
export function listOpenSessions(db: Database, userId: string, now: number, count: number) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.updatedAt))
    .limit(count)
}

/** Notes that the user of a session has just proved who they are (`now` in ms). */
export async function markSessionProved(db: Database, id: string, now: number): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id))
}

/** Ends one of the user's sessions; false when it is not theirs or already gone. */
export async function endUserSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
