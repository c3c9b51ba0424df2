/** The query client beyond TanStack Query. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refreshAfterFirstLoad } from './query-client'

test('refetches a query that is invalidated during its first load', async () => {
  const client = new QueryClient()
  const stop = refreshAfterFirstLoad(client)
  const responses = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()]
  const load = vi.fn(() => responses[load.mock.calls.length - 1]?.promise ?? Promise.reject())
  const unsubscribe = new QueryObserver(client, { queryKey: ['followers'], queryFn: load }).subscribe(
    () => {},
  )

  void client.invalidateQueries({ queryKey: ['followers'] })
  responses[0]?.resolve([])
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  responses[1]?.resolve(['Mara'])
  await vi.waitFor(() => expect(client.getQueryData(['followers'])).toEqual(['Mara']))
  expect(load).toHaveBeenCalledTimes(2)
  unsubscribe()
  stop()
})
