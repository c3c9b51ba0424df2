/** The recordings of an owlcast: paging, playback and keyboard access. */
import { describe, expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  failNetwork,
  findAlert,
  findBarriers,
  type Handlers,
  makeFeed,
  makeMe,
  makePost,
  type RenderOptions,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'

const NAME = 'The Slow Hour'
const me = makeMe()

function makeCast(count: number, changes: Partial<Post> = {}): Post {
  return makePost({
    kind: 'owlcast',
    title: NAME,
    audioUrl: null,
    seconds: 0,
    recordingCount: count,
    ...changes,
  })
}
function makeRecordings(cast: Post, titles: readonly string[]): Post[] {
  return titles.map((title) => makePost({ kind: 'owlcast', title, owlcastId: cast.id, author: cast.author }))
}

/** A server with these recordings of an owlcast, in pages of `pageSize`. */
function listRecordings(cast: Post, recordings: readonly Post[], pageSize = recordings.length): Handlers {
  return {
    'GET /api/posts': () => makeFeed([cast]),
    'GET /api/posts/{id}': ({ params }) => recordings.find(({ id }) => id === params.id) ?? cast,
    'GET /api/posts/{id}/recordings': ({ query }) => {
      const from = Number(query.get('cursor') ?? 0)
      const end = from + pageSize
      return {
        items: recordings.slice(from, end),
        cursor: end < recordings.length ? String(end) : null,
        now: Date.now(),
      }
    },
  }
}

async function openCard(options: RenderOptions) {
  const app = await renderApp({ path: '/?view=owlcast', ...options })
  const card = within(await screen.findByRole('article', { name: NAME }))
  await card.findByRole('button', { name: `Play ${NAME}` })
  const rows = () => {
    const list = card.queryByRole('region', { name: /^Recordings in/ })
    return list ? within(list).queryAllByRole('listitem') : []
  }
  return {
    ...app,
    card,
    rows,
    play: () => app.user.click(card.getByRole('button', { name: `Play ${NAME}` })),
    hide: () => app.user.click(card.getByRole('button', { name: `Hide ${NAME}` })),
    expectHeard: (at: number) => waitFor(() => expect(rows()[at]).toHaveAttribute('aria-current', 'true')),
  }
}

describe('a paged list', () => {
  test('reaches the latest recording across pages, and announces new ones', async () => {
    const cast = makeCast(4)
    const recordings = makeRecordings(cast, ['One', 'Two', 'Three', 'Four'])
    const { user, api, card, rows, play, expectHeard } = await openCard({
      api: listRecordings(cast, recordings, 2),
    })
    await play()
    await waitFor(() => expect(rows()[0]).toHaveTextContent('One'))
    expect(rows()).toHaveLength(2)
    await user.click(await card.findByRole('button', { name: 'Latest' }))
    await waitFor(() => expect(rows()).toHaveLength(4))
    await expectHeard(3)
    await user.click(card.getByRole('button', { name: 'Pause: conversation' }))
    expect(await card.findByRole('button', { name: 'Play: conversation' })).toBeVisible()
    const grown = makeCast(5, { id: cast.id, author: cast.author })
    api.use(listRecordings(grown, [...recordings, ...makeRecordings(cast, ['Five'])], 5))
    const [{ apply }, { queryClient }] = await Promise.all([
      import('../../live/apply'),
      import('../../api/query-client'),
    ])
    await act(async () => apply(queryClient, { seq: 2, type: 'post.changed', kind: 'owlcast', id: cast.id }))
    await waitFor(() => expect(rows()).toHaveLength(5))
    expect(await card.findByText('1 new recording')).toBeInTheDocument()
  })

  test('shows why it cannot be loaded, and retries', async () => {
    const cast = makeCast(2)
    const recordings = makeRecordings(cast, ['One', 'Two'])
    const { user, api, card, rows, play } = await openCard({
      api: { ...listRecordings(cast, recordings), 'GET /api/posts/{id}/recordings': failNetwork() },
    })
    await play()
    expect(await findAlert('We can’t reach Owlcast right now.', card)).toBeVisible()
    expect(await findAlert('Error loading conversation audio')).toBeVisible()
    api.use(listRecordings(cast, recordings))
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  test('says that none of its recordings has sound', async () => {
    const cast = makeCast(1)
    const [silent = makePost()] = makeRecordings(cast, ['One'])
    const { play } = await openCard({ api: listRecordings(cast, [{ ...silent, audioUrl: null }]) })
    await play()
    expect(await findAlert('No audio found for this conversation')).toBeVisible()
  })

  test('plays cached recordings when a refetch fails', async () => {
    const cast = makeCast(2)
    const { api, rows, play, hide, expectHeard } = await openCard({
      api: listRecordings(cast, makeRecordings(cast, ['One', 'Two'])),
    })
    await play()
    await expectHeard(0)
    await hide()
    await waitFor(() => expect(rows()).toEqual([]))
    const { player } = await import('../../audio/playback/player')
    const { now } = player.getSnapshot()
    act(() => {
      player.clearQueue()
      if (now) player.remove(now.id)
    })
    api.use({ 'GET /api/posts/{id}/recordings': failNetwork() })
    const { queryClient } = await import('../../api/query-client')
    const { keys } = await import('../../api/keys')
    void queryClient.invalidateQueries({ queryKey: keys.recordings(cast.id) })
    await play()
    await expectHeard(0)
    expect(rows()).toHaveLength(2)
  })
})

test('is played and navigated by keyboard', async () => {
  const cast = makeCast(2, { author: toAuthor(me) })
  const { user, card, expectHeard } = await openCard({
    viewer: me,
    api: listRecordings(cast, makeRecordings(cast, ['One', 'Two'])),
  })
  card.getByRole('button', { name: `More actions for ${NAME}` }).focus()
  /** Presses Tab until this button has the focus. */
  const reach = async (name: string) => {
    const wanted = await card.findByRole('button', { name })
    for (let count = 0; count < 12 && document.activeElement !== wanted; count += 1) await user.tab()
    expect(wanted).toHaveFocus()
  }
  await reach(`Play ${NAME}`)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(card.getByRole('button', { name: `Hide ${NAME}` })).toHaveFocus())
  await expectHeard(0)
  await reach('More actions for Two')
  await user.keyboard('{Enter}')
  const [first] = await screen.findAllByRole('menuitem')
  await waitFor(() => expect(first).toHaveFocus())
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await user.keyboard('{Escape}')
  await reach('Next')
  await user.keyboard('{Enter}')
  await expectHeard(1)
  // happy-dom does not move the focus off a button that was disabled.
  card.getByRole('button', { name: 'Previous' }).focus()
  await reach('Latest')
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
})
