/** Deletes a post: row, upload, storage key and event in one batch. */
import { fail } from '../../domain/errors'
import { DELETED_BYTES_GRACE_MS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { deedNote } from '../audit/audit.service'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { mediaRemoval } from '../media/media.repo'
import { concerned } from './events.repo'
import {
  dropPosts,
  findPost,
  findToDelete,
  findUnsharedSources,
  type PostRow,
  recordingsToDelete,
} from './posts.repo'

/**
 * Deletes the person's own post, a recording in their owlcast, or any post as a moderator. Throws `post.not_found` for
 * a post the person may not see.
 */
export async function deletePost(tools: Tools, person: Viewer, id: string): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const post = await findToDelete(db, id)
  const mayDelete = [post?.authorId, post?.owlcastOwnerId].includes(person.id) || person.role === 'admin'
  if (!post || !mayDelete) {
    const visible = post && (await findPost(db, person, clock.now(), id))
    throw fail(visible ? 'auth.forbidden' : 'post.not_found')
  }
  const isOwn = [post.authorId, post.owlcastOwnerId].includes(person.id)
  const gone = [{ ...post, id }, ...(await recordingsToDelete(db, id))]
  return removePosts(tools, gone, {
    note: isOwn ? null : deedNote(tools, person, { action: 'post.delete', subjectId: id }),
  })
}

type Gone = Pick<PostRow, 'id' | 'mediaId' | 'clipMediaId' | 'sourceMediaId'>
type Note = ReturnType<typeof deedNote>

/**
 * Deletes posts and the uploads that only they use. Already deleted rows are skipped. Bytes stay in R2 for `graceMs`,
 * so that running playback can finish. `note` is the audit entry of a moderator, written in the same batch.
 */
export async function removePosts(
  { db, clock }: Tools,
  gone: readonly Gone[],
  { graceMs = DELETED_BYTES_GRACE_MS, note = null }: { graceMs?: number; note?: Note | null } = {},
): Promise<LiveEvent[]> {
  const now = clock.now()
  const ids = gone.map(({ id }) => id)
  const isId = (one: string | null) => one !== null
  const sources = gone.map(({ sourceMediaId }) => sourceMediaId).filter(isId)
  const uploads = [
    ...gone.flatMap(({ mediaId, clipMediaId }) => [mediaId, clipMediaId]).filter(isId),
    ...(sources.length > 0 ? await findUnsharedSources(db, sources, ids) : []),
  ]
  const { queueKeys, dropRows } = mediaRemoval(db, uploads, now + graceMs)
  const [events] = await db.batch([
    recordEvents(db, concerned('post.deleted', ids), now),
    queueKeys,
    dropPosts(db, ids),
    dropRows,
    ...(note ? [note] : []),
  ])
  return events
}
