/** The viewer's hello: saved, corrected and deleted. Pages of the viewer show it at once. */
import { useMutation } from '@tanstack/react-query'
import type { Hello, NewHello } from '../../../domain/hellos/hellos.schema'
import type { Member } from '../../../domain/members/members.schema'
import type { helloRoutes } from '../../../worker/account/hello/hello.routes'
import { getMe } from '../auth/session.queries'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const { hello } = createClient<typeof helloRoutes>().api.me

/** Makes an upload the hello of the profile. */
export async function updateHello(input: NewHello): Promise<void> {
  showHello(await (await hello.$put({ json: input })).json())
}

/** Corrects the text of the hello. */
export function useSaveHelloText() {
  return useMutation({
    mutationFn: async (text: string) => (await hello.$patch({ json: { text } })).json(),
    onSuccess: showHello,
  })
}

export function useDeleteHello() {
  return useMutation({
    mutationFn: async () => void (await hello.$delete()),
    onSuccess: () => showHello(undefined),
  })
}

function showHello(saved: Hello | undefined): void {
  const username = getMe()?.username ?? ''
  queryClient.setQueryData<Member>(keys.member(username), (member) => {
    if (!member) return member
    const { hello: _, ...rest } = member
    return saved ? { ...rest, hello: saved } : rest
  })
  void queryClient.invalidateQueries({ queryKey: keys.members })
}
