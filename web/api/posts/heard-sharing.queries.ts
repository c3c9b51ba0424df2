/** Whether senders see which of their messages the viewer heard. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { HeardSharing } from '../../../domain/posts/heard.schema'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { heardApi } from './heard.client'

const sharing = heardApi.api.me['heard-sharing']

export function useHeardSharing() {
  return useQuery({
    queryKey: keys.heardSharing,
    queryFn: async ({ signal }): Promise<HeardSharing> =>
      (await sharing.$get({}, { init: { signal } })).json(),
  })
}

/** Changes it optimistically; rolls back on failure. */
export function useSetHeardSharing() {
  const queryKey = keys.heardSharing
  return useMutation({
    scope: { id: 'heard-sharing' },
    mutationFn: (chosen: HeardSharing) => sharing.$put({ json: chosen }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<HeardSharing>(queryKey)
      queryClient.setQueryData<HeardSharing>(queryKey, chosen)
      return before
    },
    onError: (_error, _chosen, before) => queryClient.setQueryData(queryKey, before),
  })
}
