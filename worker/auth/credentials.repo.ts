/** Stored password hashes. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { account } from './auth.table'

/** The user's password hash; null without a password. */
export async function findPassword(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.password ?? null
}
