/**
 * Parses contacts from table rows as Google, Outlook, Apple and others export them. Columns are found by their
 * names.
 */
import type { RawContact } from './contacts'
import { isEmail, normalEmail } from './people'
import { recipientForm } from './recipients'

const NAMES = ['name', 'full name', 'display name', 'contact name', 'file as']
const PARTS = [
  ['first name', 'given name', 'first'],
  ['middle name', 'additional name'],
  ['last name', 'family name', 'surname', 'last'],
]
/** Used when a row has no name. */
const OTHERS = ['nickname', 'company', 'organization name', 'organization 1 - name', 'organization']

/** Columns next to an address or a number that hold neither. */
const ABOUT = /type|label|display|fax|pager|telex|tty|isdn|callback|sort|phonetic/
const EMAIL = /e-?mail/
const PHONE = /phone|mobile|\btel\b|\bcell\b/

type Columns = { names: number[]; parts: number[][]; others: number[]; emails: number[]; phones: number[] }

/** Returns the contacts of a table. A table without known column names is read by the form of its cells. */
export function contactsInRows(rows: readonly (readonly string[])[]): RawContact[] {
  const [head = [], ...rest] = rows
  const columns = columnsOf(head)
  if (columns === null) return rows.map(byLooks)
  return rest.map((row) => {
    const at = (places: readonly number[]) => places.map((place) => plain(row[place] ?? '')).filter(Boolean)
    const whole = at(columns.names)[0]
    const name = whole ?? columns.parts.flatMap((places) => at(places).slice(0, 1)).join(' ')
    return {
      name: name || (at(columns.others)[0] ?? ''),
      emails: at(columns.emails).flatMap(several),
      phones: at(columns.phones).flatMap(several),
    }
  })
}

function columnsOf(head: readonly string[]): Columns | null {
  const names = head.map((cell) => plain(cell).toLowerCase())
  const placed = (fits: (name: string) => boolean) =>
    names.flatMap((name, place) => (fits(name) ? [place] : []))
  const inOrder = (wanted: readonly string[]) => wanted.flatMap((column) => placed((name) => name === column))
  // A first row with an address is data, not a header.
  const emails = placed((name) => EMAIL.test(name) && !ABOUT.test(name) && !name.includes('@'))
  const phones = placed((name) => PHONE.test(name) && !ABOUT.test(name) && !name.includes('@'))
  if (emails.length === 0 && phones.length === 0) return null
  return { names: inOrder(NAMES), parts: PARTS.map(inOrder), others: inOrder(OTHERS), emails, phones }
}

function byLooks(row: readonly string[]): RawContact {
  const cells = row.map(plain).filter(Boolean)
  const emails = cells.flatMap(several).filter((text) => isEmail(normalEmail(text)))
  const phones = cells.filter((cell) => recipientForm(cell) === 'phone')
  const name = cells.find((cell) => recipientForm(cell) === 'unknown' && !cell.includes('@'))
  return { name: name ?? '', emails, phones }
}

/** Google joins several values with ` ::: `; people use commas. */
const several = (cell: string) => cell.split(/ ::: |[;,\n]/).map((text) => text.trim())

/** Returns the text of a cell. Spreadsheets protect numbers with a formula or a leading quote. */
function plain(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^="([^"]*)"$/.exec(text) ?? []
  return (formula ?? text).replace(/^'(?=[+\d])/, '')
}
