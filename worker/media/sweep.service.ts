/** Uploads that nothing used, and bytes whose rows are gone. Every step may be cut off and run again. */
import { PURGE_ROWS_PER_RUN } from '../../domain/limits'
import type { Tools } from '../context'
import { delayDeletions, dropDeletions, dueDeletions, orphanRemoval, orphans } from './media.repo'

/** Drops uploads whose ticket ran out before a post used them; their bytes wait to be deleted. */
export async function sweepUploads({ db, clock }: Tools): Promise<void> {
  const now = clock.now()
  const ids = (await orphans(db, now, PURGE_ROWS_PER_RUN)).map(({ id }) => id)
  if (ids.length === 0) return
  // Nobody listens to what nothing uses: no grace.
  const { queueKeys, dropRows } = orphanRemoval(db, ids, now, now)
  await db.batch([queueKeys, dropRows])
}

/** Deletes the bytes whose grace is over. Only what R2 has confirmed leaves the queue. */
export async function deleteBytes({ db, media: bucket, clock }: Tools): Promise<void> {
  const keys = (await dueDeletions(db, clock.now(), PURGE_ROWS_PER_RUN)).map(({ key }) => key)
  if (keys.length === 0) return
  try {
    await bucket.delete(keys)
  } catch (error) {
    await delayDeletions(db, keys, clock.now())
    throw error
  }
  await dropDeletions(db, keys)
}
