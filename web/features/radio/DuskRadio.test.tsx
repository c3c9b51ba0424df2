/** Dusk Radio, the home of members: what it plays, in which order, and what it shows when nothing is new. */

import { describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../../domain/time/units'
import {
  act,
  failServer,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeFeed,
  makeMe,
  makeMessage,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const me = makeMe()
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
const sol = makeAuthor({ username: 'sol', displayName: 'Sol Petrov' })
const now = Date.now()
const message = makeMessage({ author: wren, title: 'The porch light', seconds: 40, createdAt: now - HOUR_MS })
const song = makePost({
  author: wren,
  title: 'Salt',
  kind: 'nightingale',
  seconds: 90,
  createdAt: now - HOUR_MS,
})
const fading = makePost({
  author: sol,
  title: 'Trumpet',
  seconds: 50,
  createdAt: now - 22 * HOUR_MS,
  expiresAt: now + 2 * HOUR_MS,
})
const fresh = makePost({ author: sol, title: 'Night swim', createdAt: now - HOUR_MS })

/** Opens home as a member; `followed` and `everyone` are the posts of the feeds. */
async function openHome({
  messages = [message],
  followed = [song],
  everyone = [fading, fresh],
  heard = [] as string[],
  api = {} as Handlers,
} = {}) {
  const app = await renderApp({
    viewer: me,
    api: {
      'GET /api/messages': () => ({ items: messages, cursor: null, now: Date.now() }),
      'GET /api/conversations': () => ({
        items: messages.map((last) => makeConversation(last.author, { last, unread: 1 })),
        cursor: null,
        now: Date.now(),
      }),
      'GET /api/heard': () => ({ ids: heard, now: Date.now() }),
      'GET /api/posts': ({ query }) => {
        const posts = query.get('from') === 'following' ? followed : everyone
        return makeFeed(posts.filter(({ kind }) => kind === query.get('kind')))
      },
      ...api,
    },
  })
  const radio = await screen.findByRole('region', { name: /^(Dusk Radio|That was everything\.)$/ })
  return { ...app, radio: within(radio), region: radio }
}

const getPlayed = async () => {
  const { player } = await import('../../audio/playback/player')
  const { now: current, next } = player.getSnapshot()
  return [current, ...next].map((item) => item?.title)
}

describe('the programme of new posts', () => {
  test('waits for every source before it offers to play', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { radio } = await openHome({
      api: {
        'GET /api/posts': async ({ query }) => {
          await promise
          return makeFeed(query.get('from') === 'following' && query.get('kind') === song.kind ? [song] : [])
        },
      },
    })
    await vi.waitFor(() => expect(document.querySelector('.radio-skeleton')).toBeVisible())
    await new Promise((done) => setTimeout(done, 300))
    expect(radio.queryByRole('button', { name: /^Play what’s new/ })).toBeNull()
    resolve()
    expect(await radio.findByRole('button', { name: 'Play what’s new 3 min' })).toBeVisible()
  })

  test('plays messages, people followed and what fades, in this order', async () => {
    const { user, radio, region } = await openHome()
    await user.click(await radio.findByRole('button', { name: 'Play what’s new 3 min' }))
    expect(await getPlayed()).toEqual(['The porch light', 'Salt', 'Trumpet'])
    expect(await findBarriers(region)).toEqual([])
  })

  test('shows title and time left of what plays, and leaves pausing to the player', async () => {
    mockMedia()
    const { user, radio, region } = await openHome()
    expect(await radio.findByText('3 new · 3 min')).toBeVisible()
    await user.click(radio.getByRole('button', { name: 'Play what’s new 3 min' }))
    expect(await radio.findByRole('heading', { level: 1, name: 'The porch light' })).toBeVisible()
    expect(radio.getByText('3 min left')).toBeVisible()
    expect(radio.queryByRole('button')).toBeNull()
    expect(region).toHaveFocus()
    expect(await findBarriers(region)).toEqual([])
    const player = within(await screen.findByRole('region', { name: 'Player' }))
    await user.click(player.getByRole('button', { name: 'Pause: The porch light' }))
    expect(radio.getByRole('heading', { level: 1, name: 'The porch light' })).toBeVisible()
  })

  test('moves the focus to what plays when a face is pressed', async () => {
    mockMedia()
    const { user, radio, region } = await openHome()
    await user.click(await radio.findByRole('button', { name: 'Start with Sol Petrov' }))
    expect(await radio.findByRole('heading', { level: 1, name: 'Trumpet' })).toBeVisible()
    expect(region).toHaveFocus()
  })

  test('appends what arrives while it plays, and nothing that was in the programme before', async () => {
    mockMedia()
    const { user, api, radio } = await openHome()
    await user.click(await radio.findByRole('button', { name: 'Start with Wren Okafor' }))
    const late = makeMessage({ author: sol, title: 'Just now', createdAt: now })
    api.use({ 'GET /api/messages': () => ({ items: [message, late], cursor: null, now: Date.now() }) })
    const { queryClient } = await import('../../api/query-client')
    await act(() => queryClient.invalidateQueries())
    await waitFor(async () =>
      expect(await getPlayed()).toEqual(['The porch light', 'Salt', 'Trumpet', 'Just now']),
    )
  })

  test('shows the unheard minutes beside Home, and none once all was heard', async () => {
    await openHome()
    const tabs = within(screen.getByRole('navigation', { name: 'Quick' }))
    expect(await tabs.findByRole('link', { name: 'Home 3 minutes unheard' })).toBeVisible()
    const { addHeardPosts } = await import('../../state/heard-posts')
    act(() => addHeardPosts([message.id, song.id]))
    expect(await tabs.findByRole('link', { name: 'Home 1 minute unheard' })).toBeVisible()
    act(() => addHeardPosts([fading.id]))
    expect(await tabs.findByRole('link', { name: 'Home' })).toBeVisible()
  })

  test('plays 500 unheard messages, and names six people', async () => {
    const messages = Array.from({ length: 500 }, (_, at) =>
      makeMessage({ author: makeAuthor({ username: `caller_${at}` }), createdAt: now - HOUR_MS + at }),
    )
    const { user, radio, region } = await openHome({ messages, followed: [], everyone: [] })
    expect(await radio.findByText(/^500 new · /)).toBeVisible()
    const faces = within(radio.getByRole('list', { name: 'Who is in it' }))
    expect(faces.getAllByRole('button')).toHaveLength(6)
    expect(radio.getByText('+494')).toBeVisible()
    expect(await findBarriers(region)).toEqual([])
    await user.click(radio.getByRole('button', { name: /^Play what’s new/ }))
    expect(await getPlayed()).toHaveLength(500)
  })

  test('names one voice as it is shown', async () => {
    const { radio, region } = await openHome({ messages: [], everyone: [] })
    expect(await radio.findByRole('button', { name: 'Start with Wren Okafor' })).toBeVisible()
    expect(await findBarriers(region)).toEqual([])
  })

  test('starts with the post of the pressed face', async () => {
    const { user, radio } = await openHome()
    await user.click(await radio.findByRole('button', { name: 'Start with Sol Petrov' }))
    expect(await getPlayed()).toEqual(['Trumpet'])
  })

  test('keeps the rows to search and to record, and begins the feed', async () => {
    await openHome()
    const row = within(await screen.findByRole('region', { name: 'Record or search' }))
    expect(row.getByRole('combobox', { name: /^Search squawks/ })).toBeVisible()
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'MUE',
      'Squawk',
      'HUM',
      'NG',
      'OC',
    ])
    expect(row.getByRole('link', { name: 'Record a MUE' })).toHaveAttribute('href', '/?view=record&mode=mue')
    const feed = within(await screen.findByRole('region', { name: 'From people you follow' }))
    expect(await feed.findByRole('article', { name: 'Salt' })).toBeVisible()
  })
})

