/** Password resets. Loaded with the dialog that needs it. */
import { useMutation } from '@tanstack/react-query'
import type { resetRoutes } from '../../../worker/auth/password/resets.routes'
import { createClient } from '../typed-client'
import { announceSessionChange } from './session.queries'
import { withProof } from './with-proof'

const resetApi = createClient<typeof resetRoutes>()

/** Requests a reset link. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => resetApi.api.auth.forgot.$post({ json: { email } }),
  })
}

/** Sets the new password; ends the session of any other user here. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (input: { token: string; password: string }) =>
      (await resetApi.api.auth.reset.$post({ json: input })).json(),
    onSuccess: announceSessionChange,
  })
}

/** Requests a confirmation link for a new email address. */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (email: string) => withProof(() => resetApi.api.me.email.$post({ json: { email } })),
  })
}
