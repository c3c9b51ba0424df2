/**
 * Parses contacts from table rows as address books and phones export them. Columns are found by their names, and by the
 * form of their cells where the name is unknown.
 */
import { type ColumnKind, findColumnKind, isJapanese, joinName } from './contact-columns'
import {
  findEmails,
  findNumbers,
  isDialable,
  isEmailCell,
  isNumberCell,
  isWholeNumber,
} from './contact-values'
import type { RawContact } from './contacts'

type Row = readonly string[]
/** `label` is the place of the column that says what the value of this one is, if there is one. */
type Column = { place: number; kind: ColumnKind | null; label?: number }

/** Rows from which the form of a column is judged. */
const JUDGED_ROWS = 200

/** Rows in which the names of columns may stand below a title, notes or a separator. */
const HEAD_ROWS = 25

/** Returns the contacts of a table. */
export function parseContactRows(table: readonly Row[]): RawContact[] {
  const all = table.map((row) => row.map(cleanCell))
  const rows = all.slice(findHead(all))
  const [head = [], ...rest] = rows
  const kinds = head.map(findColumnKind)
  const isNamed = kinds.some((kind) => kind !== null) && !head.some(isValue)
  if (isNamed) {
    const columns = linkLabels(head, dropDescriptions(resolveNames(detectColumns(kinds, rest)), rest))
    const readRow = createRowReader(columns, isJapanese(head))
    return rest.map(readRow)
  }
  // A first row without a value, above rows with values, names columns in an unknown language.
  const isHead =
    rest.some((row) => row.some(isValue)) && !head.some(isValue) && head.filter(Boolean).length > 1
  return (isHead ? rest : rows).map(parseUnlabeledRow)
}

/** Returns the place of the first row that names columns, above any value; 0 where there is none. */
function findHead(rows: readonly Row[]): number {
  const start = rows.slice(0, HEAD_ROWS)
  const firstValue = start.findIndex((row) => row.some(isValue))
  const before = firstValue === -1 ? start : start.slice(0, firstValue)
  return Math.max(
    before.findIndex((row) => countNamedColumns(row) > 1),
    0,
  )
}

/** Returns how many cells are names of columns with names, addresses or numbers. */
export const countNamedColumns = (row: Row) =>
  row.filter((cell) => ![null, 'none', 'id'].includes(findColumnKind(cell))).length

const isValue = (cell: string) => isEmailCell(cell) || isWholeNumber(cell)

/**
 * Gives columns without a known name the kind that most of their cells have. `Number` and `Contact` are phones where no
 * other column is, and their cells could be.
 */
function detectColumns(kinds: readonly (ColumnKind | null)[], rows: readonly Row[]): Column[] {
  const sample = rows.slice(0, JUDGED_ROWS)
  const places = Math.max(kinds.length, ...sample.map((row) => Math.min(row.length, 500)))
  return Array.from({ length: places }, (_, place) => {
    const kind = kinds[place] ?? null
    const cells = sample.map((row) => row[place] ?? '').filter(Boolean)
    const isMost = (fits: (cell: string) => boolean) => cells.filter(fits).length * 2 > cells.length
    if (kind === 'number' || kind === 'name') {
      const isPhone = !kinds.includes('phone') && isMost(isDialable)
      return { place, kind: isPhone ? 'phone' : kind === 'name' ? kind : 'none' }
    }
    if (kind !== null && kind !== 'id') return { place, kind }
    if (isMost(isEmailCell)) return { place, kind: 'email' }
    return { place, kind: kind === null && isMost(isNumberCell) ? 'phone' : null }
  })
}

/** What a cell of an address or a number has, be it valid or not. */
const SIGNS: Partial<Record<ColumnKind, RegExp>> = { email: /@/, phone: /\p{Nd}/u }

/** `E-mail Display Name` is named like a column of addresses, stands beside one, and has none. */
function dropDescriptions(columns: readonly Column[], rows: readonly Row[]): Column[] {
  const isValueColumn = ({ place, kind }: Column) => {
    const sign = kind && SIGNS[kind]
    const cells = rows.slice(0, JUDGED_ROWS).flatMap((row) => row[place] || [])
    return !sign || cells.filter((cell) => sign.test(cell)).length * 2 > cells.length
  }
  const holding = columns.filter(isValueColumn)
  return columns.map((column) =>
    holding.includes(column) || !holding.some(({ kind }) => kind === column.kind)
      ? column
      : { ...column, kind: 'none' },
  )
}

