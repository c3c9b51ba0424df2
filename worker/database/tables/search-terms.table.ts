/** Words of public posts. Triggers delete a word with the last public post that contains it. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const searchTerms = sqliteTable('search_terms', {
  id: integer().primaryKey(),
  word: text().notNull().unique(),
  /** Number of posts that contain it or whose author's name does. */
  uses: integer().notNull(),
})

/**
 * Keys for misspelled words, each with the letters after those it is made of, and the word, so that the nearest words are read
 * from this table alone. The query side is `listFuzzyLookups` in `domain`.
 */
export const searchTermKeys = sqliteTable(
  'search_term_keys',
  {
    key: text().notNull(),
    ending: text().notNull(),
    termId: integer().notNull(),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.ending, t.termId] })],
)
