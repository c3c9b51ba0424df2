/** Format of backups: which tables they hold, in which order, and how long nightly copies are kept. */
import { BACKUP_DAYS, BACKUPS_DAILY, BACKUPS_WEEKLY } from '../limits'

/** Version of the format; a backup of a later one is refused. */
export const BACKUP_FORMAT = 1
/** Prefix of nightly copies in R2. Nothing serves it: `/media` reads keys of the media table only. */
export const BACKUP_PREFIX = 'backups/'
/**
 * Prefix of the lists of deleted accounts, one for each day: a restore deletes these accounts again. Days, so that they
 * can be read without listing the bucket, which wrangler cannot do.
 */
export const DELETION_LIST_PREFIX = `${BACKUP_PREFIX}deletions/`

/** Accounts whose deletion started on one day: ids only. */
export type DeletionList = { ids: string[] }

/** One file of a backup: rows of one table as gzipped lines of JSON. */
export type BackupFile = {
  /** Path within the backup. */
  name: string
  table: string
  rows: number
  bytes: number
  /** SHA-256 of the stored bytes, in hexadecimal. */
  sha256: string
}

/** A table or trigger of `sqlite_master`. */
export type SchemaObject = { type: string; name: string; sql: string }
export type ForeignKey = { column: string; parent: string; parentColumn: string; setsNull: boolean }

/** Tables that triggers compute from others. A restore rebuilds them. */
export const DERIVED_TABLES: readonly string[] = [
  'feed_authors',
  'feed_pages',
  'follow_counts',
  'posts_fts',
  'posts_private_fts',
  'search_term_keys',
  'search_terms',
  'search_tokenizer',
  'search_tokenizer_vocab',
  'transcripts_fts',
  'transcripts_fts_vocab',
  'transcripts_private_fts',
]

/** Tables about the running site, which mean nothing to another one. */
export const OPERATIONAL_TABLES: readonly string[] = ['alarms', 'backups', 'rate_limits', 'schedule_runs']

/** Tables that the cron trigger and the deployment fill on a site without users. A restore replaces their rows. */
export const TABLES_OF_EMPTY_SITE: readonly string[] = [
  'daily_figures',
  'notification_cursors',
  'purged_events',
  'setup_tokens',
]

const isVirtual = (sql: string) => /^create virtual table/i.test(sql)

/** Names of the tables that a backup holds, each after those that its foreign keys refer to. */
export function listBackupTables(schema: readonly SchemaObject[]): string[] {
  const tables = schema.filter(({ type }) => type === 'table')
  const searches = tables.filter(({ sql }) => isVirtual(sql)).map(({ name }) => name)
  const isPartOfSearch = (table: string) => searches.some((search) => table.startsWith(`${search}_`))
  const copied = tables.filter(
    ({ name, sql }) =>
      !(
        isVirtual(sql) ||
        isPartOfSearch(name) ||
        /^(_cf_|sqlite_|d1_)/.test(name) ||
        DERIVED_TABLES.includes(name) ||
        OPERATIONAL_TABLES.includes(name)
      ),
  )
  return sortByParents(copied)
}

function sortByParents(tables: readonly SchemaObject[]): string[] {
  const sorted: string[] = []
  const rest = new Map(tables.map(({ name, sql }) => [name, sql]))
  while (rest.size > 0) {
    const ready = [...rest]
      .filter(([name, sql]) =>
        parseForeignKeys(sql).every(({ parent }) => parent === name || !rest.has(parent)),
      )
      .map(([name]) => name)
      .sort()
    if (ready.length === 0) throw new Error(`Foreign keys in a circle: ${[...rest.keys()].join(', ')}`)
    sorted.push(...ready)
    for (const name of ready) rest.delete(name)
  }
  return sorted
}

/** Foreign keys of a `CREATE TABLE` statement, of one column each. */
export function parseForeignKeys(sql: string): ForeignKey[] {
  const column = /(?:FOREIGN KEY \([`"]?(\w+)[`"]?\)|[`"]?(\w+)[`"]? \w+[^,()]*?)/
  const reference = /REFERENCES [`"]?(\w+)[`"]?\s?\([`"]?(\w+)[`"]?\)([^,)]*)/
  const pattern = new RegExp(`${column.source} ${reference.source}`, 'gi')
  return [...sql.matchAll(pattern)].map(
    ([, named, inline, parent = '', parentColumn = '', actions = '']) => ({
      column: named ?? inline ?? '',
      parent,
      parentColumn,
      setsNull: /ON DELETE set null/i.test(actions),
    }),
  )
}

/** Tables that a trigger writes to. */
export function listWrittenTables(triggerSql: string): string[] {
  const body = triggerSql.slice(triggerSql.search(/\bBEGIN\b/i))
  const pattern = /\b(?:INSERT (?:OR \w+ )?INTO|DELETE FROM|UPDATE(?! SET\b)) (\w+)/gi
  return [...new Set([...body.matchAll(pattern)].map(([, table = '']) => table))]
}

/**
 * Whether a restore leaves a trigger in place: it runs after an insert and writes to derived tables only, so that
 * inserting the rows of a backup fills them.
 */
export function isDerivingTrigger({ type, sql }: SchemaObject): boolean {
  return (
    type === 'trigger' &&
    /\bAFTER INSERT ON\b/i.test(sql) &&
    listWrittenTables(sql).every((table) => DERIVED_TABLES.includes(table))
  )
}

const DAY_MS = 86_400_000
const DAYS_PER_WEEK = 7
/** `1970-01-01` was a Thursday; weekly copies are those of Sundays. */
const SUNDAY_OFFSET = 4

const toDayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** The day of a time in ms, in UTC. */
export const toBackupDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Days whose nightly copies are deleted on `today`: all but those of the last seven days and of the last four Sundays.
 * No copy is kept longer than four weeks.
 */
export function listExpiredBackups(days: readonly string[], today: string): string[] {
  const now = toDayNumber(today)
  return days.filter((day) => {
    const number = toDayNumber(day)
    const age = now - number
    if (age < BACKUPS_DAILY) return false
    const isWeekly = (number + SUNDAY_OFFSET) % DAYS_PER_WEEK === 0
    return !isWeekly || age >= BACKUPS_WEEKLY * DAYS_PER_WEEK
  })
}

/** Key of the list of the accounts whose deletion started on a day. */
export const getDeletionListKey = (day: string): string => `${DELETION_LIST_PREFIX}${day}.json`

/** Days whose lists are deleted on `today`: no copy is older than they are. */
export function listExpiredDeletionLists(days: readonly string[], today: string): string[] {
  return days.filter((day) => toDayNumber(today) - toDayNumber(day) >= BACKUP_DAYS)
}

/**
 * Days whose lists name the accounts that a copy brings back, as far as lists are kept. Begins a day before the copy: an
 * account whose deletion was under way may be in it.
 */
export function listDeletionDays(copyDay: string, today: string): string[] {
  const last = toDayNumber(today)
  const first = Math.max(toDayNumber(copyDay) - 1, last - BACKUP_DAYS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => toBackupDay((first + at) * DAY_MS))
}