/** Google writes what a number is for in a column in front of it: `Phone 1 - Label`, `Phone 1 - Value`. */
function linkLabels(head: Row, columns: readonly Column[]): Column[] {
  const toOwner = (place: number) => /^(.+\S)\s*[-–—]\s*[^-–—]+$/.exec(head[place] ?? '')?.[1]
  return columns.map((column) => {
    const { place, kind } = column
    const owner = kind === 'phone' ? toOwner(place) : undefined
    const isLabeled =
      owner !== undefined && columns[place - 1]?.kind === 'none' && toOwner(place - 1) === owner
    return isLabeled ? { ...column, label: place - 1 } : column
  })
}

/** A `name` is the part of the name that has no column of its own: `Nom, Prénom` and `Nome, Sobrenome`. */
function resolveNames(columns: readonly Column[]): Column[] {
  const has = (wanted: ColumnKind) => columns.some(({ kind }) => kind === wanted)
  const own: ColumnKind =
    has('family') && !has('given') ? 'given' : has('given') && !has('family') ? 'family' : 'whole'
  return columns.map((column) => (column.kind === 'name' ? { ...column, kind: own } : column))
}

function createRowReader(columns: readonly Column[], isWrittenInKana: boolean): (row: Row) => RawContact {
  const firstValue = columns.findIndex(({ kind }) => kind === 'email' || kind === 'phone')
  const hasName = columns.some(({ kind }) => kind !== null && ['whole', 'given', 'family'].includes(kind))
  return (row) => {
    const getKind = ({ kind, label }: Column) =>
      label !== undefined && findColumnKind(row[label] ?? '') === 'fax' ? 'fax' : kind
    const list = (wanted: ColumnKind | null, before = columns.length) =>
      columns.flatMap((column) =>
        getKind(column) === wanted && column.place < before && row[column.place]
          ? [row[column.place] ?? '']
          : [],
      )
    const [given = '', middle = '', family = ''] = (['given', 'middle', 'family'] as const).map(
      (kind) => list(kind)[0],
    )
    // `Name, First name` may hold the whole name in the first.
    const isWhole = given !== '' && family.split(' ').includes(given)
    const parts = isWhole ? family : joinName({ given, middle, family }, isWrittenInKana)
    const inFront = hasName ? [] : list(null, firstValue).filter((cell) => /\p{L}/u.test(cell))
    return {
      name: list('whole')[0] || parts || inFront.join(' ') || (list('other')[0] ?? ''),
      ...readValues(list('email'), list('phone')),
      faxes: list('fax').flatMap(splitJoined).length,
    }
  }
}

/** Cells without an address or number are kept as they are, so that they are counted. */
function readValues(emailCells: readonly string[], phoneCells: readonly string[]) {
  return {
    emails: [
      ...emailCells.flatMap((cell) => pickFound(findEmails(cell), cell)),
      ...phoneCells.flatMap(findEmails),
    ],
    phones: phoneCells
      .filter((cell) => findEmails(cell).length === 0)
      .flatMap(splitJoined)
      .flatMap((cell) => pickFound(findNumbers(cell), cell)),
  }
}

/** Google joins several values. */
const splitJoined = (cell: string) => cell.split(/\s*:::\s*/)

const pickFound = (found: readonly string[], cell: string) => (found.length > 0 ? found : [cell])

function parseUnlabeledRow(row: Row): RawContact {
  const cells = row.filter(Boolean)
  const emails = cells.filter(isEmailCell)
  const others = cells.filter((cell) => !emails.includes(cell))
  const marked = others.filter(isNumberCell)
  // Beside a number with its signs, digits without any are an id.
  const phones = marked.length > 0 ? marked : others.filter(isWholeNumber)
  const isText = (cell: string) => !emails.includes(cell) && !phones.includes(cell) && /\p{L}/u.test(cell)
  const firstValue = cells.findIndex((cell) => emails.includes(cell) || phones.includes(cell))
  const inFront = cells.slice(0, Math.max(firstValue, 0)).filter(isText)
  const name =
    inFront.length > 0
      ? inFront.join(' ')
      : (others.find(isText) ?? others.find((cell) => !isValue(cell)) ?? '')
  return { name, ...readValues(emails, phones), faxes: 0 }
}

/** Returns the text of a cell. Spreadsheets protect numbers with a formula or a leading quote. */
function cleanCell(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^="([^"]*)"$/.exec(text) ?? []
  return (formula ?? text).replace(/^'(?=[+\d])/, '')
}
