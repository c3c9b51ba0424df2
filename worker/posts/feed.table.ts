/** First pages of the public feeds, and the counters behind them. Triggers keep everything but the page itself. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../domain/kinds'

/** A feed's first page, made once and stored: good while `builtVersion` is `version`, which triggers raise. */
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
  /** Those of them that are to be paid for. */
  priced: integer().notNull().default(0),
})

/** How many listed posts each author has, so that distinct authors need no scan. Kept by triggers. */
export const feedAuthors = sqliteTable(
  'feed_authors',
  {
    kind: text().notNull(),
    authorId: text().notNull(),
    posts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.authorId] })],
)
