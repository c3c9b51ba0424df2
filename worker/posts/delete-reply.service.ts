/** Deleting replies (spec §6, C7): by the owner of what is answered, by the reply's author, or by a moderator. */
import { mayDeleteReply } from '../../domain/connections'
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
 * Takes a reply out of a thread. Its author deletes it. The thread's owner deletes it too, unless it also answers somebody
 * else: then it only leaves the owner's posts, and the others keep the voice. A post of its own that was tied to the thread
 * later is never deleted from here, nor is a recording of an owlcast.
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
  // A private reply to somebody else is not there for the owner of a public thread.
  if (!isAuthor && person.role !== 'admin' && !(await findPost(db, person, clock.now(), replyId)))
    throw fail('post.not_found')
  if (!mayDeleteReply(person, reply)) throw fail('reply.delete_failed')
  const isModerating = ![authorId, ownerId].includes(person.id)
  const note = isModerating ? deedNote(tools, person, { action: 'reply.delete', subjectId: replyId }) : null
  if (reply.isRoot || !isAuthor) {
    const ending = isAuthor ? { childId: replyId, parentId } : { childId: replyId, ownerId }
    const events = await endTies(tools, ending, note)
    if (events) return { outcome: 'detached', events }
    if (reply.isRoot) throw fail('post.not_found')
  }
  return { outcome: 'deleted', events: await removePosts(tools, [{ ...reply, id: replyId }], { note }) }
}
