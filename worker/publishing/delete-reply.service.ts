/** Deletes replies (spec §6, C7; decisions 39, 50): by the owner of the parent, the author of the reply, or a moderator. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { Reasons } from '../../domain/moderation/moderation.schema'
import { getActingRole, type MemberRole } from '../../domain/people/roles'
import { getReplyOutcome, isModerating, mayDeleteReply } from '../../domain/posts/connections'
import type { RemovedReply } from '../../domain/posts/connections.schema'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { applyDecision } from '../moderation/decide.service'
import { findReplyToDelete } from '../posts/connections/connections.repo'
import { disconnectParents } from '../posts/connections/connections.service'
import { removePosts } from '../posts/delete.service'
import { assertMayChange } from '../posts/own-post.service'
import { findPost } from '../posts/posts.repo'
import type { SessionUser } from '../session-user'

type DeleteReplyResult = RemovedReply & { events: LiveEvent[] }

/**
 * Removes a reply from a thread: deletes it, or detaches it from the posts of the thread's owner, as `getReplyOutcome`
 * decides. A reply with no other parent is always deleted, since nobody could find it again. A moderator deletes by a
 * decision with its reasons, which hides the reply from everyone, so that an appeal can give it back.
 */
export async function deleteReply(
  deps: AppDeps,
  person: SessionUser,
  { parentId, replyId }: { parentId: string; replyId: string },
  reasons: Reasons | undefined,
): Promise<DeleteReplyResult> {
  const { db, clock } = deps
  const actor = { id: person.id, role: getActingRole(person, clock.now()) }
  const reply = await findReplyToDelete(db, parentId, replyId)
  if (!reply) throw appError('post.not_found')
  const { authorId, ownerId } = reply
  const isAuthor = authorId === actor.id
  // A private reply to a third person is not visible to the owner of a public thread.
  if (!isAuthor && actor.role !== 'admin' && !(await findPost(db, person, clock.now(), replyId)))
    throw appError('post.not_found')
  if (!mayDeleteReply(actor, reply)) throw appError('reply.delete_failed')
  assertMayChange(person, reply)
  const isByRole = isModerating(actor, reply)
  const isDetaching = getReplyOutcome(actor, reply) === 'detached'
  if (isByRole && !isDetaching)
    return { outcome: 'deleted', events: await hideReply(deps, actor, replyId, reasons) }
  if (isDetaching) {
    const note = isByRole
      ? createAuditEntry(deps, actor, { action: 'reply.delete', subjectId: replyId })
      : null
    const toEnd = isAuthor ? { childId: replyId, parentId } : { childId: replyId, ownerId }
    const events = await disconnectParents(deps, toEnd, note)
    if (events) return { outcome: 'detached', events }
    if (reply.isRoot) throw appError('post.not_found')
  }
  return { outcome: 'deleted', events: await removePosts(deps, [{ ...reply, id: replyId }]) }
}

function hideReply(
  deps: AppDeps,
  actor: { id: string; role: MemberRole },
  id: string,
  { rule, words = '' }: Reasons = {},
): Promise<LiveEvent[]> {
  if (rule === undefined) throw appError('request.invalid', { reason: 'which rule' }, 'rule')
  const subject = { type: 'post', id } as const
  return applyDecision(deps, actor, { subject, action: 'hide', rule, words, queue: 'decided' })
}
