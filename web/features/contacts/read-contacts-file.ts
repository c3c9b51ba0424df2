/** Parses a contacts file on this device: a table or vCard by its content, in any encoding. */
import papaparse from 'papaparse'
import { countNamedColumns, parseContactRows } from '../../../domain/contacts/contact-rows'
import { createLeftOut, type ReadContacts } from '../../../domain/contacts/contacts'
import { CONTACTS_MAX } from '../../../domain/contacts/contacts.limits'
import { type ByteText, decodeText, toByteText } from '../../../domain/contacts/decode-text'
import { parseVcards } from '../../../domain/contacts/vcards'
import type { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { NO_IMPORT } from '../../../domain/locales/en/people'

/** Size of an imported file. */
export const CONTACTS_FILE_MAX_BYTES = 5_000_000

/** More than the maximum, since duplicates and contacts without address or number are dropped later. */
const READ_MAX = 2 * CONTACTS_MAX

/** Returns the contacts of a file. Throws `contacts.import_failed` with the reason. */
export async function readContactsFile(file: File): Promise<ReadContacts> {
  if (file.size > CONTACTS_FILE_MAX_BYTES) throw createImportError('size')
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw createImportError('unreadable', cause)
  })
  const text = toByteText(new Uint8Array(bytes))
  const { contacts, leftOut } = getFileParser(file, text)(text, navigator.languages)
  if (!contacts.some(({ emails, phones }) => emails.length + phones.length > 0)) throw createEmptyFileError()
  const overLimit = leftOut.overLimit + Math.max(0, contacts.length - READ_MAX)
  return { contacts: contacts.slice(0, READ_MAX), leftOut: { ...leftOut, overLimit } }
}

/** The error for a file without any address or number. */
export function createEmptyFileError(): AppError {
  return createImportError('empty')
}

type FileParser = (text: ByteText, languages: readonly string[]) => ReadContacts

/** The first line of a card, and the first bytes of documents and archives. */
const CARD = /^[ \t]*begin:vcard\b/im
const OTHER_FORMATS = ['PK\x03\x04', '%PDF', '\xd0\xcf\x11\xe0']

/** Programs and mail name files as they like, so the content decides; a name of another format needs cards in the file. */
function getFileParser({ name, type }: File, text: ByteText): FileParser {
  if (!OTHER_FORMATS.some((start) => text.startsWith(start))) {
    const isOfCards = /\.(vcf|vcard)$/i.test(name) || /vcard/.test(type)
    // A table may have a card in one of its cells.
    if (CARD.test(isOfCards ? text : text.trimStart().slice(0, 20))) return readCards
    if (isOfCards || /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|tab)/.test(type)) return readTable
  }
  throw createImportError('type')
}

function readCards(text: ByteText, languages: readonly string[]): ReadContacts {
  const { contacts, skipped } = parseVcards(text, languages)
  return { contacts, leftOut: createLeftOut({ nested: skipped }) }
}

/** Ten times what the programs that export contacts write; a line of commas has a million. */
const COLUMNS_MAX = 1000

/** Rows over the maximum are counted and not kept, so that a file costs little memory. */
function readTable(text: ByteText, languages: readonly string[]): ReadContacts {
  const rows: string[][] = []
  let count = 0
  readRows(decodeText(text, languages), (row) => {
    if (count++ <= READ_MAX) rows.push(row.slice(0, COLUMNS_MAX))
  })
  const overLimit = Math.max(0, count - rows.length)
  return { contacts: parseContactRows(rows), leftOut: createLeftOut({ overLimit }) }
}

/** Lines with an open quote that are read on their own; behind them no quote counts. */
const OPEN_QUOTES_MAX = 20

/** Calls `onRow` with each row. A quote that is not closed ends with its line, and does not swallow the lines behind it. */
function readRows(text: string, onRow: (row: string[]) => void): void {
  let rest = text
  let delimiter = findDelimiter(text)
  for (let left = OPEN_QUOTES_MAX; rest !== ''; left--) {
    if (left === 0) rest = rest.replaceAll('"', '')
    const { end, delimiter: found } = readWholeRows(rest, delimiter, onRow)
    if (end === rest.length) return
    delimiter = found
    const [line] = /^[\r\n]*[^\r\n]*/.exec(rest.slice(end)) ?? ['']
    readWholeRows(line.replaceAll('"', ''), delimiter, onRow)
    rest = rest.slice(end + line.length).replace(/^(?:\r\n|\r|\n)/, '')
  }
}

const DELIMITERS = [',', ';', '\t', '|']
/** Lines among which one may name columns. */
const HEAD_LINES = 40

/** Returns the delimiter that the first line states, or that parts most names of columns; undefined to guess it. */
function findDelimiter(text: string): string | undefined {
  const [, stated] = /^sep=([^\r\n])/i.exec(text) ?? []
  if (stated !== undefined) return stated
  const lines = text.split(/\r\n|\r|\n/, HEAD_LINES).map((line) => line.slice(0, 5000))
  const counts = DELIMITERS.map((delimiter) =>
    Math.max(...lines.map((line) => countNamedColumns(line.split(delimiter)))),
  )
  const most = Math.max(...counts)
  return most > 1 ? DELIMITERS[counts.indexOf(most)] : undefined
}

/** Reads rows up to one whose quote is open. `end` is where that row begins. */
function readWholeRows(
  text: string,
  delimiter: string | undefined,
  onRow: (row: string[]) => void,
): { end: number; delimiter: string | undefined } {
  const place = { end: 0, delimiter }
  let isOpen = false
  papaparse.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta }, parser) => {
      place.delimiter = meta.delimiter
      const isMultiline = data.some((cell) => /[\r\n]/.test(cell))
      isOpen = errors.some(({ code, type }) => code === 'MissingQuotes' || (type === 'Quotes' && isMultiline))
      if (isOpen) return parser.abort()
      place.end = meta.cursor
      onRow(data)
    },
  })
  return isOpen ? place : { ...place, end: text.length }
}

const createImportError = (reason: keyof typeof NO_IMPORT, cause?: unknown) =>
  appError('contacts.import_failed', { reason: NO_IMPORT[reason] }, undefined, cause)
