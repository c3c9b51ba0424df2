/** Users of access tokens. */
import { and, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import { accessTokens } from '../database/tables/access-tokens.table'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { users } from '../database/tables/auth.table'
import { profiles } from '../database/tables/people.table'
import { hasRestrictions } from '../people/block-filter'
import type { Database } from '../tools/db'

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
