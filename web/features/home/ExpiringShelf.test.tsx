/** The shelf of posts that expire soon, on home. */
import { expect, test } from 'vitest'
import { failServer, makeFeed, makePost, renderApp, screen, waitFor, within } from '../../../tests/components'

test('shows why it failed to load, and retries on request', async () => {
  const { user, api } = await renderApp({ api: { 'GET /api/posts': failServer(500) } })
  const shelf = within(await screen.findByRole('region', { name: 'Fading soon' }))
  expect(await shelf.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
  api.use({ 'GET /api/posts': () => makeFeed([makePost({ title: 'The last light' })]) })
  await user.click(shelf.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shelf.queryByRole('alert')).toBeNull())
  expect(shelf.getByText('The last light')).toBeVisible()
})
