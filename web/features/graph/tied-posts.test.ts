import { expect, test } from 'vitest'
import type { GraphPost } from '../../../domain/graph.schema'
import { tiedTo } from './tied-posts'

const post = (id: string): GraphPost => ({
  ...{ id, kind: 'squawk', subtype: null, title: id, said: '', author: 'Wren', createdAt: 1 },
  ...{ expiresAt: null, peer: null, answers: null },
})

test('each post has what it answers, then what answers it', () => {
  const [a, b, c] = [post('a'), post('b'), post('c')]
  const tied = tiedTo({
    posts: [c, b, a],
    ties: [
      { from: 'c', to: 'b', type: 'merge' },
      { from: 'b', to: 'a', type: 'reply' },
      { from: 'c', to: 'gone', type: 'reply' },
    ],
  })
  expect(tied.get('b')).toEqual([
    { other: a, type: 'reply', isReply: false },
    { other: c, type: 'merge', isReply: true },
  ])
  expect(tied.get('c')).toEqual([{ other: b, type: 'merge', isReply: false }])
})
