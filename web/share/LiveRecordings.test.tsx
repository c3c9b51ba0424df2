/** The share page of an owlcast: its list of recordings, paging, and locked recordings. */
import { expect, test } from 'vitest'
import {
  failNetwork,
  findAlert,
  makePost,
  type RenderOptions,
  renderPart,
  replyInTurn,
  screen,
  waitFor,
} from '../../tests/components'
import { LiveShare } from './LiveShare'

const PER_PAGE = 12

/** Opens the page of an owlcast with `count` recordings; the first page is prerendered. */
async function openPage(count: number, options: RenderOptions = {}) {
  const cast = makePost({ kind: 'owlcast', title: 'Two Banks', audioUrl: null, recordingCount: count })
  const all = Array.from({ length: count }, (_, at) =>
    makePost({ kind: 'owlcast', title: `Part ${at + 1}.`, owlcastId: cast.id }),
  )
  const first = all.slice(0, PER_PAGE)
  const cursor = count > PER_PAGE ? 'after_12' : null
  const recordings = { items: first, cursor, seconds: first.reduce((sum, { seconds }) => sum + seconds, 0) }
  const link = `http://localhost:8787/owlcast/${cast.id}`
  const readRest = () => ({ items: all.slice(PER_PAGE), cursor: null, now: Date.now() })
  const app = await renderPart(<LiveShare first={{ at: 'loaded', post: cast, link, recordings }} />, {
    path: `/owlcast/${cast.id}`,
    ...options,
    api: { 'GET /api/posts/{id}/recordings': readRest, ...options.api },
  })
  return {
    ...app,
    readRest,
    play: (at: number) => screen.findByRole('button', { name: `Play: Part ${at}.` }),
  }
}

test('appends the next page and focuses its first recording', async () => {
  const { user, api, play } = await openPage(14)
  expect(screen.getByRole('heading', { name: 'Recordings (14)' })).toBeVisible()
  await play(1)
  expect(screen.queryByRole('button', { name: 'Play: Part 13.' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'More' }))
  expect(await play(13)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play: Part 13.' })).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'More' })).toBeNull()
  const [sent] = api.requestsTo('GET /api/posts/{id}/recordings')
  expect(sent?.query.get('cursor')).toBe('after_12')
})

test('shows why the next page failed, and retries on request', async () => {
  const { user, api, readRest, play } = await openPage(13, {
    api: { 'GET /api/posts/{id}/recordings': failNetwork() },
  })
  await play(1)
  await user.click(screen.getByRole('link', { name: 'More' }))
  expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
  api.use({ 'GET /api/posts/{id}/recordings': replyInTurn(readRest) })
  await user.click(screen.getByRole('link', { name: 'More' }))
  expect(await play(13)).toBeVisible()
})

test('loads the next page while its last recording plays, and continues into it', async () => {
  const { user, play } = await openPage(14)
  await user.click(await play(12))
  expect(await play(14)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'More' })).toBeNull()
  const { player } = await import('../audio/playback/player')
  expect(player.getSnapshot().now?.title).toBe('Part 12.')
  const next = () => player.getSnapshot().next.map(({ title }) => title)
  await waitFor(() => expect(next()).toEqual(['Part 13.', 'Part 14.']))
})
