/** Coming in: signing up and in, and the links of our mails. Loaded with the dialog that needs it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { SignIn, SignUp } from '../../domain/people.schema'
import { rememberWay } from '../state/last-way'
import { authApi } from './auth-client'
import { keys } from './keys'
import { sessionChanged } from './session.queries'

/** Signs in; the person is known once it resolves. */
export function useSignIn() {
  return useMutation({
    mutationFn: (given: SignIn) => authApi.api.auth['sign-in'].$post({ json: given }),
    onSuccess: () => {
      rememberWay('email')
      return sessionChanged()
    },
  })
}

/** Signs up; a mail is on its way then. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (given: SignUp) => {
      const { signUpId } = await (await authApi.api.auth['sign-up'].$post({ json: given })).json()
      return { signUpId, email: given.email.trim() }
    },
  })
}

/** Asks for the mail of a sign-up again. */
export function useResend() {
  return useMutation({
    mutationFn: (signUpId: string) => authApi.api.auth.resend.$post({ json: { signUpId } }),
  })
}

/** Uses the link of a mail up: once, however often the page renders. */
export function useVerification(token: string | undefined) {
  return useQuery({
    queryKey: keys.verification(token ?? ''),
    queryFn: async () => (await authApi.api.auth.verify.$post({ json: { token: token ?? '' } })).json(),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
}
