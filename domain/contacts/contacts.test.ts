import { expect, test } from 'vitest'
import {
  addContacts as addAndCount,
  applyMatches,
  CONTACT_IDENTIFIERS_MAX,
  CONTACT_NAME_MAX_CHARS,
  type Contact,
  detectIdentifier,
  formatContactName,
  isContactMatch,
  listIdentifiers,
} from './contacts'
import { CONTACTS_MAX } from './contacts.limits'

const addContacts = (...args: Parameters<typeof addAndCount>) => addAndCount(...args).contacts

/** Swedish rules: a leading zero is a national number. */
const read = (typed: string) => {
  const digits = typed.replace(/[^\d+]/g, '')
  return digits.startsWith('+') ? digits : digits.startsWith('0') ? `+46${digits.slice(1)}` : null
}
const raw = (name: string, emails: string[] = [], phones: string[] = []) => ({ name, emails, phones })
const shown = (contacts: Contact[]) =>
  contacts.map(({ name, emails, phones }) => [name, ...emails, ...phones])
const ada = {
  id: 'usr_a',
  username: 'ada',
  displayName: 'Ada',
  avatarUrl: null,
  avatarColor: 'teal',
} as const

test('detects identifiers in their stored form', () => {
  expect(['ada@example.org', '+46701234567'].map(detectIdentifier)).toEqual(['email', 'phone'])
  const others = [
    'Ada@example.org',
    '0701234567',
    '+0701234567',
    '+46 70 123',
    'x@gone.owlcast.invalid',
    '%@%',
    '',
  ]
  expect(others.map(detectIdentifier)).toEqual(others.map(() => null))
})

test('normalizes and deduplicates contacts and drops those without identifier', () => {
  const contacts = addContacts(
    [],
    [
      raw('Ada', [' ADA@Example.org '], ['070-123 45 67']),
      raw('Nobody'),
      raw('Not one', ['no address'], ['12']),
      raw('ada', ['ada@example.org'], ['+46 70 123 45 67', '031 12 34 56']),
      raw('', ['ada@example.org']),
      raw('Ada’s mother', [], ['031 12 34 56']),
    ],
    read,
  )
  expect(shown(contacts)).toEqual([
    ['Ada', 'ada@example.org', '+46701234567', '+4631123456'],
    ['Ada’s mother', '+4631123456'],
  ])
  expect(new Set(contacts.map(({ id }) => id)).size).toBe(2)
  // Adding the same contacts again changes nothing.
  expect(addContacts(contacts, [raw('Ada', ['ada@example.org'])], read)).toEqual(contacts)
})

test('keeps an unreadable number as typed and never sends it', () => {
  const contacts = addContacts([], [raw('Ada', [], ['12345 67890'])], read)
  expect(shown(contacts)).toEqual([['Ada', '12345 67890']])
  expect(listIdentifiers(contacts)).toEqual([])
})

test('sanitizes control characters, bidi overrides, formulas and oversized input', () => {
  const many = Array.from({ length: 50 }, (_, n) => `a${n}@example.org`)
  const [contact, formula] = addContacts(
    [],
    [
      raw(`\u202eAda\u0000\n${'x'.repeat(5000)}`, many),
      raw('=HYPERLINK("https://evil.example")', ['b@example.org']),
    ],
    read,
  )
  expect(contact?.name).toMatch(/^Ada x+…$/)
  expect([...(contact?.name ?? '')]).toHaveLength(CONTACT_NAME_MAX_CHARS + 1)
  expect(contact?.emails).toHaveLength(CONTACT_IDENTIFIERS_MAX)
  expect(formula?.name).toBe('=HYPERLINK("https://evil.example")')
  const crowd = Array.from({ length: CONTACTS_MAX + 10 }, (_, n) => raw(`N${n}`, [`n${n}@example.org`]))
  expect(addContacts([], crowd, read)).toHaveLength(CONTACTS_MAX)
})

test('applies match results and leaves unchecked contacts unchanged', () => {
  const contacts = addContacts(
    [],
    [raw('Ada', ['ada@example.org'], ['070 1']), raw('Ben', ['ben@example.org'], ['070 123 45 67'])],
    read,
  )
  expect(listIdentifiers(contacts)).toEqual(['ada@example.org', 'ben@example.org', '+46701234567'])
  const first = applyMatches(
    contacts,
    new Map([
      ['ada@example.org', { person: ada, isFollowed: true }],
      ['ben@example.org', null],
    ]),
  )
  expect(first).toMatchObject([
    { person: ada, userId: ada.id, avatar: ada.avatarUrl, isFollowed: true, isOnOwlcast: true },
    { person: null, userId: null, avatar: null, isOnOwlcast: null },
  ])
  // Identifiers never compared come first.
  expect(listIdentifiers(first)).toEqual(['ben@example.org', '+46701234567', 'ada@example.org'])
  const gone = applyMatches(first, new Map([['ada@example.org', null]]))
  expect(gone[0]).toMatchObject({ person: null, userId: null, isFollowed: false, isOnOwlcast: false })
  // A new address makes the contact wait for another comparison.
  const [again] = addContacts(first, [raw('Ada', ['ada@example.org', 'ada@home.example'])], read)
  expect(again).toMatchObject({ person: ada, isOnOwlcast: null })
})

test('finds contacts whose names are typed without accents, in either case of i', () => {
  const [contact] = addContacts([], [raw('İris Işıltı Œuvre', ['i@example.org'])], read)
  for (const typed of ['iris', 'ISILTI', 'ışıltı', 'oeuv', 'İRİS'])
    expect([typed, contact && isContactMatch(contact, typed)]).toEqual([typed, true])
})

test('finds contacts by name, address, number and member name', () => {
  const [found] = applyMatches(
    addContacts([], [raw('Grandma', ['ada@example.org'], ['070 123 45 67'])], read),
    new Map([['ada@example.org', { person: ada, isFollowed: false }]]),
  )
  if (!found) return expect.unreachable()
  for (const typed of ['', 'grand', 'EXAMPLE.org', '@ada', '70 123', '+4670'])
    expect(isContactMatch(found, typed)).toBe(true)
  for (const typed of ['ben', '999', '-']) expect(isContactMatch(found, typed)).toBe(false)
  expect(formatContactName(found)).toBe('Grandma')
  expect(formatContactName({ ...found, name: '' })).toBe('ada@example.org')
})
