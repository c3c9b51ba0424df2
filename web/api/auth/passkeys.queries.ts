/** The viewer's passkeys: the list, and its changes. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { passkeysRoutes } from '../../../worker/auth/passkeys/passkeys.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'
import { createPasskey } from './passkey-device'
import { withProof } from './with-proof'

const { passkeys } = createClient<typeof passkeysRoutes>().api
const refreshPasskeys = () => queryClient.invalidateQueries({ queryKey: keys.passkeys })

/** The viewer's passkeys, oldest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: async () => (await (await passkeys.$get()).json()).items,
  })
}

/** Creates a passkey on the device and adds it under a name. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await (await withProof(() => passkeys.options.$post())).json()
      const passkey = await createPasskey(options)
      return (await withProof(() => passkeys.$post({ json: { name, passkey } }))).json()
    },
    onSuccess: refreshPasskeys,
  })
}

/** Renames a passkey. */
export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      passkeys[':id'].$patch({ param: { id }, json: { name } }),
    onSettled: refreshPasskeys,
  })
}

/** Turns a paused passkey on again. */
export function useEnablePasskey() {
  return useMutation({
    mutationFn: (id: string) => withProof(() => passkeys[':id'].enable.$post({ param: { id } })),
    onSettled: refreshPasskeys,
  })
}

/** Removes a passkey. */
export function useRemovePasskey() {
  return useMutation({
    mutationFn: (id: string) => passkeys[':id'].$delete({ param: { id } }),
    // On errors as well: it may have been removed already.
    onSettled: refreshPasskeys,
  })
}
