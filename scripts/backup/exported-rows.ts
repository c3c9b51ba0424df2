/**
 * Reads the rows that `wrangler d1 export` writes: one INSERT on each line. It writes line ends of a text as `\n` and
 * calls `replace` for them, which also changes a backslash and an n that the text really had: such texts are marked.
 */
import type { SqlValue } from '../local-database.ts'
import type { Row } from './site.ts'

export type ParsedInsert = {
  table: string
  row: Row
  /** Columns to read again. */
  ambiguous: string[]
}
/** The text and the place in it that is read next. */
type TextReader = { readonly text: string; at: number }
type ReadValue = { value: SqlValue; isAmbiguous: boolean }

/** The table and the row of a line; null for another statement. */
export function parseInsert(line: string): ParsedInsert | null {
  const match = /^INSERT INTO "((?:[^"]|"")+)" \(([^)]*)\) VALUES\(/.exec(line)
  if (!match) return null
  const [start, table = '', names = ''] = match
  const columns = names.split(',').map((name) => name.trim().slice(1, -1).replaceAll('""', '"'))
  const reader = { text: line, at: start.length }
  const row: Row = {}
  const ambiguous: string[] = []
  for (const column of columns) {
    const { value, isAmbiguous } = readValue(reader)
    row[column] = value
    if (isAmbiguous) ambiguous.push(column)
    reader.at++
  }
  return { table, row, ambiguous }
}

function readValue(reader: TextReader): ReadValue {
  const { text } = reader
  if (text.startsWith('replace(', reader.at)) return readReplaced(reader)
  if (text[reader.at] === "'") return { value: readText(reader), isAmbiguous: false }
  const [word] = /^[^,)]*/.exec(text.slice(reader.at, reader.at + 64)) ?? ['']
  reader.at += word.length
  if (word === 'NULL') return { value: null, isAmbiguous: false }
  if (word === '' || Number.isNaN(Number(word))) throw new Error(`Unknown value in the export: ${word}`)
  return { value: Number(word), isAmbiguous: false }
}

/** `replace(…,'\n',char(10))`, the inner value of which may be another one. */
function readReplaced(reader: TextReader): ReadValue {
  reader.at += 'replace('.length
  const { value, isAmbiguous } = readValue(reader)
  const [whole, escaped = '', code] = /^,'(\\[nr])',char\((\d+)\)\)/.exec(reader.text.slice(reader.at)) ?? []
  if (!whole) throw new Error('Unknown function in the export')
  reader.at += whole.length
  const parts = String(value).split(escaped)
  return {
    value: parts.join(String.fromCharCode(Number(code))),
    // With a single one it is the line end for which `replace` is there.
    isAmbiguous: isAmbiguous || parts.length > 2,
  }
}

function readText(reader: TextReader): string {
  let end = reader.at + 1
  for (;;) {
    end = reader.text.indexOf("'", end)
    if (end < 0) throw new Error('The export is cut off')
    if (reader.text[end + 1] !== "'") break
    end += 2
  }
  const value = reader.text.slice(reader.at + 1, end).replaceAll("''", "'")
  reader.at = end + 1
  return value
}

/** Columns of the primary key of a CREATE TABLE statement. */
export function parsePrimaryKey(sql: string): string[] {
  const [, several] = /PRIMARY KEY\s?\(([^)]*)\)/i.exec(sql) ?? []
  const [, single] = /[`"]?(\w+)[`"]? \w+ PRIMARY KEY/i.exec(sql) ?? []
  return (several ?? single ?? '').split(',').map((name) => name.trim().replaceAll(/[`"]/g, ''))
}
