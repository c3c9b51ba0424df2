/** Copies a site to a folder, and reads the copy back. */
import { execFileSync } from 'node:child_process'
import { Refusal } from '../command.mjs'
import { loadModule } from '../load-module.ts'
import { ROOT } from '../root.ts'
import {
  createFolder,
  createFolderSource,
  createWriter,
  type Manifest,
  readManifest,
  verifyBackup,
} from './files.ts'
import { type Row, readMigrations, readSchema, readSequences, type SiteStorage } from './site.ts'

/** The rules of backups, which the Worker shares. */
export const loadRules = () => loadModule('domain/backups/backups.ts')
export type BackupRules = Awaited<ReturnType<typeof loadRules>>

/** An object that a row refers to. `mayMiss`: the upload was announced and its bytes need not have arrived. */
type WantedObject = { key: string; type: string; mayMiss: boolean }

const OBJECTS: Record<string, (row: Row) => WantedObject | null> = {
  media: ({ key, type, state }) => ({ key: String(key), type: String(type), mayMiss: state === 'pending' }),
  transcripts: ({ words_key: key }) =>
    key ? { key: String(key), type: 'application/json', mayMiss: false } : null,
}

/** Columns that hold keys of objects. */
export const OBJECT_COLUMNS = ['media.key', 'transcripts.words_key']

type BackupInput = {
  site: SiteStorage
  environment: string
  folder: string
  key?: Buffer | null
  /** Leaves the objects out. */
  rowsOnly?: boolean
  now?: () => Date
}

/** Writes a backup of a site into a folder and verifies it; returns its manifest. */
export async function backUp({
  site,
  environment,
  folder,
  key = null,
  rowsOnly = false,
  now = () => new Date(),
}: BackupInput): Promise<Manifest> {
  const rules = await loadRules()
  const migrations = await readMigrations(site)
  if (migrations.length === 0) throw new Refusal(`${site.name} has no tables: there is nothing to back up.`)
  createFolder(folder)
  const writer = createWriter({ folder, key })
  const startedAt = now().toISOString()
  const tables = rules.listBackupTables(await readSchema(site))
  const counts = Object.fromEntries(tables.map((table) => [table, 0]))
  const wanted = new Map<string, WantedObject>()
  await site.readTables(tables, (table, row) => {
    counts[table] = (counts[table] ?? 0) + 1
    writer.addRow(table, row)
    const object = OBJECTS[table]?.(row)
    if (object && !rowsOnly) wanted.set(object.key, object)
  })
  const sequences = await readSequences(site)
  const objects = { count: 0, bytes: 0, missing: [] as string[] }
  for (const { key: objectKey, type, mayMiss } of wanted.values()) {
    const object = await site.readObject(objectKey, type)
    if (!object) {
      if (!mayMiss) objects.missing.push(objectKey)
      continue
    }
    writer.addObject(objectKey, object)
    objects.count++
    objects.bytes += object.content.length
  }
  writer.finish({
    format: rules.BACKUP_FORMAT,
    kind: 'full',
    environment,
    version: readVersion(),
    startedAt,
    finishedAt: now().toISOString(),
    migrations,
    sequences,
    tables: counts,
    objects: rowsOnly ? null : objects,
  })
  // Read back from the folder, as a restore would.
  const source = createFolderSource(folder)
  const manifest = await readManifest(source, { key, format: rules.BACKUP_FORMAT, migrations })
  await verifyBackup(source, manifest, key)
  return manifest
}

function readVersion(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
