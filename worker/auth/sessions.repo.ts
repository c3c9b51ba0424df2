/** Where somebody is signed in. */
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { session } from './auth.table'

/** The sessions that are open, the last used first. */
export function openSessions(db: Database, userId: string, now: number, count: number) {
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

/** Ends one session of a person; false where it is not theirs, or gone. */
export async function endOne(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all of a person's sessions but one; answers those that ended. */
export async function endOthers(db: Database, userId: string, keptId: string): Promise<string[]> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, keptId)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}
