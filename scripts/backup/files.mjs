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
import { Refusal } from './refusal.ts'
import { CIPHER, sealBytes, unsealBytes } from './seal.mjs'

export const MANIFEST = 'manifest.json'
const PRODUCT = 'owlcast'
const ROWS_PER_FILE = 5000

export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** A folder to write a backup to; it must be empty. */
export function createFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty. Name another folder with --out.`)
  mkdirSync(join(folder, 'tables'), { recursive: true })
  mkdirSync(join(folder, 'objects'), { recursive: true })
}

/** Where the files of a backup are read from: a folder. */
export function createFolderSource(folder) {
  return {
    name: folder,
    readFile: async (name) => {
      const path = join(folder, name)
      return existsSync(path) ? readFileSync(path) : null
    },
  }
}

/** Writes rows and objects to a folder. Without a manifest it is no backup: `finish` writes it. */
export function createWriter({ folder, key = null }) {
  const files = []
  const pending = new Map()
  const write = (name, bytes) => {
    const stored = key ? sealBytes(bytes, key, name) : bytes
    writeFileSync(join(folder, name), stored)
    return { name, bytes: stored.length, sha256: digest(stored) }
  }
  const flush = (table) => {
    const rows = pending.get(table) ?? []
    pending.set(table, [])
    if (rows.length === 0) return
    const number = files.filter((file) => file.table === table).length
    const path = table === OBJECTS_TABLE ? OBJECTS_TABLE : `tables/${table}`
    const bytes = gzipSync(`${rows.join('\n')}\n`)
    files.push({ ...write(`${path}-${number}.gz`, bytes), table, rows: rows.length })
  }
  const addRow = (table, row) => {
    const rows = pending.get(table) ?? []
    pending.set(table, rows)
    if (rows.push(JSON.stringify(row)) >= ROWS_PER_FILE) flush(table)
  }
  return {
    addRow,
    addObject: ({ content, ...facts }) => {
      const sha256 = digest(content)
      const name = `objects/${sha256}`
      if (!existsSync(join(folder, name))) write(name, content)
      addRow(OBJECTS_TABLE, { ...facts, bytes: content.length, sha256 })
    },
    finish: (facts) => {
      for (const table of pending.keys()) flush(table)
      const manifest = { [PRODUCT]: 'backup', ...facts, files }
      const sealed = (text) => ({
        [PRODUCT]: 'backup',
        format: facts.format,
        encrypted: CIPHER,
        sealed: sealBytes(Buffer.from(text), key, MANIFEST).toString('base64'),
      })
      const shown = key ? sealed(JSON.stringify(manifest)) : manifest
      writeFileSync(join(folder, MANIFEST), `${JSON.stringify(shown, null, 2)}\n`)
      return manifest
    },
  }
}

/** Name of the list of objects among the tables. */
export const OBJECTS_TABLE = 'objects'

/** The manifest of a backup. Refuses what is no complete backup, or of a later format, or sealed with another key. */
export async function readManifest(source, { key = null, format, migrations }) {
  const bytes = await source.readFile(MANIFEST)
  if (!bytes)
    throw new Refusal(
      `${source.name} has no ${MANIFEST}: it is no backup, or it was not finished. Take another one.`,
    )
  let manifest = parseJson(bytes)
  if (manifest?.[PRODUCT] !== 'backup')
    throw new Refusal(`${MANIFEST} of ${source.name} is damaged: take another copy of this backup.`)
  if (manifest.format > format)
    throw new Refusal(
      `This backup is from a newer version (format ${manifest.format}). Check that version out and restore with it.`,
    )
  if (manifest.encrypted) {
    if (!key) throw new Refusal('This backup is encrypted. Name its key with --key-file.')
    const opened = unsealBytes(Buffer.from(manifest.sealed ?? '', 'base64'), key, MANIFEST)
    if (!opened) throw new Refusal('The key does not fit this backup. Name the one it was made with.')
    manifest = { ...parseJson(opened), encrypted: manifest.encrypted }
  }
  const unknown = manifest.migrations.filter((name) => !migrations.includes(name))
  if (unknown.length > 0)
    throw new Refusal(
      `This backup is from a newer version (${unknown[0]}). Check that version out and restore with it.`,
    )
  if (migrations.slice(0, manifest.migrations.length).join() !== manifest.migrations.join())
    throw new Refusal('This backup has skipped a migration: restore it with the version that made it.')
  return manifest
}

const parseJson = (bytes) => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** The rows of one file, after comparing its size, digest and number of rows with the manifest. */
export async function readRows(source, file, key) {
  const stored = await source.readFile(file.name)
  if (!stored) throw new Refusal(`The backup is cut off: ${file.name} is missing. Take another copy of it.`)
  if (stored.length !== file.bytes || digest(stored) !== file.sha256)
    throw new Refusal(`The backup is damaged: ${file.name} has other bytes. Take another copy of it.`)
  const bytes = key ? unsealBytes(stored, key, file.name) : stored
  if (!bytes) throw new Refusal(`The backup is damaged: ${file.name} cannot be decrypted.`)
  const lines = gunzipSync(bytes).toString('utf8').split('\n').filter(Boolean)
  if (lines.length !== file.rows)
    throw new Refusal(`The backup is damaged: ${file.name} has ${lines.length} rows, not ${file.rows}.`)
  return lines.map((line) => JSON.parse(line))
}

/** The bytes of an object, after comparing them with the digest in the list. */
export async function readStoredObject(source, { key: objectKey, sha256 }, key) {
  const name = `objects/${sha256}`
  const stored = await source.readFile(name)
  if (!stored) throw new Refusal(`The backup is cut off: the bytes of ${objectKey} are missing.`)
  const bytes = key ? unsealBytes(stored, key, name) : stored
  if (!bytes || digest(bytes) !== sha256)
    throw new Refusal(`The backup is damaged: the bytes of ${objectKey} are others. Take another copy of it.`)
  return bytes
}

/** Reads everything back; returns the number of rows and objects. Throws at the first difference. */
export async function verifyBackup(source, manifest, key = null) {
  const counts = {}
  let objects = 0
  for (const file of manifest.files) {
    const rows = await readRows(source, file, key)
    counts[file.table] = (counts[file.table] ?? 0) + rows.length
    if (file.table !== OBJECTS_TABLE) continue
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
