/** Stored access tokens. */
import { and, desc, eq, getTableColumns, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { accessTokens } from '../../database/tables/access-tokens.table'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { users } from '../../database/tables/auth.table'
import { profiles } from '../../database/tables/people.table'
import { hasRestrictions } from '../../people/block-filter'
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

/** A token with its user, unless the account is being deleted; its end is for the caller to check. */
export async function findTokenOwner(db: Database, tokenHash: string) {
  const deletion = db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, accessTokens.userId))
  const [row] = await db
    .select({
      token: getTableColumns(accessTokens),
      user: users,
      profile: profiles,
      keepsAway: hasRestrictions(accessTokens.userId),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(profiles, eq(profiles.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), notExists(deletion)))
  return row
}

/** Records a use. */
export async function markTokenUsed(db: Database, id: string, now: number): Promise<void> {
  await db.update(accessTokens).set({ usedAt: now }).where(eq(accessTokens.id, id))
}
