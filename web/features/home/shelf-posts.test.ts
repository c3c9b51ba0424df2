import { describe, expect, test } from 'vitest'
import { FADING_HOURS } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { HOUR_MS } from '../../../domain/time/units'
import { getNextShelfChange, listShelfPosts } from './shelf-posts'

const NOW = 1_800_000_000_000
const post = (id: string, hoursLeft: number | null, hoursOld = 0) =>
  ({
    id,
    createdAt: NOW - hoursOld * HOUR_MS,
    expiresAt: hoursLeft === null ? null : NOW + hoursLeft * HOUR_MS,
  }) as Post
const list = (posts: Post[]) => {
  const { isFading, posts: shown } = listShelfPosts(posts, NOW)
  return [isFading, shown.map(({ id }) => id).join(' ')]
}

describe('listShelfPosts', () => {
  test('shows only posts with less than three hours left, soonest first', () => {
    expect(list([post('later', 20), post('mid', 2.9), post('soon', 0.5)])).toEqual([true, 'soon mid'])
  })

  test('shows all that expire, newest first, while none is about to fade', () => {
    const posts = [post('old', 3, 21), post('pro', 40, 8), post('new', 23, 1)]
    expect(list(posts)).toEqual([false, 'new pro old'])
  })

  test('omits expired and permanent posts', () => {
    expect(list([post('gone', -1), post('now', 0), post('lasts', null)])).toEqual([false, ''])
  })

  test('limits the shelf', () => {
    const many = Array.from({ length: 50 }, (_, at) => post(String(at), 10, at / 10))
    expect(listShelfPosts(many, NOW).posts).toHaveLength(8)
  })
})

describe('getNextShelfChange', () => {
  const fadingMs = FADING_HOURS * HOUR_MS

  test('is the next expiry, or when the next post is about to fade', () => {
    expect(getNextShelfChange([post('a', 10), post('b', 2)], NOW, fadingMs)).toBe(NOW + 2 * HOUR_MS)
    expect(getNextShelfChange([post('a', 4), post('b', 2)], NOW, fadingMs)).toBe(NOW + HOUR_MS)
  })

  test('is null without posts that expire', () => {
    expect(getNextShelfChange([post('a', null)], NOW, fadingMs)).toBeNull()
  })
})
