/** Deletes a user's posts, uploads and bytes in bounded steps. Each step returns how many rows it processed. */
import { keyPrefixesOf } from '../../domain/media'
import type { Tools } from '../context'
import { mediaRemoval } from '../media/media.repo'
import { deleteBytes } from '../media/sweep.service'
import { removePosts } from '../posts/delete.service'
import { newestOfEach } from '../posts/expire.service'
import { someBy, someRecordedIn } from '../posts/leaving.repo'
import { dropQueued, type ErasureRow, forgetPosts, someUploads } from './forget.repo'

/** Deletes posts like a single deletion does; recordings by others in an owlcast are deleted with it, before it. */
export async function removeOwnPosts(tools: Tools, { personId }: ErasureRow, limit: number): Promise<number> {
  const { db, live } = tools
  const own = await someBy(db, personId, limit)
  if (own.length === 0) return 0
  const ids = own.map(({ id }) => id)
  const recorded = await someRecordedIn(db, ids, limit)
  const gone = recorded.length > 0 ? recorded : own
  await db.batch(
    forgetPosts(
      db,
      gone.map(({ id }) => id),
    ),
  )
  // No grace period for current listeners: the owner asked for deletion.
  await live.announce(newestOfEach(await removePosts(tools, gone, { graceMs: 0 })))
  return gone.length
}

/** Deletes uploads without a post: drafts, tickets, pictures. */
export async function removeUploads({ db, clock }: Tools, { personId }: ErasureRow, limit: number) {
  const uploads = await someUploads(db, personId, limit)
  const { queueKeys, dropRows } = mediaRemoval(
    db,
    uploads.map(({ id }) => id),
    clock.now(),
  )
  if (uploads.length > 0) await db.batch([queueKeys, dropRows])
  return uploads.length
}

/** Deletes all bytes under the user's key prefixes, with or without a row, and their queued deletions. */
export async function removeBytes(tools: Tools, personId: string): Promise<void> {
  const { db, media: bucket } = tools
  const prefixes = keyPrefixesOf(personId)
  for (const prefix of prefixes)
    for (let isMore = true; isMore; ) {
      const { objects, truncated } = await bucket.list({ prefix })
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
      isMore = truncated
    }
  await dropQueued(db, prefixes)
  // Recordings by others that were deleted with the user's owlcasts.
  await deleteBytes(tools)
}
