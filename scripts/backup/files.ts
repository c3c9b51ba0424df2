/**
 * The files of a backup.
 *   manifest.json            version, migrations, counts and digests; written last
 *   tables/<table>-<n>.gz    rows as gzipped lines of JSON
 *   objects-<n>.gz           a line for each stored object: key, size, type and digest
 *   objects/<sha256>         the bytes of objects
 * With a key all of them are encrypted.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { BackupFile } from '../../domain/backups/backups'
import { Refusal } from '../command.mjs'
import { parseJson } from './parse-json.ts'
import { CIPHER, sealBytes, unsealBytes } from './seal.ts'
import type { Row, StoredObject } from './site.ts'

export const MANIFEST = 'manifest.json'
const PRODUCT = 'owlcast'
const ROWS_PER_FILE = 5000

/** The beginning of every manifest; with `encrypted` the rest is in `sealed`, as base64. */
const headerShape = z.object({
  [PRODUCT]: z.literal('backup'),
  format: z.number(),
  encrypted: z.string().optional(),
  sealed: z.string().optional(),
})

const manifestShape = z.object({
  format: z.number(),
  /** `full`, or `nightly` for a copy that the Worker wrote. */
  kind: z.string(),
  environment: z.string(),
  version: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.number()).optional(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  /** Null for a backup without objects. */
  objects: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()) }).nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      table: z.string(),
      rows: z.number(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
})

export type Manifest = z.infer<typeof manifestShape> & {
  /** The cipher of an encrypted backup. */
  encrypted?: string
}
type ManifestFacts = Omit<Manifest, 'files' | 'encrypted'>

/** A line of the list of objects. */
const objectRowShape = z.object({
  key: z.string(),
  type: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).optional(),
  bytes: z.number(),
  sha256: z.string(),
})
export type ObjectRow = z.infer<typeof objectRowShape>

/** Where the files of a backup are read from. */
export type BackupSource = {
  /** For messages. */
  name: string
  /** The bytes of a file; null if there is none. */
  readFile(name: string): Promise<Buffer | null>
}

export type BackupWriter = {
  addRow(table: string, row: Row): void
  addObject(key: string, object: StoredObject): void
  /** Writes the manifest: without it the folder is no backup. */
  finish(facts: ManifestFacts): void
}

