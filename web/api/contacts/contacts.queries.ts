/** Finding members by contacts, and discoverability. Identifiers in a request are not stored on the server. */
import type {
  Discoverability,
  DiscoverabilityChanges,
  Matches,
} from '../../../domain/contacts/contacts.schema'
import type { contactsRoutes } from '../../../worker/contacts/contacts.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'
import type { Setting } from '../useSetting'

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
export const DISCOVERABILITY: Setting<Discoverability, DiscoverabilityChanges> = {
  queryKey: keys.discoverability,
  queryFn: async ({ signal }) => (await discoverability.$get({}, { init: { signal } })).json(),
  save: (json) => discoverability.$put({ json }),
  merge: (known, changes) => ({ ...known, ...changes }),
}
