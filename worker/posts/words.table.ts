/** The words of what everyone may find; triggers keep them, so that they go with the last public post that says them. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const words = sqliteTable('words', {
  id: integer().primaryKey(),
  word: text().notNull().unique(),
  /** Posts that say it, or are by somebody called so. */
  uses: integer().notNull(),
})

/** What leads to a word that is typed a little wrong; `keysOf` in `domain/near.ts` is the other end. */
export const wordKeys = sqliteTable(
  'word_keys',
  { key: text().notNull(), wordId: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.wordId] })],
)
