/** The statements that put on a picture and take one off. They go into one batch, in this order. */
import { and, eq, exists, sql } from 'drizzle-orm'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { profiles } from './people.table'

/** The picture somebody wears, for a statement of the same batch. */
export function wornBy(personId: string) {
  return sql`(select avatar_media_id from ${profiles} where id = ${personId})`
}

/** Opens a stored picture to everyone. */
export function openPicture(db: Database, personId: string, mediaId: string) {
  return db
    .update(media)
    .set({ state: 'attached', open: true, expiresAt: null })
    .where(and(eq(media.id, mediaId), eq(media.ownerId, personId), eq(media.state, 'pending')))
}

/** Puts it on, where it is still there; answers the person's id then. Null takes off what was worn. */
export function wearPicture(db: Database, personId: string, mediaId: string | null, now: number) {
  const isThere = and(eq(media.id, mediaId ?? ''), eq(media.state, 'attached'))
  return db
    .update(profiles)
    .set({ avatarMediaId: mediaId, updatedAt: now })
    .where(
      and(
        eq(profiles.id, personId),
        mediaId === null ? undefined : exists(db.select({ one: sql`1` }).from(media).where(isThere)),
      ),
    )
    .returning({ id: profiles.id })
}
