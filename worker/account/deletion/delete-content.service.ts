/** Deletes a user's posts, uploads and bytes in bounded steps. Each step returns how many rows it processed. */
import { listKeyPrefixes } from '../../../domain/media/media'
import type { AppDeps } from '../../context'
import { deleteOwnBytes, formatLateKey } from '../../media/late-bytes'
import { removeMedia } from '../../media/media.repo'
import { deleteBytes } from '../../media/purge.service'
import { removePosts } from '../../posts/delete.service'
import { dedupeByChannel } from '../../posts/expire.service'
import { clearQueue, clearReportedPosts, type DeletionRow, listUploads } from './account-deletion.repo'
import { listPostsByAuthor, listRecordingsIn } from './delete-posts.repo'

/** Deletes posts like a single deletion does; recordings by others in an owlcast are deleted with it, before it. */
export async function deleteOwnPosts(deps: AppDeps, { userId }: DeletionRow, limit: number): Promise<number> {
  const { db, live } = deps
  const own = await listPostsByAuthor(db, userId, limit)
  if (own.length === 0) return 0
  const ids = own.map(({ id }) => id)
  const recorded = await listRecordingsIn(db, ids, limit)
  const deleted = recorded.length > 0 ? recorded : own
  await clearReportedPosts(
    db,
    deleted.map(({ id }) => id),
  )
  // No grace period for current listeners, and nothing held for moderators: the owner asked for deletion.
  const events = await removePosts(deps, deleted, { graceMs: 0, holdsReported: false })
  await live.announce(dedupeByChannel(events))
  return deleted.length
}

/** Deletes uploads without a post: drafts, tickets, pictures. The bytes of tickets may still be arriving. */
export async function deleteUploads({ db, clock }: AppDeps, { userId }: DeletionRow, limit: number) {
  const uploads = await listUploads(db, userId, limit)
  const { queueKeys, deleteRows } = removeMedia(
    db,
    uploads.map(({ id }) => id),
    clock.now(),
  )
  if (uploads.length > 0) await db.batch([queueKeys, deleteRows])
  return uploads.length
}

/**
 * Deletes all bytes of the user, with or without a row, and their names in the queue of deletions. Bytes of an unfinished
 * upload that arrive later are deleted under a name that is not the user's.
 */
export async function deleteStoredBytes(
  deps: AppDeps,
  { userId, startedAt }: Pick<DeletionRow, 'userId' | 'startedAt'>,
): Promise<void> {
  const { db, media: bucket, clock } = deps
  await deleteOwnBytes(bucket, userId)
  const lateKey = await formatLateKey(userId, startedAt)
  await db.batch(clearQueue(db, { prefixes: listKeyPrefixes(userId), lateKey, now: clock.now() }))
  // Recordings by others that were deleted with the user's owlcasts.
  await deleteBytes(deps)
}
