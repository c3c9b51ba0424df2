/** Contacts in the rows of a table, as Google, Outlook, Apple and others write them: columns are known by their names. */
import type { RawContact } from './contacts'
import { isEmail, normalEmail } from './people'
import { recipientForm } from './recipients'

const NAMES = ['name', 'full name', 'display name', 'contact name', 'file as']
const PARTS = [
  ['first name', 'given name', 'first'],
  ['middle name', 'additional name'],
  ['last name', 'family name', 'surname', 'last'],
]
/** In place of a name. */
const OTHERS = ['nickname', 'company', 'organization name', 'organization 1 - name', 'organization']

/** What stands beside an address or a number, and is none. */
const ABOUT = /type|label|display|fax|pager|telex|tty|isdn|callback|sort|phonetic/
const EMAIL = /e-?mail/
const PHONE = /phone|mobile|\btel\b|\bcell\b/

type Columns = { names: number[]; parts: number[][]; others: number[]; emails: number[]; phones: number[] }

/** The contacts in a table. One without known names of columns is read by what its cells look like. */
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
  const inOrder = (wanted: readonly string[]) => wanted.flatMap((one) => placed((name) => name === one))
  // An address in the first row is no name of a column.
  const emails = placed((name) => EMAIL.test(name) && !ABOUT.test(name) && !name.includes('@'))
  const phones = placed((name) => PHONE.test(name) && !ABOUT.test(name) && !name.includes('@'))
  if (emails.length === 0 && phones.length === 0) return null
  return { names: inOrder(NAMES), parts: PARTS.map(inOrder), others: inOrder(OTHERS), emails, phones }
}

function byLooks(row: readonly string[]): RawContact {
  const cells = row.map(plain).filter(Boolean)
  const emails = cells.flatMap(several).filter((one) => isEmail(normalEmail(one)))
  const phones = cells.filter((one) => recipientForm(one) === 'phone')
  const name = cells.find((one) => recipientForm(one) === 'unknown' && !one.includes('@'))
  return { name: name ?? '', emails, phones }
}

/** Google puts several into one cell; people do it with commas. */
const several = (cell: string) => cell.split(/ ::: |[;,\n]/).map((one) => one.trim())

/** A cell as text: spreadsheets write numbers as formulas or with a leading quote, so that they stay as they are. */
function plain(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^="([^"]*)"$/.exec(text) ?? []
  return (formula ?? text).replace(/^'(?=[+\d])/, '')
}
