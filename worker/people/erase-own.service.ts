/** What somebody who leaves made: posts, uploads and bytes, a few at a time. Each step answers how many it took. */
import { keyPrefixesOf } from '../../domain/media'
import type { Tools } from '../context'
import { mediaRemoval } from '../media/media.repo'
import { deleteBytes } from '../media/sweep.service'
import { removePosts } from '../posts/delete.service'
import { newestOfEach } from '../posts/expire.service'
import { someBy, someRecordedIn } from '../posts/leaving.repo'
import { dropQueued, type ErasureRow, forgetPosts, someUploads } from './forget.repo'

/** Posts, as when each of them is deleted by hand: what others recorded in an owlcast goes with it, and goes before it. */
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
  // No grace: who asks for their voice to be deleted does not wait for whoever listens.
  await live.announce(newestOfEach(await removePosts(tools, gone, { graceMs: 0 })))
  return gone.length
}

/** Uploads that no post uses: drafts, tickets, pictures. */
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

/** All bytes under the person's keys, whether a row knew of them or not; and what waits to be deleted besides. */
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
  // The recordings of others that went with the person's owlcasts.
  await deleteBytes(tools)
}
