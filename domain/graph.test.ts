import { describe, expect, test } from 'vitest'
import {
  analyticsOf,
  graphOf,
  isFoundBy,
  linesIn,
  livingGraph,
  nodeLabel,
  nodeWidth,
  repliesIn,
} from './graph'
import type { GraphPost, GraphTie } from './graph.schema'
import { searchWords } from './search'

const post = (id: string, given: Partial<GraphPost> = {}): GraphPost => ({
  ...{ id, kind: 'squawk', subtype: null, title: id, said: '', author: 'Wren Okafor', createdAt: 1 },
  seconds: 3,
  ...{ expiresAt: null, peer: null, answers: null, owlcastId: null },
  ...given,
})
const tie = (from: string, to: string): GraphTie => ({ from, to, type: 'reply' })

describe('a node', () => {
  test('is called by its title, else by the first 30 characters it says, else Untitled', () => {
    expect(nodeLabel({ title: 'The fox', said: 'It is back' })).toBe('The fox')
    expect(nodeLabel({ title: ' ', said: 'x'.repeat(31) })).toBe(`${'x'.repeat(30)}…`)
    expect(nodeLabel({ title: '', said: 'Short' })).toBe('Short')
    expect(nodeLabel({ title: '', said: '' })).toBe('Untitled')
  })

  test('is 200 wide, 20 more for each reply, and 350 at most', () => {
    expect([0, 1, 7, 8, 500].map(nodeWidth)).toEqual([200, 220, 340, 350, 350])
  })
})

describe('figures', () => {
  const posts = [post('new'), post('a'), post('b'), post('c')]

  test('are counted from the ties that are there', () => {
    const ties = [tie('b', 'a'), tie('c', 'a'), tie('c', 'b')]
    expect(Object.fromEntries(repliesIn(ties))).toEqual({ a: 2, b: 1 })
    expect(analyticsOf({ posts, ties })).toEqual({
      ...{ posts: 4, connections: 3 },
      most: { post: posts[1], replies: 2 },
    })
  })

  test('name the newest of those with the most replies, and none where nothing is answered', () => {
    expect(analyticsOf({ posts, ties: [tie('c', 'b'), tie('b', 'a')] }).most?.post.id).toBe('a')
    expect(analyticsOf({ posts, ties: [] }).most).toBeNull()
    expect(analyticsOf({ posts: [], ties: [] })).toEqual({ posts: 0, connections: 0, most: null })
  })
})

test('a search looks at title, text and author, by the beginnings of words, without accents', () => {
  const one = post('x', { title: 'Salt in the bell', said: 'Sung at dusk', author: 'Inês Caldas' })
  const isFound = (typed: string) => isFoundBy(one, searchWords(typed))
  expect(['sal', 'dusk bell', 'ines', ''].map(isFound)).toEqual([true, true, true, true])
  expect(isFound('salt moth')).toBe(false)
})

test('what leaves takes its ties along; what nothing leaves stays the same', () => {
  const graph = { posts: [post('a'), post('b', { expiresAt: 5 })], ties: [tie('b', 'a')], more: true }
  expect(livingGraph(graph, 4)).toBe(graph)
  expect(livingGraph(graph, 5)).toEqual({ posts: [graph.posts[0]], ties: [], more: true })
  expect(graphOf(graph, ({ id }) => id === 'b').ties).toEqual([])
})

test('a line leads from a recording to its owlcast, and is no connection', () => {
  const posts = [post('one', { owlcastId: 'cast' }), post('lone', { owlcastId: 'gone' }), post('cast')]
  const ties = [tie('lone', 'cast')]
  expect(linesIn({ posts, ties })).toEqual([...ties, { from: 'one', to: 'cast', type: 'recording' }])
  expect(analyticsOf({ posts, ties })).toMatchObject({ posts: 3, connections: 1, most: { replies: 1 } })
})
