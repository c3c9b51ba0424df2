/** First pages of the public feeds and their counters. Triggers maintain everything but the page itself. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../../domain/kinds'

/** A stored first page; valid while `builtVersion` equals `version`, which triggers increment. */
export const feedPages = sqliteTable('feed_pages', {
  kind: text().$type<Kind>().primaryKey(),
  version: integer().notNull().default(0),
  builtVersion: integer().notNull().default(-1),
  /** The newest event of this feed; set by a trigger. */
  seq: integer().notNull().default(0),
  body: text().notNull().default(''),
  /** Public posts in the list and their distinct authors; kept by triggers. */
  active: integer().notNull().default(0),
  authors: integer().notNull().default(0),
  /** Distinct authors of listed posts and of what continues them: those who are heard in chains. */
  voices: integer().notNull().default(0),
  /** Listed posts that have a price. */
  priced: integer().notNull().default(0),
})

/**
 * Number of listed posts per author, and how often they continue a public post of the same kind, so that counting distinct
 * authors needs no scan. Kept by triggers; a row without either is deleted.
 */
export const feedAuthors = sqliteTable(
  'feed_authors',
  {
    kind: text().notNull(),
    authorId: text().notNull(),
    posts: integer().notNull().default(0),
    additions: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.authorId] })],
)
