/** Members as moderators see and change them. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { FoundPeople, MemberHistory, Removal } from '../../../domain/moderation/moderation.schema'
import type { MemberRole } from '../../../domain/people/roles'
import type { moderatedMembersRoutes } from '../../../worker/moderation/moderated-members.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'
import { useRefetchModeration } from './moderation.queries'

const { people } = createClient<typeof moderatedMembersRoutes>().api.moderation

/** Members found by the beginning of a name or by a whole email address; the moderators without a text. */
export function useModeratedPeople(typed: string) {
  return useQuery({
    queryKey: keys.moderatedPeople(typed),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundPeople> =>
      (await people.$get({ query: { text: typed } }, { init: { signal } })).json(),
  })
}

/** Reports, decisions and notes about a member. The server logs each look, so a shown history is not refetched. */
export function useMemberHistory(id: string) {
  return useQuery({
    queryKey: keys.memberHistory(id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<MemberHistory> =>
      (await people[':id'].$get({ param: { id } }, { init: { signal } })).json(),
  })
}

export function useAddNote(id: string) {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: (text: string) => people[':id'].notes.$post({ param: { id }, json: { text } }),
    onSettled,
  })
}

export function useGiveRole(id: string) {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: (role: MemberRole) => people[':id'].role.$put({ param: { id }, json: { role } }),
    onSettled,
  })
}

export function useRemoveMember(id: string) {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: (removal: Removal) => people[':id'].$delete({ param: { id }, json: removal }),
    onSettled,
  })
}
