/** The viewer's stored data, and deleting their account. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DeleteAccount, DeletionReceipt } from '../../../domain/account/account-deletion.schema'
import { AppError } from '../../../domain/errors/app-error'
import type { accountDeletionRoutes } from '../../../worker/account/deletion/account-deletion.routes'
import { authApi } from '../auth/auth.client'
import { keys } from '../keys'
import { createClient } from '../typed-client'

/** Deleting a large account takes a while. */
const DELETION_TIMEOUT_MS = 90_000
const accountDeletionApi = createClient<typeof accountDeletionRoutes>(DELETION_TIMEOUT_MS)

/** The data that can be exported, and the proof that deletion needs. */
export function useOwnData() {
  return useQuery({
    queryKey: keys.ownData,
    queryFn: async () => (await accountDeletionApi.api.me.data.$get()).json(),
    staleTime: 0,
  })
}

/**
 * Deletes the account. `onErased` receives the receipt even if the dialog has closed: closing sockets report the
 * sign-out before the response arrives.
 */
export function useDeleteAccount(onErased: (receipt: DeletionReceipt) => void) {
  return useMutation({
    mutationFn: async (input: DeleteAccount): Promise<DeletionReceipt> => {
      try {
        return await (await accountDeletionApi.api.me.erasure.$post({ json: input })).json()
      } catch (error) {
        const isRefused = error instanceof AppError && error.status < 500
        if (!isRefused && (await isSignedOut())) return createPendingReceipt()
        throw error
      }
    },
    onSuccess: onErased,
  })
}

/** The response was lost: if the viewer is signed out, the deletion was accepted. */
async function isSignedOut(): Promise<boolean> {
  const session = await authApi.api.session.$get().then(
    (answer) => answer.json(),
    () => null,
  )
  return session !== null && session.user === null
}

const createPendingReceipt = (): DeletionReceipt => ({
  erasedAt: Date.now(),
  hadPayments: true,
  isEmailed: false,
  isDone: false,
})
