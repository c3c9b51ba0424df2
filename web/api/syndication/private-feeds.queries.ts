/** Private addresses of feeds, and whether posts that fade are in the user's own. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  CreatedPrivateFeed,
  NewPrivateFeed,
  PrivateFeed,
  SyndicationSettings,
} from '../../../domain/syndication/syndication.schema'
import type { privateFeedsRoutes } from '../../../worker/syndication/private-feeds.routes'
import { withProof } from '../auth/with-proof'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const { feeds } = createClient<typeof privateFeedsRoutes>().api

/** The key is outside `keys`, which the first view loads. */
const feedKeys = { private: ['private-feeds'], settings: ['syndication-settings'] }

/** The user's addresses, newest first. */
export function usePrivateFeeds() {
  return useQuery({
    queryKey: feedKeys.private,
    queryFn: async (): Promise<PrivateFeed[]> => (await (await feeds.private.$get()).json()).items,
  })
}

/** Creates an address; its URL is in this response only. */
export function useCreatePrivateFeed() {
  return useMutation({
    mutationFn: async (input: NewPrivateFeed): Promise<CreatedPrivateFeed> =>
      (await withProof(() => feeds.private.$post({ json: input }))).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedKeys.private }),
  })
}

export function useEndPrivateFeed() {
  return useMutation({
    mutationFn: (id: string) => feeds.private[':id'].$delete({ param: { id } }),
    // On errors as well: it may have ended already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKeys.private }),
  })
}

export function useSyndicationSettings() {
  return useQuery({
    queryKey: feedKeys.settings,
    queryFn: async (): Promise<SyndicationSettings> => (await feeds.settings.$get()).json(),
  })
}

export function useSetSyndicationSettings() {
  return useMutation({
    mutationFn: async (settings: SyndicationSettings): Promise<SyndicationSettings> =>
      (await feeds.settings.$put({ json: settings })).json(),
    onSuccess: (saved) => queryClient.setQueryData(feedKeys.settings, saved),
  })
}
