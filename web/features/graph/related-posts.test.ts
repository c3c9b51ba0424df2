import { expect, test } from 'vitest'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { mapRelatedPosts } from './related-posts'

const post = (id: string, owlcastId: string | null = null): GraphPost => ({
  id,
  kind: 'squawk',
  subtype: null,
  title: id,
  excerpt: '',
  author: 'Wren',
  createdAt: 1,
  seconds: 3,
  expiresAt: null,
  peer: null,
  parent: null,
  owlcastId,
})

test('lists the posts that a post replies to, then its replies', () => {
  const [a, b, c] = [post('a'), post('b'), post('c')]
  const tied = mapRelatedPosts({
    posts: [c, b, a],
    connections: [
      { from: 'c', to: 'b', type: 'merge', moment: null },
      { from: 'b', to: 'a', type: 'reply', moment: null },
      { from: 'c', to: 'gone', type: 'reply', moment: null },
    ],
  })
  expect(tied.get('b')).toEqual([
    { other: a, type: 'reply', moment: null, isReply: false },
    { other: c, type: 'merge', moment: null, isReply: true },
  ])
  expect(tied.get('c')).toEqual([{ other: b, type: 'merge', moment: null, isReply: false }])
})

test('links an owlcast and its recordings where both are in the graph', () => {
  const [cast, one, lone] = [post('cast'), post('one', 'cast'), post('lone', 'gone')]
  const tied = mapRelatedPosts({
    posts: [lone, one, cast],
    connections: [{ from: 'one', to: 'cast', type: 'reply', moment: null }],
  })
  expect(tied.get('cast')).toEqual([
    { other: one, type: 'reply', moment: null, isReply: true },
    { other: one, type: 'recording', moment: null, isReply: true },
  ])
  expect(tied.get('one')).toEqual([
    { other: cast, type: 'reply', moment: null, isReply: false },
    { other: cast, type: 'recording', moment: null, isReply: false },
  ])
  expect(tied.get('lone')).toBeUndefined()
})
