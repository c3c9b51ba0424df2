/** Sending what the user heard to the server, and taking over what other devices and tabs heard. */
import { expect, test, vi } from 'vitest'
import { HEARD_PER_REQUEST } from '../../../domain/posts/posts.limits'
import {
  act,
  failServer,
  failWith,
  type Handlers,
  makeMe,
  renderPart,
  waitFor,
} from '../../../tests/components'

const me = makeMe()

async function watchHeard(api: Handlers = {}) {
  const [{ HeardWatch }, state] = await Promise.all([
    import('./HeardWatch'),
    import('../../state/heard-posts'),
  ])
  const app = await renderPart(<HeardWatch ownerId={me.id} />, { viewer: me, api })
  await waitFor(() => expect(app.api.requestsTo('GET /api/heard')).toHaveLength(1))
  const listSent = () =>
    app.api.requestsTo('POST /api/heard').map(({ body }) => (body as { ids: string[] }).ids)
  const hear = (ids: string[]) => act(() => state.addHeardPosts(ids))
  return { ...app, ...state, hear, listSent }
}

/** Sends without waiting for the delay. */
const reconnect = () => act(() => void dispatchEvent(new Event('online')))

test('sends as many posts as one request may hold, then the rest', async () => {
  const ids = Array.from({ length: HEARD_PER_REQUEST + 1 }, (_, index) => `post_${index}`)
  const { hear, listSent, getUnsentHeardPosts } = await watchHeard()
  hear(ids)
  await waitFor(() => expect(listSent()).toEqual([ids.slice(0, -1), ids.slice(-1)]))
  await waitFor(() => expect(getUnsentHeardPosts()).toEqual([]))
})

test('sends at once when the page is hidden', async () => {
  const { hear, listSent } = await watchHeard()
  hear(['post_a'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void dispatchEvent(new Event('visibilitychange')))
  expect(listSent()).toEqual([['post_a']])
})

test.each([
  ['the server fails', failServer()],
  ['the session has expired', failWith('auth.required')],
])('keeps what was heard while %s, and sends it again', async (_when, fail) => {
  const { api, hear, listSent, getUnsentHeardPosts } = await watchHeard({ 'POST /api/heard': fail })
  hear(['post_a'])
  await reconnect()
  await waitFor(() => expect(listSent()).toHaveLength(1))
  expect(getUnsentHeardPosts()).toEqual(['post_a'])
  api.use({ 'POST /api/heard': () => undefined })
  await waitFor(async () => {
    await reconnect()
    expect(getUnsentHeardPosts()).toEqual([])
  })
  expect(listSent()).toEqual([['post_a'], ['post_a']])
})

test('gives up what the server refuses', async () => {
  const { hear, getUnsentHeardPosts } = await watchHeard({ 'POST /api/heard': failWith('request.invalid') })
  hear(['post_a'])
  await reconnect()
  await waitFor(() => expect(getUnsentHeardPosts()).toEqual([]))
})

test('takes over what another device and another tab heard', async () => {
  const { getHeardIds } = await watchHeard({ 'GET /api/heard': () => ({ ids: ['post_a'], now: 5 }) })
  await waitFor(() => expect(getHeardIds()).toEqual(new Set(['post_a'])))
  const key = `owlcast.heard.${me.id}`
  localStorage.setItem(key, JSON.stringify({ ids: ['post_a', 'post_b'], unsent: [], since: 5 }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(getHeardIds()).toEqual(new Set(['post_a', 'post_b']))
})
