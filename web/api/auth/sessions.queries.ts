/** Open sessions, and ending them. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { sessionsRoutes } from '../../../worker/auth/access/sessions.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const sessionsApi = createClient<typeof sessionsRoutes>()

/** The open sessions, most recently used first. */
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
    // On errors as well: it may have ended already.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.sessions })
      await queryClient.invalidateQueries({ queryKey: keys.accessTokens })
    },
  })
}
