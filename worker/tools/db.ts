/** Database access: drizzle over D1, atomic by `batch`. */
import { getTableColumns, Param, type SQL, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

export type Database = DrizzleD1Database<Record<string, never>>

const databases = new WeakMap<D1Database, Database>()

/**
 * D1 binds numbers as REAL: inside SQL expressions write `cast(${n} as integer)`. One instance per binding, not per
 * request, so that table and column names are computed once.
 */
export function getDatabase(d1: D1Database): Database {
  const known = databases.get(d1)
  if (known) return known
  const made = drizzle(d1, { casing: 'snake_case' })
  databases.set(d1, made)
  return made
}

/** Returns a function that prepares a query once per database: for queries that many requests run. */
export function prepareOnce<T>(prepare: (db: Database) => T): (db: Database) => T {
  const queries = new WeakMap<Database, T>()
  return (db) => {
    const query = queries.get(db) ?? prepare(db)
    queries.set(db, query)
    return query
  }
}

/**
 * Inserts a row only if a condition holds, in one statement: a batch cannot branch, so the guard is in the SQL.
 * @example db.batch([insertIf(db, user, row, notExists(…)), insertIf(db, profiles, other, exists(…))])
 */
export function insertIf<T extends SQLiteTable>(
  db: Database,
  table: T,
  row: T['$inferInsert'],
  condition: SQL | undefined,
) {
  const given = row as Record<string, unknown>
  const fields = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] ?? column.default ?? null
    return [key, sql`${value === null ? sql`null` : new Param(value, column)}`.as(key)] as const
  })
  const values = db.select(Object.fromEntries(fields)).from(sql`(select 1)`).where(condition)
  return db.insert(table).select(values as never)
}
