/**
 * SQL that fills an empty database. Triggers that do more than to fill derived tables are dropped, and recreated at the
 * end: what they did is among the rows. The others compute the derived tables from the rows that are inserted.
 */

import type { SchemaObject } from '../../domain/backups/backups'
import type { SqlValue } from '../local-database.ts'
import type { BackupRules } from './backup.ts'
import type { Row } from './site.ts'

/** D1 refuses statements of more than 100,000 bytes. */
const STATEMENT_MAX_BYTES = 90_000
/** Code units of a piece of a longer text: at most three bytes each, or two where a quote is doubled. */
const PIECE_CHARS = 25_000
const PIECES = 'restore_pieces'

const CREATE_PIECES = `CREATE TABLE ${PIECES}(id integer PRIMARY KEY, place integer NOT NULL, piece text NOT NULL)`

const quoteName = (name: string) => `"${name}"`

/** A value as SQL. D1 returns integers, reals, texts and nulls; there are no other columns. */
export function formatValue(value: SqlValue | undefined): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') throw new Error(`No value of a column: ${typeof value}`)
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  if (!value.includes('\0')) return quoted(value)
  // SQLite reads a statement up to its first NUL.
  let marker = '\u0001nul'
  while (value.includes(marker)) marker += '\u0001'
  return `replace(${quoted(value.replaceAll('\0', marker))},${quoted(marker)},char(0))`
}

const countBytes = (text: string) => Buffer.byteLength(text)

/** Pieces of a text that do not end within a surrogate pair. */
function splitText(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + PIECE_CHARS)
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

/** A row that is too long for a statement: long texts are inserted in pieces first, and joined. */
function* toPieceStatements(table: string, columns: readonly string[], row: Row): Generator<string> {
  yield `DELETE FROM ${PIECES}`
  const values: string[] = []
  for (const [at, column] of columns.entries()) {
    const value = row[column]
    if (typeof value !== 'string' || value.length < PIECE_CHARS / 10) {
      values.push(formatValue(value))
      continue
    }
    for (const piece of splitText(value))
      yield `INSERT INTO ${PIECES}(place, piece) VALUES (${at}, ${formatValue(piece)})`
    values.push(`(SELECT group_concat(piece, '' ORDER BY id) FROM ${PIECES} WHERE place = ${at})`)
  }
  yield `INSERT INTO ${quoteName(table)}(${columns.map(quoteName).join(', ')}) VALUES (${values.join(', ')})`
}

/** Statements that insert rows of one table, as many in each as fit. */
export function* toInserts(table: string, rows: readonly Row[]): Generator<string> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const start = `INSERT INTO ${quoteName(table)}(${columns.map(quoteName).join(', ')}) VALUES `
  let values: string[] = []
  let bytes = countBytes(start)
  for (const row of rows) {
    const value = `(${columns.map((column) => formatValue(row[column])).join(', ')})`
    const size = countBytes(value) + 2
    if (values.length > 0 && bytes + size > STATEMENT_MAX_BYTES) {
      yield start + values.join(', ')
      values = []
      bytes = countBytes(start)
    }
    if (bytes + size > STATEMENT_MAX_BYTES) {
      yield* toPieceStatements(table, columns, row)
      continue
    }
    values.push(value)
    bytes += size
  }
  if (values.length > 0) yield start + values.join(', ')
}

/** Inserts with the table that they need for long texts. */
export const toPieces = (inserts: readonly string[]): string[] => [
  CREATE_PIECES,
  ...inserts,
  `DROP TABLE ${PIECES}`,
]

/** Triggers that a restore drops and recreates. */
const listDropped = (schema: readonly SchemaObject[], rules: BackupRules) =>
  schema.filter((object) => object.type === 'trigger' && !rules.isDerivingTrigger(object))

