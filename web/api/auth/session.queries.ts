/** The session. All tabs of this browser follow every change. */
import { type QueryKey, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Me, SessionResponse } from '../../../domain/people/people.schema'
import { setServerTime } from '../../state/clock'
import { leaveAccount, readLastUser, saveLastUser } from '../../state/last-user'
import { openTabChannel } from '../../state/tab-channel'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { authApi } from './auth.client'

const tabs = openTabChannel('owlcast.session')
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'left') leaveAccount()
  void refresh()
})

const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: readSession,
  initialData: getInitialSession,
  initialDataUpdatedAt: 0,
})

/** The session, and the available sign-in methods. */
export function useSession() {
  return useQuery(sessionQuery)
}

/** Requests the session before a component reads it. */
export function prefetchSession(): void {
  void queryClient.prefetchQuery(sessionQuery)
}

/** The signed-in user; null when signed out, undefined while loading. */
export function useMe(): Me | null | undefined {
  const { data, isFetched } = useSession()
  // Also while it is requested again: components that appear with an error would request it forever.
  return data ? data.user : isFetched ? null : undefined
}

/** The signed-in user from the cache, for code outside components. */
export function getMe(): Me | null {
  return queryClient.getQueryData<SessionResponse>(keys.session)?.user ?? null
}

/** Updates the viewer in the cache with the server's response. */
export function showMe(me: Me): void {
  queryClient.setQueryData<SessionResponse>(keys.session, (session) => session && { ...session, user: me })
  saveLastUser(me)
}

/** Signs out, here and in every other tab. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => authApi.api.auth['sign-out'].$post(),
    onSuccess: announceSignOut,
  })
}

/** Announces in every tab that the account left this browser: signed out or deleted. */
export function announceSignOut(): Promise<void> {
  leaveAccount()
  tabs?.postMessage('left')
  return announceSessionChange()
}

async function readSession({ signal }: { signal: AbortSignal }): Promise<SessionResponse> {
  const response = await authApi.api.session.$get(undefined, { init: { signal } })
  const session: SessionResponse = await response.json()
  setServerTime(session.now)
  saveLastUser(session.user)
  return session
}

function getInitialSession(): SessionResponse | undefined {
  const user = readLastUser()
  return user ? { user, now: Date.now(), signIn: { methods: ['email'], mailbox: null } } : undefined
}

/** Announces in every tab that the session changed: signed in, signed out, or upgraded. */
export async function announceSessionChange(): Promise<void> {
  tabs?.postMessage('changed')
  await refresh()
}

/** Refetches the session, then everything else; resets the data of another user at once. */
async function refresh(): Promise<void> {
  const before = queryClient.getQueryData<SessionResponse>(keys.session)?.user?.id
  // A response to an earlier request would restore the account that has left.
  queryClient.removeQueries({ queryKey: keys.session, type: 'inactive' })
  await queryClient.invalidateQueries({ queryKey: keys.session })
  const after = queryClient.getQueryData<SessionResponse>(keys.session)?.user?.id
  if (before && before !== after) void queryClient.resetQueries({ predicate: isPersonal })
  else void queryClient.invalidateQueries({ predicate: isPersonal })
}

function isPersonal({ queryKey }: { queryKey: QueryKey }): boolean {
  return !([keys.session[0], keys.verification('')[0], keys.pendingSignUp[0]] as unknown[]).includes(
    queryKey[0],
  )
}
