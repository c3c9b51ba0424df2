/** One's passkeys: the list, and what changes it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { keys } from './keys'
import { makePasskey } from './passkey-device'
import { passkeysApi } from './passkeys-client'
import { queryClient } from './query-client'

const { passkeys } = passkeysApi.api
const reread = () => queryClient.invalidateQueries({ queryKey: keys.passkeys })

/** One's own, the oldest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: async () => (await (await passkeys.$get()).json()).items,
  })
}

/** Has the device make one, and adds it under a name. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await (await passkeys.options.$post()).json()
      const passkey = await makePasskey(options)
      return (await passkeys.$post({ json: { name, passkey } })).json()
    },
    onSuccess: reread,
  })
}

/** Calls one something else. */
export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      passkeys[':id'].$patch({ param: { id }, json: { name } }),
    onSettled: reread,
  })
}

/** Removes one. */
export function useRemovePasskey() {
  return useMutation({
    mutationFn: (id: string) => passkeys[':id'].$delete({ param: { id } }),
    // One that was gone already leaves the list too.
    onSettled: reread,
  })
}
