/** Sessions of a user. */
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { session } from './auth.table'

/** Open sessions, last used first. */
export function listOpenSessions(db: Database, userId: string, now: number, count: number) {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date(now))))
    .orderBy(desc(session.updatedAt))
    .limit(count)
}

/** Ends one of the user's sessions; false when it is not theirs or already gone. */
export async function endUserSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all of the user's sessions but one; returns the ended ids. */
export async function endOtherSessions(db: Database, userId: string, keptId: string): Promise<string[]> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, keptId)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}
