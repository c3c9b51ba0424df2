/** Statements that change the own cover of an owlcast, for one batch in this order. */
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { media } from '../../database/tables/media.table'
import { posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'

/** An own cover: its media and its side in px; nulls for the drawn one. */
export type CoverColumns = Pick<typeof posts.$inferSelect, 'coverMediaId' | 'coverSide'>

const isAuthors = (authorId: string, id: string) => and(eq(posts.id, id), eq(posts.authorId, authorId))

/** Subquery of the media id of the current cover. */
export function selectCoverId(authorId: string, id: string) {
  return sql`(select cover_media_id from ${posts} where ${isAuthors(authorId, id)})`
}

/** Statement that sets the cover to a stored picture of the author, or removes it; returns the post if it is there. */
export function updateCover(db: Database, authorId: string, id: string, cover: CoverColumns) {
  const { coverMediaId } = cover
  const isStored = and(
    eq(media.id, coverMediaId ?? ''),
    eq(media.ownerId, authorId),
    eq(media.state, 'pending'),
  )
  const stored = db.select({ one: sql`1` }).from(media).where(isStored)
  return db
    .update(posts)
    .set(cover)
    .where(and(isAuthors(authorId, id), coverMediaId === null ? undefined : exists(stored)))
    .returning()
}

/** Condition: the owlcast has this cover. */
export function hasCover(id: string, { coverMediaId }: CoverColumns): SQL {
  return sql`exists (select 1 from ${posts} where ${posts.id} = ${id} and ${posts.coverMediaId} = ${coverMediaId})`
}
