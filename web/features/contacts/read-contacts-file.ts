/** Parses a contacts file on this device: a table (.csv) or vCard (.vcf), in any encoding. */
import papaparse from 'papaparse'
import { parseContactRows } from '../../../domain/contacts/contact-rows'
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
  const read = getFileParser(file)
  const { contacts, leftOut } = await file.arrayBuffer().then(
    (bytes) => read(toByteText(new Uint8Array(bytes)), navigator.languages),
    (cause: unknown) => {
      throw createImportError('unreadable', cause)
    },
  )
  if (!contacts.some(({ emails, phones }) => emails.length + phones.length > 0)) throw createEmptyFileError()
  const overLimit = leftOut.overLimit + Math.max(0, contacts.length - READ_MAX)
  return { contacts: contacts.slice(0, READ_MAX), leftOut: { ...leftOut, overLimit } }
}

/** The error for a file without any address or number. */
export function createEmptyFileError(): AppError {
  return createImportError('empty')
}

type FileParser = (text: ByteText, languages: readonly string[]) => ReadContacts

function getFileParser({ name, type }: File): FileParser {
  if (/\.(vcf|vcard)$/i.test(name) || /vcard/.test(type)) return readCards
  if (/\.(csv|tsv)$/i.test(name) || type === 'text/csv') return readTable
  throw createImportError('type')
}

function readCards(text: ByteText, languages: readonly string[]): ReadContacts {
  const { contacts, skipped } = parseVcards(text, languages)
  return { contacts, leftOut: createLeftOut({ nested: skipped }) }
}

/** Rows over the maximum are counted and not kept, so that a file costs little memory. */
function readTable(text: ByteText, languages: readonly string[]): ReadContacts {
  const rows: string[][] = []
  let count = 0
  papaparse.parse<string[]>(decodeText(text, languages), {
    skipEmptyLines: 'greedy',
    step: ({ data }) => {
      if (count++ <= READ_MAX) rows.push(data)
    },
  })
  const overLimit = Math.max(0, count - rows.length)
  return { contacts: parseContactRows(rows), leftOut: createLeftOut({ overLimit }) }
}

const createImportError = (reason: keyof typeof NO_IMPORT, cause?: unknown) =>
  appError('contacts.import_failed', { reason: NO_IMPORT[reason] }, undefined, cause)
