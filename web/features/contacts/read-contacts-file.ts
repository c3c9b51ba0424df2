/** Parses a contacts file on this device: CSV (.csv) or vCard (.vcf), in any common encoding. */
import { parse } from 'papaparse'
import { parseContactRows } from '../../../domain/contacts/contact-rows'
import type { RawContact } from '../../../domain/contacts/contacts'
import { CONTACTS_MAX } from '../../../domain/contacts/contacts.limits'
import { parseVcards } from '../../../domain/contacts/vcards'
import type { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { NO_IMPORT } from '../../../domain/locales/en/people'

/** Size of an imported file. */
export const CONTACTS_FILE_MAX_BYTES = 5_000_000

/** More than the maximum, since duplicates and contacts without address or number are dropped later. */
const READ_MAX = 2 * CONTACTS_MAX

/** Returns the contacts of a file. Throws `contacts.import_failed` with the reason. */
export async function readContactsFile(file: File): Promise<RawContact[]> {
  if (file.size > CONTACTS_FILE_MAX_BYTES) throw createImportError('size')
  const read = getFileParser(file)
  const contacts = await file.arrayBuffer().then(
    (bytes) => read(decodeText(bytes)),
    (cause: unknown) => {
      throw createImportError('unreadable', cause)
    },
  )
  if (!contacts.some(({ emails, phones }) => emails.length + phones.length > 0)) throw createEmptyFileError()
  return contacts.slice(0, READ_MAX)
}

/** The error for a file without any address or number. */
export function createEmptyFileError(): AppError {
  return createImportError('empty')
}

function getFileParser({ name, type }: File): (text: string) => RawContact[] {
  if (/\.(vcf|vcard)$/i.test(name) || /vcard/.test(type)) return parseVcards
  if (/\.csv$/i.test(name) || type === 'text/csv') return parseContactsCsv
  throw createImportError('type')
}

function parseContactsCsv(text: string): RawContact[] {
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy', preview: READ_MAX })
  return parseContactRows(data)
}

/** Most files are UTF-8. Older office programs write Windows-1252 or UTF-16. */
function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const createImportError = (reason: keyof typeof NO_IMPORT, cause?: unknown) =>
  appError('contacts.import_failed', { reason: NO_IMPORT[reason] }, undefined, cause)
