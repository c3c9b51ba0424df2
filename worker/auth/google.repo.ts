/** Linked Google accounts. */
import { and, eq, exists } from 'drizzle-orm'
import { type Database, insertIf } from '../tools/db'
import { account, user } from './auth.table'

/** The user linked to this Google account. */
export async function findUserByGoogleId(db: Database, googleId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.userId })
    .from(account)
    .where(and(eq(account.providerId, 'google'), eq(account.accountId, googleId)))
  return row?.id ?? null
}

/** The user with this address, and whether it is verified. */
export async function findUserByEmail(db: Database, email: string) {
  const [row] = await db
    .select({ id: user.id, isProven: user.emailVerified })
    .from(user)
    .where(eq(user.email, email))
  return row ?? null
}

/** Links a Google account to a user with a verified address, in one statement; true when it is linked to them now. */
export async function linkGoogle(
  db: Database,
  link: { id: string; userId: string; googleId: string; now: number },
): Promise<boolean> {
  const { id, userId, googleId: accountId, now } = link
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const proven = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)))
  await insertIf(
    db,
    account,
    { id, userId, accountId, providerId: 'google', ...at },
    exists(proven),
  ).onConflictDoNothing()
  return (await findUserByGoogleId(db, accountId)) === userId
}
