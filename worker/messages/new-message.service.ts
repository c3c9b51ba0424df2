/** Side effects of a new message, in the batch that publishes it. */

import type { BatchItem } from 'drizzle-orm/batch'
import { appError } from '../../domain/errors/errors'
import { type Peer, toPeer } from '../../domain/messages/messages'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { consumeRateLimit } from '../gate/rate-limit'
import { createMagicLinkEmailStatements } from '../magic-links/new-link.service'
import { liftScopes } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import { type ParentRow, toRecipient } from '../posts/replies/replies.repo'
import type { SessionUser } from '../session-user'
import { deleteMergedConversation, isFirstToStranger, touchConversation } from './conversations.repo'
import { claimMessages } from './messages.repo'

/** First messages to users who neither follow the author nor wrote to them, against spam in the requests box. */
export const FIRST_MESSAGES = { count: 20, seconds: DAY_SECONDS }

type Statement = BatchItem<'sqlite'>

/**
 * Counts first messages to strangers and throws above the daily limit. Addresses count whether or not a member owns
 * them, so that the error reveals nothing.
 */
export async function assertFirstMessageLimit(
  deps: AppDeps,
  authorId: string,
  row: Parameters<typeof toRecipient>[0],
): Promise<void> {
  const peer = toPeer(toRecipient(row))
  if (peer === null || !(await isFirstToStranger(deps.db, authorId, peer))) return
  if (!(await consumeRateLimit(deps, `first-message|${authorId}`, FIRST_MESSAGES)))
    throw appError('message.new_recipients_limit', { max: FIRST_MESSAGES.count }, 'recipient')
}

/** Extra statements for a post with a recipient; none for other posts. */
export async function createMessageStatements(
  deps: AppDeps,
  author: SessionUser,
  row: Omit<PostRow, 'seq'>,
  parents: readonly ParentRow[],
): Promise<Statement[]> {
  const { db } = deps
  const recipient = toRecipient(row)
  const touch = touchConversation(db, {
    id: row.id,
    author: liftScopes(author),
    recipient,
    createdAt: row.createdAt,
  })
  if (!touch) return []
  return [
    ...createClaims(db, author, row, parents),
    touch,
    ...(await createMagicLinkEmailStatements(deps, row)),
  ]
}

/**
 * Replying to a message sent to an address proves who owns it. The replies then claim all messages of that sender to
 * the address and merge the conversation. Repeated with every reply, for messages that were sent meanwhile.
 */
function createClaims(
  db: AppDeps['db'],
  { id: memberId, addresses }: SessionUser,
  { recipientId: senderId }: Pick<PostRow, 'recipientId'>,
  parents: readonly ParentRow[],
): Statement[] {
  if (senderId === null) return []
  const provenPeers = parents
    .filter((parent) => parent.authorId === senderId)
    .flatMap(({ recipientEmail, recipientPhone }): Peer[] => [
      ...(recipientEmail === null ? [] : [{ by: 'email', value: recipientEmail } as const]),
      ...(recipientPhone === null ? [] : [{ by: 'phone', value: recipientPhone } as const]),
    ])
    .filter(({ value }) => addresses.includes(value))
  return provenPeers.flatMap((peer) => [
    claimMessages(db, { senderId, address: peer.value, memberId }),
    deleteMergedConversation(db, senderId, peer),
  ])
}
