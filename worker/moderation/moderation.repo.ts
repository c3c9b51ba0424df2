/** Posts for moderators, regardless of visibility: what was hidden or reported. */

import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { posts } from '../database/tables/posts.table'
import type { Database } from '../tools/db'
import { selectSubjectName } from './subject-name.repo'

/** Current state of these posts; deleted ones are missing. */
export function listReportedPosts(db: Database, ids: readonly string[]) {
  const { id, kind, visibility, hiddenAt, authorId, title } = posts
  return db
    .select({ id, kind, visibility, hiddenAt, authorId, title, named: selectSubjectName(sql`${posts}.id`) })
    .from(posts)
    .where(inArray(id, selectValues(ids)))
}

/** Condition of an email that quotes a post, if any: it was not deleted since. */
export function isPostKept({ postId }: { postId?: string | null }): SQL | undefined {
  return postId ? sql`exists (select 1 from ${posts} p where p.id = ${postId})` : undefined
}

/** Statement that hides a post from everyone, including its author. */
export function hidePost(db: Database, id: string, now: number) {
  return db
    .update(posts)
    .set({ hiddenAt: now })
    .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
}

/** Statement that restores a hidden post. */
export function showPost(db: Database, id: string) {
  return db
    .update(posts)
    .set({ hiddenAt: null })
    .where(and(eq(posts.id, id), isNotNull(posts.hiddenAt)))
}
