/** The posts that came with an archive. */
import { and, eq, inArray } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { importedPosts } from '../database/tables/archives.table'
import type { Database } from '../tools/db'

type ArchivedPostLink = { archivedId: string; postId: string }

/** Statement that finds which of these posts of an archive the account has. */
export function findArchivedLinks(db: Database, userId: string, archivedIds: readonly string[]) {
  const { archivedId, postId } = importedPosts
  return db
    .select({ archivedId, postId })
    .from(importedPosts)
    .where(and(eq(importedPosts.userId, userId), inArray(archivedId, selectValues(archivedIds))))
}

/** Statement that links a new post to the one of the archive, for its batch; fails if there is a link already. */
export function insertArchivedLink(db: Database, userId: string, link: ArchivedPostLink) {
  return db.insert(importedPosts).values({ userId, ...link })
}
