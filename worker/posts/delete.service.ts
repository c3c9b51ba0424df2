/** Deletes a post: row, upload, storage key and event in one batch. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import { getActingRole } from '../../domain/people/roles'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { removeMedia } from '../media/media.repo'
import type { SessionUser } from '../session-user'
import { selectPostEventTargets } from './event-targets.repo'
import { holdPosts, isNotHeld } from './held/held-posts.repo'
import { assertMayChange } from './own-post.service'
import {
  deletePosts,
  findPost,
  findPostToDelete,
  findUnsharedSources,
  listRecordingsToDelete,
  type PostFiles,
} from './posts.repo'

/**
 * Deletes the person's own post, a recording in their owlcast, or any post as an admin. Throws `post.not_found` for
 * a post the person may not see.
 */
export async function deletePost(deps: AppDeps, person: SessionUser, id: string): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const post = await findPostToDelete(db, id)
  const isAdmin = getActingRole(person, clock.now()) === 'admin'
  const mayDelete = [post?.authorId, post?.owlcastOwnerId].includes(person.id) || isAdmin
  if (!post || !mayDelete) {
    const visible = post && (await findPost(db, person, clock.now(), id))
    throw appError(visible ? 'auth.forbidden' : 'post.not_found')
  }
  assertMayChange(person, post)
  const isOwn = [post.authorId, post.owlcastOwnerId].includes(person.id)
  const deletedPosts = [{ ...post, id }, ...(await listRecordingsToDelete(db, id))]
  return removePosts(deps, deletedPosts, {
    note: isOwn ? null : createAuditEntry(deps, person, { action: 'post.delete', subjectId: id }),
  })
}

type DeletedPost = { id: string } & PostFiles
type AuditStatement = ReturnType<typeof createAuditEntry>

/**
 * Deletes posts and the uploads that only they use. Already deleted rows are skipped. Bytes stay in R2 for `graceMs`,
 * so that running playback can finish. Reported posts are held for moderators, unless the account is deleted. `note` is the
 * audit entry of a moderator, written in the same batch.
 */
export async function removePosts(
  { db, clock }: AppDeps,
  deletedPosts: readonly DeletedPost[],
  {
    graceMs = DELETED_BYTES_GRACE_MS,
    holdsReported = true,
    note = null,
  }: { graceMs?: number; holdsReported?: boolean; note?: AuditStatement | null } = {},
): Promise<LiveEvent[]> {
  const now = clock.now()
  const ids = deletedPosts.map(({ id }) => id)
  const isId = (id: string | null) => id !== null
  const sources = deletedPosts.map(({ sourceMediaId }) => sourceMediaId).filter(isId)
  const uploads = [
    ...deletedPosts
      .flatMap(({ mediaId, clipMediaId, coverMediaId }) => [mediaId, clipMediaId, coverMediaId])
      .filter(isId),
    ...(sources.length > 0 ? await findUnsharedSources(db, sources, ids) : []),
  ]
  const { queueKeys, deleteRows } = removeMedia(db, uploads, now + graceMs, isNotHeld)
  const { events } = await batch(db, {
    events: recordEvents(db, selectPostEventTargets('post.deleted', ids), now),
    held: holdsReported ? holdPosts(db, ids, now) : null,
    queueKeys,
    posts: deletePosts(db, ids),
    deleteRows,
    audit: note ?? null,
  })
  return events
}
