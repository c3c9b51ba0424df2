import { afterEach, expect, test, vi } from 'vitest'
import { readStored, readStoredText, removeStored, writeStored } from './stored'

/** A stub of one storage: its own keys are the entries. */
function createStorage(): Record<string, string> {
  const entries: Record<string, string> = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => delete entries[key],
  })
  return entries
}

afterEach(() => vi.unstubAllGlobals())

test('keeps texts as they are and objects as JSON, each area by itself', () => {
  const local = createStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', createStorage())
  expect(writeStored('local', 'text', 'email')).toBe(true)
  writeStored('local', 'list', [1, 2])
  expect({ ...local }).toEqual({ text: 'email', list: '[1,2]' })
  expect([readStoredText('local', 'text'), readStoredText('session', 'text')]).toEqual(['email', null])
  expect(readStored('local', 'list')).toEqual([1, 2])
  writeStored('local', 'list', null)
  expect(readStored('local', 'list')).toBeNull()
})

test('removes what begins with a prefix', () => {
  const session = createStorage()
  vi.stubGlobal('sessionStorage', session)
  for (const key of ['edit.1', 'edit.2', 'other']) writeStored('session', key, 'x')
  removeStored('session', 'edit.')
  expect(Object.keys(session)).toEqual(['other'])
})

test.each(['{', '"a text"', '5', 'null', '{"ids":5}'])('returns null for %s', (stored) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  const isValid = ({ ids }: { ids?: string[] }) => Boolean(ids?.every(Boolean))
  expect(readStored<{ ids: string[] }>('local', 'any', isValid)).toBeNull()
})

test.each([undefined, {}])('reads and writes nothing where storage is %s', (storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(readStoredText('local', 'any')).toBeNull()
  expect(readStored('local', 'any')).toBeNull()
  expect(writeStored('local', 'any', 'value')).toBe(false)
  expect(() => removeStored('local', 'any')).not.toThrow()
})
