/** Finding members by contacts, and discoverability. Identifiers in a request are not stored on the server. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  Discoverability,
  DiscoverabilityChanges,
  Matches,
} from '../../../domain/contacts/contacts.schema'
import type { contactsRoutes } from '../../../worker/contacts/contacts.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const contactsApi = createClient<typeof contactsRoutes>()

const { discoverability } = contactsApi.api.me

/** The members behind these email addresses and phone numbers who allow to be found by them. */
export async function fetchContactMatches(
  identifiers: readonly string[],
  signal: AbortSignal,
): Promise<Matches> {
  const json = { identifiers: [...identifiers] }
  return (await contactsApi.api.contacts.match.$post({ json }, { init: { signal } })).json()
}

/** By which identifiers the viewer can be found. */
export function useDiscoverability() {
  return useQuery({
    queryKey: keys.discoverability,
    queryFn: async ({ signal }): Promise<Discoverability> =>
      (await discoverability.$get({}, { init: { signal } })).json(),
  })
}

/** Changes it optimistically; rolls back on failure. */
export function useSetDiscoverability() {
  const queryKey = keys.discoverability
  return useMutation({
    scope: { id: 'discoverability' },
    mutationFn: (changes: DiscoverabilityChanges) => discoverability.$put({ json: changes }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Discoverability>(queryKey)
      queryClient.setQueryData<Discoverability>(queryKey, (known) => known && { ...known, ...changes })
      return before
    },
    onError: (_error, _chosen, before) => queryClient.setQueryData(queryKey, before),
  })
}
