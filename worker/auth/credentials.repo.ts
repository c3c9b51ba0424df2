/** The password somebody signs in with, as it is stored. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { account } from './auth.table'

/** The hash of a person's password; null for who has none. */
export async function findPassword(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.password ?? null
}
