/** Counts of the graph. Triggers maintain them. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../../domain/kinds'

/** Public posts by kind, and their connections to parents. Expired posts count until they are purged. */
export const graphTotals = sqliteTable('graph_totals', {
  kind: text().$type<Kind>().primaryKey(),
  posts: integer().notNull().default(0),
  connections: integer().notNull().default(0),
})
