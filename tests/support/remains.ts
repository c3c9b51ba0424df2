/**
 * Looks for words in everything that the site stores and logs: every row of every table, the parts of search indexes
 * included, and every object with its key, its metadata and what is packed in it.
 */
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }
type Reference = { from: string; table: string; to: string; on_delete: string }
/** A table of the schema, with its columns and foreign keys. */
export type TableShape = { name: string; columns: Column[]; references: Reference[] }

/** A search index stores no beginning that a word shares with the one before it. */
const UNIQUE_END = 9

/** Returns where the end of any of these words is, as `table.column` or the key of an object. */
export async function findWords(words: readonly string[]): Promise<string[]> {
  const ends = words.map((word) => word.slice(-UNIQUE_END).toLowerCase())
  const has = (text: string) => ends.some((end) => text.toLowerCase().includes(end))
  const found = new Set<string>()
  for (const name of await listTableNames()) {
    const { results } = await env.DB.prepare(`select * from "${name}"`).all()
    for (const row of results)
      for (const [column, value] of Object.entries(row))
        if (has(await unpack(value))) found.add(`${name}.${column}`)
  }
  for await (const { key, text } of listObjects()) if (has(`${key} ${text}`)) found.add(key)
  return [...found]
}

async function listTableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_cf\\_%' escape '\\'",
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Objects with all that they contain as text. */
async function* listObjects(): AsyncGenerator<{ key: string; text: string }> {
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const list: R2Objects = await env.MEDIA.list({
      include: ['httpMetadata', 'customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    })
    for (const { key, httpMetadata, customMetadata } of list.objects) {
      const bytes = await (await env.MEDIA.get(key))?.arrayBuffer()
      const text = `${JSON.stringify({ httpMetadata, customMetadata })} ${await unpack(bytes ?? '')}`
      yield { key, text }
    }
    cursor = list.truncated ? list.cursor : undefined
    isMore = list.truncated
  }
}

const LATIN1 = new TextDecoder('latin1')

/** A value or the bytes of an object as text; what is gzipped, or gzipped as base64, is unpacked. */
async function unpack(value: unknown): Promise<string> {
  const isBytes = value instanceof ArrayBuffer || Array.isArray(value)
  const bytes = isBytes ? new Uint8Array(value) : decodeGzippedText(String(value))
  if (!bytes) return String(value)
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return `${LATIN1.decode(bytes)} ${new TextDecoder().decode(bytes)}`
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).text()
}

/** The bytes of the line of a text that is gzipped, as base64; null for other texts. */
function decodeGzippedText(text: string): Uint8Array<ArrayBuffer> | null {
  const [, packed] = /(?:^|\n)(H4sI[\w+/]+=*)$/.exec(text) ?? []
  return packed ? Uint8Array.from(atob(packed), (char) => char.charCodeAt(0)) : null
}

/** Collects what is logged from now on. */
export function collectLog(): () => string {
  const lines: string[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      lines.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '))
    })
  return () => lines.join('\n').toLowerCase()
}

/** The tables of the schema that are no search indexes nor parts of them. */
export async function listTableShapes(): Promise<TableShape[]> {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations'",
  ).all<{ name: string; sql: string }>()
  const searches = results.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name)
  const tables = results.filter(
    ({ name }) => !searches.some((search) => name === search || name.startsWith(`${search}_`)),
  )
  return Promise.all(
    tables.map(async ({ name }) => ({
      name,
      columns: (await env.DB.prepare('select * from pragma_table_info(?)').bind(name).all<Column>()).results,
      references: (
        await env.DB.prepare('select * from pragma_foreign_key_list(?)').bind(name).all<Reference>()
      ).results,
    })),
  )
}

/**
 * Inserts a row with a mark in every text column that refers to nothing else; `given` are the values of columns by name.
 * Other references lead to the oldest row of their table. Returns whether there was room for it.
 */
export async function insertMarked(
  { name, columns, references }: TableShape,
  mark: string,
  given: Readonly<Record<string, string>>,
): Promise<boolean> {
  const toValue = (column: Column) => {
    const value = given[column.name]
    if (value !== undefined) return `'${value}'`
    const reference = references.find(({ from }) => from === column.name)
    if (reference) return `(select "${reference.to}" from "${reference.table}" order by rowid limit 1)`
    if (/text/i.test(column.type)) return `'${mark}'`
    return column.pk > 0 && columns.filter(({ pk }) => pk > 0).length === 1 ? 'null' : '1'
  }
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const { meta } = await env.DB.prepare(
    `insert or ignore into "${name}"(${names}) values (${columns.map(toValue).join(', ')})`,
  ).run()
  return meta.changes > 0
}
