/** The viewer's stored data, and deleting their account. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Erase, Erased } from '../../domain/erasure.schema'
import { Failure } from '../../domain/failure'
import type { Session } from '../../domain/people.schema'
import { ask } from './client'
import { eraseApi } from './erase-client'
import { keys } from './keys'

/** What can be exported, and what deletion asks for. */
export function useOwnData() {
  return useQuery({
    queryKey: keys.ownData,
    queryFn: async () => (await eraseApi.api.me.data.$get()).json(),
    staleTime: 0,
  })
}

/** Sends a code to the viewer's own phone number. */
export function useSendProof() {
  return useMutation({
    mutationFn: async () => (await eraseApi.api.me.erasure.code.$post()).json(),
  })
}

/**
 * Deletes the account. `onErased` receives the receipt even if the dialog has closed: closing sockets report the
 * sign-out before the response arrives.
 */
export function useErase(onErased: (receipt: Erased) => void) {
  return useMutation({
    mutationFn: async (given: Erase): Promise<Erased> => {
      try {
        return await (await eraseApi.api.me.erasure.$post({ json: given })).json()
      } catch (error) {
        const isRefused = error instanceof Failure && error.status < 500
        if (!isRefused && (await isGone())) return UNDER_WAY()
        throw error
      }
    },
    onSuccess: onErased,
  })
}

/** The response was lost: if the viewer is signed out, the deletion was accepted. */
async function isGone(): Promise<boolean> {
  const session: Session | null = await ask('/api/session').then(
    (answer) => answer.json(),
    () => null,
  )
  return session !== null && session.user === null
}

const UNDER_WAY = (): Erased => ({ erasedAt: Date.now(), hadPayments: true, isMailed: false, isDone: false })
