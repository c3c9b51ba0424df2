import { expect, test } from 'vitest'
import type { Post } from '../../../../domain/posts/posts.schema'
import { getHeardUpTo } from './heard-messages'

const message = (id: string, createdAt: number, authorId = 'wren', audioUrl: string | null = '/media/m') =>
  ({ id, createdAt, audioUrl, author: { id: authorId } }) as Post
const posts = [message('a', 1), message('b', 2), message('mine', 3, 'me'), message('c', 4), message('d', 5)]
const after = (seenAt: number, ...heard: string[]) => ({ meId: 'me', seenAt, heard: new Set(heard) })

test('returns null while the oldest unheard message is unheard', () => {
  expect(getHeardUpTo(posts, after(1))).toBeNull()
  expect(getHeardUpTo(posts, after(1, 'd'))).toBeNull()
  expect(getHeardUpTo(posts, after(5))).toBeNull()
})

test('returns the time of the last message before the first unheard one', () => {
  expect(getHeardUpTo(posts, after(1, 'b'))).toBe(2)
  expect(getHeardUpTo(posts, after(1, 'c', 'b'))).toBe(4)
  expect(getHeardUpTo(posts, after(1, 'b', 'c', 'd'))).toBe(5)
})

test('passes a message without sound', () => {
  expect(getHeardUpTo([...posts, message('silent', 6, 'wren', null)], after(5))).toBe(6)
})
