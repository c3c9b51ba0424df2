/** Whether emails reach the viewer's address. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnEmailState } from '../../../domain/auth/own-email.schema'
import type { ownEmailRoutes } from '../../../worker/auth/email/own-email.routes'
import { createClient } from '../typed-client'

const { email: api } = createClient<typeof ownEmailRoutes>().api.me
const ownEmailKey = ['own-email'] as const

/** The state of an address; of no address nothing is asked. */
export function useOwnEmailState(email: string | null) {
  return useQuery({
    queryKey: [...ownEmailKey, email],
    enabled: email !== null,
    queryFn: async ({ signal }): Promise<OwnEmailState> => (await api.$get({}, { init: { signal } })).json(),
  })
}

/** Sends to the address again. */
export function useRetryOwnEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.retry.$post(),
    onSettled: () => client.invalidateQueries({ queryKey: ownEmailKey }),
  })
}
