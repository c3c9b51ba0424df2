/** Members who can be found by their address or number. Contacts themselves are not stored. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

/** No row means not discoverable. */
export const discoverySettings = sqliteTable('discovery_settings', {
  userId: text()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  byEmail: integer({ mode: 'boolean' }).notNull(),
  byPhone: integer({ mode: 'boolean' }).notNull(),
})
