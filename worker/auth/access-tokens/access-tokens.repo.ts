/** Stored access tokens. */
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { accessTokens } from '../../database/tables/access-tokens.table'
import { type Database, insertIf } from '../../tools/db'

export type AccessTokenRow = typeof accessTokens.$inferSelect

const isUsable = (userId: string, now: number) =>
  and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now))

/** The user's usable tokens, newest first. */
export function listUsableTokens(db: Database, userId: string, now: number): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(isUsable(userId, now))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
}

/** Inserts a token; false at the limit of `max`, or without `onlyIf`. */
export async function insertAccessToken(
  db: Database,
  row: AccessTokenRow,
  { max, onlyIf }: { max: number; onlyIf: SQL },
): Promise<boolean> {
  const now = row.createdAt
  const usable = sql`(select count(*) from ${accessTokens} where user_id = ${row.userId} and revoked_at is null
    and expires_at > cast(${now} as integer))`
  const hasRoom = and(onlyIf, sql`${usable} < cast(${max} as integer)`)
  const inserted = await insertIf(db, accessTokens, row, hasRoom).returning({ id: accessTokens.id })
  return inserted.length > 0
}

/** Revokes one of the user's tokens; false when it is not theirs or cannot be used already. */
export async function revokeAccessToken(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const revoked = await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(isUsable(userId, now), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id })
  return revoked.length > 0
}
