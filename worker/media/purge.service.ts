/** Deletes unused uploads and queued bytes. Every step may be interrupted and repeated. */
import { PURGE_ROWS_PER_RUN } from '../../domain/limits'
import type { AppDeps } from '../context'
import { deleteLateBytes, isLateKey } from './late-bytes'
import { completeDeletions, deferDeletions, listDueDeletions, listOrphans, removeOrphans } from './media.repo'

/** Deletes uploads whose ticket expired before a post used them, and queues their bytes. */
export async function purgeUploads({ db, clock }: AppDeps): Promise<void> {
  const now = clock.now()
  const ids = (await listOrphans(db, now, PURGE_ROWS_PER_RUN)).map(({ id }) => id)
  if (ids.length === 0) return
  // Nothing plays an unused upload: no grace period.
  const { queueKeys, deleteRows } = removeOrphans(db, ids, now, now)
  await db.batch([queueKeys, deleteRows])
}

/** Deletes bytes whose grace period is over. Keys leave the queue once R2 has confirmed. */
export async function deleteBytes({ db, media: bucket, clock }: AppDeps): Promise<void> {
  const keys = (await listDueDeletions(db, clock.now(), PURGE_ROWS_PER_RUN)).map(({ key }) => key)
  if (keys.length === 0) return
  try {
    await bucket.delete(keys.filter((key) => !isLateKey(key)))
    for (const key of keys.filter(isLateKey)) await deleteLateBytes(bucket, key)
  } catch (error) {
    await deferDeletions(db, keys, clock.now())
    throw error
  }
  await completeDeletions(db, keys)
}
