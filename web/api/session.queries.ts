/** The session. All tabs of this browser follow every change. */
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import type { Me, Session } from '../../domain/people.schema'
import { noteServerTime } from '../state/clock'
import { leaveAccount, rememberedMe, rememberMe } from '../state/remembered-me'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('owlcast.session')
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'left') leaveAccount()
  void refresh()
})

/** The session, and the available sign-in methods. */
export function useSession() {
  return useQuery({
    queryKey: keys.session,
    queryFn: readSession,
    initialData: startingSession,
    initialDataUpdatedAt: 0,
  })
}

/** The signed-in user; null when signed out, undefined while loading. */
export function useMe(): Me | null | undefined {
  const { data, isError } = useSession()
  return data ? data.user : isError ? null : undefined
}

/** The signed-in user from the cache, for code outside components. */
export function currentMe(): Me | null {
  return queryClient.getQueryData<Session>(keys.session)?.user ?? null
}

/** Updates the viewer in the cache with the server's response. */
export function showMe(me: Me): void {
  queryClient.setQueryData<Session>(keys.session, (session) => session && { ...session, user: me })
  rememberMe(me)
}

/** Signs out, here and in every other tab. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => ask('/api/auth/sign-out', { method: 'POST' }),
    onSuccess: leftForGood,
  })
}

/** Announces in every tab that the account left this browser: signed out or deleted. */
export function leftForGood(): Promise<void> {
  leaveAccount()
  tabs?.postMessage('left')
  return sessionChanged()
}

async function readSession(): Promise<Session> {
  const session: Session = await (await ask('/api/session')).json()
  noteServerTime(session.now)
  rememberMe(session.user)
  return session
}

function startingSession(): Session | undefined {
  const user = rememberedMe()
  return user ? { user, now: Date.now(), signIn: { ways: ['email'], mailbox: null } } : undefined
}

/** Announces in every tab that the session changed: signed in, signed out, or upgraded. */
export async function sessionChanged(): Promise<void> {
  tabs?.postMessage('changed')
  await refresh()
}

/** Refetches the session, then everything else; resets the data of another user at once. */
async function refresh(): Promise<void> {
  const before = queryClient.getQueryData<Session>(keys.session)?.user?.id
  await queryClient.invalidateQueries({ queryKey: keys.session })
  const after = queryClient.getQueryData<Session>(keys.session)?.user?.id
  if (before && before !== after) void queryClient.resetQueries({ predicate: isPersonal })
  else void queryClient.invalidateQueries({ predicate: isPersonal })
}

function isPersonal({ queryKey }: { queryKey: QueryKey }): boolean {
  return !([keys.session[0], keys.verification('')[0], keys.arrival[0]] as unknown[]).includes(queryKey[0])
}
