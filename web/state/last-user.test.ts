import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '../../domain/people/people.schema'
import { readLastUser, saveLastUser } from './last-user'

const ME = { id: 'usr_1', displayName: 'Wren', avatarColor: 'teal' } as Me

/** A stub of local storage. */
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

test('stores the colour by user id, and shows it before the server responds', () => {
  const kept = stubStorage()
  saveLastUser(ME)
  expect(kept.get('owlcast.avatarColor.usr_1')).toBe('teal')
  kept.set('owlcast.avatarColor.usr_1', 'pink')
  expect(readLastUser()).toEqual({ ...ME, avatarColor: 'pink' })
  // The server's colour replaces the stored one.
  saveLastUser({ ...ME, avatarColor: 'red' })
  expect(readLastUser()?.avatarColor).toBe('red')
})

test('clears the user after signing out, and works without storage', () => {
  stubStorage()
  saveLastUser(ME)
  saveLastUser(null)
  expect(readLastUser()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  saveLastUser(ME)
  expect(readLastUser()).toBeNull()
})
