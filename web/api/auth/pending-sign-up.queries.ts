/** Signing in by phone or Google, and choosing a name for a new account. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CompleteSignUp, SignInCode } from '../../../domain/people/people.schema'
import type { googleRoutes } from '../../../worker/auth/google/google.routes'
import type { phoneRoutes } from '../../../worker/auth/phone/phone.routes'
import { saveLastSignInMethod } from '../../state/last-sign-in-method'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'
import { withPuzzle } from '../with-puzzle'
import { announceSessionChange } from './session.queries'

const googleApi = createClient<typeof googleRoutes>()
const phoneApi = createClient<typeof phoneRoutes>()

/** Requests a code for a phone number. */
export function useRequestCode() {
  return useMutation({
    mutationFn: async (phone: string) =>
      (
        await withPuzzle((options) => phoneApi.api.auth.phone.code.$post({ json: { phone } }, options))
      ).json(),
  })
}

/** Verifies a code; the session is refreshed when it resolves. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: async (input: SignInCode) =>
      (await phoneApi.api.auth.phone.verify.$post({ json: input })).json(),
    onSuccess: async ({ status }) => {
      if (status === 'sent') return
      saveLastSignInMethod('phone')
      if (status === 'member') await announceSessionChange()
      else if (status === 'new') await queryClient.resetQueries({ queryKey: keys.pendingSignUp })
    },
  })
}

/** The pending sign-up of this browser; null once it has expired. */
export function usePendingSignUp() {
  return useQuery({
    queryKey: keys.pendingSignUp,
    queryFn: async () => (await (await phoneApi.api.auth['pending-sign-up'].$get()).json()).pendingSignUp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Creates the account, or a request where an admin decides; the session is refreshed when it resolves. */
export function useCompleteSignUp() {
  return useMutation({
    mutationFn: async (input: CompleteSignUp) => (await phoneApi.api.auth.join.$post({ json: input })).json(),
    onSuccess: async ({ status }) => {
      if (status === 'signed-in') await announceSessionChange()
    },
  })
}

/** Redirects to Google, which returns to the current page. */
export function useGoogle() {
  return useMutation({
    mutationFn: async () => {
      const back = `${location.pathname}${location.search}`
      const { url } = await (await googleApi.api.auth.google.$post({ json: { returnPath: back } })).json()
      saveLastSignInMethod('google')
      location.assign(url)
    },
  })
}
