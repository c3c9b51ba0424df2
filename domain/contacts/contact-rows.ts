/**
 * Parses contacts from table rows as Google, Outlook, Apple and others export them. Columns are found by their
 * names.
 */

import { isEmail, normalizeEmail } from '../people/email'
import { detectRecipientForm } from '../people/recipients'
import { removeInvisible } from '../text/text'
import type { RawContact } from './contacts'

const NAMES = ['name', 'full name', 'display name', 'contact name', 'file as']
const NAME_PARTS = [
  ['first name', 'given name', 'first'],
  ['middle name', 'additional name'],
  ['last name', 'family name', 'surname', 'last'],
]
/** Used when a row has no name. */
const FALLBACK_NAMES = ['nickname', 'company', 'organization name', 'organization 1 - name', 'organization']

/** Columns next to an address or a number that hold neither. */
const NOT_A_VALUE = /type|label|display|fax|pager|telex|tty|isdn|callback|sort|phonetic/
const EMAIL = /e-?mail/
const PHONE = /phone|mobile|\btel\b|\bcell\b/

type Columns = { names: number[]; parts: number[][]; others: number[]; emails: number[]; phones: number[] }

/** Returns the contacts of a table. A table without known column names is read by the form of its cells. */
export function parseContactRows(rows: readonly (readonly string[])[]): RawContact[] {
  const [head = [], ...rest] = rows
  const columns = findColumns(head)
  if (columns === null) return rows.map(parseUnlabeledRow)
  return rest.map((row) => {
    const at = (places: readonly number[]) =>
      places.map((place) => cleanCell(row[place] ?? '')).filter(Boolean)
    const whole = at(columns.names)[0]
    const name = whole ?? columns.parts.flatMap((places) => at(places).slice(0, 1)).join(' ')
    return {
      name: name || (at(columns.others)[0] ?? ''),
      emails: at(columns.emails).flatMap(splitCell),
      phones: at(columns.phones).flatMap(splitCell),
    }
  })
}

function findColumns(head: readonly string[]): Columns | null {
  const names = head.map((cell) => cleanCell(cell).toLowerCase())
  const findIndexes = (fits: (name: string) => boolean) =>
    names.flatMap((name, place) => (fits(name) ? [place] : []))
  const findNamed = (wanted: readonly string[]) =>
    wanted.flatMap((column) => findIndexes((name) => name === column))
  // A first row with an address is data, not a header.
  const emails = findIndexes((name) => EMAIL.test(name) && !NOT_A_VALUE.test(name) && !name.includes('@'))
  const phones = findIndexes((name) => PHONE.test(name) && !NOT_A_VALUE.test(name) && !name.includes('@'))
  if (emails.length === 0 && phones.length === 0) return null
  return {
    names: findNamed(NAMES),
    parts: NAME_PARTS.map(findNamed),
    others: findNamed(FALLBACK_NAMES),
    emails,
    phones,
  }
}

function parseUnlabeledRow(row: readonly string[]): RawContact {
  const cells = row.map(cleanCell).filter(Boolean)
  const emails = cells.flatMap(splitCell).filter((text) => isEmail(normalizeEmail(text)))
  const phones = cells.filter((cell) => detectRecipientForm(removeInvisible(cell)) === 'phone')
  const name = cells.find(
    (cell) => detectRecipientForm(removeInvisible(cell)) === 'unknown' && !cell.includes('@'),
  )
  return { name: name ?? '', emails, phones }
}

/** Google joins several values with ` ::: `; people use commas. */
const splitCell = (cell: string) => cell.split(/ ::: |[;,\n]/).map((text) => text.trim())

/** Returns the text of a cell. Spreadsheets protect numbers with a formula or a leading quote. */
function cleanCell(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^="([^"]*)"$/.exec(text) ?? []
  return (formula ?? text).replace(/^'(?=[+\d])/, '')
}
