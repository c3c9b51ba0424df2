import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { listExpiringSoon } from './expiring-soon'

const post = (id: string, expiresAt: number | null) => ({ id, expiresAt }) as Post
const ids = (posts: Post[]) => posts.map(({ id }) => id)

test('sorts by expiry, soonest first', () => {
  expect(ids(listExpiringSoon([post('late', 30), post('soon', 10), post('mid', 20)], 0))).toEqual([
    'soon',
    'mid',
    'late',
  ])
})

test('omits expired and permanent posts', () => {
  expect(
    ids(listExpiringSoon([post('gone', 5), post('now', 10), post('lasts', null), post('lives', 11)], 10)),
  ).toEqual(['lives'])
})

test('limits the shelf', () => {
  expect(
    listExpiringSoon(
      Array.from({ length: 50 }, (_, i) => post(String(i), 100 + i)),
      0,
    ),
  ).toHaveLength(8)
})
