/** The statements that keep conversations in step with their messages. */
import { sql } from 'drizzle-orm'
import type { Recipient } from '../../domain/audience'
import { peerKey, peerOfRecipient } from '../../domain/messages'
import type { Database } from '../tools/db'
import { conversations } from './conversations.table'

/**
 * The statement that moves a conversation to the top for both of its people; the author has seen it already. `receiverId`
 * is the member the message reaches: the recipient, or who proved the address it was written to.
 */
export function touchConversation(
  db: Database,
  message: { authorId: string; recipient: Recipient; receiverId: string | null; createdAt: number },
) {
  const { authorId, recipient, receiverId, createdAt } = message
  const peer = peerOfRecipient(recipient)
  const rows = [
    ...(peer ? [{ ownerId: authorId, peer: peerKey(peer), lastAt: createdAt, seenAt: createdAt }] : []),
    ...(receiverId && receiverId !== authorId
      ? [
          {
            ownerId: receiverId,
            peer: peerKey({ by: 'user', value: authorId }),
            lastAt: createdAt,
            seenAt: 0,
          },
        ]
      : []),
  ]
  if (rows.length === 0) return null
  return db
    .insert(conversations)
    .values(rows)
    .onConflictDoUpdate({
      target: [conversations.ownerId, conversations.peer],
      set: {
        lastAt: sql`max(last_at, excluded.last_at)`,
        seenAt: sql`max(seen_at, excluded.seen_at)`,
      },
    })
}
