/** The interface of a site for backup and restore. */
import type { SchemaObject } from '../../domain/backups/backups'
import type { SqlValue } from '../local-database.ts'

export type Row = Record<string, SqlValue>

export type StoredObject = {
  content: Buffer
  /** Content type; null if none is stored. */
  type: string | null
  metadata?: Record<string, string>
}

/** Database and bucket of a site. */
export type SiteStorage = {
  /** For messages. */
  name: string
  /** The rows of one statement. */
  query<Result extends Row = Row>(sql: string): Promise<Result[]>
  /** Calls `onRow` with every row of these tables, as they are at one moment. */
  readTables(tables: readonly string[], onRow: (table: string, row: Row) => void): Promise<void>
  /** An object of the bucket; null if it is missing. `type` is that of its row, which wrangler does not read. */
  readObject(key: string, type?: string): Promise<StoredObject | null>
  writeObject(key: string, object: StoredObject): Promise<void>
  /** Applies the named migrations, or all. */
  migrate(names?: string[]): Promise<void>
  /** Runs statements, all or none. */
  write(statements: Iterable<string>): Promise<void>
  close(): Promise<void>
}

/** Tables and triggers of a site, without SQLite's own. */
export const readSchema = (site: SiteStorage): Promise<SchemaObject[]> =>
  site.query<SchemaObject>(
    "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger', 'index', 'view') AND sql IS NOT NULL ORDER BY type, name",
  )

const hasTable = async (site: SiteStorage, name: string) =>
  (await site.query(`SELECT 1 FROM sqlite_master WHERE name = '${name}'`)).length > 0

/** Names of the applied migrations; none for a database without tables. */
export async function readMigrations(site: SiteStorage): Promise<string[]> {
  if (!(await hasTable(site, 'd1_migrations'))) return []
  const rows = await site.query<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id')
  return rows.map(({ name }) => name)
}

/** Values of AUTOINCREMENT columns by table. */
export async function readSequences(site: SiteStorage): Promise<Record<string, number>> {
  const rows = await site.query<{ name: string; seq: number }>(
    "SELECT name, seq FROM sqlite_sequence WHERE name <> 'd1_migrations'",
  )
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
}

/** Columns of one result, below D1's limit of 100. */
const COLUMNS_PER_QUERY = 50

/** A number for each table. */
async function queryEach(
  site: SiteStorage,
  tables: readonly string[],
  toColumn: (table: string) => string,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (let at = 0; at < tables.length; at += COLUMNS_PER_QUERY) {
    const columns = tables
      .slice(at, at + COLUMNS_PER_QUERY)
      .map((table) => `${toColumn(table)} AS "${table}"`)
    const [row] = await site.query<Record<string, number>>(`SELECT ${columns.join(', ')}`)
    Object.assign(found, row)
  }
  return found
}

/** Number of rows by table. */
export const countRows = (site: SiteStorage, tables: readonly string[]): Promise<Record<string, number>> =>
  queryEach(site, tables, (table) => `(SELECT count(*) FROM "${table}")`)

/** Names of the tables that have a row. */
export async function listFilledTables(site: SiteStorage, tables: readonly string[]): Promise<string[]> {
  const found = await queryEach(site, tables, (table) => `EXISTS (SELECT 1 FROM "${table}")`)
  return tables.filter((table) => found[table])
}
