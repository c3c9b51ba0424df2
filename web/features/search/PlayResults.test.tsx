/** "Play all" above search results. */
import { expect, test } from 'vitest'
import { findBarriers, makePost, renderApp, screen } from '../../../tests/components'

const fox = makePost({ title: 'The fox is back', seconds: 20 })
const song = makePost({ title: 'Fox in the reeds', kind: 'nightingale', seconds: 30 })
const context = { excerpt: '', spoken: null, peer: null, parent: null }

async function openResults(posts: (typeof fox)[]) {
  const sections = posts.map((post) => ({
    kind: post.kind,
    items: [{ post, ...context }],
    cursor: null,
  }))
  const app = await renderApp({
    path: '/?view=search&q=fox',
    api: { 'GET /api/search/results': () => ({ sections, fuzzy: null, now: Date.now() }) },
  })
  await screen.findByRole('link', { name: fox.title })
  return app
}

test('plays the results of all kinds in the order in which they are shown', async () => {
  const { user, container } = await openResults([song, fox])
  await user.click(screen.getByRole('button', { name: 'Play all' }))
  const { player } = await import('../../audio/playback/player')
  const { now, next } = player.getSnapshot()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect([now, ...next].map((item) => item?.title)).toEqual(titles)
  expect(await findBarriers(container)).toEqual([])
})

test('is not offered for one result', async () => {
  await openResults([fox])
  expect(screen.queryByRole('button', { name: 'Play all' })).toBeNull()
})
