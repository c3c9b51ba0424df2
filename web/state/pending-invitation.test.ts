import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePendingInvitation, takePendingInvitation } from './pending-invitation'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('returns the URL of a stored invitation once', () => {
  expect(savePendingInvitation({ path: '/owlcast/post_1', token: 'a b' })).toBe(true)
  expect(takePendingInvitation()).toBe('/owlcast/post_1?invitation=a%20b')
  expect(takePendingInvitation()).toBeNull()
})

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
  'returns no URL for %s',
  (path) => {
    savePendingInvitation({ path, token: 'secret' })
    expect(takePendingInvitation()).toBeNull()
  },
)
