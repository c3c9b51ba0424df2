/** Parses a contacts file on this device: CSV (.csv) or vCard (.vcf), in any common encoding. */
import { parse } from 'papaparse'
import { contactsInRows } from '../../../domain/contact-rows'
import type { RawContact } from '../../../domain/contacts'
import { fail } from '../../../domain/errors'
import type { Failure } from '../../../domain/failure'
import { CONTACTS_FILE_MAX_BYTES, CONTACTS_MAX } from '../../../domain/limits'
import { contactsInCards } from '../../../domain/vcards'
import { NO_IMPORT } from '../../words/contacts'

/** More than the maximum, since duplicates and contacts without address or number are dropped later. */
const READ_MAX = 2 * CONTACTS_MAX

/** Returns the contacts of a file. Throws `contacts.import_failed` with the reason. */
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

/** The error for a file without any address or number. */
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

/** Most files are UTF-8. Older office programs write Windows-1252 or UTF-16. */
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
