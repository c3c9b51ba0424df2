/** Linked Google accounts. */
import { and, eq, exists } from 'drizzle-orm'
import { accounts, users } from '../../database/tables/auth.table'
import { type Database, insertIf } from '../../tools/db'

const selectLinked = (db: Database, googleId: string) =>
  db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, 'google'), eq(accounts.accountId, googleId)))

/** Condition: a user is linked to this Google account. */
export function isGoogleLinked(db: Database, googleId: string) {
  return exists(selectLinked(db, googleId))
}

/** The user linked to this Google account. */
export async function findUserByGoogleId(db: Database, googleId: string): Promise<string | null> {
  const [row] = await selectLinked(db, googleId)
  return row?.id ?? null
}

/** The user with this address, and whether it is verified. */
export async function findUserByEmail(db: Database, email: string) {
  const [row] = await db
    .select({ id: users.id, isProven: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
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
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
  await insertIf(
    db,
    accounts,
    { id, userId, accountId, providerId: 'google', ...at },
    exists(proven),
  ).onConflictDoNothing()
  return (await findUserByGoogleId(db, accountId)) === userId
}
