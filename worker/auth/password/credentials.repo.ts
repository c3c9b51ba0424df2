/** Stored password hashes. */
import { and, eq } from 'drizzle-orm'
import { accounts } from '../../database/tables/auth.table'
import type { Database } from '../../tools/db'

/** The user's password hash; null without a password. */
export async function findPassword(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.password ?? null
}
