/** What a message sets going besides being published, in the batch that writes it. */
import type { BatchItem } from 'drizzle-orm/batch'
import { type Peer, peerKey } from '../../domain/messages'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { letterStatements } from '../magic-links/new-link.service'
import { claimMessages } from '../posts/messages.repo'
import type { PostRow } from '../posts/posts.repo'
import { type AnsweredRow, recipientOf } from '../posts/replies.repo'
import { dropConversation, touchConversation } from './conversations.repo'

type Statement = BatchItem<'sqlite'>

/** The statements of a new post that is for somebody; none for any other. */
export async function messageStatements(
  tools: Tools,
  author: Viewer,
  row: Omit<PostRow, 'seq'>,
  parents: readonly AnsweredRow[],
): Promise<Statement[]> {
  const { db } = tools
  const recipient = recipientOf(row)
  const touched = touchConversation(db, { authorId: author.id, recipient, createdAt: row.createdAt })
  if (!touched) return []
  return [...claims(db, author, row, parents), touched, ...(await letterStatements(tools, row))]
}

/**
 * Whoever answers what was written to an address of theirs says by it who they are. From then on all that this sender
 * wrote to this address stands in one conversation with them, and no longer in one with the address. Each later answer
 * says so again: a message that was on its way during the first one comes along.
 */
function claims(
  db: Tools['db'],
  { id: memberId, addresses }: Viewer,
  { recipientId: senderId }: Pick<PostRow, 'recipientId'>,
  parents: readonly AnsweredRow[],
): Statement[] {
  if (senderId === null) return []
  const answered = parents
    .filter((parent) => parent.authorId === senderId)
    .flatMap(({ recipientEmail, recipientPhone }): Peer[] => [
      ...(recipientEmail === null ? [] : [{ by: 'mail', value: recipientEmail } as const]),
      ...(recipientPhone === null ? [] : [{ by: 'tel', value: recipientPhone } as const]),
    ])
    .filter(({ value }) => addresses.includes(value))
  return answered.flatMap((peer) => [
    claimMessages(db, { senderId, address: peer.value, memberId }),
    dropConversation(db, senderId, peerKey(peer)),
  ])
}
