/** Words in the player: the caption of the dock, and the phrases of the full player. */
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  findBarriers,
  makeFeed,
  makePost,
  makeSpokenPost,
  makeTranscript,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const TEXT = 'Third night running. She waits by the lock gate. Then she walks straight past me.'

async function play(post: Post) {
  mockMedia()
  const app = await renderApp({
    path: '/?view=speace',
    viewer: 'free',
    api: {
      'GET /api/posts': () => makeFeed([post]),
      'GET /media/{id}/words.json': () => makeTranscript(TEXT),
    },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  await app.user.click(card.getByRole('button', { name: `Play: ${post.title}` }))
  await card.findByRole('button', { name: `Pause: ${post.title}` })
  const dock = await screen.findByRole('region', { name: 'Player' })
  const { player } = await import('../../audio/playback/player')
  return { ...app, card, dock, player }
}

const getCaption = () => document.querySelector('.player .caption')

test('shows the spoken phrase in place of the title, to eyes only', async () => {
  const { dock, player } = await play(makeSpokenPost(TEXT, { title: 'The fox' }))
  // Playing would go on while a slow machine looks for the phrase.
  act(() => player.pause())
  act(() => player.seek(0.5))
  await waitFor(() => expect(getCaption()?.querySelector('mark')).toHaveTextContent('Third night running.'))
  expect(getCaption()).toHaveAttribute('aria-hidden', 'true')
  expect(within(dock).getByRole('button', { name: /^The fox/ })).toBeVisible()
  act(() => player.seek(3))
  await waitFor(() =>
    expect(getCaption()?.querySelector('mark')).toHaveTextContent('She waits by the lock gate.'),
  )
  expect(getCaption()).toHaveTextContent('Third night running. She waits by the lock gate. Then she walks')
  expect(await findBarriers(dock)).toEqual([])
})

test('shows the title of a post without words', async () => {
  const { dock } = await play(makePost({ title: 'Rain' }))
  expect(within(dock).getByText('Rain')).toBeVisible()
  expect(getCaption()).toBeNull()
})

test('opens the full player at the spoken phrase with the key T', async () => {
  const { user, player } = await play(makeSpokenPost(TEXT, { title: 'The fox' }))
  act(() => player.seek(3))
  await user.keyboard('t')
  const sheet = await screen.findByRole('dialog', { name: 'Now playing' })
  const phrase = await within(sheet).findByRole('button', { name: '0:02, She waits by the lock gate.' })
  await waitFor(() => expect(phrase).toHaveFocus())
  expect(phrase.closest('li')).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{ArrowDown}{Enter}')
  const last = within(sheet).getByRole('button', { name: '0:06, Then she walks straight past me.' })
  await waitFor(() => expect(last.closest('li')).toHaveAttribute('aria-current', 'true'))
  expect(player.getSnapshot().state).toBe('playing')
  expect(await findBarriers(sheet)).toEqual([])
})

test('leaves the key T alone without words', async () => {
  const { user } = await play(makePost({ title: 'Rain' }))
  await user.keyboard('t')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows words that arrive while the post plays', async () => {
  const post = makePost({ title: 'New', transcriptState: 'waiting', seconds: 60 })
  const { api, player } = await play(post)
  expect(getCaption()).toBeNull()
  api.use({
    'GET /api/posts': () => makeFeed([{ ...post, transcriptState: 'ready', transcript: TEXT }]),
  })
  const { queryClient } = await import('../../api/query-client')
  const { syncPlayerNames } = await import('./sync-player-names')
  syncPlayerNames(queryClient)
  await act(() => queryClient.invalidateQueries({ queryKey: ['posts'] }))
  await waitFor(() => expect(getCaption()).not.toBeNull())
  act(() => player.seek(3))
  await waitFor(() => expect(getCaption()).toHaveTextContent('She waits by the lock gate.'))
})