export const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A folder to write a backup to; it must be empty. */
export function createFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty. Name another folder with --out.`)
  mkdirSync(join(folder, 'tables'), { recursive: true })
  mkdirSync(join(folder, 'objects'), { recursive: true })
}

/** A folder as the source of a restore. */
export function createFolderSource(folder: string): BackupSource {
  return {
    name: folder,
    readFile: async (name) => {
      const path = join(folder, name)
      return existsSync(path) ? readFileSync(path) : null
    },
  }
}

/** Writes rows and objects to a folder. Without a manifest it is no backup: `finish` writes it. */
export function createWriter({ folder, key = null }: { folder: string; key?: Buffer | null }): BackupWriter {
  const files: BackupFile[] = []
  const pending = new Map<string, string[]>()
  const write = (name: string, bytes: Buffer) => {
    const stored = key ? sealBytes(bytes, key, name) : bytes
    writeFileSync(join(folder, name), stored)
    return { name, bytes: stored.length, sha256: digest(stored) }
  }
  const flush = (table: string) => {
    const lines = pending.get(table) ?? []
    pending.set(table, [])
    if (lines.length === 0) return
    const number = files.filter((file) => file.table === table).length
    const path = table === OBJECTS_TABLE ? OBJECTS_TABLE : `tables/${table}`
    const bytes = gzipSync(`${lines.join('\n')}\n`)
    files.push({ ...write(`${path}-${number}.gz`, bytes), table, rows: lines.length })
  }
  const addLine = (table: string, row: Row | ObjectRow) => {
    const lines = pending.get(table) ?? []
    pending.set(table, lines)
    if (lines.push(JSON.stringify(row)) >= ROWS_PER_FILE) flush(table)
  }
  return {
    addRow: addLine,
    addObject: (objectKey, { content, type, metadata }) => {
      const sha256 = digest(content)
      const name = `objects/${sha256}`
      if (!existsSync(join(folder, name))) write(name, content)
      addLine(OBJECTS_TABLE, { key: objectKey, type, metadata, bytes: content.length, sha256 })
    },
    finish: (facts) => {
      for (const table of pending.keys()) flush(table)
      const manifest = { [PRODUCT]: 'backup', ...facts, files }
      const shown = key ? sealManifest(manifest, key) : manifest
      writeFileSync(join(folder, MANIFEST), `${JSON.stringify(shown, null, 2)}\n`)
    },
  }
}

function sealManifest(manifest: ManifestFacts, key: Buffer) {
  return {
    [PRODUCT]: 'backup',
    format: manifest.format,
    encrypted: CIPHER,
    sealed: sealBytes(Buffer.from(JSON.stringify(manifest)), key, MANIFEST).toString('base64'),
  }
}

/** Name of the list of objects among the tables. */
export const OBJECTS_TABLE = 'objects'

/** The manifest of a backup. Refuses what is no complete backup, or of a later format, or sealed with another key. */
export async function readManifest(
  source: BackupSource,
  {
    key = null,
    format,
    migrations,
  }: {
    key?: Buffer | null
    /** The format of this version. */
    format: number
    /** The migrations of this version. */
    migrations: readonly string[]
  },
): Promise<Manifest> {
  const bytes = await source.readFile(MANIFEST)
  if (!bytes)
    throw new Refusal(
      `${source.name} has no ${MANIFEST}: it is no backup, or it was not finished. Take another one.`,
    )
  const damaged = new Refusal(`${MANIFEST} of ${source.name} is damaged: take another copy of this backup.`)
  const header = parseJson(bytes, headerShape)
  if (!header) throw damaged
  if (header.format > format)
    throw new Refusal(
      `This backup is from a newer version (format ${header.format}). Check that version out and restore with it.`,
    )
  const { encrypted } = header
  const manifest = parseJson(encrypted ? openManifest(header.sealed ?? '', key) : bytes, manifestShape)
  if (!manifest) throw damaged
  const unknown = manifest.migrations.filter((name) => !migrations.includes(name))
  if (unknown.length > 0)
    throw new Refusal(
      `This backup is from a newer version (${unknown[0]}). Check that version out and restore with it.`,
    )
  if (migrations.slice(0, manifest.migrations.length).join() !== manifest.migrations.join())
    throw new Refusal('This backup has skipped a migration: restore it with the version that made it.')
  return { ...manifest, encrypted }
}

function openManifest(sealed: string, key: Buffer | null): Buffer {
  if (!key) throw new Refusal('This backup is encrypted. Name its key with --key-file.')
  const opened = unsealBytes(Buffer.from(sealed, 'base64'), key, MANIFEST)
  if (!opened) throw new Refusal('The key does not fit this backup. Name the one it was made with.')
  return opened
}

/** The lines of one file, after comparing its size, digest and number of rows with the manifest. */
async function readLines(source: BackupSource, file: BackupFile, key: Buffer | null): Promise<string[]> {
  const stored = await source.readFile(file.name)
  if (!stored) throw new Refusal(`The backup is cut off: ${file.name} is missing. Take another copy of it.`)
  if (stored.length !== file.bytes || digest(stored) !== file.sha256)
    throw new Refusal(`The backup is damaged: ${file.name} has other bytes. Take another copy of it.`)
  const bytes = key ? unsealBytes(stored, key, file.name) : stored
  if (!bytes) throw new Refusal(`The backup is damaged: ${file.name} cannot be decrypted.`)
  const lines = gunzipSync(bytes).toString('utf8').split('\n').filter(Boolean)
  if (lines.length !== file.rows)
    throw new Refusal(`The backup is damaged: ${file.name} has ${lines.length} rows, not ${file.rows}.`)
  return lines
}

/** The verified rows of a file of a table. */
export async function readRows(source: BackupSource, file: BackupFile, key: Buffer | null): Promise<Row[]> {
  const lines = await readLines(source, file, key)
  // `formatValue` refuses what no column holds.
  return lines.map((line): Row => JSON.parse(line))
}

/** The verified rows of a file of the list of objects. */
export async function readObjectRows(
  source: BackupSource,
  file: BackupFile,
  key: Buffer | null,
): Promise<ObjectRow[]> {
  const lines = await readLines(source, file, key)
  return lines.map((line) => objectRowShape.parse(JSON.parse(line)))
}

/** The bytes of an object, after comparing them with the digest in the list. */
export async function readStoredObject(
  source: BackupSource,
  { key: objectKey, sha256 }: ObjectRow,
  key: Buffer | null,
): Promise<Buffer> {
  const name = `objects/${sha256}`
  const stored = await source.readFile(name)
  if (!stored) throw new Refusal(`The backup is cut off: the bytes of ${objectKey} are missing.`)
  const bytes = key ? unsealBytes(stored, key, name) : stored
  if (!bytes || digest(bytes) !== sha256)
    throw new Refusal(`The backup is damaged: the bytes of ${objectKey} are others. Take another copy of it.`)
  return bytes
}

/** Reads everything back; returns the number of rows and objects. Throws at the first difference. */
export async function verifyBackup(
  source: BackupSource,
  manifest: Manifest,
  key: Buffer | null = null,
): Promise<{ counts: Record<string, number>; objects: number }> {
  const counts: Record<string, number> = {}
  let objects = 0
  for (const file of manifest.files) {
    counts[file.table] = (counts[file.table] ?? 0) + file.rows
    if (file.table !== OBJECTS_TABLE) {
      await readRows(source, file, key)
      continue
    }
    const rows = await readObjectRows(source, file, key)
    for (const row of rows) await readStoredObject(source, row, key)
    objects += rows.length
  }
  for (const [table, rows] of Object.entries(manifest.tables))
    if ((counts[table] ?? 0) !== rows)
      throw new Refusal(`The backup is cut off: ${table} has ${counts[table] ?? 0} rows, not ${rows}.`)
  if (manifest.objects && objects !== manifest.objects.count)
    throw new Refusal(`The backup is cut off: it has ${objects} objects, not ${manifest.objects.count}.`)
  return { counts, objects }
}
