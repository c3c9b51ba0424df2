/** A deployed site, through wrangler. Never tried with an account; tests use a stand-in for wrangler. */
import { appendFileSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../deploy/config.ts'
import { runWrangler } from '../deploy/wrangler.ts'
import { parseInsert, parsePrimaryKey } from './exported-rows.mjs'
import { Refusal } from './refusal.ts'
import { formatValue } from './statements.mjs'

/** wrangler prints the whole command line of a failure; the last lines say why. */
const SHOWN_LINES = 3

export async function openRemoteSite({ environment, wrangler = runWrangler }) {
  const config = readConfig(environment)
  const [{ bucket_name: bucket } = {}] = config.r2_buckets
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-remote-'))
  const file = join(folder, 'file')
  const env = ['--env', environment, '--remote']
  // wrangler returns at once, its stand-in later.
  const run = async (args) => {
    const result = await wrangler(args)
    if (result.ok) return result
    const lines = result.output.trim().split('\n').slice(-SHOWN_LINES)
    throw new Refusal(`wrangler ${args.slice(0, 3).join(' ')} failed: ${lines.join(' ').trim()}`)
  }
  const query = async (sql) => {
    const { out } = await run(['d1', 'execute', 'DB', ...env, '--json', '--command', sql])
    return JSON.parse(out.slice(out.search(/[[{]/)))[0]?.results ?? []
  }
  return {
    name: `the site of ${environment}`,
    query,
    readTables: async (tables, onRow) => {
      const selected = tables.flatMap((table) => ['--table', table])
      await run(['d1', 'export', 'DB', ...env, '--no-schema', ...selected, '--output', file])
      const corrected = await readAmbiguousRows(file, query)
      for await (const line of readLines(file)) {
        const insert = parseInsert(line)
        if (!insert) continue
        const { table, row } = insert
        const { keys = [], rows } = corrected.get(table) ?? {}
        onRow(table, rows?.get(toKey(keys, row)) ?? row)
      }
    },
    readObject: async (key, type) => {
      const { ok, output } = await wrangler([
        'r2',
        'object',
        'get',
        `${bucket}/${key}`,
        '--file',
        file,
        '--remote',
      ])
      if (ok) return { content: readFileSync(file), type, metadata: {} }
      if (/does not exist|not found|10007/i.test(output)) return null
      throw new Refusal(`wrangler could not read an object: ${output.trim().split('\n').at(-1)}`)
    },
    writeObject: async (key, { content, type }) => {
      writeFileSync(file, content)
      const contentType = type ? ['--content-type', type] : []
      await run(['r2', 'object', 'put', `${bucket}/${key}`, '--file', file, ...contentType, '--remote'])
    },
    migrate: async () => {
      await run(['d1', 'migrations', 'apply', 'DB', ...env])
    },
    write: async (statements) => {
      writeFileSync(file, '')
      for (const sql of statements) appendFileSync(file, `${sql};\n`)
      // All of the file or nothing: D1 returns to its state of before when a statement fails.
      await run(['d1', 'execute', 'DB', ...env, '--yes', '--file', file])
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const toKey = (columns, row) => JSON.stringify(columns.map((column) => row[column]))

/** Rows with texts that the export may have changed, read again by SQL: table → primary key → row. */
async function readAmbiguousRows(file, query) {
  const found = new Map()
  for await (const line of readLines(file)) {
    const insert = parseInsert(line)
    if (!insert || insert.ambiguous.length === 0) continue
    const columns = found.get(insert.table) ?? new Set()
    for (const column of insert.ambiguous) columns.add(column)
    found.set(insert.table, columns)
  }
  const corrected = new Map()
  for (const [table, columns] of found) {
    const has = (column, text, code) =>
      `(instr("${column}", '${text}') AND instr("${column}", char(${code})))`
    const conditions = [...columns].map((column) => `${has(column, '\\n', 10)} OR ${has(column, '\\r', 13)}`)
    const rows = await query(`SELECT * FROM "${table}" WHERE ${conditions.join(' OR ')}`)
    const [{ sql } = {}] = await query(`SELECT sql FROM sqlite_master WHERE name = ${formatValue(table)}`)
    const keys = parsePrimaryKey(sql ?? '')
    corrected.set(table, { keys, rows: new Map(rows.map((row) => [toKey(keys, row), row])) })
  }
  return corrected
}

/** Lines that end with a line feed only: texts may contain other separators. */
async function* readLines(file) {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
