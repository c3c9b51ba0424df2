/** Format of backups: which tables and rows they hold, in which order, and how long lists of deleted accounts are kept. */

import { BACKUP_DAYS } from '../limits'
import { DAY_MS } from '../time/units'

/** Version of the format; a backup of a later one is refused. */
export const BACKUP_FORMAT = 1
/** Prefix of the nightly copy in R2. Nothing serves it: `/media` reads keys of the media table only. */
export const BACKUP_PREFIX = 'backups/'
/**
 * Prefix of the lists of deleted accounts, one for each day: a restore deletes these accounts again. Days, so that they
 * can be read without listing the bucket, which wrangler cannot do.
 */
export const DELETION_LIST_PREFIX = `${BACKUP_PREFIX}deletions/`

/** Accounts whose deletion started on one day: ids only. */
export type DeletionList = { ids: string[] }

/** Names the nightly copy, and the first day whose deletions are listed. */
export type NightlyIndex = { days: string[]; since: string }

/** A file of a backup: rows of one table as gzipped lines of JSON. */
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
  'graph_totals',
  'posts_fts',
  'posts_private_fts',
  'profile_names',
  'search_term_keys',
  'search_terms',
  'search_tokenizer',
  'search_tokenizer_vocab',
  'transcripts_fts',
  'transcripts_fts_vocab',
  'transcripts_private_fts',
]

/**
 * Tables about the running site, which mean nothing to another one: what it is about to send or to undo, what is held for
 * its moderators after a deletion, and what opens an account for a while, so that a restore revives nothing that was
 * revoked.
 */
export const OPERATIONAL_TABLES: readonly string[] = [
  'access_tokens',
  'alarms',
  'backups',
  'dismissed_notifications',
  'email_sign_ups',
  'fanouts',
  'held_posts',
  'hub_pings',
  'idempotency_keys',
  'outbox',
  'passkey_challenges',
  'password_resets',
  'pending_sign_ups',
  'phone_codes',
  'private_feeds',
  'push_subscriptions',
  'pushes',
  'rate_limits',
  'schedule_runs',
  'sessions',
  'setup_tokens',
  'sign_up_invitations',
  'webhook_deliveries',
]

/** Tables that the cron trigger and the deployment fill on a site without users. A restore replaces their rows. */
export const TABLES_OF_EMPTY_SITE: readonly string[] = [
  'daily_figures',
  'notification_cursors',
  'purged_events',
  'setup_tokens',
]

/** Tables whose rows have an end that is one of access or of a name: they hold nothing that fades. */
const ENDS_OF_ACCESS: readonly string[] = ['invitations', 'magic_links', 'reserved_usernames']
/** References that are no foreign keys: what they refer to ends with the row, or the other way round. */
const LOOSE_KEYS: readonly (ForeignKey & { table: string })[] = [
  { table: 'posts', column: 'owlcast_id', parent: 'posts', parentColumn: 'id', setsNull: false },
  ...[
    ['posts', 'cover_media_id'],
    ['held_posts', 'media_id'],
    ['held_posts', 'clip_media_id'],
    ['held_posts', 'cover_media_id'],
  ].map(([table = '', column = '']) => ({
    table,
    column,
    parent: 'media',
    parentColumn: 'id',
    setsNull: false,
  })),
]
/** Words of a post in rows that outlive it, by the column with its id: a copy has them where it has the post. */
const QUOTED_WORDS: readonly { table: string; column: string; key: string }[] = ['reports', 'decisions'].map(
  (table) => ({ table, column: 'title', key: 'subject_id' }),
)
/** Rows of this table belong to those that refer to them. */
const OWNED_TABLE = 'media'
/** Columns with keys of objects, by their tables. */
const OBJECT_KEYS: readonly (readonly [string, string])[] = [
  ['media', 'key'],
  ['transcripts', 'words_key'],
]
/** In a nightly copy it has the objects of what the copy leaves out, so that a restored site deletes them. */
const QUEUE = 'media_deletions'

const isVirtual = (sql: string) => /^create virtual table/i.test(sql)

/** Names of the tables that a backup holds rows of, each after those that its foreign keys refer to. */
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

/**
 * SELECT of the rows of a table that a nightly copy holds, with `backup_rowid` to go on by. It leaves out what fades: rows
 * with an `expires_at`, what ends with them, and what quotes them. A new table is covered by its columns and foreign keys.
 */
export function selectCopied(schema: readonly SchemaObject[], table: string): string {
  if (table === QUEUE) return selectLeftOutObjects(schema)
  const kept = formatKept(schema, table, [])
  return `SELECT rowid AS backup_rowid, ${formatColumns(schema, table)} FROM "${table}"${kept === '' ? '' : ` WHERE ${kept}`}`
}

