/** Posts as moderators see them, whoever may hear them: enough to decide, and nothing of what was said in private. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { posts } from './posts.table'

/** What these are now, where they are still there. */
export function reportedPosts(db: Database, ids: readonly string[]) {
  const { id, kind, visibility, hiddenAt, authorId } = posts
  return db
    .select({ id, kind, visibility, hiddenAt, authorId })
    .from(posts)
    .where(inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

/** The statement that hides a post from everybody, its author too. */
export function hidePost(db: Database, id: string, now: number) {
  return db
    .update(posts)
    .set({ hiddenAt: now })
    .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
}

/** The statement that shows it again. */
export function showPost(db: Database, id: string) {
  return db
    .update(posts)
    .set({ hiddenAt: null })
    .where(and(eq(posts.id, id), isNotNull(posts.hiddenAt)))
}
