/** The viewer's passkeys: the list, and its changes. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { keys } from './keys'
import { createPasskey } from './passkey-device'
import { queryClient } from './query-client'
import { passkeysApi } from './typed-clients'

const { passkeys } = passkeysApi.api
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
      const options = await (await passkeys.options.$post()).json()
      const passkey = await createPasskey(options)
      return (await passkeys.$post({ json: { name, passkey } })).json()
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

/** Removes a passkey. */
export function useRemovePasskey() {
  return useMutation({
    mutationFn: (id: string) => passkeys[':id'].$delete({ param: { id } }),
    // On errors as well: it may have been removed already.
    onSettled: refreshPasskeys,
  })
}