/** Statements before the rows. */
export function* toPreparation(schema: readonly SchemaObject[], rules: BackupRules): Generator<string> {
  const isTable = (name: string) =>
    schema.some((one) => one.type === 'table' && one.name === name && !isVirtual(one))
  yield 'PRAGMA defer_foreign_keys = on'
  for (const { name } of listDropped(schema, rules)) yield `DROP TRIGGER ${name}`
  for (const name of [...rules.DERIVED_TABLES, ...rules.TABLES_OF_EMPTY_SITE])
    if (isTable(name)) yield `DELETE FROM ${name}`
  yield CREATE_PIECES
}

const isVirtual = ({ sql }: SchemaObject) => /^create virtual table/i.test(sql)

/**
 * Statements that make rows fit that were read at different times, as in a nightly copy: rows whose parent was deleted
 * meanwhile go, as their parent's deletion would have deleted them. They run last, with all triggers in place.
 */
export function* toRepairs(schema: readonly SchemaObject[], rules: BackupRules): Generator<string> {
  const tables = new Map(schema.map(({ name, sql }) => [name, sql]))
  for (const table of rules.listBackupTables(schema))
    for (const { column, parent, parentColumn, setsNull } of rules.parseForeignKeys(
      tables.get(table) ?? '',
    )) {
      const dangling = `"${column}" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "${parent}" WHERE "${parent}"."${parentColumn}" = "${table}"."${column}")`
      yield setsNull
        ? `UPDATE "${table}" SET "${column}" = NULL WHERE ${dangling}`
        : `DELETE FROM "${table}" WHERE ${dangling}`
    }
  // No foreign key: the placeholder of a deleted recipient.
  yield `UPDATE posts SET recipient_id = 'gone_restored' WHERE substr(recipient_id, 1, 5) <> 'gone_'
    AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = posts.recipient_id)`
}

/** Counters and copies in `posts` that triggers keep: computed again, since their sources may have been read later. */
const POST_COLUMNS = {
  reply_count: `(SELECT count(*) FROM connections c JOIN posts r ON r.id = c.child_id
    WHERE c.parent_id = posts.id AND r.visibility = 'public' AND r.hidden_at IS NULL)`,
  chain_count: `(SELECT count(*) FROM connections c JOIN posts r ON r.id = c.child_id
    WHERE c.parent_id = posts.id AND r.visibility = 'public' AND r.hidden_at IS NULL AND r.kind = posts.kind)`,
  moment_count: `(SELECT count(*) FROM connections c JOIN posts r ON r.id = c.child_id
    WHERE c.parent_id = posts.id AND r.visibility = 'public' AND r.hidden_at IS NULL AND c.moment_start_ms IS NOT NULL)`,
  recording_count: `(SELECT count(*) FROM posts r WHERE r.owlcast_id = posts.id AND r.hidden_at IS NULL)`,
  credits: `(SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = posts.id AND c.role = 'collaborator')`,
}

/** Statements after the rows. `sequences` are the values of `sqlite_sequence`, so that no number is used twice. */
export function* toCompletion(
  schema: readonly SchemaObject[],
  rules: BackupRules,
  sequences: Record<string, number> = {},
): Generator<string> {
  const posts = schema.find(({ type, name }) => type === 'table' && name === 'posts')?.sql ?? ''
  // A backup of an earlier version may lack one.
  for (const [column, value] of Object.entries(POST_COLUMNS))
    if (new RegExp(`\\b${column}\\b`).test(posts))
      yield `UPDATE posts SET ${column} = ${value} WHERE ${column} <> ${value}`
  for (const [table, value] of Object.entries(sequences)) {
    const name = formatValue(table)
    yield `UPDATE sqlite_sequence SET seq = ${value} WHERE name = ${name} AND seq < ${value}`
    yield `INSERT INTO sqlite_sequence(name, seq) SELECT ${name}, ${value} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${name})`
  }
  yield `DROP TABLE ${PIECES}`
  for (const { sql } of listDropped(schema, rules)) yield sql
}
