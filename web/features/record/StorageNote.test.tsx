/** The note of a recorder before a recording, while sound cannot be stored (S7.5-02). */
import { expect, test } from 'vitest'
import {
  failNetwork,
  failWith,
  type Handlers,
  makeAuthor,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
} from '../../../tests/components'
import { setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

const NOTE = /^We can’t take recordings right now\. Yours will wait on this device/
const post = makePost({ title: 'Dusk', author: makeAuthor({ username: 'mara' }) })
const openFeed = (storage: Handlers['GET /api/storage']) =>
  renderApp({
    path: `/?view=squawks&post=${post.id}`,
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post]), 'GET /api/storage': storage },
  })

test('is shown to a member on the record screen, and asks once', async () => {
  const { api } = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: 'free',
    api: { 'GET /api/storage': () => ({ canStore: false }) },
  })
  expect(await screen.findByText(NOTE)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeEnabled()
  expect(api.requestsTo('GET /api/storage')).toHaveLength(1)
})

test('is shown to a member in the recorder of a reply when the server does not answer', async () => {
  const { user } = await openFeed(failNetwork())
  await user.click(await screen.findByRole('button', { name: /^Reply to Dusk/ }))
  expect(await screen.findByText(NOTE)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeEnabled()
})

test.each([
  ['it can be stored', () => ({ canStore: true })],
  ['the request is refused', failWith('request.rate_limited')],
])('says nothing when %s', async (_, storage) => {
  const { user, api } = await openFeed(storage)
  await user.click(await screen.findByRole('button', { name: /^Reply to Dusk/ }))
  await waitFor(() => expect(api.requestsTo('GET /api/storage')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(screen.queryByText(NOTE)).toBeNull()
})

test('asks nothing for a visitor, who has no account to store it in', async () => {
  const { api } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'visitor' })
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(api.requestsTo('GET /api/storage')).toHaveLength(0)
})
