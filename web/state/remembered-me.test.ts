import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '../../domain/people.schema'
import { rememberedMe, rememberMe } from './remembered-me'

const ME = { id: 'usr_1', displayName: 'Wren', avatarColor: 'teal' } as Me

/** A stub of local storage. */
function storage() {
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
  const kept = storage()
  rememberMe(ME)
  expect(kept.get('owlcast.avatarColor.usr_1')).toBe('teal')
  kept.set('owlcast.avatarColor.usr_1', 'pink')
  expect(rememberedMe()).toEqual({ ...ME, avatarColor: 'pink' })
  // The server's colour replaces the stored one.
  rememberMe({ ...ME, avatarColor: 'red' })
  expect(rememberedMe()?.avatarColor).toBe('red')
})

test('clears the user after signing out, and works without storage', () => {
  storage()
  rememberMe(ME)
  rememberMe(null)
  expect(rememberedMe()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  rememberMe(ME)
  expect(rememberedMe()).toBeNull()
})
