/** A forgotten password. Loaded with the dialog that needs it. */
import { useMutation } from '@tanstack/react-query'
import { resetApi } from './auth-client'
import { sessionChanged } from './session.queries'

/** Asks for a link to choose a new one. */
export function useForgot() {
  return useMutation({
    mutationFn: (email: string) => resetApi.api.auth.forgot.$post({ json: { email } }),
  })
}

/** Sets the new one; whoever was signed in here is not any more. */
export function useReset() {
  return useMutation({
    mutationFn: async (given: { token: string; password: string }) =>
      (await resetApi.api.auth.reset.$post({ json: given })).json(),
    onSuccess: sessionChanged,
  })
}

/** Asks for a link to an address that is to be one's own. */
export function useAskAddress() {
  return useMutation({
    mutationFn: (email: string) => resetApi.api.me.email.$post({ json: { email } }),
  })
}
