import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { readSavedFeed, saveFeed } from './saved-feed'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('shows no saved post after its expiry, and no feed of another kind', () => {
  const posts = [
    { id: 'post_expired', expiresAt: 1000 },
    { id: 'post_fading', expiresAt: 1001 },
    { id: 'post_lasting', expiresAt: null },
  ] as Post[]
  saveFeed('squawk', posts)
  expect(readSavedFeed('squawk', 1000).map(({ id }) => id)).toEqual(['post_fading', 'post_lasting'])
  expect(readSavedFeed('hum', 1000)).toEqual([])
})
