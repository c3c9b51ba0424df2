/**
 * The nightly copy of the database in R2: rows by table as gzipped lines of JSON, and a manifest. Cron step. It replaces
 * the one before, so that what was deleted is in no copy after the next night; what fades is in none. A run reads some
 * files' worth of rows; the next one goes on. Children are read before their parents, so that each row's parent is
 * in the copy unless it was deleted meanwhile; a restore then deletes the row too. Accounts are read first: a restore
 * deletes one that was deleted meanwhile again, with what others sent to its address or number.
 */
import {
  BACKUP_FORMAT,
  BACKUP_PREFIX,
  type BackupFile,
  listBackupTables,
  type NightlyIndex,
  type SchemaObject,
  selectCopied,
  toBackupDay,
} from '../../domain/backups/backups'
import type { AppDeps } from '../context'
import {
  type BackupRow,
  type CopiedRow,
  deleteBackup,
  findUnfinishedBackup,
  finishBackup,
  getDatabaseVersion,
  listBackupDays,
  listRowsAfter,
  listTables,
  saveBackupProgress,
  startBackup,
} from './backups.repo'
import { purgeDeletionLists } from './deletion-lists.service'

/** Rows per file of a nightly copy, one query each; files per cron run. */
export const BACKUP_ROWS_PER_FILE = 500
export const BACKUP_FILES_PER_RUN = 20

type Deps = Pick<AppDeps, 'env' | 'db' | 'media' | 'clock' | 'ids' | 'hasBudget'>

/** Statements besides those that read rows: progress, version, rotation. */
const OTHER_STATEMENTS = 6

/** Goes on with the copy that is incomplete, or begins that of today. */
export async function copyDatabase(deps: Deps): Promise<void> {
  const { db, clock, hasBudget } = deps
  if (!hasBudget(OTHER_STATEMENTS + 1)) return
  const now = clock.now()
  const begun = (await findUnfinishedBackup(db)) ?? (await startBackup(db, toBackupDay(now), now))
  if (!begun) return
  const schema = await listTables(db)
  const tables = sortForReading(listBackupTables(schema))
  const progress = await copyRows(deps, begun, { schema, tables })
  if (!(await saveBackupProgress(db, begun, progress))) return
  if (progress.nextTable === '') await completeBackup(deps, begun, tables, progress.files)
}

const ACCOUNT_TABLES: readonly string[] = ['users', 'profiles']

/** Accounts, then children before their parents. */
function sortForReading(parentsFirst: readonly string[]): string[] {
  return [...ACCOUNT_TABLES, ...parentsFirst.toReversed().filter((table) => !ACCOUNT_TABLES.includes(table))]
}

/** Copies rows until the budget of this run is used; `nextTable` is '' when there are no more. */
async function copyRows(
  deps: Deps,
  { day, nextTable, cursor, files }: BackupRow,
  { schema, tables }: { schema: readonly SchemaObject[]; tables: readonly string[] },
): Promise<Pick<BackupRow, 'nextTable' | 'cursor' | 'files'>> {
  const copied = [...files]
  let at = Math.max(0, tables.indexOf(nextTable))
  let after = nextTable === tables[at] ? cursor : 0
  for (let count = 0; at < tables.length; count++) {
    const table = tables[at] ?? ''
    if (count >= BACKUP_FILES_PER_RUN || !deps.hasBudget(OTHER_STATEMENTS))
      return { nextTable: table, cursor: after, files: copied }
    const rows = await listRowsAfter(deps.db, selectCopied(schema, table), after, BACKUP_ROWS_PER_FILE)
    if (rows.length > 0) copied.push(await writeRows(deps, day, table, rows))
    after = rows.at(-1)?.backup_rowid ?? after
    if (rows.length < BACKUP_ROWS_PER_FILE) {
      at++
      after = 0
    }
  }
  return { nextTable: '', cursor: 0, files: copied }
}

/** Two runs may read the same rows at once: each file has a name of its own. */
async function writeRows(
  { media, ids }: Deps,
  day: string,
  table: string,
  rows: readonly CopiedRow[],
): Promise<BackupFile> {
  const name = `${table}-${ids.random(12)}.gz`
  const lines = rows.map(({ backup_rowid: _, ...row }) => `${JSON.stringify(row)}\n`)
  const bytes = await compressText(lines.join(''))
  const sha256 = await hashToHex(bytes)
  // R2 compares the digest with what it stored.
  await media.put(`${BACKUP_PREFIX}${day}/${name}`, bytes, { sha256 })
  return { name, table, rows: rows.length, bytes: bytes.byteLength, sha256 }
}

function compressText(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}

async function hashToHex(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes the manifest, deletes the copies before and the lists that no restore needs, and names what is left. */
async function completeBackup(
  deps: Deps,
  { day, startedAt }: BackupRow,
  tables: readonly string[],
  files: readonly BackupFile[],
): Promise<void> {
  const { env, db, media, clock } = deps
  const now = clock.now()
  const countRows = (table: string) =>
    files.filter((file) => file.table === table).reduce((sum, { rows }) => sum + rows, 0)
  const manifest = {
    owlcast: 'backup',
    format: BACKUP_FORMAT,
    kind: 'nightly',
    environment: env.ORIGIN,
    version: env.VERSION.tag || env.VERSION.id,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(now).toISOString(),
    ...(await getDatabaseVersion(db)),
    tables: Object.fromEntries(tables.map((table) => [table, countRows(table)])),
    objects: null,
    files,
  }
  await media.put(`${BACKUP_PREFIX}${day}/manifest.json`, JSON.stringify(manifest))
  await finishBackup(db, day, now)
  const before = (await listBackupDays(db)).filter((one) => one !== day)
  const index = await media.get(`${BACKUP_PREFIX}index.json`)
  // Versions that kept several copies named no first day.
  const named = index ? await index.json<Partial<NightlyIndex>>() : {}
  const since = named.since ?? named.days?.[0] ?? day
  // First: a restore reads what it names.
  await media.put(`${BACKUP_PREFIX}index.json`, JSON.stringify({ days: [day], since } satisfies NightlyIndex))
  for (const old of before) {
    await deleteFiles(media, `${BACKUP_PREFIX}${old}/`)
    await deleteBackup(db, old)
  }
  await purgeDeletionLists(deps)
}

async function deleteFiles(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list({ prefix })
    if (objects.length === 0) return
    await bucket.delete(objects.map(({ key }) => key))
  }
}
