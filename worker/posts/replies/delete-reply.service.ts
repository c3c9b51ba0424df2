/** Deletes replies (spec §6, C7; decision 39): by the owner of the parent, the author of the reply, or a moderator. */

import { appError } from '../../../domain/errors/errors'
import type { LiveEvent } from '../../../domain/live/live'
import { getReplyOutcome, mayDeleteReply } from '../../../domain/posts/connections'
import type { RemovedReply } from '../../../domain/posts/connections.schema'
import { createAuditEntry } from '../../audit/audit.service'
import type { SessionUser } from '../../auth/session/session-user'
import type { AppDeps } from '../../context'
import { findReplyToDelete } from '../connections/connections.repo'
import { disconnectParents } from '../connections/connections.service'
import { removePosts } from '../delete.service'
import { findPost } from '../posts.repo'

type DeleteReplyResult = RemovedReply & { events: LiveEvent[] }

/**
 * Removes a reply from a thread: deletes it, or detaches it from the posts of the thread's owner, as `getReplyOutcome`
 * decides. A reply with no other parent is always deleted, since nobody could find it again.
 */
export async function deleteReply(
  deps: AppDeps,
  person: SessionUser,
  parentId: string,
  replyId: string,
): Promise<DeleteReplyResult> {
  const { db, clock } = deps
  const reply = await findReplyToDelete(db, parentId, replyId)
  if (!reply) throw appError('post.not_found')
  const { authorId, ownerId } = reply
  const isAuthor = authorId === person.id
  // A private reply to a third person is not visible to the owner of a public thread.
  if (!isAuthor && person.role !== 'admin' && !(await findPost(db, person, clock.now(), replyId)))
    throw appError('post.not_found')
  if (!mayDeleteReply(person, reply)) throw appError('reply.delete_failed')
  const isModerating = ![authorId, ownerId].includes(person.id)
  const note = isModerating
    ? createAuditEntry(deps, person, { action: 'reply.delete', subjectId: replyId })
    : null
  if (getReplyOutcome(person, reply) === 'detached') {
    const toEnd = isAuthor ? { childId: replyId, parentId } : { childId: replyId, ownerId }
    const events = await disconnectParents(deps, toEnd, note)
    if (events) return { outcome: 'detached', events }
    if (reply.isRoot) throw appError('post.not_found')
  }
  return { outcome: 'deleted', events: await removePosts(deps, [{ ...reply, id: replyId }], { note }) }
}
