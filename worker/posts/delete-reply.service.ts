/** Deletes replies (spec §6, C7; decision 39): by the owner of the parent, the author of the reply, or a moderator. */
import { getReplyOutcome, mayDeleteReply } from '../../domain/connections'
import type { RemovedReply } from '../../domain/connections.schema'
import { fail } from '../../domain/errors'
import type { LiveEvent } from '../../domain/live'
import { deedNote } from '../audit/audit.service'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { findReplyToDelete } from './connections.repo'
import { endTies } from './connections.service'
import { removePosts } from './delete.service'
import { findPost } from './posts.repo'

type Removed = RemovedReply & { events: LiveEvent[] }

/**
 * Removes a reply from a thread: deletes it, or detaches it from the posts of the thread's owner, as `getReplyOutcome`
 * decides. A reply with no other parent is always deleted, since nobody could find it again.
 */
export async function deleteReply(
  tools: Tools,
  person: Viewer,
  parentId: string,
  replyId: string,
): Promise<Removed> {
  const { db, clock } = tools
  const reply = await findReplyToDelete(db, parentId, replyId)
  if (!reply) throw fail('post.not_found')
  const { authorId, ownerId } = reply
  const isAuthor = authorId === person.id
  // A private reply to a third person is not visible to the owner of a public thread.
  if (!isAuthor && person.role !== 'admin' && !(await findPost(db, person, clock.now(), replyId)))
    throw fail('post.not_found')
  if (!mayDeleteReply(person, reply)) throw fail('reply.delete_failed')
  const isModerating = ![authorId, ownerId].includes(person.id)
  const note = isModerating ? deedNote(tools, person, { action: 'reply.delete', subjectId: replyId }) : null
  if (getReplyOutcome(person, reply) === 'detached') {
    const ending = isAuthor ? { childId: replyId, parentId } : { childId: replyId, ownerId }
    const events = await endTies(tools, ending, note)
    if (events) return { outcome: 'detached', events }
    if (reply.isRoot) throw fail('post.not_found')
  }
  return { outcome: 'deleted', events: await removePosts(tools, [{ ...reply, id: replyId }], { note }) }
}
