/** A deployed site, through wrangler. Never tried with an account; tests use a stand-in for wrangler. */
import { appendFileSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../command.mjs'
import { type Environment, readConfig } from '../deploy/config.ts'
import { describeFailure, parseOutput, runWrangler, type WranglerResult } from '../deploy/wrangler.ts'
import { parseInsert, parsePrimaryKey } from './exported-rows.ts'
import type { Row, SiteStorage } from './site.ts'
import { formatValue } from './statements.ts'

const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const resultsShape = z.array(z.object({ results: z.array(rowShape).optional() }))

type RemoteSiteOptions = {
  environment: Environment
  /** wrangler returns at once, its stand-in later. */
  wrangler?: (args: string[]) => WranglerResult | Promise<WranglerResult>
}

export async function openRemoteSite({
  environment,
  wrangler = runWrangler,
}: RemoteSiteOptions): Promise<SiteStorage> {
  const config = readConfig(environment)
  const [{ bucket_name: bucket } = {}] = config.r2_buckets
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-remote-'))
  const file = join(folder, 'file')
  const env = ['--env', environment, '--remote']
  const run = async (args: string[]) => {
    const result = await wrangler(args)
    if (result.ok) return result
    throw new Refusal(describeFailure(args, result.output))
  }
  const queryRows = async (sql: string): Promise<Row[]> => {
    const { out } = await run(['d1', 'execute', 'DB', ...env, '--json', '--command', sql])
    const results = parseOutput(out, resultsShape)
    if (!results) throw new Error(`wrangler d1 execute printed no rows.`)
    return results[0]?.results ?? []
  }
  return {
    name: `the site of ${environment}`,
    // The caller knows the columns that it selects.
    query: async <Result extends Row>(sql: string) => (await queryRows(sql)) as Result[],
    readTables: async (tables, onRow) => {
      const selected = tables.flatMap((table) => ['--table', table])
      await run(['d1', 'export', 'DB', ...env, '--no-schema', ...selected, '--output', file])
      const corrected = await readAmbiguousRows(file, queryRows)
      for await (const line of readLines(file)) {
        const insert = parseInsert(line)
        if (!insert) continue
        const { table, row } = insert
        const { keys = [], rows } = corrected.get(table) ?? {}
        onRow(table, rows?.get(toKey(keys, row)) ?? row)
      }
    },
    readObject: async (key, type) => {
      const args = ['r2', 'object', 'get', `${bucket}/${key}`, '--file', file, '--remote']
      const { ok, output } = await wrangler(args)
      if (ok) return { content: readFileSync(file), type: type ?? null, metadata: {} }
      if (/does not exist|not found|10007/i.test(output)) return null
      throw new Refusal(describeFailure(args, output))
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

const toKey = (columns: readonly string[], row: Row): string =>
  JSON.stringify(columns.map((column) => row[column]))

/** Rows of one table that were read again, by their primary key. */
type CorrectedRows = { keys: string[]; rows: Map<string, Row> }

/** Rows with texts that the export may have changed, read again by SQL, by table. */
async function readAmbiguousRows(
  file: string,
  query: (sql: string) => Promise<Row[]>,
): Promise<Map<string, CorrectedRows>> {
  const found = new Map<string, Set<string>>()
  for await (const line of readLines(file)) {
    const insert = parseInsert(line)
    if (!insert || insert.ambiguous.length === 0) continue
    const columns = found.get(insert.table) ?? new Set()
    for (const column of insert.ambiguous) columns.add(column)
    found.set(insert.table, columns)
  }
  const corrected = new Map<string, CorrectedRows>()
  for (const [table, columns] of found) {
    const has = (column: string, text: string, code: number) =>
      `(instr("${column}", '${text}') AND instr("${column}", char(${code})))`
    const conditions = [...columns].map((column) => `${has(column, '\\n', 10)} OR ${has(column, '\\r', 13)}`)
    const rows = await query(`SELECT * FROM "${table}" WHERE ${conditions.join(' OR ')}`)
    const [{ sql } = {}] = await query(`SELECT sql FROM sqlite_master WHERE name = ${formatValue(table)}`)
    const keys = parsePrimaryKey(String(sql ?? ''))
    corrected.set(table, { keys, rows: new Map(rows.map((row) => [toKey(keys, row), row])) })
  }
  return corrected
}

/** Lines that end with a line feed only: texts may contain other separators. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
