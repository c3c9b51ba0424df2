import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts.schema'
import { ownAmong } from './own-among'

const post = (id: string, createdAt: number, visibility: Post['visibility'] = 'public') =>
  ({ id, createdAt, visibility }) as Post
const ids = (posts: Post[]) => posts.map(({ id }) => id)
const listed = [post('c', 30), post('a', 10)]

test('what is in no list stands at its time, and what is in one stands there once', () => {
  const own = [post('b', 20, 'private'), post('c', 30), post('z', 5, 'unlisted')]
  expect(ids(ownAmong(listed, own, false))).toEqual(['c', 'b', 'a', 'z'])
})

test('what is older than the end of what was read waits', () => {
  expect(ids(ownAmong(listed, [post('z', 5, 'unlisted'), post('d', 40, 'private')], true))).toEqual([
    'd',
    'c',
    'a',
  ])
  expect(ids(ownAmong(listed, [], true))).toEqual(['c', 'a'])
})
