/** Search results in what was said: the sentence and its second. */
import { expect, onTestFinished, test } from 'vitest'
import { findBarriers, makeFeed, makeSpokenPost, renderApp, screen, waitFor } from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const EXCERPT = 'because the river hears you first'
const post = makeSpokenPost(`You have to sing, ${EXCERPT}.`, { title: 'Night swim', seconds: 67 })
const context = { excerpt: '', peer: null, parent: null, spoken: { excerpt: EXCERPT, startMs: 22_400 } }
const sections = [{ kind: post.kind, items: [{ post, ...context }], cursor: null }]
/** Read by the caption of the player. */
const NO_WORDS = { language: 'en', engine: 'test', words: [], editedAt: null, version: 'v1' }

test('plays a result from the second in which the words were said', async () => {
  mockMedia()
  const { user, container } = await renderApp({
    path: '/?view=search&q=river',
    api: {
      'GET /api/search/results': () => ({ sections, fuzzy: null, now: Date.now() }),
      'GET /media/{id}/words.json': () => NO_WORDS,
    },
  })
  const hit = await screen.findByRole('button', { name: `Play Night swim from 0:22. ${EXCERPT}` })
  expect(hit.querySelector('mark')).toHaveTextContent('river')
  expect(await findBarriers(container)).toEqual([])
  await user.click(hit)
  expect(await screen.findAllByRole('button', { name: 'Pause: Night swim' })).not.toHaveLength(0)
  const { player } = await import('../../audio/playback/player')
  expect(player.elapsed(player.getSnapshot().now as never)).toBeCloseTo(22.4)
})

test('opens a result at that second, and plays from there', async () => {
  mockMedia()
  const { user } = await renderApp({
    path: '/?view=search&q=river',
    api: {
      'GET /api/search/results': () => ({ sections, fuzzy: null, now: Date.now() }),
      'GET /api/posts': () => makeFeed([post]),
      'GET /api/posts/{id}': () => post,
      'GET /media/{id}/words.json': () => NO_WORDS,
    },
  })
  const link = await screen.findByRole('link', { name: 'Night swim' })
  expect(link).toHaveAttribute('href', expect.stringContaining('t=22'))
  await user.click(link)
  await waitFor(() => expect(screen.getByRole('article', { name: 'Night swim' })).toBeVisible())
  expect(await screen.findAllByRole('button', { name: 'Pause: Night swim' })).not.toHaveLength(0)
  const { player } = await import('../../audio/playback/player')
  expect(Math.floor(player.elapsed(player.getSnapshot().now as never))).toBe(22)
  await waitFor(() => expect(location.search).not.toContain('t=22'))
})

test('waits for Play where the page was loaded from the link, though it was pressed meanwhile', async () => {
  mockMedia()
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  const { user } = await renderApp({
    path: `/?view=squawks&post=${post.id}&t=22`,
    api: {
      'GET /api/posts': () => makeFeed([post]),
      'GET /api/posts/{id}': () => post,
      'GET /media/{id}/words.json': () => NO_WORDS,
    },
  })
  await waitFor(() => expect(location.search).not.toContain('t=22'))
  await user.click(await screen.findByRole('button', { name: 'Play: Night swim' }))
  expect(await screen.findAllByRole('button', { name: 'Pause: Night swim' })).not.toHaveLength(0)
  const { player } = await import('../../audio/playback/player')
  expect(Math.floor(player.elapsed(player.getSnapshot().now as never))).toBe(22)
})
