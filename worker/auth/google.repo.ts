/** Accounts elsewhere, and whose they are here. */
import { and, eq, exists } from 'drizzle-orm'
import { type Database, insertIf } from '../tools/db'
import { account, user } from './auth.table'

/** Who has signed in with this account at Google before. */
export async function ownerOfGoogle(db: Database, googleId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.userId })
    .from(account)
    .where(and(eq(account.providerId, 'google'), eq(account.accountId, googleId)))
  return row?.id ?? null
}

/** The account with this address, and whether it was ever proven. */
export async function accountAt(db: Database, email: string) {
  const [row] = await db
    .select({ id: user.id, isProven: user.emailVerified })
    .from(user)
    .where(eq(user.email, email))
  return row ?? null
}

/** Ties an account at Google to a person whose address is proven, in one statement; says whether it is theirs now. */
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
  return (await ownerOfGoogle(db, accountId)) === userId
}
