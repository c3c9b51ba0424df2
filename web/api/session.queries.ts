/** Who is signed in, and everything that changes it. All tabs of this browser follow. */
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import type { Me, Session, SignIn, SignUp } from '../../domain/people.schema'
import { noteServerTime } from '../state/clock'
import { rememberedMe, rememberMe } from '../state/remembered-me'
import { authApi } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('owlcast.session')
tabs?.addEventListener('message', () => void refresh())

/** The session as the server knows it, and the ways to sign in that it offers. */
export function useSession() {
  return useQuery({
    queryKey: keys.session,
    queryFn: readSession,
    initialData: startingSession,
    initialDataUpdatedAt: 0,
  })
}

/** The signed-in person; null for a visitor, undefined while it is not known yet. */
export function useMe(): Me | null | undefined {
  const { data, isError } = useSession()
  return data ? data.user : isError ? null : undefined
}

/** Signs in; the person is known once it resolves. */
export function useSignIn() {
  return useMutation({
    mutationFn: (given: SignIn) => authApi.api.auth['sign-in'].$post({ json: given }),
    onSuccess: changed,
  })
}

/** Signs out, here and in every other tab. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => authApi.api.auth['sign-out'].$post(),
    onSuccess: () => {
      rememberMe(null)
      return changed()
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

async function readSession(): Promise<Session> {
  const session = await (await authApi.api.session.$get()).json()
  noteServerTime(session.now)
  rememberMe(session.user)
  return session
}

function startingSession(): Session | undefined {
  const user = rememberedMe()
  return user ? { user, now: Date.now(), signIn: { ways: ['email'], mailbox: null } } : undefined
}

async function changed(): Promise<void> {
  tabs?.postMessage('changed')
  await refresh()
}

/** Asks who is here, and then for everything else again; what another person left on screen goes at once. */
async function refresh(): Promise<void> {
  const before = queryClient.getQueryData<Session>(keys.session)?.user?.id
  await queryClient.invalidateQueries({ queryKey: keys.session })
  const after = queryClient.getQueryData<Session>(keys.session)?.user?.id
  if (before && before !== after) void queryClient.resetQueries({ predicate: isPersonal })
  else void queryClient.invalidateQueries({ predicate: isPersonal })
}

function isPersonal({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] !== keys.session[0] && queryKey[0] !== keys.verification('')[0]
}
