import { describe, expect, test } from 'vitest'
import { parseSearchWords } from '../search/search'
import {
  calculateAnalytics,
  countReplies,
  filterGraph,
  formatNodeLabel,
  getNodeWidth,
  isGraphPostMatch,
  listGraphLines,
  removeExpired,
} from './graph'
import type { GraphConnection, GraphPost } from './graph.schema'

const post = (id: string, given: Partial<GraphPost> = {}): GraphPost => ({
  id,
  kind: 'squawk',
  subtype: null,
  title: id,
  excerpt: '',
  author: 'Wren Okafor',
  createdAt: 1,
  seconds: 3,
  expiresAt: null,
  peer: null,
  parent: null,
  owlcastId: null,
  ...given,
})
const connection = (from: string, to: string): GraphConnection => ({ from, to, type: 'reply', moment: null })

describe('a node', () => {
  test('is labelled by title, else by the first 30 characters, else Untitled', () => {
    expect(formatNodeLabel({ title: 'The fox', excerpt: 'It is back' })).toBe('The fox')
    expect(formatNodeLabel({ title: ' ', excerpt: 'x'.repeat(31) })).toBe(`${'x'.repeat(30)}…`)
    expect(formatNodeLabel({ title: '', excerpt: 'Short' })).toBe('Short')
    expect(formatNodeLabel({ title: '', excerpt: '' })).toBe('Untitled')
  })

  test('is 200 px wide, plus 20 px per reply, at most 350 px', () => {
    expect([0, 1, 7, 8, 500].map(getNodeWidth)).toEqual([200, 220, 340, 350, 350])
  })
})

describe('figures', () => {
  const posts = [post('new'), post('a'), post('b'), post('c')]

  test('are counted from the given connections', () => {
    const connections = [connection('b', 'a'), connection('c', 'a'), connection('c', 'b')]
    expect(Object.fromEntries(countReplies(connections))).toEqual({ a: 2, b: 1 })
    expect(calculateAnalytics({ posts, connections })).toEqual({
      posts: 4,
      connections: 3,
      mostConnected: { post: posts[1], replies: 2 },
    })
  })

  test('name the newest post among those with the most replies, or null without replies', () => {
    expect(
      calculateAnalytics({ posts, connections: [connection('c', 'b'), connection('b', 'a')] }).mostConnected
        ?.post.id,
    ).toBe('a')
    expect(calculateAnalytics({ posts, connections: [] }).mostConnected).toBeNull()
    expect(calculateAnalytics({ posts: [], connections: [] })).toEqual({
      posts: 0,
      connections: 0,
      mostConnected: null,
    })
  })
})

test('matches word prefixes in title, text and author, ignoring accents', () => {
  const one = post('x', { title: 'Salt in the bell', excerpt: 'Sung at dusk', author: 'Inês Caldas' })
  const isFound = (typed: string) => isGraphPostMatch(one, parseSearchWords(typed))
  expect(['sal', 'dusk bell', 'ines', ''].map(isFound)).toEqual([true, true, true, true])
  expect(isFound('salt moth')).toBe(false)
})

test('drops connections of removed posts and returns the same graph if none is removed', () => {
  const graph = {
    posts: [post('a'), post('b', { expiresAt: 5 })],
    connections: [connection('b', 'a')],
    hasMore: true,
  }
  expect(removeExpired(graph, 4)).toBe(graph)
  expect(removeExpired(graph, 5)).toEqual({ posts: [graph.posts[0]], connections: [], hasMore: true })
  expect(filterGraph(graph, ({ id }) => id === 'b').connections).toEqual([])
})

test('draws a line from a recording to its owlcast without counting a connection', () => {
  const posts = [post('one', { owlcastId: 'cast' }), post('lone', { owlcastId: 'gone' }), post('cast')]
  const connections = [connection('lone', 'cast')]
  expect(listGraphLines({ posts, connections })).toEqual([
    ...connections,
    { from: 'one', to: 'cast', type: 'recording', moment: null },
  ])
  expect(calculateAnalytics({ posts, connections })).toMatchObject({
    posts: 3,
    connections: 1,
    mostConnected: { replies: 1 },
  })
})
