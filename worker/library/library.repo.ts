/** Background music tracks with their media. */
import { asc, eq } from 'drizzle-orm'
import { tracks } from '../database/tables/library.table'
import { media } from '../database/tables/media.table'
import type { Database } from '../tools/db'

/** All tracks by name. */
export function listTracks(db: Database) {
  return db
    .select({ track: tracks, seconds: media.seconds })
    .from(tracks)
    .innerJoin(media, eq(media.id, tracks.mediaId))
    .orderBy(asc(tracks.name), asc(tracks.id))
}

/** Statement that finds a track with its media, for a batch. */
export function findTrackById(db: Database, id: string) {
  const { name, mediaId, peaks } = tracks
  return db
    .select({ id: tracks.id, name, mediaId, peaks, seconds: media.seconds })
    .from(tracks)
    .innerJoin(media, eq(media.id, tracks.mediaId))
    .where(eq(tracks.id, id))
}
export type FoundTrack = Awaited<ReturnType<typeof findTrackById>>[number]

/** Storage keys of all tracks. */
export function listTrackKeys(db: Database) {
  return db.select({ key: media.key }).from(tracks).innerJoin(media, eq(media.id, tracks.mediaId))
}

export type NewTrack = Omit<typeof tracks.$inferInsert, 'id' | 'mediaId' | 'createdAt'> & {
  slug: string
  key: string
  type: string
  bytes: number
  seconds: number
}

/** Statements that insert a track with its media, or replace the one with the same slug. */
export function upsertTrack(db: Database, { slug, key, type, bytes, seconds, ...row }: NewTrack, at: number) {
  const sound = { key, type, bytes, seconds, state: 'attached', public: true } as const
  const mediaId = `med_track_${slug}`
  return [
    db
      .insert(media)
      .values({ id: mediaId, ...sound, createdAt: at })
      .onConflictDoUpdate({ target: media.id, set: sound }),
    db
      .insert(tracks)
      .values({ id: `trk_${slug}`, mediaId, ...row, createdAt: at })
      .onConflictDoUpdate({ target: tracks.id, set: row }),
  ] as const
}