describe('when nothing is new', () => {
  test('says so, and plays today again', async () => {
    const { user, radio, region } = await openHome({ messages: [], everyone: [], heard: [song.id] })
    expect(await radio.findByRole('heading', { name: 'That was everything.' })).toBeVisible()
    expect(await findBarriers(region)).toEqual([])
    await user.click(radio.getByRole('button', { name: 'Hear them again' }))
    expect(await getPlayed()).toEqual(['Salt'])
  })

  test('offers people to follow on the first day, and what is public', async () => {
    const { user, api, radio, region } = await openHome({
      messages: [],
      followed: [],
      everyone: [fresh],
      api: { 'PUT /api/people/{name}/follow': () => undefined },
    })
    expect(await radio.findByText('1 post from tonight')).toBeVisible()
    expect(await findBarriers(region)).toEqual([])
    await user.click(radio.getByRole('button', { name: 'Follow Sol Petrov' }))
    await waitFor(() => expect(api.requestsTo('PUT /api/people/{name}/follow')).toHaveLength(1))
    expect(radio.getByRole('button', { name: 'Following Sol Petrov' })).toBeVisible()
    await user.click(radio.getByRole('button', { name: 'Play tonight 1 min' }))
    expect(await getPlayed()).toEqual(['Night swim'])
  })

  test('shows why it failed to load, and retries', async () => {
    const { user, api, radio } = await openHome({
      api: { 'GET /api/messages': failServer(500), 'GET /api/posts': failServer(500) },
    })
    expect(await radio.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
    api.use({
      'GET /api/messages': () => ({ items: [message], cursor: null, now: Date.now() }),
      'GET /api/posts': () => makeFeed([]),
    })
    await user.click(radio.getByRole('button', { name: 'Try again' }))
    expect(await radio.findByRole('button', { name: 'Play what’s new 1 min' })).toBeVisible()
  })
})
