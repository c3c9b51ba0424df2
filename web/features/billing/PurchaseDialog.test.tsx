/** Paying to listen: errors before a purchase, and what it unlocks. */
import { describe, expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  renderApp,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const LISTEN = { name: 'Listen for $2.99' }

/** A song of one minute whose first half is public. */
function makeSong(changes: Partial<Post> = {}): Post {
  return makePost({
    kind: 'nightingale',
    title: 'Salt in the harbour bell',
    author: makeAuthor({ displayName: 'Inês Caldas' }),
    song: { title: 'Harbour', author: 'Inês' },
    audioUrl: '/media/song/preview',
    seconds: 60,
    price: { cents: 299, locked: true },
    ...changes,
  })
}

/** An owlcast with one price for all recordings. */
function makeCast(): Post {
  const price = { cents: 299, locked: true }
  return makePost({ kind: 'owlcast', title: 'The Slow Hour', audioUrl: null, recordingCount: 2, price })
}

async function openSong(viewer: 'free' | 'visitor', api: Handlers = {}, post = makeSong()) {
  const app = await renderApp({
    path: `/?view=${post.kind}&post=${post.id}`,
    viewer,
    api: { 'GET /api/posts': () => makeFeed([post]), 'GET /api/posts/{id}': () => post, ...api },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  return {
    ...app,
    post,
    card,
    player: () => within(screen.getByRole('region', { name: 'Player' })),
    findOffer: async () => {
      await app.user.click(card.getByRole('button', { name: `Listen for $2.99: ${post.title}` }))
      return within(await screen.findByRole('dialog', { name: post.title }))
    },
  }
}

describe('errors', () => {
  test('reports that the device is offline', async () => {
    const { user, findOffer } = await openSong('free')
    const dialog = await findOffer()
    expect(await dialog.findByText(/Demo billing/)).toBeVisible()
    setOnline(false)
    await user.click(dialog.getByRole('button', LISTEN))
    expect(await findAlert('You’re offline.', dialog)).toBeVisible()
  })

  test('reports a changed price, and asks again at the new one', async () => {
    const { user, api, post, findOffer } = await openSong('free', {
      'POST /api/posts/{id}/purchase': failWith('purchase.price_changed', { price: '$4.99' }, 'price'),
    })
    const dialog = await findOffer()
    await dialog.findByText(/Demo billing/)
    api.use({ 'GET /api/posts/{id}': () => ({ ...post, price: { cents: 499, locked: true } }) })
    await user.click(dialog.getByRole('button', LISTEN))
    expect(await findAlert('The price is now $4.99. Please check it again.', dialog)).toBeVisible()
    expect(await dialog.findByRole('button', { name: 'Listen for $4.99' })).toBeVisible()
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  })
})

test('stays open while a visitor signs in, and unlocks what is paid for', async () => {
  const me = makeMe()
  const cast = makeCast()
  const rows = ['One thing at a time', 'Another one'].map((title) =>
    makePost({
      ...cast,
      id: title,
      kind: 'owlcast',
      title,
      owlcastId: cast.id,
      audioUrl: '/media/row',
      seconds: 60,
    }),
  )
  const { user, api, post, card, findOffer } = await openSong(
    'visitor',
    { 'GET /api/posts/{id}/recordings': () => ({ items: rows, cursor: null, now: Date.now() }) },
    cast,
  )
  expect(card.getByText(/Hear up to 30 seconds of each for free\./)).toBeVisible()
  await user.click(card.getByRole('button', { name: `Play ${cast.title}` }))
  const list = within(await card.findByRole('region', { name: /^Recordings in/ }))
  expect(await list.findAllByRole('listitem')).toHaveLength(2)
  const dialog = await findOffer()
  expect(dialog.queryByText(/Demo billing/)).toBeNull()
  await user.click(dialog.getByRole('button', LISTEN))
  expect(await screen.findByText('Sign in to buy it and listen.')).toBeVisible()
  // Signed in by another tab of this browser.
  api.viewer = me
  const tabs = new BroadcastChannel('owlcast.session')
  tabs.postMessage('changed')
  expect(await dialog.findByText('Demo billing: no money is taken')).toBeVisible()
  tabs.close()
  await waitFor(() => expect(dialog.getByRole('button', LISTEN)).toHaveFocus())
  api.use({
    'POST /api/posts/{id}/purchase': () => ({ status: 'paid' }),
    'GET /api/purchases': () => ({ items: [post.id], billing: 'demo' }),
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText(`You can listen to ${post.title} now`)).toBeVisible()
  await waitFor(() => expect(card.queryByText(/Hear up to 30 seconds of each for free\./)).toBeNull())
  const sent = api.requestsTo('POST /api/posts/{id}/purchase').map(({ params, body }) => [params.id, body])
  expect(sent).toEqual([[post.id, { cents: 299 }]])
  // The open thread stays open.
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})

test('unlocks a song in its playing chain, and continues with the full song', async () => {
  const media = mockMedia()
  const { user, api, post, card, player, findOffer } = await openSong('free', {}, makeSong({ chainCount: 1 }))
  expect(card.getByText(/\$2\.99 to listen/)).toBeVisible()
  expect(card.getByText(/Hear up to 30 seconds for free\./)).toBeVisible()
  await user.click(card.getByRole('button', { name: /^Play Song Chain/ }))
  expect(await player().findByText('Preview · $2.99 · Inês Caldas · 1 of 1')).toBeVisible()
  const preview = media.getSource()
  expect(await findBarriers(screen.getByRole('region', { name: 'Player' }))).toEqual([])
  const dialog = await findOffer()
  expect(dialog.getByText(/^All 1:00, as often/)).toBeVisible()
  api.use({
    'POST /api/posts/{id}/purchase': () => ({ status: 'paid' }),
    'GET /api/purchases': () => ({ items: [post.id], billing: 'demo' }),
  })
  await user.click(await dialog.findByRole('button', LISTEN))
  await waitFor(() => expect(card.queryByText(/Hear up to 30 seconds for free\./)).toBeNull())
  // The dock also shows the author alone, on phones.
  const [shown] = await player().findAllByText('Inês Caldas · 1 of 1')
  expect(shown).toBeVisible()
  expect(media.getSource()).not.toBe(preview)
  await waitFor(() => expect(player().getByRole('slider')).toHaveAttribute('aria-valuemax', '60'))
})

test('explains that only a preview is playable after a refund', async () => {
  const media = mockMedia()
  const song = makeSong({ audioUrl: '/media/song', price: { cents: 299, locked: false } })
  const { user, card, post } = await openSong(
    'free',
    {
      'GET /api/purchases': () => ({ items: [song.id], billing: 'demo' }),
      // The audio element only reports that it cannot play.
      'GET /media/{id}': failWith('media.payment_required', { price: '$2.99' }),
    },
    song,
  )
  media.breakFile('/media/song')
  await user.click(card.getByRole('button', { name: `Play: ${post.title}` }))
  expect(await findAlert('You can hear up to 30 seconds. $2.99 to listen to all of it.')).toBeVisible()
})
