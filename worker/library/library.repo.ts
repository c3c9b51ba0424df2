/** Background music, read with its sound. */
import { asc, eq } from 'drizzle-orm'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { tracks } from './library.table'

/** Every track by name. */
export function listTracks(db: Database) {
  return db
    .select({ track: tracks, seconds: media.seconds })
    .from(tracks)
    .innerJoin(media, eq(media.id, tracks.mediaId))
    .orderBy(asc(tracks.name), asc(tracks.id))
}

/** The statement that names a track, for a batch. */
export function trackById(db: Database, id: string) {
  return db.select({ id: tracks.id, name: tracks.name }).from(tracks).where(eq(tracks.id, id))
}
