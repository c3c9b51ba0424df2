/** Where one is signed in, and ending it there. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { keys } from './keys'
import { queryClient } from './query-client'
import { sessionsApi } from './sessions-client'

/** The open sessions, the last used first. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: async () => (await (await sessionsApi.api.sessions.$get()).json()).items,
  })
}

/** Ends one session, or all but this one. */
export function useEndSession() {
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? sessionsApi.api.sessions.$delete()
        : sessionsApi.api.sessions[':id'].$delete({ param: which }),
    // One that was gone already leaves the list too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  })
}
