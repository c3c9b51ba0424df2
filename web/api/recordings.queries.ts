/** The recordings of an owlcast. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { RecordingsPage } from '../../domain/owlcasts.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** The recordings of an owlcast, paged, oldest first. */
export function useRecordings(owlcastId: string) {
  return useInfiniteQuery({
    queryKey: keys.recordings(owlcastId),
    queryFn: async ({ pageParam, signal }): Promise<RecordingsPage> => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`
      const path = `/api/posts/${encodeURIComponent(owlcastId)}/recordings${query}`
      const page: RecordingsPage = await (await request(path, { signal })).json()
      setServerTime(page.now)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  })
}

/** The ids loaded so far. */
export function getLoadedRecordingIds(owlcastId: string): string[] {
  const read = queryClient.getQueryData<InfiniteData<RecordingsPage>>(keys.recordings(owlcastId))
  return read?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
}
