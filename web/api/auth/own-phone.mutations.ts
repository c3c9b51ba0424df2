/** The phone number of the viewer's account. */
import { useMutation } from '@tanstack/react-query'
import type { ownPhoneRoutes } from '../../../worker/auth/phone/own-phone.routes'
import { createClient } from '../typed-client'
import { announceSessionChange } from './session.queries'
import { withProof } from './with-proof'

const { phone: api } = createClient<typeof ownPhoneRoutes>().api.me

/** Requests a code for a new phone number. */
export function useRequestOwnCode() {
  return useMutation({
    mutationFn: async (phone: string) => (await withProof(() => api.code.$post({ json: { phone } }))).json(),
  })
}

/** Verifies the code and sets the number; messages sent to it become available. */
export function useSetPhone() {
  return useMutation({
    mutationFn: (input: { codeId: string; code: string }) => withProof(() => api.$put({ json: input })),
    onSuccess: announceSessionChange,
  })
}

/** Lets the paused number sign in again. */
export function useEnablePhone() {
  return useMutation({
    mutationFn: () => withProof(() => api.enable.$post()),
    onSuccess: announceSessionChange,
  })
}

/** Removes the number. */
export function useRemovePhone() {
  return useMutation({ mutationFn: () => api.$delete(), onSuccess: announceSessionChange })
}
