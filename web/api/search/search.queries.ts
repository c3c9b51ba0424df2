/** Universal search: each query is sent once, and aborted when the text changes. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Kind } from '../../../domain/kinds'
import type { MembersFound, SearchHits, SearchResults } from '../../../domain/search/search.schema'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { searchApi } from './search.client'

const { search } = searchApi.api

/** The newest matches of each kind; disabled for empty text. */
export function useQuickSearch(typed: string) {
  return useQuery({
    queryKey: keys.search(typed),
    enabled: typed !== '',
    queryFn: async ({ signal }): Promise<SearchHits> => {
      const hits = await (await search.$get({ query: { q: typed } }, { init: { signal } })).json()
      setServerTime(hits.now)
      return hits
    },
    placeholderData: keepPreviousData,
  })
}

/** All matches: the newest few of each kind, or of one kind, paged. */
export function useResults(typed: string, kind: Kind | null, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.results(typed, kind),
    enabled: enabled && typed !== '',
    queryFn: async ({ pageParam: cursor, signal }): Promise<SearchResults> => {
      const query = { q: typed, kind: kind ?? undefined, cursor: cursor ?? undefined }
      const results = await (await search.results.$get({ query }, { init: { signal } })).json()
      setServerTime(results.now)
      return results
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ sections }) => (kind ? (sections[0]?.cursor ?? null) : null),
  })
}

/** Members whose names start with the text. */
export function useMemberSearch(typed: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.memberSearch(typed),
    enabled: enabled && typed !== '',
    queryFn: async ({ signal }): Promise<MembersFound> =>
      (await search.people.$get({ query: { q: typed } }, { init: { signal } })).json(),
  })
}
