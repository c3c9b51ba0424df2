/** The statements that fill and replace the library; each takes all of its rows as one value. */
import { asc, inArray, sql } from 'drizzle-orm'
import type { Shelf } from '../../domain/kinds'
import type { TrackFacts } from '../../domain/library'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { tracks } from './library.table'

/** A track with its sound, as both are to be. */
export type FiledTrack = Omit<TrackFacts, 'seconds'> & {
  id: string
  mediaId: string
  shelf: Shelf
  key: string
  type: string
  bytes: number
  seconds: number
}

/** Every track with the key of its sound, by its id. */
export function filedTracks(db: Database) {
  return db
    .select({ track: tracks, key: media.key, seconds: media.seconds })
    .from(tracks)
    .innerJoin(media, sql`${media.id} = ${tracks.mediaId}`)
    .orderBy(asc(tracks.id))
}

/** The statement that says what sound lies where; what is known under a key keeps its id, since posts name it. */
export function fileSounds(db: Database, rows: readonly FiledTrack[], at: number) {
  const { bytes, seconds, type } = media
  return db
    .insert(media)
    .select(
      sql`select value ->> 'mediaId' as id, null as owner_id, null as draft_id, null as mode, 'attached' as state,
        value ->> 'key' as key, null as file_name, value ->> 'type' as type, value ->> 'bytes' as bytes, null as sha256,
        value ->> 'seconds' as seconds, null as seconds_limit, 1 as open, cast(${at} as integer) as created_at,
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

/** The statement that takes every track off some shelves. Their sounds stay: posts may play them. */
export function clearShelves(db: Database, shelves: readonly Shelf[]) {
  return db.delete(tracks).where(inArray(tracks.shelf, [...shelves]))
}

/** The statement that puts tracks on their shelves; one that is there stays as it is. */
export function fileTracks(db: Database, rows: readonly FiledTrack[], at: number) {
  return db
    .insert(tracks)
    .select(
      sql`select value ->> 'id' as id, value ->> 'shelf' as shelf, value ->> 'name' as name,
        (select m.id from ${media} m where m.key = value ->> 'key') as media_id, value ->> 'mood' as mood,
        value ->> 'genre' as genre, value ->> 'category' as category, value ->> 'bpm' as bpm,
        value ->> 'peaks' as peaks, cast(${at} as integer) as created_at
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing()
}
