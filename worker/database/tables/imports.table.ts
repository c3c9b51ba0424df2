/** Imports of podcasts, and their episodes. Rows go with the account and with the owlcast. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ImportItemState, ImportProblem, ImportState } from '../../../domain/imports/imports'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    feedUrl: text().notNull(),
    title: text().notNull(),
    /** BCP 47 code; null if the feed has none. */
    language: text(),
    state: text().$type<ImportState>().notNull(),
    /** The code that proves ownership where it stands in the feed. */
    code: text().notNull(),
    /** The owner's address with most of it hidden: the address itself is not stored. */
    emailHint: text(),
    /** Hash of the mailed code, and when it ends. */
    emailCodeHash: text(),
    emailCodeEndsAt: integer(),
    provenAt: integer(),
    owlcastId: text().references(() => posts.id, { onDelete: 'cascade' }),
    isCapped: integer({ mode: 'boolean' }).notNull().default(false),
    /** Episodes behind the last one that was read; null if there are none, or if they were not counted. */
    itemsBeyond: integer(),
    /** The feed ends in the middle: what follows is missing. */
    isCutOff: integer({ mode: 'boolean' }).notNull().default(false),
    dueAt: integer().notNull(),
    leasedUntil: integer(),
    createdAt: integer().notNull(),
    /** When it finished or was cancelled; null before. */
    finishedAt: integer(),
    /** When it is deleted; null while it runs. */
    expiresAt: integer(),
  },
  (t) => [
    uniqueIndex('imports_feed').on(t.userId, t.feedUrl),
    index('imports_due').on(t.dueAt).where(sql`state = 'running'`),
    index('imports_owlcast').on(t.owlcastId),
    index('imports_age').on(t.expiresAt),
  ],
)

export const importItems = sqliteTable(
  'import_items',
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Hash of what tells episodes apart, the feed's guid if it does: the same episode is imported once. */
    guidHash: text().notNull(),
    /** Order of the import, newest episode first. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    publishedAt: integer(),
    /** The time of its recording; null for rows of earlier versions. */
    createdAt: integer(),
    /** What earlier versions read of its length. */
    seconds: integer(),
    /** The addresses that may have its sound, one a line, the likeliest first; '' where there is none. */
    url: text().notNull(),
    state: text().$type<ImportItemState>().notNull().default('waiting'),
    problem: text().$type<ImportProblem>(),
    attempts: integer().notNull().default(0),
    dueAt: integer().notNull().default(0),
    /** The id that its post gets, so that two runs cannot publish it twice. A trigger empties the texts with the post. */
    newPostId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.guidHash] }),
    index('import_items_position').on(t.importId, t.position),
    index('import_items_post').on(t.newPostId),
    index('import_items_waiting').on(t.importId, t.position).where(sql`state = 'waiting'`),
  ],
)
