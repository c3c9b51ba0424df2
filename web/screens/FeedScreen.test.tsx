/** The feed of a kind: cards and statistics, empty and error states. */
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  failNetwork,
  failServer,
  findAlert,
  getPath,
  makeAuthor,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'

const PATH = '/?view=squawks'
const findCard = (name: string) => screen.findByRole('article', { name })

describe('a feed with posts', () => {
  test('shows author, title, text, tags, age, length and time left of a squawk', async () => {
    const author = makeAuthor({ displayName: 'Mara Lindqvist' })
    const post = makePost({
      author,
      title: 'The fox is back on the canal path',
      content: 'Third night running.',
      tags: ['fox', 'canal'],
      seconds: 3,
    })
    await renderApp({ path: PATH, api: { 'GET /api/posts': () => makeFeed([post]) } })
    const card = within(await findCard(post.title))
    expect(card.getByRole('heading', { name: post.title })).toBeVisible()
    expect(card.getByText(author.displayName)).toBeVisible()
    expect(card.getByText('now')).toBeVisible()
    expect(card.getByText('24h left')).toBeVisible()
    expect(card.getByText('Third night running.')).toBeVisible()
    expect(card.getByRole('link', { name: '#fox' })).toHaveAttribute('href', '/?view=search&q=fox')
    expect(card.getByRole('link', { name: '#canal' })).toBeVisible()
    expect(card.getByText('0:03')).toBeVisible()
  })

  test.each([
    ['fresh', 0, 24 * 60, '24h left', '0'],
    ['in its third quarter', 13 * 60, 11 * 60, '11h left', '2'],
    ['in its last ten minutes', 23 * 60 + 52, 8, 'Last chance · 8m left', '3'],
  ])(
    'cools the colour of a squawk, and says what is left, when it is %s',
    async (_, old, left, text, quarter) => {
      const now = Date.now()
      const post = makePost({ createdAt: now - old * 60_000, expiresAt: now + left * 60_000 - 1000 })
      await renderApp({ path: PATH, api: { 'GET /api/posts': () => makeFeed([post]) } })
      const countdown = within(await findCard(post.title)).getByText(text)
      expect(countdown).toHaveAttribute('data-quarter', quarter)
    },
  )

  test('shows the number of squawks and authors, and a link to record one', async () => {
    const feed = makeFeed([makePost()], { stats: { active: 7, authors: 4, priced: 0 } })
    await renderApp({ path: PATH, api: { 'GET /api/posts': () => feed } })
    await findCard(feed.items[0]?.title ?? '')
    expect(screen.getAllByText('7 Active Squawks · 4 Survivors')[0]).toBeVisible()
    const [create] = screen.getAllByRole('link', { name: 'Create Squawk' })
    expect(create).toHaveAttribute('href', expect.stringMatching(/view=record/))
  })
})

test('shows what a linked reply answers', async () => {
  const parent = makePost({ title: 'Who heard the fox?' })
  const reply = makePost({ title: 'I did', parentId: parent.id })
  await renderApp({
    path: `${PATH}&post=${reply.id}`,
    api: { 'GET /api/posts/{id}': ({ params }) => (params.id === parent.id ? parent : reply) },
  })
  const card = within(await findCard(reply.title))
  expect(await card.findByRole('link', { name: parent.title })).toHaveAttribute(
    'href',
    `/?view=squawks&post=${parent.id}`,
  )
  expect(card.getByText('In reply to')).toBeVisible()
})

test('offers to play a chain once it has a second voice', async () => {
  const alone = makePost({ kind: 'hum', title: 'Alone' })
  const joined = makePost({ kind: 'hum', title: 'Joined', chainCount: 1 })
  await renderApp({ path: '/?view=hum', api: { 'GET /api/posts': () => makeFeed([alone, joined]) } })
  const chain = within(await findCard('Joined'))
  expect(await chain.findByRole('button', { name: 'Play Healing Story (2)' })).toBeVisible()
  expect(chain.getByRole('button', { name: 'Single Message' })).toBeVisible()
  const single = within(await findCard('Alone'))
  expect(single.queryByRole('button', { name: /^(Play Healing Story|Single Message)/ })).toBeNull()
  expect(single.getByRole('button', { name: 'Play: Alone' })).toBeVisible()
})

describe('an empty feed', () => {
  test('shows the empty state with a second link to record the first squawk', async () => {
    await renderApp({ path: PATH })
    expect(await screen.findByRole('heading', { name: 'No squawks yet' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create Squawk' })).toHaveLength(2)
  })
})

describe('a feed that cannot be loaded', () => {
  test('shows why and no posts, and retries', async () => {
    const post = makePost({ title: 'Read at last' })
    const { user, api } = await renderApp({ path: PATH, api: { 'GET /api/posts': failServer(500) } })
    expect(await findAlert('Something went wrong on our side')).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
    api.use({ 'GET /api/posts': () => makeFeed([post]) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findCard(post.title)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('shows the posts cached on this device, marked as saved, after a reload without a response', async () => {
    const post = makePost({ title: 'Kept on the device' })
    const { api, reload } = await renderApp({ path: PATH, api: { 'GET /api/posts': () => makeFeed([post]) } })
    expect(await findCard(post.title)).toBeVisible()
    api.use({ 'GET /api/posts': failNetwork() })
    await reload()
    expect(await screen.findByText('Showing saved posts')).toBeVisible()
    expect(await findCard(post.title)).toBeVisible()
    await waitFor(() => expect(getPath()).toBe(PATH))
  })
})

describe('a link to a post', () => {
  async function openFeed() {
    const posts = Array.from({ length: 5 }, (_, at) =>
      makePost({ title: `Squawk ${at}`, createdAt: 9e12 - at }),
    )
    const app = await renderApp({ path: PATH, api: { 'GET /api/posts': () => makeFeed(posts) } })
    await findCard('Squawk 0')
    const { goTo } = await import('../state/view')
    const scrolled: string[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation(() => void scrolled.push('top'))
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.getAttribute('data-post') ?? this.tagName)
    })
    const [, , , fourth = makePost()] = posts
    const follow = () => act(async () => goTo('speace', { post: fourth.id }))
    return { ...app, goTo, scrolled, fourth, follow }
  }

  test('scrolls to it and highlights it when its list is on screen, each time it is followed', async () => {
    const { scrolled, fourth, follow } = await openFeed()
    await follow()
    expect(scrolled.at(-1)).toBe(fourth.id)
    const card = await findCard(fourth.title)
    expect(card).toHaveFocus()
    expect(card).toHaveClass('is-landed')
    scrolled.length = 0
    await follow()
    expect(scrolled.at(-1)).toBe(fourth.id)
  })

  test('scrolls to it from another view when its list is cached', async () => {
    const { scrolled, fourth, follow, goTo } = await openFeed()
    await act(async () => goTo('settings'))
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    scrolled.length = 0
    await follow()
    expect(await findCard(fourth.title)).toHaveFocus()
    expect(scrolled.at(-1)).toBe(fourth.id)
  })

  test('keeps the scroll position when the page is returned to', async () => {
    const { scrolled, fourth, follow, goTo } = await openFeed()
    await follow()
    vi.stubGlobal('scrollY', 700)
    dispatchEvent(new Event('scrollend'))
    await act(async () => goTo('settings'))
    scrolled.length = 0
    await act(async () => history.back())
    expect(await findCard(fourth.title)).toBeVisible()
    expect(scrolled).not.toContain(fourth.id)
  })
})
