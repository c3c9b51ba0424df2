/**
 * Tables of a nightly copy that were read in several files, at different moments: a row or a unique value may stand in
 * two of them. They are inserted into a table without constraints first, in the order in which they were read, and what
 * was read later wins.
 */
import type { SchemaObject } from '../../domain/backups/backups'
import { parsePrimaryKey } from './exported-rows.ts'
import type { Row, SiteStorage } from './site.ts'
import { toInserts, toPieces } from './statements.ts'

/** Columns whose values are unique; `where` is the condition of a partial index. */
type UniqueKey = { columns: string[]; where: string | null }
type StagedKey = UniqueKey & { isPrimary?: boolean }
type StagedRows = {
  /** Rows that are left. */
  rows: number
  /** The line about the others. */
  lines: string[]
}

const toStageName = (table: string) => `restore_rows_${table}`
const quote = (name: string) => `"${name}"`

/** Rows that a line of the output names. */
const SHOWN_ROWS = 5

/** The replacement of a value that another account has since: the account is kept without it. Others lose the row. */
const ACCOUNT_VALUES: Record<string, string> = {
  // Receives no email, and `isEmail` rejects it as input.
  'users.email': "email = id || '@gone.owlcast.invalid', email_verified = 0",
  'users.phone_number': 'phone_number = NULL, phone_number_verified = 0',
  'profiles.username': "username = 'restored_' || lower(hex(randomblob(8)))",
}

/** Unique indexes of a table: their columns, and the condition of a partial one. */
export function listUniqueKeys(schema: readonly SchemaObject[], table: string): UniqueKey[] {
  const pattern =
    /^CREATE UNIQUE INDEX [`"]?\w+[`"]? ON [`"]?(?<on>\w+)[`"]?\s?\((?<columns>[^)]*)\)(?:\s+WHERE\s+(?<where>[\s\S]+))?$/i
  return schema.flatMap(({ type, sql }) => {
    const { on, columns = '', where = null } = (type === 'index' && pattern.exec(sql)?.groups) || {}
    if (on !== table) return []
    return [{ columns: columns.split(',').map((name) => name.trim().replaceAll(/[`"]/g, '')), where }]
  })
}

/**
 * Inserts the rows of a table, as they were read in files, into its stage, without those and the values that were read
 * again later.
 */
export async function stageRows(
  trial: SiteStorage,
  schema: readonly SchemaObject[],
  table: string,
  files: readonly Row[][],
): Promise<StagedRows> {
  const stage = toStageName(table)
  await trial.write([
    `CREATE TABLE ${stage} AS SELECT * FROM ${quote(table)} WHERE 0`,
    ...toPieces(files.flatMap((rows) => [...toInserts(stage, rows)])),
  ])
  const sql = schema.find(({ type, name }) => type === 'table' && name === table)?.sql ?? ''
  const primary = parsePrimaryKey(sql).filter(Boolean)
  const nullable = await trial.query<{ name: string }>(
    `SELECT name FROM pragma_table_info('${table}') WHERE "notnull" = 0 AND pk = 0`,
  )
  const lines: string[] = []
  const keys: StagedKey[] = [
    { columns: primary, where: null, isPrimary: true },
    ...listUniqueKeys(schema, table),
  ]
  for (const key of keys.filter(({ columns }) => columns.length > 0)) {
    const earlier = toEarlier(stage, key)
    const shown = primary.map(quote).join(` || ' ' || `)
    const found = await trial.query(`SELECT ${shown} AS id FROM ${stage} WHERE ${earlier} ORDER BY rowid`)
    if (found.length === 0) continue
    const lost = toLostValue(table, key, nullable)
    await trial.write([
      lost ? `UPDATE ${stage} SET ${lost} WHERE ${earlier}` : `DELETE FROM ${stage} WHERE ${earlier}`,
    ])
    lines.push(describeEarlier(table, key, found, lost !== null))
  }
  const [{ rows } = { rows: 0 }] = await trial.query<{ rows: number }>(
    `SELECT count(*) AS rows FROM ${stage}`,
  )
  return { rows, lines }
}

/** Statements that move the staged rows into their table. */
export function toStagedInserts(table: string, columns: readonly string[]): string[] {
  const stage = toStageName(table)
  const names = columns.map(quote).join(', ')
  return [
    `INSERT INTO ${quote(table)}(${names}) SELECT ${names} FROM ${stage} ORDER BY rowid`,
    `DROP TABLE ${stage}`,
  ]
}

/** Condition: another row with the same value was read later. */
function toEarlier(stage: string, { columns, where }: StagedKey): string {
  const names = columns.map(quote)
  // Null is not equal to null.
  const isIn = [
    ...names.map((name) => `${name} IS NOT NULL`),
    ...(where === null ? [] : [`(${where})`]),
  ].join(' AND ')
  const last = `SELECT max(rowid) FROM ${stage} WHERE ${isIn} GROUP BY ${names.join(', ')}`
  return `${isIn} AND rowid NOT IN (${last})`
}

/** Assignments by which an earlier row is kept without the value; null where it has to go. */
function toLostValue(
  table: string,
  { columns, isPrimary = false }: StagedKey,
  nullable: readonly { name: string }[],
): string | null {
  if (isPrimary) return null
  const [account] = columns.flatMap((column) => ACCOUNT_VALUES[`${table}.${column}`] ?? [])
  if (account) return account
  const column = columns.findLast((name) => nullable.some((one) => one.name === name))
  return column ? `${quote(column)} = NULL` : null
}

function describeEarlier(
  table: string,
  { columns, isPrimary = false }: StagedKey,
  found: readonly Row[],
  isKept: boolean,
): string {
  const count = found.length === 1 ? '1 row' : `${found.length} rows`
  const ids = found.slice(0, SHOWN_ROWS).map(({ id }) => id)
  const shown = `(${ids.join(', ')}${found.length > SHOWN_ROWS ? ' and others' : ''})`
  const isOne = found.length === 1
  if (isPrimary)
    return `${table}: ${count} ${isOne ? 'was' : 'were'} read twice: what was read later stays ${shown}.`
  const end = isKept ? (isOne ? 'loses it' : 'lose it') : isOne ? 'is left out' : 'are left out'
  return `${table}: ${columns.join(', ')} was read again later in another row: ${count} ${end} ${shown}.`
}
