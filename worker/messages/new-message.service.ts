/** What a message sets going besides being published: the conversations of its two people, in the batch that writes it. */
import type { BatchItem } from 'drizzle-orm/batch'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import type { PostRow } from '../posts/posts.repo'
import { recipientOf } from '../posts/replies.repo'
import { ownerOf } from '../recipients/recipients.repo'
import { touchConversation } from './conversations.repo'

type Statement = BatchItem<'sqlite'>

/** The statements of a new post that is for somebody; none for any other. */
export async function messageStatements(
  { db }: Tools,
  author: Viewer,
  row: Omit<PostRow, 'seq'>,
): Promise<Statement[]> {
  const recipient = recipientOf(row)
  const address = recipient.email ?? recipient.phone
  const receiverId = recipient.id ?? (address === null ? null : await ownerOf(db, address))
  const touched = touchConversation(db, {
    authorId: author.id,
    recipient,
    receiverId,
    createdAt: row.createdAt,
  })
  return touched ? [touched] : []
}
