/**
 * The contacts of a user's device: parsed, merged and compared on the device. Only identifiers are sent to the
 * server.
 */

import type { Author } from '../people/author.schema'
import { isEmail, normalizeEmail } from '../people/email'
import { foldName } from '../text/fold-name'
import { cutCharacters, truncate } from '../text/length'
import { isShowable, toOneLine } from '../text/text'
import { CONTACTS_MAX } from './contacts.limits'
import type { Matches } from './contacts.schema'

export const CONTACT_IDENTIFIERS_MAX = 10
export const CONTACT_NAME_MAX_CHARS = 100

/** A contact as a file or the device provides it. */
export type RawContact = {
  name: string
  emails: readonly string[]
  phones: readonly string[]
  /** Numbers of faxes and pagers, which are left out. */
  faxes?: number
}

/** Why parts of an import are left out. */
export const LEFT_OUT_REASONS = [
  'withoutAddress',
  'invalid',
  'fax',
  'nested',
  'tooMany',
  'overLimit',
] as const
/** How much an import left out, by reason. */
export type LeftOut = Record<(typeof LEFT_OUT_REASONS)[number], number>
/** Contacts that were read, and what was left out before. */
export type ReadContacts = { contacts: readonly RawContact[]; leftOut: LeftOut }

/** Returns counts of zero, with those that are given. */
export function createLeftOut(counts: Partial<LeftOut> = {}): LeftOut {
  return { withoutAddress: 0, invalid: 0, fax: 0, nested: 0, tooMany: 0, overLimit: 0, ...counts }
}

/** A contact as this device stores it (S3-25). */
export type Contact = {
  id: string
  name: string
  emails: string[]
  /** In E.164; numbers that could not be parsed stay as typed and are never sent. */
  phones: string[]
  /** Null until all identifiers were compared, and for a contact without comparable identifiers. */
  isOnOwlcast: boolean | null
  /** The matched member. Kept while the contact waits for another comparison, until a response says otherwise. */
  userId: string | null
  avatar: string | null
  person: Author | null
  isFollowed: boolean
}

/** Returns a typed number in E.164, or null. */
export type ReadNumber = (typed: string) => string | null

/** Digits with common separators: a phone number of an unknown country. */
const PHONE_LIKE = /^\+?[\d\s\-().[\]/]{5,30}$/
const E164 = /^\+[1-9]\d{6,14}$/

/** Returns the type of a normalized identifier; null for anything else. */
export function detectIdentifier(text: string): 'email' | 'phone' | null {
  if (E164.test(text)) return 'phone'
  return isEmail(text) ? 'email' : null
}

/**
 * Merges new contacts into known ones: the same name with the same identifier is the same contact. Counts what is left
 * out.
 */
export function addContacts(
  known: readonly Contact[],
  more: readonly RawContact[],
  readNumber: ReadNumber,
): { contacts: Contact[]; leftOut: LeftOut } {
  const all = [...known]
  const leftOut = createLeftOut()
  const byName = new Map<string, number>()
  const byIdentifier = new Map<string, number>()
  const indexContact = (contact: Contact, place: number) => {
    for (const identifier of [...contact.emails, ...contact.phones]) {
      byName.set(toContactKey(contact.name, identifier), place)
      if (!byIdentifier.has(identifier)) byIdentifier.set(identifier, place)
    }
  }
  all.forEach(indexContact)
  for (const raw of more) {
    const contact = createContact(raw, readNumber, String(all.length), leftOut)
    const own = [...contact.emails, ...contact.phones]
    if (own.length === 0) {
      leftOut.withoutAddress++
      continue
    }
    const place = own
      .map((identifier) =>
        contact.name === ''
          ? byIdentifier.get(identifier)
          : byName.get(toContactKey(contact.name, identifier)),
      )
      .find((found) => found !== undefined)
    const same = place === undefined ? undefined : all[place]
    if (place !== undefined && same) {
      all[place] = mergeContacts(same, contact)
      indexContact(all[place], place)
    } else if (all.length < CONTACTS_MAX) {
      indexContact(contact, all.length)
      all.push(contact)
    } else leftOut.overLimit++
  }
  return { contacts: all, leftOut }
}

/** Returns the unique identifiers to send, those never compared first because the daily limit may cut the rest. */
export function listIdentifiers(contacts: readonly Contact[]): string[] {
  const inOrder = [
    ...contacts.filter(({ isOnOwlcast }) => isOnOwlcast === null),
    ...contacts.filter(({ isOnOwlcast }) => isOnOwlcast !== null),
  ]
  return [...new Set(inOrder.flatMap(listMatchable))]
}

