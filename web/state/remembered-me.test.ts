import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '../../domain/people.schema'
import { rememberedMe, rememberMe } from './remembered-me'

const ME = { id: 'usr_1', displayName: 'Wren', avatarColor: 'teal' } as Me

/** A browser's storage, as far as it is used here. */
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

test('the colour of each person is kept under their id, and shown before the server answers', () => {
  const kept = storage()
  rememberMe(ME)
  expect(kept.get('owlcast.avatarColor.usr_1')).toBe('teal')
  kept.set('owlcast.avatarColor.usr_1', 'pink')
  expect(rememberedMe()).toEqual({ ...ME, avatarColor: 'pink' })
  // The server's word wins, here and in what is kept.
  rememberMe({ ...ME, avatarColor: 'red' })
  expect(rememberedMe()?.avatarColor).toBe('red')
})

test('whoever signs out is forgotten, and storage that is forbidden is done without', () => {
  storage()
  rememberMe(ME)
  rememberMe(null)
  expect(rememberedMe()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  rememberMe(ME)
  expect(rememberedMe()).toBeNull()
})
