/** Signing in by phone or Google, and choosing a name for a new account. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Join } from '../../domain/people.schema'
import { rememberWay } from '../state/last-way'
import { googleApi, phoneApi } from './auth-client'
import { keys } from './keys'
import { queryClient } from './query-client'
import { sessionChanged } from './session.queries'

/** Requests a code for a phone number. */
export function useAskCode() {
  return useMutation({
    mutationFn: async (phone: string) =>
      (await phoneApi.api.auth.phone.code.$post({ json: { phone } })).json(),
  })
}

/** Verifies a code; the session is refreshed when it resolves. */
export function useGiveCode() {
  return useMutation({
    mutationFn: async (given: { codeId: string; code: string }) =>
      (await phoneApi.api.auth.phone.verify.$post({ json: given })).json(),
    onSuccess: async ({ is }) => {
      rememberWay('phone')
      if (is === 'member') await sessionChanged()
      else await queryClient.resetQueries({ queryKey: keys.arrival })
    },
  })
}

/** The pending sign-up of this browser; null once it has expired. */
export function useArrival() {
  return useQuery({
    queryKey: keys.arrival,
    queryFn: async () => (await (await phoneApi.api.auth.arrival.$get()).json()).arrival,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Creates the account; the session is refreshed when it resolves. */
export function useJoin() {
  return useMutation({
    mutationFn: (given: Join) => phoneApi.api.auth.join.$post({ json: given }),
    onSuccess: sessionChanged,
  })
}

/** Redirects to Google, which returns to the current page. */
export function useGoogle() {
  return useMutation({
    mutationFn: async () => {
      const back = `${location.pathname}${location.search}`
      const { url } = await (await googleApi.api.auth.google.$post({ json: { back } })).json()
      rememberWay('google')
      location.assign(url)
    },
  })
}
