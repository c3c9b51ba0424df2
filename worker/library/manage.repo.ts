/** Statements that fill and replace the library; each binds all of its rows as one JSON value. */
import { asc, inArray, sql } from 'drizzle-orm'
import type { TrackCollection } from '../../domain/kinds'
import type { TrackFacts } from '../../domain/library/library'
import { tracks } from '../database/tables/library.table'
import { media } from '../database/tables/media.table'
import type { Database } from '../tools/db'

/** A track with its media, ready to be written. */
export type LibraryTrack = Omit<TrackFacts, 'seconds'> & {
  id: string
  mediaId: string
  collection: TrackCollection
  key: string
  type: string
  bytes: number
  seconds: number
}

/** All tracks with the keys of their media, by id. */
export function listLibraryTracks(db: Database) {
  return db
    .select({ track: tracks, key: media.key, seconds: media.seconds })
    .from(tracks)
    .innerJoin(media, sql`${media.id} = ${tracks.mediaId}`)
    .orderBy(asc(tracks.id))
}

/** Statement that upserts media by key. Existing media keep their id, since posts refer to it. */
export function upsertSounds(db: Database, rows: readonly LibraryTrack[], at: number) {
  const { bytes, seconds, type } = media
  return db
    .insert(media)
    .select(
      sql`select value ->> 'mediaId' as id, null as owner_id, null as draft_id, null as mode, 'attached' as state,
        value ->> 'key' as key, null as file_name, value ->> 'type' as type, value ->> 'bytes' as bytes, null as sha256, 'own' as mp3_origin,
        value ->> 'seconds' as seconds, null as seconds_limit, 0 as gain_steps, null as frames_at, null as frame_bytes, 1 as public, cast(${at} as integer) as created_at,
        null as expires_at from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoUpdate({
      target: media.key,
      set: {
        bytes: sql.raw(`excluded.${bytes.name}`),
        seconds: sql.raw(`excluded.${seconds.name}`),
        type: sql.raw(`excluded.${type.name}`),
      },
    })
}

/** Statement that deletes all tracks of some collections. Their media stay: posts may play them. */
export function clearCollections(db: Database, collections: readonly TrackCollection[]) {
  return db.delete(tracks).where(inArray(tracks.collection, [...collections]))
}

/** Statement that inserts tracks; existing ones stay as they are. */
export function insertTracks(db: Database, rows: readonly LibraryTrack[], at: number) {
  return db
    .insert(tracks)
    .select(
      sql`select value ->> 'id' as id, value ->> 'collection' as collection, value ->> 'name' as name,
        (select m.id from ${media} m where m.key = value ->> 'key') as media_id, value ->> 'mood' as mood,
        value ->> 'genre' as genre, value ->> 'category' as category, value ->> 'bpm' as bpm,
        value ->> 'peaks' as peaks, cast(${at} as integer) as created_at
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing()
}
