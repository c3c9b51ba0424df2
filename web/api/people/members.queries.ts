/** Members, their public posts, followers and following. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '../../../domain/kinds'
import type { Member, MemberPosts, People, Shelf } from '../../../domain/members/members.schema'
import type { followsRoutes } from '../../../worker/follows/follows.routes'
import type { membersRoutes } from '../../../worker/members/members.routes'
import { setServerTime } from '../../state/clock'
import { changeAtOnce } from '../change-at-once'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { createClient } from '../typed-client'

const followsApi = createClient<typeof followsRoutes>()
const member = createClient<typeof membersRoutes>().api.people[':name']
const around = followsApi.api.people[':name']
const toParam = (name: string) => ({ name: encodeURIComponent(name) })

/** A member by current or former username. */
export function useMember(name: string) {
  return useQuery({
    queryKey: keys.member(name),
    queryFn: async ({ signal }): Promise<Member> =>
      (await member.$get({ param: toParam(name) }, { init: { signal } })).json(),
  })
}

/** A member's public posts, paged: of one kind, or of all; of one shelf, or of both. */
export function useMemberPostPages(name: string, kind: Kind | null, shelf?: Shelf) {
  return useInfiniteQuery({
    queryKey: keys.memberPosts(name, kind, shelf),
    queryFn: async ({ pageParam, signal }): Promise<MemberPosts> => {
      const query = { kind: kind ?? undefined, shelf, cursor: pageParam ?? undefined }
      const answer = await member.posts.$get({ param: toParam(name), query }, { init: { signal } })
      const page = await answer.json()
      setServerTime(page.now)
      return page
    },
    ...BY_CURSOR,
  })
}

/** A member's followers or followed members, paged. */
export function usePeopleAround(name: string, which: 'followers' | 'following', enabled = true) {
  return useInfiniteQuery({
    queryKey: keys.peopleAround(name, which),
    enabled,
    queryFn: async ({ pageParam, signal }): Promise<People> => {
      const query = { cursor: pageParam ?? undefined }
      return (await around[which].$get({ param: toParam(name), query }, { init: { signal } })).json()
    },
    ...BY_CURSOR,
  })
}

/** Follows or unfollows a member, outside their page. */
export async function followMember(name: string, follows: boolean): Promise<void> {
  await around.follow[follows ? '$put' : '$delete']({ param: toParam(name) })
}

/** Follows or unfollows optimistically; rolls back on failure. */
export function useFollow(name: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `follow ${name}` },
    mutationFn: (follows: boolean) => followMember(name, follows),
    ...changeAtOnce(client, keys.member(name), setFollowed),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.members })
      void client.invalidateQueries({
        queryKey: keys.posts,
        predicate: ({ queryKey: [, list, , from] }) => list === 'feed' && from === 'following',
      })
    },
  })
}

function setFollowed(member: Member, follows: boolean): Member {
  if (member.isFollowed === follows) return member
  return { ...member, isFollowed: follows, followers: member.followers + (follows ? 1 : -1) }
}
