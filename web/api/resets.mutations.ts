/** Password resets. Loaded with the dialog that needs it. */
import { useMutation } from '@tanstack/react-query'
import { resetApi } from './auth-client'
import { sessionChanged } from './session.queries'

/** Requests a reset link. */
export function useForgot() {
  return useMutation({
    mutationFn: (email: string) => resetApi.api.auth.forgot.$post({ json: { email } }),
  })
}

/** Sets the new password; ends the session of any other user here. */
export function useReset() {
  return useMutation({
    mutationFn: async (given: { token: string; password: string }) =>
      (await resetApi.api.auth.reset.$post({ json: given })).json(),
    onSuccess: sessionChanged,
  })
}

/** Requests a confirmation link for a new e-mail address. */
export function useAskAddress() {
  return useMutation({
    mutationFn: (email: string) => resetApi.api.me.email.$post({ json: { email } }),
  })
}
