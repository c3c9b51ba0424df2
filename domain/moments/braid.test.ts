/** The braid of a thread: what plays after what. */
import { expect, test } from 'vitest'
import { type BraidLink, type BraidPart, buildBraid } from './braid'

const post = (id: string, lengthMs = 10_000, createdAt = 1) => ({ id, lengthMs, createdAt })
const link = (childId: string, parentId: string, range?: [number, number]): BraidLink => ({
  childId,
  parentId,
  moment: range ? { startMs: range[0], endMs: range[1] } : null,
})
const format = (parts: readonly BraidPart[]) =>
  parts.map(({ postId, startMs, endMs }) => `${postId} ${startMs / 1000}-${endMs / 1000}`)

test('plays the parent to the end of a moment, the reply, then on', () => {
  const parts = buildBraid('root', [post('root'), post('a', 3000)], [link('a', 'root', [2000, 4000])])
  expect(format(parts)).toEqual(['root 0-4', 'a 0-3', 'root 4-10'])
})

test('plays replies to the whole post after it, the oldest first', () => {
  const posts = [post('root'), post('late', 1000, 9), post('early', 1000, 2), post('mid', 1000, 5)]
  const links = [link('late', 'root'), link('early', 'root'), link('mid', 'root', [0, 5000])]
  expect(format(buildBraid('root', posts, links))).toEqual([
    'root 0-5',
    'mid 0-1',
    'root 5-10',
    'early 0-1',
    'late 0-1',
  ])
})

test('plays the replies to a reply before the parent goes on', () => {
  const posts = [post('root'), post('a', 4000), post('b', 2000), post('c', 1000)]
  const links = [link('a', 'root', [1000, 2000]), link('b', 'a', [0, 3000]), link('c', 'b')]
  expect(format(buildBraid('root', posts, links))).toEqual([
    'root 0-2',
    'a 0-3',
    'b 0-2',
    'c 0-1',
    'a 3-4',
    'root 2-10',
  ])
})

test('plays overlapping moments by their end, and those that end together by their start', () => {
  const posts = [post('root'), post('long', 1000), post('short', 1000), post('same', 1000)]
  const links = [
    link('long', 'root', [1000, 8000]),
    link('short', 'root', [3000, 5000]),
    link('same', 'root', [6000, 8000]),
  ]
  expect(format(buildBraid('root', posts, links))).toEqual([
    'root 0-5',
    'short 0-1',
    'root 5-8',
    'long 0-1',
    'same 0-1',
    'root 8-10',
  ])
})

test('plays a post with several parents, and one in a cycle, once', () => {
  const posts = [post('root'), post('a', 2000), post('b', 2000)]
  const links = [
    link('a', 'root', [0, 3000]),
    link('b', 'root', [0, 6000]),
    link('b', 'a', [0, 1000]),
    link('a', 'b'),
    link('root', 'b'),
    link('root', 'root'),
  ]
  expect(format(buildBraid('root', posts, links))).toEqual([
    'root 0-3',
    'a 0-1',
    'b 0-2',
    'a 1-2',
    'root 3-10',
  ])
})

test('keeps moments within what may be heard, and plays no splinters', () => {
  const posts = [
    post('root', 5000),
    post('past', 1000),
    post('near', 1000, 2),
    post('end', 1000, 3),
    post('silent', 0),
  ]
  const links = [
    link('past', 'root', [9000, 12_000]),
    link('near', 'root', [0, 100]),
    link('end', 'root', [4000, 4900]),
    link('silent', 'root', [0, 2000]),
  ]
  expect(format(buildBraid('root', posts, links))).toEqual(['near 0-1', 'root 0-5', 'end 0-1', 'past 0-1'])
})

test('leaves out unknown posts, and a root that is not there', () => {
  expect(buildBraid('gone', [post('a')], [link('a', 'gone')])).toEqual([])
  expect(format(buildBraid('a', [post('a')], [link('b', 'a')]))).toEqual(['a 0-10'])
})

test('is the same for any order of posts and links', () => {
  const posts = Array.from({ length: 40 }, (_, at) => post(`p${at}`, 2000 + at * 100, at % 7))
  const links = posts
    .slice(1)
    .flatMap(({ id }, at) => [
      link(id, `p${at % 5}`, at % 3 ? [at * 10, at * 40 + 10] : undefined),
      link(id, `p${(at * 7) % 40}`, [0, 1000]),
    ])
  const parts = buildBraid('p0', posts, links)
  expect(buildBraid('p0', posts.toReversed(), links.toReversed())).toEqual(parts)
  expect(new Set(parts.map(({ postId }) => postId)).size).toBe(40)
})

test('plays each instant of each post once', () => {
  const posts = Array.from({ length: 200 }, (_, at) => post(`p${at}`, 1000 + at))
  const links = posts.slice(1).map(({ id }) => link(id, 'p0', [500, 600]))
  const parts = buildBraid('p0', posts, links)
  const sum = parts.reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  expect(sum).toBe(posts.reduce((total, { lengthMs }) => total + lengthMs, 0))
})