/** Match results by identifier; null for an identifier without a discoverable member. */
export type MatchResults = ReadonlyMap<
  string,
  Pick<Matches['matches'][number], 'person' | 'isFollowed'> | null
>

const UNKNOWN_MEMBER = { isOnOwlcast: null, userId: null, avatar: null, person: null }

function toMember(person: Author): Pick<Contact, keyof typeof UNKNOWN_MEMBER> {
  return { isOnOwlcast: true, userId: person.id, avatar: person.avatarUrl, person }
}

/** Returns whether a comparable contact has not been compared yet. */
export function isAwaitingMatch(contact: Contact): boolean {
  return contact.isOnOwlcast === null && contact.person === null && listMatchable(contact).length > 0
}

/** Returns the contacts with match results applied; contacts that were not checked stay unchanged. */
export function applyMatches(contacts: readonly Contact[], answers: MatchResults): Contact[] {
  return contacts.map((contact) => {
    const own = listMatchable(contact)
    const found = own.map((identifier) => answers.get(identifier)).find((answer) => answer)
    if (found) return { ...contact, ...toMember(found.person), isFollowed: found.isFollowed }
    const isChecked = own.length > 0 && own.every((identifier) => answers.has(identifier))
    return isChecked ? { ...contact, ...UNKNOWN_MEMBER, isOnOwlcast: false, isFollowed: false } : contact
  })
}

/** Returns whether a contact's name, identifiers or member name contain the typed text, however it is accented. */
export function isContactMatch({ name, emails, phones, person }: Contact, typed: string): boolean {
  const text = toOneLine(typed).toLowerCase()
  const words = [name, ...emails, person?.displayName ?? '', person ? `@${person.username}` : '']
  if (words.some((word) => word.toLowerCase().includes(text))) return true
  const folded = foldName(typed)
  if (folded !== '' && words.some((word) => /[^ -~]/.test(word) && foldName(word).includes(folded)))
    return true
  const digits = text.replace(/[\s\-()+]/g, '')
  return /^\d+$/.test(digits) && phones.some((phone) => phone.replace(/\D/g, '').includes(digits))
}

/** Returns the contact's name, else its first identifier. */
export function formatContactName({ name, emails, phones }: Contact): string {
  return name || (emails[0] ?? phones[0] ?? '')
}

const toContactKey = (name: string, identifier: string) => `${name.toLowerCase()}\n${identifier}`

function listMatchable({ emails, phones }: Pick<Contact, 'emails' | 'phones'>): string[] {
  return [...emails, ...phones].filter((identifier) => detectIdentifier(identifier) !== null)
}

function createContact(
  { name, emails, phones, faxes = 0 }: RawContact,
  readNumber: ReadNumber,
  id: string,
  leftOut: LeftOut,
): Contact {
  const addresses = emails.map(normalizeEmail).filter(isEmail)
  const numbers = phones
    .map(toOneLine)
    .flatMap((typed) => readNumber(typed) ?? (PHONE_LIKE.test(typed) ? typed : []))
  const counts = [new Set(addresses).size, new Set(numbers).size]
  leftOut.fax += faxes
  leftOut.invalid += emails.length - addresses.length + phones.length - numbers.length
  leftOut.tooMany += counts.reduce((sum, count) => sum + Math.max(0, count - CONTACT_IDENTIFIERS_MAX), 0)
  return {
    id,
    name: sanitizeName(name),
    emails: [...new Set(addresses)].slice(0, CONTACT_IDENTIFIERS_MAX),
    phones: [...new Set(numbers)].slice(0, CONTACT_IDENTIFIERS_MAX),
    ...UNKNOWN_MEMBER,
    isFollowed: false,
  }
}

function mergeContacts(known: Contact, more: Contact): Contact {
  const join = (a: string[], b: string[]) => [...new Set([...a, ...b])].slice(0, CONTACT_IDENTIFIERS_MAX)
  const emails = join(known.emails, more.emails)
  const phones = join(known.phones, more.phones)
  const isSame = emails.length === known.emails.length && phones.length === known.phones.length
  return { ...known, emails, phones, isOnOwlcast: isSame ? known.isOnOwlcast : null }
}

/** Removes control and bidi characters from a name out of a file and limits its length. */
function sanitizeName(text: string): string {
  // Bounds the work for absurdly long names.
  const letters = [...cutCharacters(text, 2 * CONTACT_NAME_MAX_CHARS)].filter((letter) => isShowable(letter))
  return truncate(toOneLine(letters.join('')), CONTACT_NAME_MAX_CHARS)
}
