/**
 * Fills an empty site from a backup. Everything is verified first, and tried in a database on this machine, which also
 * brings a backup of an older version up to date. Then the objects are written, and the rows last, all or none: a
 * restore that was interrupted is repeated. Accounts that were deleted after the backup are hidden by the same rows.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SchemaObject } from '../../domain/backups/backups'
import { Refusal } from '../command.mjs'
import { listMigrations } from '../migrate.ts'
import { type BackupRules, loadRules } from './backup.ts'
import {
  type DeletionLists,
  deleteAccounts,
  describeUnknownDeletions,
  openBucketLists,
  readDeletedAccounts,
} from './deletions.ts'
import {
  type BackupSource,
  digest,
  type Manifest,
  OBJECTS_TABLE,
  readManifest,
  readObjectRows,
  readRows,
  readStoredObject,
  verifyBackup,
} from './files.ts'
import { openLocalSite } from './local-site.ts'
import {
  countRows,
  listFilledTables,
  type Row,
  readMigrations,
  readSchema,
  readSequences,
  type SiteStorage,
} from './site.ts'
import { stageRows, toStagedInserts } from './staging.ts'
import { toCompletion, toInserts, toPreparation, toRepairs } from './statements.ts'

type Print = (line: string) => void

/** A backup that is being restored. */
type OpenedBackup = { source: BackupSource; manifest: Manifest; key: Buffer | null }

type RestoreInput = {
  site: SiteStorage
  source: BackupSource
  key?: Buffer | null
  /** Accounts to delete again; those in the site's bucket if it is missing. */
  lists?: DeletionLists | null
  now?: number
  print?: Print
}

type RestoreResult = {
  manifest: Manifest
  /** Rows by table. */
  tables: Record<string, number>
  objects: number
  /** Accounts that are deleted again. */
  deletedAgain: number
}

/** Restores a backup into an empty site. Refuses any other site, and a backup that is not whole. */
export async function restore({
  site,
  source,
  key = null,
  lists = null,
  now = Date.now(),
  print = () => undefined,
}: RestoreInput): Promise<RestoreResult> {
  const rules = await loadRules()
  const migrations = listMigrations()
  const manifest = await readManifest(source, { key, format: rules.BACKUP_FORMAT, migrations })
  print(`Verifying the backup of ${manifest.environment}, ${manifest.startedAt} …`)
  await verifyBackup(source, manifest, key)
  await requireEmpty(site, rules, migrations)
  const deleted = await readDeletions(lists ?? (await openBucketLists(site)), manifest, now, print)
  print('Trying it in a database on this machine …')
  const state = mkdtempSync(join(tmpdir(), 'owlcast-restore-'))
  const trial = await openLocalSite({ state })
  try {
    await fillTrial(trial, { source, manifest, key, rules, print })
    const deletedAgain = await deleteAccounts(trial, deleted, now)
    const objects = await writeObjects(site, { source, manifest, key })
    if (objects > 0) print(`Wrote ${objects} objects.`)
    await site.migrate()
    print('Writing the rows …')
    await site.write(await toTransfer(trial, site, rules))
    const tables = await requireEqual(trial, site, rules)
    return { manifest, tables, objects, deletedAgain }
  } finally {
    await trial.close()
    rmSync(state, { recursive: true, force: true })
  }
}

/** Ids of the accounts that were deleted after the backup; prints what is not known about them. */
async function readDeletions(
  lists: DeletionLists,
  { startedAt }: Manifest,
  now: number,
  print: Print,
): Promise<string[]> {
  const day = startedAt.slice(0, 'YYYY-MM-DD'.length)
  const unknown = await describeUnknownDeletions(lists, day, now)
  if (unknown) print(unknown)
  return readDeletedAccounts(lists, day, now)
}

/** Refuses a site that has rows, or migrations that this checkout does not know. */
async function requireEmpty(
  site: SiteStorage,
  rules: BackupRules,
  migrations: readonly string[],
): Promise<void> {
  const applied = await readMigrations(site)
  const unknown = applied.find((name) => !migrations.includes(name))
  if (unknown)
    throw new Refusal(
      `${site.name} is of a newer version (${unknown}). Check that version out and restore with it.`,
    )
  const tables = rules
    .listBackupTables(await readSchema(site))
    .filter((table) => !rules.TABLES_OF_EMPTY_SITE.includes(table))
  const filled = await listFilledTables(site, tables)
  if (filled.length === 0) return
  const shown = filled.slice(0, 3).join(', ')
  throw new Refusal(
    `${site.name} is not empty: it has rows in ${shown}${filled.length > 3 ? ' and others' : ''}. Restore into a new one: docs/deploy.md says how.`,
  )
}

