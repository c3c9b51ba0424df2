/** What one has here, and deleting all of it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Erase, Erased } from '../../domain/erasure.schema'
import { Failure } from '../../domain/failure'
import type { Session } from '../../domain/people.schema'
import { ask } from './client'
import { eraseApi } from './erase-client'
import { keys } from './keys'

/** What there is to take along, and what is asked for before it is deleted. */
export function useOwnData() {
  return useQuery({
    queryKey: keys.ownData,
    queryFn: async () => (await eraseApi.api.me.data.$get()).json(),
    staleTime: 0,
  })
}

/** Has a code sent to one's own number. */
export function useSendProof() {
  return useMutation({
    mutationFn: async () => (await eraseApi.api.me.erasure.code.$post()).json(),
  })
}

/**
 * Deletes everything. `onErased` is told the receipt, even where the dialog is gone by then: sockets that close say that
 * nobody is signed in any more before the answer is here.
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

/** The answer was lost on its way: whoever is signed out by now was heard. */
async function isGone(): Promise<boolean> {
  const session: Session | null = await ask('/api/session').then(
    (answer) => answer.json(),
    () => null,
  )
  return session !== null && session.user === null
}

const UNDER_WAY = (): Erased => ({ erasedAt: Date.now(), hadPayments: true, isMailed: false, isDone: false })
