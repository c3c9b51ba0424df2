/** To whom an email about their own account is sent. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '../database/tables/auth.table'
import type { EmailRecipient } from '../database/tables/outbox.table'
import type { Database } from '../tools/db'

/** The verified email address of a member and their language; null without an address. */
export async function findEmailRecipient(db: Database, userId: string): Promise<EmailRecipient | null> {
  const [row] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), isNotNull(users.email)))
  return row ?? null
}