/** Rows by table before those are left out whose parents are missing. */
const COUNTS = 'restore_counts'

/** Fills a database with the version of the backup, and migrates it to this one. Prints what is left out. */
async function fillTrial(
  trial: SiteStorage,
  { source, manifest, key, rules, print }: OpenedBackup & { rules: BackupRules; print: Print },
): Promise<void> {
  await trial.migrate(manifest.migrations)
  const schema = await readSchema(trial)
  const known = rules.listBackupTables(schema)
  const statements = [...toPreparation(schema, rules)]
  // An earlier version may have backed up what is derived or operational now.
  const expected = Object.fromEntries(
    Object.entries(manifest.tables).filter(([table]) => known.includes(table)),
  )
  for (const table of known) {
    const files: Row[][] = []
    for (const file of manifest.files.filter((one) => one.table === table))
      files.push(await readRows(source, file, key))
    if (manifest.kind === 'nightly' && files.length > 1) {
      const staged = await stageRows(trial, schema, table, files)
      for (const line of staged.lines) print(line)
      expected[table] = staged.rows
      statements.push(...toStagedInserts(table, Object.keys(files[0]?.[0] ?? {})))
    } else for (const rows of files) statements.push(...toInserts(table, rows))
  }
  statements.push(
    ...toCompletion(schema, rules, manifest.sequences),
    `CREATE TABLE ${COUNTS}(name text, rows integer)`,
    ...known.map((table) => `INSERT INTO ${COUNTS} VALUES ('${table}', (SELECT count(*) FROM "${table}"))`),
    ...toRepairs(schema, rules),
  )
  await trial.write(statements)
  const counted = await trial.query<{ name: string; rows: number }>(`SELECT name, rows FROM ${COUNTS}`)
  const counts = new Map(counted.map(({ name, rows }) => [name, rows]))
  for (const [table, rows] of Object.entries(expected))
    if (counts.get(table) !== rows)
      throw new Refusal(
        `The backup does not fit together: ${table} has ${counts.get(table)} rows, not ${rows}.`,
      )
  const left = await countRows(trial, known)
  const leftOut = known
    .map((table) => ({ table, rows: (counts.get(table) ?? 0) - (left[table] ?? 0) }))
    .filter(({ rows }) => rows > 0)
  if (leftOut.length > 0)
    print(
      `Left out, since what they belong to was created or deleted while the copy was made: ${leftOut.map(({ table, rows }) => `${table} ${rows}`).join(', ')}.`,
    )
  await trial.write([`DROP TABLE ${COUNTS}`])
  await trial.migrate()
}

async function writeObjects(site: SiteStorage, { source, manifest, key }: OpenedBackup): Promise<number> {
  let count = 0
  for (const file of manifest.files.filter(({ table }) => table === OBJECTS_TABLE))
    for (const row of await readObjectRows(source, file, key)) {
      const content = await readStoredObject(source, row, key)
      await site.writeObject(row.key, { content, type: row.type, metadata: row.metadata })
      count++
    }
  return count
}

/** Statements that copy the rows of the trial into the site. */
async function toTransfer(trial: SiteStorage, site: SiteStorage, rules: BackupRules): Promise<string[]> {
  const schema = await readSchema(site)
  const tables = rules.listBackupTables(schema)
  const rows = new Map<string, Row[]>(tables.map((table) => [table, []]))
  await trial.readTables(tables, (table, row) => rows.get(table)?.push(row))
  return [
    ...toPreparation(schema, rules),
    ...tables.flatMap((table) => [...toInserts(table, rows.get(table) ?? [])]),
    ...toCompletion(schema, rules, await readSequences(trial)),
  ]
}

/** Compares the schema and the numbers of rows of trial and site. */
async function requireEqual(
  trial: SiteStorage,
  site: SiteStorage,
  rules: BackupRules,
): Promise<Record<string, number>> {
  const [expected, found] = [await readSchema(trial), await readSchema(site)]
  const toText = (schema: readonly SchemaObject[]) =>
    digest(
      schema
        .filter(({ name }) => !name.startsWith('_cf_') && name !== 'd1_migrations')
        .map(({ name, sql }) => `${name}: ${sql}`)
        .sort()
        .join('\n'),
    )
  if (toText(expected) !== toText(found))
    throw new Error('The schema after the restore is another one: delete the database and report this.')
  const tables = [...rules.listBackupTables(found), 'feed_authors', 'search_terms', 'search_term_keys']
  const [before, after] = [await countRows(trial, tables), await countRows(site, tables)]
  const different = tables.filter((table) => before[table] !== after[table])
  if (different.length > 0)
    throw new Error(`After the restore these tables differ: ${different.join(', ')}. Delete the database.`)
  return after
}
