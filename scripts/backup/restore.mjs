/**
 * Fills an empty site from a backup. Everything is verified first, and tried in a database on this machine, which also
 * brings a backup of an older version up to date. Then the objects are written, and the rows last, all or none: a
 * restore that was interrupted is repeated. Accounts that were deleted after the backup are hidden by the same rows.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMigrations } from '../migrate.ts'
import { loadRules } from './backup.mjs'
import {
  deleteAccounts,
  describeUnknownDeletions,
  openBucketLists,
  readDeletedAccounts,
} from './deletions.mjs'
import { digest, OBJECTS_TABLE, readManifest, readRows, readStoredObject, verifyBackup } from './files.mjs'
import { openLocalSite } from './local-site.mjs'
import { Refusal } from './refusal.ts'
import { countRows, listFilledTables, readMigrations, readSchema, readSequences } from './site.mjs'
import { stageRows, toStagedInserts } from './staging.mjs'
import { toCompletion, toInserts, toPreparation, toRepairs } from './statements.mjs'

/**
 * Restores a backup; returns its manifest, the number of rows by table, of objects, and of accounts that are deleted
 * again. `lists` name these accounts; without it, those in the site's bucket do.
 * @param {{ site: any, source: any, key?: Buffer | null, lists?: any, now?: number, print?: (line: string) => void }} given
 */
export async function restore({
  site,
  source,
  key = null,
  lists = null,
  now = Date.now(),
  print = () => undefined,
}) {
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
async function readDeletions(lists, { startedAt }, now, print) {
  const day = startedAt.slice(0, 'YYYY-MM-DD'.length)
  const unknown = await describeUnknownDeletions(lists, day, now)
  if (unknown) print(unknown)
  return readDeletedAccounts(lists, day, now)
}

/** Refuses a site that has rows, or migrations that this checkout does not know. */
async function requireEmpty(site, rules, migrations) {
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
async function fillTrial(trial, { source, manifest, key, rules, print }) {
  await trial.migrate(manifest.migrations)
  const schema = await readSchema(trial)
  const known = rules.listBackupTables(schema)
  const statements = [...toPreparation(schema, rules)]
  // An earlier version may have backed up what is derived or operational now.
  const expected = Object.fromEntries(
    Object.entries(manifest.tables).filter(([table]) => known.includes(table)),
  )
  for (const table of known) {
    const files = []
    for (const file of manifest.files.filter((one) => one.table === table))
      files.push(await readRows(source, file, key))
    if (manifest.kind === 'nightly' && files.length > 1) {
      const staged = await stageRows(trial, schema, table, files)
      for (const line of staged.lines) print(line)
      expected[table] = staged.rows
      statements.push(...toStagedInserts(table, Object.keys(files[0][0])))
    } else for (const rows of files) statements.push(...toInserts(table, rows))
  }
  statements.push(
    ...toCompletion(schema, rules, manifest.sequences),
    `CREATE TABLE ${COUNTS}(name text, rows integer)`,
    ...known.map((table) => `INSERT INTO ${COUNTS} VALUES ('${table}', (SELECT count(*) FROM "${table}"))`),
    ...toRepairs(schema, rules),
  )
  await trial.write(statements)
  const counted = await trial.query(`SELECT name, rows FROM ${COUNTS}`)
  const counts = Object.fromEntries(counted.map(({ name, rows }) => [name, rows]))
  for (const [table, rows] of Object.entries(expected))
    if (counts[table] !== rows)
      throw new Refusal(`The backup does not fit together: ${table} has ${counts[table]} rows, not ${rows}.`)
  const left = await countRows(trial, known)
  const leftOut = known.filter((table) => left[table] < counts[table])
  if (leftOut.length > 0)
    print(
      `Left out, since what they belong to was created or deleted while the copy was made: ${leftOut.map((table) => `${table} ${counts[table] - left[table]}`).join(', ')}.`,
    )
  await trial.write([`DROP TABLE ${COUNTS}`])
  await trial.migrate()
}

async function writeObjects(site, { source, manifest, key }) {
  let count = 0
  for (const file of manifest.files.filter(({ table }) => table === OBJECTS_TABLE))
    for (const row of await readRows(source, file, key)) {
      const content = await readStoredObject(source, row, key)
      await site.writeObject(row.key, { content, type: row.type, metadata: row.metadata })
      count++
    }
  return count
}

/** Statements that copy the rows of the trial into the site. */
async function toTransfer(trial, site, rules) {
  const schema = await readSchema(site)
  const tables = rules.listBackupTables(schema)
  const rows = new Map(tables.map((table) => [table, []]))
  await trial.readTables(tables, (table, row) => rows.get(table).push(row))
  return [
    ...toPreparation(schema, rules),
    ...tables.flatMap((table) => [...toInserts(table, rows.get(table))]),
    ...toCompletion(schema, rules, await readSequences(trial)),
  ]
}

/** Compares the schema and the numbers of rows of trial and site. */
async function requireEqual(trial, site, rules) {
  const [expected, found] = [await readSchema(trial), await readSchema(site)]
  const toText = (schema) =>
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
