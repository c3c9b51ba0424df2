/** Health checks of the R2 bucket: that it works, and that it and the database are of one site. */
import { getMode, MODE_NAMES } from '../../domain/kinds'
import type { Env } from '../env'
import { formatError } from '../tools/format-error'

/** Newest recordings whose stored objects a deep check looks for, beside a random one. */
export const HEALTH_NEWEST_OBJECTS = 3
/** Recordings of each prefix of which the database must know one. */
const HEALTH_FIRST_OBJECTS = 10
/** Recordings that the database must not know to be another one: fewer may be left of deletions that broke off. */
export const HEALTH_UNKNOWN_OBJECTS = 3
/** Pages of 1,000 objects that the health check counts per prefix. */
const HEALTH_LISTED_PAGES = 10

type Stores = Pick<Env, 'DB' | 'MEDIA'>

/**
 * Whether the bucket works. Throws if recordings in use are missing, or the database knows none of those that are there.
 * `now` is the server's clock.
 */
export async function checkStorage(env: Stores, now: number): Promise<boolean> {
  const [isWorking, isUnknown, lost] = await Promise.all([
    isStorageWorking(env.MEDIA),
    isStorageUnknown(env),
    listLostObjects(env, now),
  ])
  if (!isWorking) return false
  if (isUnknown)
    throw new Error(
      'The database knows none of its first recordings: it was emptied, or either is that of another site.',
    )
  if (lost.length > 0) throw new Error(`It does not have the objects of ${lost.join(', ')}.`)
  return true
}

/**
 * Checks listing (S7.5-02), writing, reading what was written and deleting it: a token may allow only some of them. A
 * bucket that was emptied or replaced allows all of it.
 */
export async function isStorageWorking(bucket: R2Bucket): Promise<boolean> {
  const { objects } = await bucket.list({ limit: 1 })
  // A key of its own, since concurrent writes to one key are refused.
  const key = `health/${crypto.randomUUID()}`
  await bucket.put(key, key)
  const readText = async () => (await bucket.get(key))?.text()
  const stored = await readText().finally(() => bucket.delete(key))
  return Array.isArray(objects) && stored === key && (await bucket.head(key)) === null
}

/** The newest uploads in use, and a random one: the whole table is not read. */
const SAMPLE = `select * from (select id, key from media where state = 'attached' order by rowid desc limit ${HEALTH_NEWEST_OBJECTS})
  union select * from (select id, key from media where state = 'attached'
    and rowid >= abs(random()) % ((select coalesce(max(rowid), 0) from media) + 1) order by rowid limit 1)`

/**
 * Uploads among these that are still in use, by posts that have not expired. `isRestored`: older than the database,
 * which was filled from a copy.
 */
const STILL_IN_USE = `select id, created_at < (select min(unixepoch(applied_at)) * 1000 from d1_migrations) as isRestored
  from media where state = 'attached' and id in (select value from json_each(?1))
    and not exists (select 1 from posts p where p.media_id = media.id and p.expires_at <= ?2)`

/**
 * Ids of uploads in use, among a few, whose stored object is missing; none where the database does not respond. An
 * object that was deleted since the copy that a site was restored from has no object: it counts only where every one is
 * missing.
 */
async function listLostObjects({ DB, MEDIA }: Stores, now: number): Promise<string[]> {
  const listSample = async () => (await DB.prepare(SAMPLE).all<{ id: string; key: string }>()).results
  const sample = await listSample().catch(() => [])
  const heads = await Promise.all(sample.map(({ key }) => MEDIA.head(key)))
  const lost = sample.filter((_, at) => heads[at] === null).map(({ id }) => id)
  if (lost.length === 0) return []
  // An upload may have been deleted meanwhile.
  const listInUse = async () =>
    DB.prepare(STILL_IN_USE).bind(JSON.stringify(lost), now).all<{ id: string; isRestored: number | null }>()
  const { results } = await listInUse()
  return results
    .filter(({ isRestored }) => isRestored !== 1 || lost.length === sample.length)
    .map(({ id }) => id)
}

/** Prefixes of the keys of recordings. */
const RECORDING_PREFIXES = [...new Set(MODE_NAMES.map((mode) => `${getMode(mode).prefix}/`))]

/** Whether the database knows one of these keys, as a recording of a user or as one to delete, and whether it has users. */
const KNOWN_RECORDINGS = `with k as (select value as key from json_each(?))
  select exists (select 1 from k cross join media m on m.key = k.key join profiles p on p.id = m.owner_id
      where m.state <> 'attached'
        or exists (select 1 from posts where media_id = m.id) or exists (select 1 from posts where clip_media_id = m.id)
        or exists (select 1 from held_posts where media_id = m.id)
        or exists (select 1 from held_posts where clip_media_id = m.id))
      or exists (select 1 from media_deletions where key in (select key from k)) as isKnown,
    exists (select 1 from profiles) as hasUsers`

/**
 * Whether there are recordings and the database knows none of the first ones: it was emptied, or is that of another
 * site. Single objects may be unknown, whose deletion broke off, except where nobody has an account. False where the
 * database does not respond.
 */
async function isStorageUnknown({ DB, MEDIA }: Stores): Promise<boolean> {
  const listPrefix = async (prefix: string) =>
    (await MEDIA.list({ prefix, limit: HEALTH_FIRST_OBJECTS })).objects.map(({ key }) => key)
  const listKeys = async () => (await Promise.all(RECORDING_PREFIXES.map(listPrefix))).flat()
  const keys = await listKeys()
  if (keys.length === 0) return false
  const findKnown = async () =>
    DB.prepare(KNOWN_RECORDINGS).bind(JSON.stringify(keys)).first<{ isKnown: number; hasUsers: number }>()
  const found = await findKnown().catch(() => null)
  if (found === null || found.isKnown > 0) return false
  // Those that were deleted meanwhile are known no more.
  const left = (await listKeys()).filter((key) => keys.includes(key))
  return left.length >= (found.hasUsers > 0 ? HEALTH_UNKNOWN_OBJECTS : 1)
}

/** Usage of one storage prefix; `complete` is false when counting stopped early. */
export type StoredPrefix = { prefix: string; objects: number; bytes: number; complete: boolean }

/** Lists storage prefixes with number and size of objects (S7.5-02), for admins; null when storage does not respond. */
export async function listPrefixes(bucket: R2Bucket): Promise<StoredPrefix[] | null> {
  try {
    const { delimitedPrefixes } = await bucket.list({ delimiter: '/' })
    return await Promise.all(delimitedPrefixes.map((prefix) => measurePrefix(bucket, prefix)))
  } catch (error) {
    console.error(JSON.stringify({ health: 'storage', error: formatError(error) }))
    return null
  }
}

async function measurePrefix(bucket: R2Bucket, prefix: string): Promise<StoredPrefix> {
  const measured = { prefix, objects: 0, bytes: 0, complete: false }
  let cursor: string | undefined
  for (let page = 0; page < HEALTH_LISTED_PAGES && !measured.complete; page++) {
    const listed: R2Objects = await bucket.list({ prefix, cursor })
    measured.objects += listed.objects.length
    measured.bytes += listed.objects.reduce((sum, { size }) => sum + size, 0)
    if (listed.truncated) cursor = listed.cursor
    else measured.complete = true
  }
  return measured
}
