/** The one database tool: drizzle over D1, all-or-nothing by `batch`. */
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database<Record<string, never>>

/** D1 binds numbers as REAL: inside SQL expressions write `cast(${n} as integer)`. */
export function database(d1: D1Database): Database {
  return drizzle(d1, { casing: 'snake_case' })
}
