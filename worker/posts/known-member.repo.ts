/** The members behind the addresses that a sender wrote to. */
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Recipient } from '../../domain/posts/audience'
import { users } from '../database/tables/auth.table'
import { posts } from '../database/tables/posts.table'
import type { Database } from '../tools/db'

/**
 * The member a sender already knows behind an address, because they replied from it and still own it; null otherwise.
 */
export async function findMemberByAddress(
  db: Database,
  senderId: string,
  { email, phone }: Recipient,
): Promise<string | null> {
  const address = email ?? phone
  if (address === null) return null
  const [column, proved] =
    email === null
      ? [posts.recipientPhone, and(eq(users.phoneNumber, address), eq(users.phoneNumberVerified, true))]
      : [posts.recipientEmail, and(eq(users.email, address), eq(users.emailVerified, true))]
  const [row] = await db
    .select({ id: posts.recipientId })
    .from(posts)
    .innerJoin(users, and(eq(users.id, posts.recipientId), proved))
    .where(
      and(
        eq(posts.authorId, senderId),
        eq(column, address),
        isNotNull(posts.recipientId),
        ne(users.id, senderId),
      ),
    )
    .limit(1)
  return row?.id ?? null
}
