/** Stored first pages: read as one row, and saved only if the feed did not change meanwhile. */
import { and, eq, sql } from 'drizzle-orm'
import type { Kind } from '../../../domain/kinds'
import { feedPages } from '../../database/tables/feed.table'
import { type Database, prepareOnce } from '../../tools/db'

export type FeedPageRow = typeof feedPages.$inferSelect

/** The page row of a feed; null until something public was posted there. */
export async function findFeedPage(db: Database, kind: Kind): Promise<FeedPageRow | null> {
  const [row] = await getPageQuery(db).all({ kind })
  return row ?? null
}

// Every uncached feed request runs it.
const getPageQuery = prepareOnce((db) =>
  db
    .select()
    .from(feedPages)
    .where(eq(feedPages.kind, sql.placeholder('kind')))
    .prepare(),
)

/** Saves a page built from the state of `version`; a newer version wins. */
export async function saveFeedPage(db: Database, kind: Kind, version: number, body: string): Promise<void> {
  await db
    .update(feedPages)
    .set({ body, builtVersion: version })
    .where(and(eq(feedPages.kind, kind), eq(feedPages.version, version)))
}
