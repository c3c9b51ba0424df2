/** Finding members by contacts, and discoverability. Identifiers in a request are not stored on the server. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Discoverability, Matches } from '../../domain/contacts.schema'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

const JSON_BODY = { 'content-type': 'application/json' }
const DISCOVERABILITY_PATH = '/api/me/discoverability'

/** The members behind these e-mail addresses and phone numbers who allow to be found by them. */
export async function fetchContactMatches(
  identifiers: readonly string[],
  signal: AbortSignal,
): Promise<Matches> {
  const body = JSON.stringify({ identifiers })
  return (await request('/api/contacts/match', { method: 'POST', headers: JSON_BODY, body, signal })).json()
}

/** By which identifiers the viewer can be found. */
export function useDiscoverability() {
  return useQuery({
    queryKey: keys.discoverability,
    queryFn: async ({ signal }): Promise<Discoverability> =>
      (await request(DISCOVERABILITY_PATH, { signal })).json(),
  })
}

/** Changes it optimistically; rolls back on failure. */
export function useSetDiscoverability() {
  const queryKey = keys.discoverability
  return useMutation({
    // Serialized: each request sends both choices.
    scope: { id: 'discoverability' },
    mutationFn: (chosen: Discoverability) =>
      request(DISCOVERABILITY_PATH, { method: 'PUT', headers: JSON_BODY, body: JSON.stringify(chosen) }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Discoverability>(queryKey)
      queryClient.setQueryData<Discoverability>(queryKey, chosen)
      return before
    },
    onError: (_error, _chosen, before) => queryClient.setQueryData(queryKey, before),
  })
}
