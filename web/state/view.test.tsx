import { expect, test } from 'vitest'
import { act, makeFeed, renderApp, waitFor } from '../../tests/components'
import { getPageId, goTo, UNNAMED_PAGE } from './view'

test('a page keeps its id when its address is replaced, also one that was loaded from the server', async () => {
  const api = { 'GET /api/posts': () => makeFeed([]) }
  await renderApp({ path: '/?view=squawks', viewer: 'free', api })
  const id = getPageId()
  expect(id).not.toBe(UNNAMED_PAGE)
  await act(async () => goTo('hum', {}, { replace: true }))
  expect(getPageId()).toBe(id)
  await act(async () => goTo('nightingale'))
  const nextId = getPageId()
  expect(nextId).not.toBe(id)
  await act(async () => goTo('hum', {}, { replace: true }))
  expect(getPageId()).toBe(nextId)
  await act(async () => history.back())
  await waitFor(() => expect(getPageId()).toBe(id))
})
