/** The docked player: playback errors, unknown durations, and the queue. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { MINUTE_MS } from '../../../domain/time/units'
import {
  act,
  findAlert,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const LOST = 'Could not play this squawk. The audio file might be missing or corrupted.'

async function openFeed(...posts: Post[]) {
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed(posts) },
  })
  const [first = makePost()] = posts
  await screen.findByRole('article', { name: first.title })
  const main = within(screen.getByRole('main'))
  return { ...app, main, play: () => main.getByRole('button', { name: `Play: ${first.title}` }) }
}

test('shows why a post cannot be played, and retries', async () => {
  const post = makePost({ title: 'Lost and found', audioUrl: '/media/lost' })
  const media = mockMedia()
  media.breakFile('/media/lost')
  const { user, main, play } = await openFeed(post)
  await user.click(play())
  expect(await findAlert(LOST)).toBeVisible()
  media.repairFile('/media/lost')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await main.findByRole('button', { name: 'Pause: Lost and found' })).toBeVisible()
})

test('keeps the error of a chosen post and plays no other one', async () => {
  const media = mockMedia()
  media.breakFile('/media/lost')
  const { user, main, play } = await openFeed(
    makePost({ title: 'Lost', audioUrl: '/media/lost' }),
    makePost({ title: 'Found' }),
  )
  await user.click(play())
  expect(await findAlert(LOST)).toBeVisible()
  const { player } = await import('../../audio/playback/player')
  expect(player.getSnapshot()).toMatchObject({ state: 'failed', isOn: false, now: { title: 'Lost' } })
  expect(main.getByRole('button', { name: 'Play: Found' })).toBeVisible()
})

test('passes over a post that fails while its list plays, and stops there when "Play on" is turned off', async () => {
  const media = mockMedia()
  media.breakFile('/media/lost')
  const { user, main, play } = await openFeed(
    makePost({ title: 'First' }),
    makePost({ title: 'Lost', audioUrl: '/media/lost' }),
    makePost({ title: 'Third' }),
  )
  await user.click(play())
  await main.findByRole('button', { name: 'Pause: First' })
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: Third' })).toBeVisible()
  localStorage.setItem('owlcast.playOn', 'false')
  await user.click(play())
  await main.findByRole('button', { name: 'Pause: First' })
  await user.click(
    within(screen.getByRole('region', { name: 'Player' })).getByRole('button', { name: 'Next' }),
  )
  expect(await findAlert(LOST)).toBeVisible()
  const { player } = await import('../../audio/playback/player')
  expect(player.getSnapshot()).toMatchObject({ state: 'failed', isOn: false, now: { title: 'Lost' } })
})

test('stops at the second failure in a row, with its error, and goes on from there', async () => {
  const media = mockMedia()
  const posts = Array.from({ length: 20 }, (_, at) =>
    makePost({ title: `Post ${at}`, audioUrl: `/media/lost_${at}` }),
  )
  for (const { audioUrl } of posts) media.breakFile(audioUrl ?? '')
  const { user, main } = await openFeed(...posts)
  const { player } = await import('../../audio/playback/player')
  await user.click(main.getByRole('button', { name: 'Play all' }))
  await waitFor(() => expect(player.getSnapshot()).toMatchObject({ state: 'failed', isOn: false }))
  expect(player.getSnapshot().now?.title).toBe('Post 1')
  expect(await findAlert(LOST)).toBeVisible()
  for (const { audioUrl } of posts) media.repairFile(audioUrl ?? '')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await main.findByRole('button', { name: 'Pause: Post 1' })).toBeVisible()
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: Post 2' })).toBeVisible()
})

test('stops at once without a network', async () => {
  const media = mockMedia()
  media.breakFile('/media/lost')
  const posts = [makePost({ title: 'Lost', audioUrl: '/media/lost' }), makePost({ title: 'Found' })]
  const { user, main } = await openFeed(...posts)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const { player } = await import('../../audio/playback/player')
  await user.click(main.getByRole('button', { name: 'Play all' }))
  await waitFor(() => expect(player.getSnapshot()).toMatchObject({ state: 'failed', isOn: false }))
  expect(player.getSnapshot().now?.title).toBe('Lost')
})

test('shows no NaN or Infinity for an unknown duration', async () => {
  const media = mockMedia()
  const { user, main, play } = await openFeed(makePost({ title: 'Odd length', seconds: 0 }))
  const expectNumbers = () => expect(document.documentElement.outerHTML).not.toMatch(/NaN|Infinity/)
  await user.click(play())
  expect(await main.findByRole('button', { name: 'Pause: Odd length' })).toBeVisible()
  expectNumbers()
  media.setDuration(3)
  const slider = within(screen.getByRole('region', { name: 'Player' })).getByRole('slider')
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuemax', '3'))
  media.setDuration(Number.POSITIVE_INFINITY)
  expectNumbers()
  media.setDuration(3)
  await media.end()
  await waitFor(() => expect(play()).toBeVisible())
  expectNumbers()
  expect(slider).toHaveAttribute('aria-valuemax', '3')
})

test('plays the next queued post after one ends', async () => {
  const media = mockMedia()
  const [before, after] = [makePost({ title: 'Before' }), makePost({ title: 'After' })]
  const { user, main, play } = await openFeed(before, after)
  await user.click(play())
  await user.click(main.getByRole('button', { name: 'More actions for After' }))
  const card = within(main.getByRole('article', { name: 'After' }))
  await user.click(card.getByRole('menuitem', { name: 'Add to queue' }))
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'More' })).toHaveTextContent('After'))
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: After' })).toBeVisible()
  expect(media.getSource()).toBe(after.audioUrl)
})

test('plays the next post of the feed after one ends', async () => {
  const media = mockMedia()
  const posts = ['First', 'Second', 'Third'].map((title) => makePost({ title }))
  const { user, main } = await openFeed(...posts)
  await user.click(main.getByRole('button', { name: 'Play: Second' }))
  expect(await main.findByRole('button', { name: 'Pause: Second' })).toBeVisible()
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: Third' })).toBeVisible()
})

test('plays the next post of the home collection after one ends', async () => {
  const media = mockMedia()
  const posts = ['First', 'Second'].map((title, at) =>
    makePost({ title, expiresAt: Date.now() + 1e6 * (at + 1) }),
  )
  const { user } = await renderApp({ api: { 'GET /api/posts': () => makeFeed(posts) } })
  const shelf = within(await screen.findByRole('region', { name: 'Fading soon' }))
  await user.click(await shelf.findByRole('button', { name: 'Play: First' }))
  await shelf.findByRole('button', { name: 'Pause: First' })
  await media.end()
  expect(await shelf.findByRole('button', { name: 'Pause: Second' })).toBeVisible()
})

test('plays the whole feed from the first unheard post, and says once that it ended', async () => {
  const media = mockMedia()
  const posts = ['First', 'Second', 'Third'].map((title) => makePost({ title }))
  const { user, main, api } = await openFeed(...posts)
  api.use({ 'GET /api/heard': () => ({ ids: [posts[0]?.id ?? ''], now: Date.now() }) })
  const { queryClient } = await import('../../api/query-client')
  const { keys } = await import('../../api/keys')
  const { getHeardIds } = await import('../../state/heard-posts')
  await queryClient.invalidateQueries({ queryKey: keys.heard })
  await waitFor(() => expect([...getHeardIds()]).toEqual([posts[0]?.id]))
  await user.click(main.getByRole('button', { name: 'Play all' }))
  expect(await main.findByRole('button', { name: 'Pause: Second' })).toBeVisible()
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: Third' })).toBeVisible()
  await media.end()
  expect(await screen.findAllByText('You’ve reached the end of the list.')).toHaveLength(1)
  await waitFor(() => expect(getHeardIds().size).toBe(3))
})

test('stops after a post when "Play on" is turned off, and still plays what was queued', async () => {
  localStorage.setItem('owlcast.playOn', 'false')
  const media = mockMedia()
  const posts = ['First', 'Second'].map((title) => makePost({ title }))
  const { user, main } = await openFeed(...posts)
  await user.click(main.getByRole('button', { name: 'Play: First' }))
  await main.findByRole('button', { name: 'Pause: First' })
  await media.end()
  expect(await main.findByRole('button', { name: 'Play: First' })).toBeVisible()
  await user.click(
    within(screen.getByRole('region', { name: 'Player' })).getByRole('button', { name: 'Next' }),
  )
  expect(await main.findByRole('button', { name: 'Pause: Second' })).toBeVisible()
})

test('passes over a post that expired or was deleted while the list plays', async () => {
  const media = mockMedia()
  const [first, second, third, fourth] = ['First', 'Second', 'Third', 'Fourth'].map((title) =>
    makePost({ title }),
  )
  if (!first || !second || !third || !fourth) throw new Error('No posts')
  second.expiresAt = Date.now() + MINUTE_MS
  const { user, main } = await openFeed(first, second, third, fourth)
  await user.click(main.getByRole('button', { name: 'Play: First' }))
  await main.findByRole('button', { name: 'Pause: First' })
  // Well past the expiry: each response sets the server's clock back by the time that it took.
  const later = Date.now() + 2 * MINUTE_MS
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await media.end()
  expect(await main.findByRole('button', { name: 'Pause: Third' })).toBeVisible()
  const { player } = await import('../../audio/playback/player')
  act(() => player.remove(third.id))
  expect(await main.findByRole('button', { name: 'Pause: Fourth' })).toBeVisible()
})

test('stops at the end of the post when the sleep timer says so', async () => {
  const media = mockMedia()
  const { user, main } = await openFeed(makePost({ title: 'First' }), makePost({ title: 'Second' }))
  await user.click(main.getByRole('button', { name: 'Play: First' }))
  await main.findByRole('button', { name: 'Pause: First' })
  const { player } = await import('../../audio/playback/player')
  act(() => player.setSleep('end'))
  await media.end()
  expect(await main.findByRole('button', { name: 'Play: First' })).toBeVisible()
  expect(player.getSnapshot()).toMatchObject({ state: 'paused', sleep: null })
})

test('pauses for a call or an unplugged headset, and plays on when asked', async () => {
  const media = mockMedia()
  const { user, main, play } = await openFeed(
    makePost({ title: 'Unplugged' }),
    makePost({ title: 'After it' }),
  )
  await user.click(play())
  expect(await main.findByRole('button', { name: 'Pause: Unplugged' })).toBeVisible()
  await media.pauseBySystem()
  await user.click(await main.findByRole('button', { name: 'Play: Unplugged' }))
  expect(await main.findByRole('button', { name: 'Pause: Unplugged' })).toBeVisible()
})
