/** Lists the library's files in R2 by shelf. */
import type { TrackShelf } from '../../domain/kinds'
import { findShelf, SHELF_PREFIXES, SHELVES } from '../../domain/library/library'
import { LIBRARY_SYNC_LISTING } from '../../domain/limits'

export type StoredSound = {
  key: string
  shelf: TrackShelf
  bytes: number
  facts: Readonly<Record<string, string>>
}
/** `truncatedShelves`: shelves with more files than are listed. */
export type Listing = { sounds: StoredSound[]; truncatedShelves: TrackShelf[] }

/** Every audio file of the library, up to `limit` per shelf (spec §7). Skips folders and other files. */
export async function listSounds(
  bucket: Pick<R2Bucket, 'list'>,
  limit = LIBRARY_SYNC_LISTING,
): Promise<Listing> {
  const shelves = await Promise.all(SHELVES.map((shelf) => listPrefix(bucket, SHELF_PREFIXES[shelf], limit)))
  const sounds = shelves
    .flatMap(({ objects }) => objects)
    .flatMap(({ key, size, customMetadata = {} }) => {
      const shelf = findShelf(key)
      return shelf !== null && size > 0 ? [{ key, shelf, bytes: size, facts: customMetadata }] : []
    })
  return { sounds, truncatedShelves: SHELVES.filter((_, at) => shelves[at]?.more) }
}

/** R2 returns fewer objects per page than requested when it includes metadata. */
async function listPrefix(bucket: Pick<R2Bucket, 'list'>, prefix: string, limit: number) {
  const objects: R2Object[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({
      ...{ prefix, cursor, limit: limit - objects.length },
      include: ['customMetadata'],
    })
    objects.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined && objects.length < limit)
  return { objects, more: cursor !== undefined }
}
