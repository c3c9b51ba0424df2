/** Stored first pages: read as one row, and saved only if the feed did not change meanwhile. */
import { and, eq, sql } from 'drizzle-orm'
import type { Kind } from '../../../domain/kinds'
import type { Database } from '../../tools/db'
import { feedPages } from './feed.table'

export type FeedPageRow = typeof feedPages.$inferSelect

/** The page row of a feed; null until something public was posted there. */
export async function findFeedPage(db: Database, kind: Kind): Promise<FeedPageRow | null> {
  const [row] = await getPageQuery(db).all({ kind })
  return row ?? null
}

// Prepared once: every uncached feed request runs it.
const pageQueries = new WeakMap<Database, ReturnType<typeof preparePageQuery>>()

function getPageQuery(db: Database) {
  const cached = pageQueries.get(db)
  if (cached) return cached
  const prepared = preparePageQuery(db)
  pageQueries.set(db, prepared)
  return prepared
}

function preparePageQuery(db: Database) {
  return db
    .select()
    .from(feedPages)
    .where(eq(feedPages.kind, sql.placeholder('kind')))
    .prepare()
}

/** Saves a page built from the state of `version`; a newer version wins. */
export async function saveFeedPage(db: Database, kind: Kind, version: number, body: string): Promise<void> {
  await db
    .update(feedPages)
    .set({ body, builtVersion: version })
    .where(and(eq(feedPages.kind, kind), eq(feedPages.version, version)))
}
