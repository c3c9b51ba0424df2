import { describe, expect, test } from 'vitest'
import { parseSearchWords } from '../search/search'
import {
  calculateAnalytics,
  countLoadedReplies,
  countReplies,
  filterGraph,
  formatNodeLabel,
  getNodeWidth,
  getStarSize,
  isGraphPostMatch,
  listConnectedGroups,
  listGraphLines,
  mergeGraphs,
  removeExpired,
} from './graph'
import type { Graph, GraphConnection, GraphPost } from './graph.schema'

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
  replyCount: 0,
  ...given,
})
const connection = (from: string, to: string): GraphConnection => ({ from, to, type: 'reply', moment: null })
const page = (given: Partial<Graph>): Graph => ({
  posts: [],
  connections: [],
  cursor: null,
  matches: [],
  totals: null,
  seq: 1,
  now: 1,
  ...given,
})

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
  const posts = [post('new'), post('a', { replyCount: 2 }), post('b', { replyCount: 1 }), post('c')]
  const connections = [connection('b', 'a'), connection('c', 'a'), connection('c', 'b')]
  const totals = { posts: 900, connections: 300, mostReplied: null }

  test('count the loaded replies of each post', () => {
    expect(Object.fromEntries(countLoadedReplies(connections))).toEqual({ a: 2, b: 1 })
  })

  test('count public replies that are not loaded, and messages of the viewer beside them', () => {
    const message = post('message', { peer: 'user:wren' })
    const replies = countReplies({
      posts: [message, post('a', { replyCount: 40 }), post('b'), post('unlisted')],
      connections: [connection('message', 'a'), connection('b', 'unlisted')],
    })
    expect(Object.fromEntries(replies)).toEqual({ message: 0, a: 41, b: 0, unlisted: 1 })
  })

  test('are the stored totals, and the messages of the viewer that are loaded', () => {
    expect(calculateAnalytics({ posts, connections, totals })).toEqual({
      posts: 900,
      connections: 300,
      mostConnected: { post: posts[1], replies: 2 },
    })
    const message = post('message', { peer: 'user:wren' })
    expect(
      calculateAnalytics({
        posts: [message, ...posts],
        connections: [connection('message', 'a'), ...connections],
        totals,
      }),
    ).toEqual({ posts: 901, connections: 301, mostConnected: { post: posts[1], replies: 3 } })
  })

  test('name the post with the most replies of the site where that is not loaded', () => {
    const mostReplied = post('old', { replyCount: 7 })
    expect(
      calculateAnalytics({ posts, connections, totals: { ...totals, mostReplied } }).mostConnected,
    ).toEqual({ post: mostReplied, replies: 7 })
  })

  test('name the newest post among those with the most replies, or null without replies', () => {
    const equal = [post('a', { replyCount: 1 }), post('b', { replyCount: 1 })]
    expect(calculateAnalytics({ posts: equal, connections: [], totals }).mostConnected?.post.id).toBe('a')
    expect(calculateAnalytics({ posts: [], connections: [], totals: null })).toEqual({
      posts: 0,
      connections: 0,
      mostConnected: null,
    })
  })
})

test('merges pages into one graph with each post and connection once, newest first', () => {
  const totals = { posts: 9, connections: 3, mostReplied: null }
  const [root, reply, late] = [post('root'), post('reply', { createdAt: 5 }), post('late', { createdAt: 9 })]
  const first = page({
    posts: [late, root],
    connections: [connection('late', 'root')],
    cursor: 'second',
    totals,
    seq: 4,
  })
  const second = page({
    posts: [reply, root],
    connections: [connection('reply', 'root')],
    matches: ['reply'],
    cursor: 'third',
  })
  expect(mergeGraphs([first, second])).toEqual({
    posts: [late, reply, root],
    connections: [connection('late', 'root'), connection('reply', 'root')],
    cursor: 'third',
    matches: ['reply'],
    totals,
    seq: 4,
    now: 1,
  })
  expect(mergeGraphs([first])).toBe(first)
  expect(mergeGraphs([])).toBeNull()
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
    cursor: 'next',
  }
  expect(removeExpired(graph, 4)).toBe(graph)
  expect(removeExpired(graph, 5)).toEqual({ posts: [graph.posts[0]], connections: [], cursor: 'next' })
  expect(filterGraph(graph, ({ id }) => id === 'b').connections).toEqual([])
})

test('draws a line from a recording to its owlcast without counting a connection', () => {
  const posts = [post('one', { owlcastId: 'cast' }), post('lone', { owlcastId: 'gone' }), post('cast')]
  const connections = [connection('lone', 'cast')]
  expect(listGraphLines({ posts, connections })).toEqual([
    ...connections,
    { from: 'one', to: 'cast', type: 'recording', moment: null },
  ])
  expect(Object.fromEntries(countReplies({ posts, connections }))).toEqual({ one: 0, lone: 0, cast: 1 })
})
