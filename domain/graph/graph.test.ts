import { describe, expect, test } from 'vitest'
import { parseSearchWords } from '../search/search'
import {
  calculateAnalytics,
  countReplies,
  filterGraph,
  formatNodeLabel,
  getNodeWidth,
  getStarSize,
  isGraphPostMatch,
  listConnectedGroups,
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

test('a star is a tenth as wide as a node, and 12 px as a reply without replies', () => {
  expect([0, 5, 500].map((replies) => getStarSize(replies, false))).toEqual([20, 30, 35])
  expect([getStarSize(0, true), getStarSize(1, true)]).toEqual([12, 22])
})

describe('connected groups', () => {
  test('begin with the post that replies to none, then the oldest; the newest group first', () => {
    const posts = [
      post('newest', { createdAt: 9 }),
      post('alone', { createdAt: 8 }),
      post('late', { createdAt: 7 }),
      post('early', { createdAt: 5 }),
      post('root', { createdAt: 4 }),
      post('other root', { createdAt: 3 }),
    ]
    const connections = [
      connection('late', 'early'),
      connection('early', 'root'),
      connection('newest', 'other root'),
    ]
    expect(listConnectedGroups({ posts, connections }).map((group) => group.map(({ id }) => id))).toEqual([
      ['other root', 'newest'],
      ['alone'],
      ['root', 'early', 'late'],
    ])
  })

  test('contain the recordings of an owlcast, and no post twice where replies meet', () => {
    const posts = [post('merged'), post('a'), post('b'), post('one', { owlcastId: 'cast' }), post('cast')]
    const connections = [connection('merged', 'a'), connection('merged', 'b'), connection('merged', 'gone')]
    expect(listConnectedGroups({ posts, connections }).map((group) => group.map(({ id }) => id))).toEqual([
      ['a', 'merged', 'b'],
      ['cast', 'one'],
    ])
  })

  test('are none without posts', () => {
    expect(listConnectedGroups({ posts: [], connections: [] })).toEqual([])
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
