import { expect, test } from 'vitest'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { mapParents } from './post-parents'

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
  replyCount: 0,
})

test('lists the posts that a post replies to', () => {
  const [a, b, c] = [post('a'), post('b'), post('c')]
  const parents = mapParents({
    posts: [c, b, a],
    connections: [
      { from: 'c', to: 'b', type: 'merge', moment: null },
      { from: 'b', to: 'a', type: 'reply', moment: null },
      { from: 'c', to: 'gone', type: 'reply', moment: null },
    ],
  })
  expect(parents.get('a')).toBeUndefined()
  expect(parents.get('b')).toEqual([{ parent: a, type: 'reply', moment: null }])
  expect(parents.get('c')).toEqual([{ parent: b, type: 'merge', moment: null }])
})

test('ends with the owlcast of a recording where both are in the graph', () => {
  const [cast, one, lone] = [post('cast'), post('one', 'cast'), post('lone', 'gone')]
  const parents = mapParents({
    posts: [lone, one, cast],
    connections: [{ from: 'one', to: 'cast', type: 'reply', moment: null }],
  })
  expect(parents.get('one')).toEqual([
    { parent: cast, type: 'reply', moment: null },
    { parent: cast, type: 'recording', moment: null },
  ])
  expect(parents.get('lone')).toBeUndefined()
})
