/** Finding people by one's contacts, and being found. What is asked for is kept by nobody but this device. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Discoverability, Matches } from '../../domain/contacts.schema'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

const JSON_BODY = { 'content-type': 'application/json' }
const FOUND_BY_PATH = '/api/me/discoverability'

/** Those behind addresses and numbers who want to be found by them. */
export async function matchContacts(identifiers: readonly string[], signal: AbortSignal): Promise<Matches> {
  const body = JSON.stringify({ identifiers })
  return (await ask('/api/contacts/match', { method: 'POST', headers: JSON_BODY, body, signal })).json()
}

/** By what one is found. */
export function useDiscoverability() {
  return useQuery({
    queryKey: keys.discoverability,
    queryFn: async ({ signal }): Promise<Discoverability> => (await ask(FOUND_BY_PATH, { signal })).json(),
  })
}

/** Chooses it: shown at once, and taken back where it fails. */
export function useChooseDiscoverability() {
  const queryKey = keys.discoverability
  return useMutation({
    // One after the other: each sends both choices.
    scope: { id: 'discoverability' },
    mutationFn: (chosen: Discoverability) =>
      ask(FOUND_BY_PATH, { method: 'PUT', headers: JSON_BODY, body: JSON.stringify(chosen) }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Discoverability>(queryKey)
      queryClient.setQueryData<Discoverability>(queryKey, chosen)
      return before
    },
    onError: (_error, _chosen, before) => queryClient.setQueryData(queryKey, before),
  })
}
