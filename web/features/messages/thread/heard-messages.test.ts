import { describe, expect, test } from 'vitest'
import type { Post } from '../../../../domain/posts/posts.schema'
import { getHeardUpTo, listUnheard } from './heard-messages'

const message = (id: string, createdAt: number, authorId = 'wren', audioUrl: string | null = '/media/m') =>
  ({ id, createdAt, audioUrl, author: { id: authorId } }) as Post
const posts = [message('a', 1), message('b', 2), message('mine', 3, 'me'), message('c', 4), message('d', 5)]
const of = (unread: number, ...played: string[]) => ({ meId: 'me', unread, played: new Set(played) })

describe('listUnheard', () => {
  test('returns the newest received messages, oldest first', () => {
    expect(listUnheard(posts, 'me', 3).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    expect(listUnheard(posts, 'me', 0)).toEqual([])
  })
})

describe('getHeardUpTo', () => {
  test('returns null while the oldest unheard message is unheard', () => {
    expect(getHeardUpTo(posts, of(3))).toBeNull()
    expect(getHeardUpTo(posts, of(3, 'd'))).toBeNull()
  })
  test('returns the time of the last message before the first unheard one', () => {
    expect(getHeardUpTo(posts, of(3, 'b'))).toBe(2)
    expect(getHeardUpTo(posts, of(3, 'c', 'b'))).toBe(4)
    expect(getHeardUpTo(posts, of(3, 'b', 'c', 'd'))).toBe(5)
  })
  test('passes a message without sound', () => {
    expect(getHeardUpTo([...posts, message('silent', 6, 'wren', null)], of(1))).toBe(6)
  })
  test('returns null when not all unheard messages are loaded', () => {
    expect(getHeardUpTo(posts.slice(3), of(3, 'c', 'd'))).toBeNull()
  })
})
