/** The shelf of posts on home: what fades soon, else what is new. */

import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../domain/time/units'
import { failServer, makeFeed, makePost, renderApp, screen, waitFor, within } from '../../../tests/components'

test('shows why it failed to load, and retries on request', async () => {
  const { user, api } = await renderApp({ api: { 'GET /api/posts': failServer(500) } })
  const shelf = within(await screen.findByRole('region', { name: 'New tonight' }))
  expect(await shelf.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
  api.use({ 'GET /api/posts': () => makeFeed([makePost({ title: 'The last light' })]) })
  await user.click(shelf.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shelf.queryByRole('alert')).toBeNull())
  expect(await shelf.findByText('The last light')).toBeVisible()
})

test('is about what fades soon once a post has less than three hours left', async () => {
  const makeTile = (title: string, hoursLeft: number) =>
    makePost({
      title,
      createdAt: Date.now() - (24 - hoursLeft) * HOUR_MS,
      expiresAt: Date.now() + hoursLeft * HOUR_MS,
    })
  const items = [makeTile('Just now', 23), makeTile('Ends second', 2), makeTile('Ends first', 1)]
  await renderApp({ api: { 'GET /api/posts': () => makeFeed(items) } })
  const shelf = within(await screen.findByRole('region', { name: 'Fading soon' }))
  const titles = shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Ends first', 'Ends second'])
})
