/**
 * Bytes that arrive after their account was deleted: of an upload that was under way, whose request never ended. They
 * wait in the queue of deletions under a name that does not tell whose they are; the list of deleted accounts in R2 does.
 */
import { type DeletionList, getDeletionListKey, toBackupDay } from '../../domain/backups/backups'
import { listKeyPrefixes } from '../../domain/media/media'
import { toHex } from '../../domain/text/hex'

const LATE_PREFIX = 'late/'

const hashId = async (userId: string) =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId)))

/** The name in the queue for all bytes of a deleted account that may still arrive. Ids are random: a hash reveals none. */
export async function formatLateKey(userId: string, startedAt: number): Promise<string> {
  return `${LATE_PREFIX}${toBackupDay(startedAt)}/${await hashId(userId)}`
}

/** Whether a name in the queue is of an account and not of an object. */
export const isLateKey = (key: string): boolean => key.startsWith(LATE_PREFIX)

/** Deletes what arrived since. */
export async function deleteLateBytes(bucket: R2Bucket, lateKey: string): Promise<void> {
  const [, day = '', hash] = lateKey.split('/')
  const list = await bucket.get(getDeletionListKey(day))
  for (const id of list ? (await list.json<DeletionList>()).ids : [])
    if ((await hashId(id)) === hash) await deleteOwnBytes(bucket, id)
}

/** Deletes all bytes under the key prefixes of an account, with or without a row. */
export async function deleteOwnBytes(bucket: R2Bucket, userId: string): Promise<void> {
  for (const prefix of listKeyPrefixes(userId))
    for (let isMore = true; isMore; ) {
      const { objects, truncated } = await bucket.list({ prefix })
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
      isMore = truncated
    }
}