/** Columns of a table; what quotes a post that a copy leaves out is ''. */
function formatColumns(schema: readonly SchemaObject[], table: string): string {
  const quotes = QUOTED_WORDS.filter((words) => words.table === table)
  if (quotes.length === 0) return '*'
  const kept = formatKept(schema, 'posts', [table])
  const alias = toAlias('posts', [table])
  const formatColumn = (name: string) => {
    const key = quotes.find(({ column }) => column === name)?.key
    return key === undefined
      ? `"${name}"`
      : `iif(EXISTS (SELECT 1 FROM "posts" AS ${alias} WHERE ${alias}."id" = "${table}"."${key}"${kept === '' ? '' : ` AND ${kept}`}), "${name}", '') AS "${name}"`
  }
  return listColumns(schema, table).map(formatColumn).join(', ')
}

/** Names of the columns of a table, as its statement declares them. */
function listColumns(schema: readonly SchemaObject[], table: string): string[] {
  const sql = schema.find((one) => one.type === 'table' && one.name === table)?.sql ?? ''
  const declared = sql.matchAll(/[(,]\s*[`"]?(\w+)[`"]? (?:text|integer|real|numeric|blob)\b/gi)
  return [...declared].map(([, name = '']) => name)
}

function selectLeftOutObjects(schema: readonly SchemaObject[]): string {
  const objects = OBJECT_KEYS.map(([table, column]) => {
    const kept = formatKept(schema, table, [])
    return `SELECT "${column}" AS key FROM "${table}" WHERE "${column}" IS NOT NULL AND NOT (${kept === '' ? 'TRUE' : kept})`
  })
  return `SELECT row_number() OVER (ORDER BY key) AS backup_rowid, key, 0 AS due_at, 0 AS attempts FROM (${objects.join(' UNION ')})`
}

/**
 * Condition for the rows of a table that stay; '' for all. `path` are the tables that lead here, so that circles of
 * references end.
 */
function formatKept(schema: readonly SchemaObject[], table: string, path: readonly string[]): string {
  const here = [...path, table]
  const alias = toAlias(table, path)
  const keys = (name: string) => [
    ...parseForeignKeys(schema.find((one) => one.type === 'table' && one.name === name)?.sql ?? ''),
    ...LOOSE_KEYS.filter((key) => key.table === name),
  ]
  const fades = hasEnd(schema, table) ? `${alias}.expires_at IS NULL` : ''
  const parents = keys(table).map(({ column, parent, parentColumn, setsNull }) => {
    const isSelf = parent === table && !path.includes(table)
    const kept = setsNull || (here.includes(parent) && !isSelf) ? '' : formatKept(schema, parent, here)
    const parentAlias = toAlias(parent, here)
    return kept === ''
      ? ''
      : `(${alias}."${column}" IS NULL OR EXISTS (SELECT 1 FROM "${parent}" AS ${parentAlias} WHERE ${parentAlias}."${parentColumn}" = ${alias}."${column}" AND ${kept}))`
  })
  const owners =
    table === OWNED_TABLE ? listOwnerKeys(schema, keys).filter(({ owner }) => !path.includes(owner)) : []
  const owned = owners.map(({ owner, column, parentColumn }) => {
    const kept = OPERATIONAL_TABLES.includes(owner) ? 'FALSE' : formatKept(schema, owner, here)
    const ownerAlias = toAlias(owner, here)
    return kept === ''
      ? ''
      : `NOT EXISTS (SELECT 1 FROM "${owner}" AS ${ownerAlias} WHERE ${ownerAlias}."${column}" = ${alias}."${parentColumn}" AND NOT (${kept}))`
  })
  return [fades, ...parents, ...owned].filter((condition) => condition !== '').join(' AND ')
}

/** The name of a table within a condition: its own at the outside, since that is what is selected from. */
const toAlias = (table: string, path: readonly string[]) =>
  path.length === 0 ? `"${table}"` : `${table}_${path.length}`

/** Whether rows of a table may fade. */
function hasEnd(schema: readonly SchemaObject[], table: string): boolean {
  const sql = schema.find((one) => one.type === 'table' && one.name === table)?.sql ?? ''
  return /\bexpires_at\b/.test(sql) && !ENDS_OF_ACCESS.includes(table)
}

function listOwnerKeys(
  schema: readonly SchemaObject[],
  listKeys: (table: string) => ForeignKey[],
): (ForeignKey & { owner: string })[] {
  return schema
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) => listKeys(name).map((key) => ({ ...key, owner: name })))
    .filter(({ parent, setsNull }) => parent === OWNED_TABLE && !setsNull)
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

const toDayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** The day of a time in ms, in UTC. */
export const toBackupDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Key of the list of the accounts whose deletion started on a day. */
export const getDeletionListKey = (day: string): string => `${DELETION_LIST_PREFIX}${day}.json`

/** Days whose lists are deleted on `today`: no state of the database that can be brought back is older than they are. */
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
