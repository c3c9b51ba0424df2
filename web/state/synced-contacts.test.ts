import { afterEach, expect, test, vi } from 'vitest'
import { addContacts } from '../../domain/contacts/contacts'
import type { Me } from '../../domain/people/people.schema'
import { leaveAccount, saveLastUser } from './last-user'
import { clearContacts, NO_CONTACTS, readContacts, saveContacts } from './synced-contacts'

const ME = { id: 'usr_1', displayName: 'Wren', avatarColor: 'teal' } as Me
const { contacts } = addContacts([], [{ name: 'Ada', emails: ['ada@example.org'], phones: [] }], () => null)
const synced = { contacts, syncedAt: 5 }

function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

test('stores contacts by user, and hides them from others', () => {
  stubStorage()
  saveLastUser(ME)
  expect(saveContacts(ME.id, synced)).toBe(true)
  expect(readContacts(ME.id)).toEqual(synced)
  expect(readContacts('usr_2')).toEqual(NO_CONTACTS)
  clearContacts()
  expect(readContacts(ME.id)).toEqual(NO_CONTACTS)
})

test('does not store contacts that arrive after signing out', () => {
  const kept = stubStorage()
  saveLastUser(ME)
  leaveAccount()
  expect(saveContacts(ME.id, synced)).toBe(false)
  expect([...kept.keys()]).not.toContain('owlcast.contacts')
})

test('works without storage and with invalid data', () => {
  expect(saveContacts(ME.id, synced)).toBe(false)
  expect(readContacts(ME.id)).toEqual(NO_CONTACTS)
  stubStorage().set('owlcast.contacts', '{"userId":"usr_1","contacts":"?"}')
  expect(readContacts(ME.id)).toEqual(NO_CONTACTS)
})
