/** The recordings of an owlcast. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Recordings } from '../../domain/owlcasts.schema'
import { noteServerTime } from '../state/clock'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** The recordings of an owlcast, paged, oldest first. */
export function useRecordings(owlcastId: string) {
  return useInfiniteQuery({
    queryKey: keys.recordings(owlcastId),
    queryFn: async ({ pageParam, signal }): Promise<Recordings> => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`
      const path = `/api/posts/${encodeURIComponent(owlcastId)}/recordings${query}`
      const page: Recordings = await (await ask(path, { signal })).json()
      noteServerTime(page.now)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  })
}

/** The ids loaded so far. */
export function recordingsRead(owlcastId: string): string[] {
  const read = queryClient.getQueryData<InfiniteData<Recordings>>(keys.recordings(owlcastId))
  return read?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
}
