/** Side effects of a new message, in the batch that publishes it. */
import type { BatchItem } from 'drizzle-orm/batch'
import { fail } from '../../domain/errors'
import { FIRST_MESSAGES } from '../../domain/limits'
import { type Peer, peerKey, peerOfRecipient } from '../../domain/messages'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { letterStatements } from '../magic-links/new-link.service'
import { claimMessages } from '../posts/messages.repo'
import type { PostRow } from '../posts/posts.repo'
import { type AnsweredRow, recipientOf } from '../posts/replies.repo'
import { dropConversation, isFirstToStranger, touchConversation } from './conversations.repo'

type Statement = BatchItem<'sqlite'>

/**
 * Counts first messages to strangers and throws above the daily limit. Addresses count whether or not a member owns
 * them, so that the error reveals nothing.
 */
export async function refuseTooManyFirst(
  tools: Tools,
  authorId: string,
  row: Parameters<typeof recipientOf>[0],
): Promise<void> {
  const peer = peerOfRecipient(recipientOf(row))
  if (peer === null || !(await isFirstToStranger(tools.db, authorId, peer))) return
  if (!(await allow(tools, `first-message|${authorId}`, FIRST_MESSAGES)))
    throw fail('message.too_many_first', { max: FIRST_MESSAGES.count }, 'recipient')
}

/** Extra statements for a post with a recipient; none for other posts. */
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
 * Replying to a message sent to an address proves who owns it. The replies then claim all messages of that sender to
 * the address and merge the conversation. Repeated with every reply, for messages that were sent meanwhile.
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
