/** Private addresses of feeds, and whether posts that fade are in the user's own. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  CreatedPrivateFeed,
  NewPrivateFeed,
  PrivateFeed,
  SyndicationSettings,
} from '../../../domain/syndication/syndication.schema'
import { request } from '../client'
import { queryClient } from '../query-client'

/** Not among the keys of the first view, which knows no feeds. */
const feedKeys = { private: ['private-feeds'], settings: ['syndication-settings'] }

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The user's addresses, newest first. */
export function usePrivateFeeds() {
  return useQuery({
    queryKey: feedKeys.private,
    queryFn: async (): Promise<PrivateFeed[]> => {
      const { items }: { items: PrivateFeed[] } = await (await request('/api/feeds/private')).json()
      return items
    },
  })
}

/** Creates an address; its URL is in this response only. */
export function useCreatePrivateFeed() {
  return useMutation({
    mutationFn: async (input: NewPrivateFeed): Promise<CreatedPrivateFeed> =>
      (
        await request('/api/feeds/private', {
          method: 'POST',
          headers: JSON_HEADERS,
          body: JSON.stringify(input),
        })
      ).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedKeys.private }),
  })
}

export function useEndPrivateFeed() {
  return useMutation({
    mutationFn: (id: string) => request(`/api/feeds/private/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    // On errors as well: it may have ended already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKeys.private }),
  })
}

export function useSyndicationSettings() {
  return useQuery({
    queryKey: feedKeys.settings,
    queryFn: async (): Promise<SyndicationSettings> => (await request('/api/feeds/settings')).json(),
  })
}

export function useSetSyndicationSettings() {
  return useMutation({
    mutationFn: async (settings: SyndicationSettings): Promise<SyndicationSettings> =>
      (
        await request('/api/feeds/settings', {
          method: 'PUT',
          headers: JSON_HEADERS,
          body: JSON.stringify(settings),
        })
      ).json(),
    onSuccess: (saved) => queryClient.setQueryData(feedKeys.settings, saved),
  })
}
