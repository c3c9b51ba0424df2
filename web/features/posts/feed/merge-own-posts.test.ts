import { expect, test } from 'vitest'
import type { Post } from '../../../../domain/posts/posts.schema'
import { mergeOwnPosts } from './merge-own-posts'

const post = (id: string, createdAt: number, visibility: Post['visibility'] = 'public') =>
  ({ id, createdAt, visibility }) as Post
const ids = (posts: Post[]) => posts.map(({ id }) => id)
const listed = [post('c', 30), post('a', 10)]

test('inserts unlisted posts by time, and listed ones once', () => {
  const own = [post('b', 20, 'private'), post('c', 30), post('z', 5, 'unlisted')]
  expect(ids(mergeOwnPosts(listed, own, false))).toEqual(['c', 'b', 'a', 'z'])
})

test('holds back posts older than the loaded pages', () => {
  expect(ids(mergeOwnPosts(listed, [post('z', 5, 'unlisted'), post('d', 40, 'private')], true))).toEqual([
    'd',
    'c',
    'a',
  ])
  expect(ids(mergeOwnPosts(listed, [], true))).toEqual(['c', 'a'])
})
