/**
 * Lists of deleted accounts in R2, beside the nightly copies: a restore deletes them again. They hold ids, which refer to
 * nothing once the account is gone, and are kept as long as copies are.
 */
import {
  DELETION_LIST_PREFIX,
  type DeletionList,
  getDeletionListKey,
  listExpiredDeletionLists,
  toBackupDay,
} from '../../domain/backups/backups'
import type { AppDeps } from '../context'

/** Deletions that start at once write the same list one after the other. */
const DELETION_LIST_TRIES = 10

/** Adds an account to the list of the day on which its deletion started, once. */
export async function addToDeletionList(
  { media }: Pick<AppDeps, 'media'>,
  userId: string,
  startedAt: number,
): Promise<void> {
  const key = getDeletionListKey(toBackupDay(startedAt))
  for (let attempt = 0; attempt < DELETION_LIST_TRIES; attempt++) {
    const stored = await media.get(key)
    const ids = stored ? (await stored.json<DeletionList>()).ids : []
    if (ids.includes(userId)) return
    const list: DeletionList = { ids: [...ids, userId] }
    const saved = await media.put(key, JSON.stringify(list), {
      // Null when another deletion wrote the list meanwhile.
      onlyIf: stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' },
      httpMetadata: { contentType: 'application/json' },
    })
    if (saved) return
  }
  throw new Error('Other deletions keep changing the list of deletions')
}

/** Deletes the lists that are older than every copy. */
export async function purgeDeletionLists({ media, clock }: Pick<AppDeps, 'media' | 'clock'>): Promise<void> {
  const { objects } = await media.list({ prefix: DELETION_LIST_PREFIX })
  const days = objects.map(({ key }) => key.slice(DELETION_LIST_PREFIX.length, -'.json'.length))
  const expired = listExpiredDeletionLists(days, toBackupDay(clock.now()))
  if (expired.length > 0) await media.delete(expired.map(getDeletionListKey))
}
