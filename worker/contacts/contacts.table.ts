/** Who wants to be found by those who have their address or number. Of contacts themselves there is no table. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from '../people/people.table'

/** Whoever never chose has no row, and is found by nothing. */
export const discoverable = sqliteTable('discoverable', {
  personId: text()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  byEmail: integer({ mode: 'boolean' }).notNull(),
  byPhone: integer({ mode: 'boolean' }).notNull(),
})
