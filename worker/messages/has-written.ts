/** Condition: one user has messaged another. */
import { type SQL, sql } from 'drizzle-orm'
import { posts } from '../database/tables/posts.table'

/**
 * Holds if the sender messaged the recipient as a member. A message to an address counts once its owner has replied.
 */
export function hasWrittenTo(senderId: SQL, recipientId: string): SQL {
  return sql`exists (select 1 from ${posts} w where w.author_id = ${senderId} and w.recipient_id = ${recipientId})`
}
