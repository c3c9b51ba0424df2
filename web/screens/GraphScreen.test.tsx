/** The graph as a list: what is loaded of how much, older posts, and posts that only the server finds. */
import { expect, test } from 'vitest'
import type { Graph, GraphPost } from '../../domain/graph/graph.schema'
import { findBarriers, type Handlers, renderApp, screen, waitFor, within } from '../../tests/components'

const PATH = '/?view=graph&as=list'

const makeNode = (title: string, given: Partial<GraphPost> = {}): GraphPost => ({
  id: `post_${title.toLowerCase()}`,
  kind: 'squawk',
  subtype: null,
  title,
  excerpt: '',
  author: 'Wren Okafor',
  seconds: 12,
  createdAt: 1,
  expiresAt: null,
  peer: null,
  parent: null,
  owlcastId: null,
  replyCount: 0,
  ...given,
})

const makePage = (given: Partial<Graph>): Graph => ({
  posts: [],
  connections: [],
  cursor: null,
  matches: [],
  totals: null,
  seq: 1,
  now: Date.now(),
  ...given,
})

const [newest, root, older, hidden] = [
  makeNode('Answer', { createdAt: 9 }),
  makeNode('Question', { createdAt: 3, replyCount: 12 }),
  makeNode('Older', { createdAt: 2 }),
  makeNode('Bittern', { createdAt: 1 }),
]
const totals = { posts: 84_310, connections: 17_201, mostReplied: makeNode('Beloved', { replyCount: 300 }) }
const first = makePage({
  posts: [newest, root],
  connections: [{ from: newest.id, to: root.id, type: 'reply', moment: null }],
  cursor: 'older',
  totals,
})

/** Answers a search, the page after the first one, or the first one. */
const handlers: Handlers = {
  'GET /api/graph': ({ query }) => {
    if (query.has('q')) return makePage({ posts: [hidden], matches: [hidden.id] })
    return query.get('cursor') === 'older' ? makePage({ posts: [older] }) : first
  },
}

const findList = () => screen.findByRole('list', { name: 'Posts and their connections' })
const getFigures = () => screen.getByText('Total posts').closest('dl')

test('says how much of the site is loaded, counts all of it, and loads older posts', async () => {
  const { user } = await renderApp({ path: PATH, api: handlers })
  const list = await findList()
  expect(
    screen.getByText('Showing 2 of 84,310 posts: the newest, and the posts they reply to.'),
  ).toBeVisible()
  expect(getFigures()).toHaveTextContent(/84,310.*17,201.*Beloved.*300 replies/)
  // Counted on the server: the other replies are not loaded.
  expect(list).toHaveTextContent('Question')
  expect(list).toHaveTextContent('12 replies')
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show older posts' }))
  expect(await within(list).findByRole('link', { name: 'Older' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older posts' })).toBeNull()
  expect(screen.queryByText(/of 84,310 posts/)).toBeNull()
})

test('finds posts that are not loaded, as long as older ones exist', async () => {
  const { user, api } = await renderApp({ path: PATH, api: handlers })
  const list = await findList()
  await user.type(screen.getByRole('searchbox', { name: 'Find a post in the graph' }), 'bittern')
  expect(await within(list).findByRole('link', { name: 'Bittern' })).toBeVisible()
  expect(within(list).queryByRole('link', { name: 'Question' })).toBeNull()
  expect(screen.getByText(/1 post found/)).toBeVisible()
  await user.clear(screen.getByRole('searchbox', { name: 'Find a post in the graph' }))
  await waitFor(() => expect(within(list).queryByRole('link', { name: 'Bittern' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Show older posts' }))
  await within(list).findByRole('link', { name: 'Older' })
  const asked = api.requestsTo('GET /api/graph').length
  await user.type(screen.getByRole('searchbox', { name: 'Find a post in the graph' }), 'question')
  await waitFor(() => expect(within(list).queryByRole('link', { name: 'Older' })).toBeNull())
  // All posts are loaded: nothing more to ask.
  expect(api.requestsTo('GET /api/graph')).toHaveLength(asked)
})
