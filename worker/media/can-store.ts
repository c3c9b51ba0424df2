import { isResponding } from '../http/responding'
import { isStorageWorking } from './storage-health'

/** How long the result of trying to store sound is cached, for those who open a recorder. */
const STORAGE_TEST_MEMO_MS = 30_000

const storageMemos = new WeakMap<R2Bucket, { at: number; isWorking: Promise<boolean> }>()

/**
 * Whether sound can be stored (S7.5-02); tried at most once per `STORAGE_TEST_MEMO_MS`, since everyone who opens a
 * recorder asks. Never rejects.
 */
export function canStore(bucket: R2Bucket): Promise<boolean> {
  const memo = storageMemos.get(bucket)
  if (memo && Date.now() - memo.at < STORAGE_TEST_MEMO_MS) return memo.isWorking
  const isWorking = isResponding('storage', () => isStorageWorking(bucket))
  storageMemos.set(bucket, { at: Date.now(), isWorking })
  return isWorking
}
