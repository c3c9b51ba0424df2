/** Statements that change an avatar, for one batch in this order. */
import { and, eq, exists, sql } from 'drizzle-orm'
import { media } from '../../database/tables/media.table'
import { profiles } from '../../database/tables/people.table'
import type { Database } from '../../tools/db'

/** Subquery of the current avatar's media id. */
export function selectAvatarId(userId: string) {
  return sql`(select avatar_media_id from ${profiles} where id = ${userId})`
}

/** Sets the avatar if its media row is still there; returns the user id then. Null removes it. */
export function updateAvatar(db: Database, userId: string, mediaId: string | null, now: number) {
  const isThere = and(eq(media.id, mediaId ?? ''), eq(media.state, 'attached'))
  return db
    .update(profiles)
    .set({ avatarMediaId: mediaId, updatedAt: now })
    .where(
      and(
        eq(profiles.id, userId),
        mediaId === null ? undefined : exists(db.select({ one: sql`1` }).from(media).where(isThere)),
      ),
    )
    .returning({ id: profiles.id })
}
