/** The recordings of an owlcast. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { RecordingsPage } from '../../../domain/owlcasts/owlcasts.schema'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { queryClient } from '../query-client'
import { owlcastsApi } from './owlcasts.client'

/** The recordings of an owlcast, paged, oldest first. */
export function useRecordings(owlcastId: string) {
  return useInfiniteQuery({
    queryKey: keys.recordings(owlcastId),
    queryFn: async ({ pageParam, signal }): Promise<RecordingsPage> => {
      const page = await readRecordings(owlcastId, pageParam, signal)
      setServerTime(page.now)
      return page
    },
    ...BY_CURSOR,
  })
}

/** A page of an owlcast's recordings. */
async function readRecordings(
  owlcastId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<RecordingsPage> {
  const args = { param: { id: encodeURIComponent(owlcastId) }, query: { cursor: cursor ?? undefined } }
  return (await owlcastsApi.api.posts[':id'].recordings.$get(args, { init: { signal } })).json()
}

/** The ids loaded so far. */
export function getLoadedRecordingIds(owlcastId: string): string[] {
  const read = queryClient.getQueryData<InfiniteData<RecordingsPage>>(keys.recordings(owlcastId))
  return read?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
}
