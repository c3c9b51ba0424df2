/** Reads a file of contacts on this device: a table (.csv) or cards (.vcf), in whatever way their letters are written. */
import { parse } from 'papaparse'
import { contactsInRows } from '../../../domain/contact-rows'
import type { RawContact } from '../../../domain/contacts'
import { fail } from '../../../domain/errors'
import type { Failure } from '../../../domain/failure'
import { CONTACTS_FILE_MAX_BYTES, CONTACTS_MAX } from '../../../domain/limits'
import { contactsInCards } from '../../../domain/vcards'
import { NO_IMPORT } from '../../words/contacts'

/** Some are the same, and some have neither an address nor a number: more are read than are kept. */
const READ_MAX = 2 * CONTACTS_MAX

/** What looks like a contact in a file. Throws why it could not be imported. */
export async function readContactsFile(file: File): Promise<RawContact[]> {
  if (file.size > CONTACTS_FILE_MAX_BYTES) throw refused('size')
  const read = readerOf(file)
  const contacts = await file.arrayBuffer().then(
    (bytes) => read(textOf(bytes)),
    (cause: unknown) => {
      throw refused('unreadable', cause)
    },
  )
  if (!contacts.some(({ emails, phones }) => emails.length + phones.length > 0)) throw nobodyIn()
  return contacts.slice(0, READ_MAX)
}

/** The refusal of what names nobody whom one could reach: what stands for addresses and numbers there is none. */
export function nobodyIn(): Failure {
  return refused('empty')
}

function readerOf({ name, type }: File): (text: string) => RawContact[] {
  if (/\.(vcf|vcard)$/i.test(name) || /vcard/.test(type)) return contactsInCards
  if (/\.csv$/i.test(name) || type === 'text/csv') return contactsInTable
  throw refused('type')
}

function contactsInTable(text: string): RawContact[] {
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy', preview: READ_MAX })
  return contactsInRows(data)
}

/** Most files are UTF-8; older programs of offices write the letters of Windows, some two bytes for each. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const refused = (why: keyof typeof NO_IMPORT, cause?: unknown) =>
  fail('contacts.import_failed', { reason: NO_IMPORT[why] }, undefined, cause)
