/** Signing up and in, and email confirmation links. Loaded with the dialog that needs it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { SignIn, SignUp, Verification, Verify } from '../../../domain/people/people.schema'
import { saveLastSignInMethod } from '../../state/last-sign-in-method'
import { keys } from '../keys'
import { withPuzzle } from '../with-puzzle'
import { authApi } from './auth.client'
import { announceSessionChange } from './session.queries'

/** Signs in; the session is refreshed when it resolves. */
export function useSignIn() {
  return useMutation({
    mutationFn: (input: SignIn) => authApi.api.auth['sign-in'].$post({ json: input }),
    onSuccess: () => {
      saveLastSignInMethod('email')
      return announceSessionChange()
    },
  })
}

/** Signs up; the server sends a confirmation email. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (input: SignUp) => {
      const answer = await withPuzzle((options) =>
        authApi.api.auth['sign-up'].$post({ json: input }, options),
      )
      const { signUpId } = await answer.json()
      return { signUpId, email: input.email.trim() }
    },
  })
}

/** Requests the confirmation email again. */
export function useResendSignUp() {
  return useMutation({
    mutationFn: (signUpId: string) => authApi.api.auth.resend.$post({ json: { signUpId } }),
  })
}

/** Opens a confirmation link, once, however often the page renders. `onSignedIn` runs before it resolves. */
export function useVerification(token: string, onSignedIn: () => Promise<void>) {
  return useQuery({
    queryKey: keys.verification(token),
    queryFn: () => verify({ token }, onSignedIn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
}

/** Opens a confirmation link with a new password. */
export function useFinishSignUp(onSignedIn: () => Promise<void>) {
  return useMutation({ mutationFn: (input: Required<Verify>) => verify(input, onSignedIn) })
}

async function verify(input: Verify, onSignedIn: () => Promise<void>): Promise<Verification> {
  const verification: Verification = await (await authApi.api.auth.verify.$post({ json: input })).json()
  if (verification.status === 'signed-in') await onSignedIn()
  return verification
}
