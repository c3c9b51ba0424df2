/** Lists the library's files in R2 by collection. */
import type { TrackCollection } from '../../domain/kinds'
import { COLLECTION_PREFIXES, COLLECTIONS, findCollection } from '../../domain/library/library'
import { LIBRARY_SYNC_LISTING } from '../../domain/limits'

export type StoredSound = {
  key: string
  collection: TrackCollection
  bytes: number
  facts: Readonly<Record<string, string>>
}
/** `truncatedCollections`: collections with more files than are listed. */
export type Listing = { sounds: StoredSound[]; truncatedCollections: TrackCollection[] }

/** Every audio file of the library, up to `limit` per collection (spec §7). Skips folders and other files. */
export async function listSounds(
  bucket: Pick<R2Bucket, 'list'>,
  limit = LIBRARY_SYNC_LISTING,
): Promise<Listing> {
  const collections = await Promise.all(
    COLLECTIONS.map((collection) => listPrefix(bucket, COLLECTION_PREFIXES[collection], limit)),
  )
  const sounds = collections
    .flatMap(({ objects }) => objects)
    .flatMap(({ key, size, customMetadata = {} }) => {
      const collection = findCollection(key)
      return collection !== null && size > 0 ? [{ key, collection, bytes: size, facts: customMetadata }] : []
    })
  return { sounds, truncatedCollections: COLLECTIONS.filter((_, at) => collections[at]?.more) }
}

/** R2 returns fewer objects per page than requested when it includes metadata. */
async function listPrefix(bucket: Pick<R2Bucket, 'list'>, prefix: string, limit: number) {
  const objects: R2Object[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({
      prefix,
      cursor,
      limit: limit - objects.length,
      include: ['customMetadata'],
    })
    objects.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined && objects.length < limit)
  return { objects, more: cursor !== undefined }
}
