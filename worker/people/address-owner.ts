/** Who has an address, and whether they still do when a statement runs: it was read before. */
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Recipient } from '../../domain/posts/audience'
import { failUnless } from '../database/batch'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { users } from '../database/tables/auth.table'
import type { Database } from '../tools/db'

/** Condition: the user has verified this email address or number. */
export function isAddressOwner(userId: string | SQLWrapper, address: string | SQLWrapper): SQL {
  return sql`exists (select 1 from ${users} u where u.id = ${userId}
    and ((u.email = ${address} and u.email_verified) or (u.phone_number = ${address} and u.phone_number_verified)))`
}

/** The user who has verified this email address or number; null without one, and for a recipient named otherwise. */
export async function findAddressOwner(
  db: Database,
  { id, email, phone }: Recipient,
): Promise<string | null> {
  if (id !== null || (email === null && phone === null)) return null
  const isOwner =
    email === null
      ? and(eq(users.phoneNumber, phone ?? ''), eq(users.phoneNumberVerified, true))
      : and(eq(users.email, email), eq(users.emailVerified, true))
  const [row] = await db.select({ id: users.id }).from(users).where(isOwner)
  return row?.id ?? null
}

const hasAccount = (userId: string): SQL =>
  sql`exists (select 1 from ${users} u where u.id = ${userId}
    and not exists (select 1 from ${accountDeletions} d where d.user_id = u.id))`

/** Whether a user has an account that is not being deleted. */
export async function isAccountKept(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ kept: sql<number>`${hasAccount(userId)}` }).from(sql`(select 1)`)
  return row?.kept === 1
}

/** Statement that fails its batch once the account of this user is being deleted. */
export function assertAccountKept(db: Database, userId: string) {
  return failUnless(db, hasAccount(userId))
}
