/** Members, their public posts, followers and following. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '../../domain/kinds'
import type { Member, MemberPosts, People } from '../../domain/members.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'

const FIRST = null as string | null
const getMemberPath = (name: string) => `/api/people/${encodeURIComponent(name)}`

/** A member by current or former username. */
export function useMember(name: string) {
  return useQuery({
    queryKey: keys.member(name),
    queryFn: async ({ signal }): Promise<Member> => (await request(getMemberPath(name), { signal })).json(),
  })
}

/** A member's public posts, paged: of one kind, or of all. */
export function useMemberPostPages(name: string, kind: Kind | null) {
  return useInfiniteQuery({
    queryKey: keys.memberPosts(name, kind),
    queryFn: async ({ pageParam, signal }): Promise<MemberPosts> => {
      const query = new URLSearchParams()
      if (kind !== null) query.set('kind', kind)
      if (pageParam !== null) query.set('cursor', pageParam)
      const page: MemberPosts = await (
        await request(`${getMemberPath(name)}/posts?${query}`, { signal })
      ).json()
      setServerTime(page.now)
      return page
    },
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** A member's followers or followed members, paged. */
export function usePeopleAround(name: string, which: 'followers' | 'following') {
  return useInfiniteQuery({
    queryKey: keys.peopleAround(name, which),
    queryFn: async ({ pageParam, signal }): Promise<People> => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`
      return (await request(`${getMemberPath(name)}/${which}${query}`, { signal })).json()
    },
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** Follows or unfollows a member, outside their page. */
export async function followMember(name: string, follows: boolean): Promise<void> {
  await request(`${getMemberPath(name)}/follow`, { method: follows ? 'PUT' : 'DELETE' })
}

/** Follows or unfollows optimistically; rolls back on failure. */
export function useFollow(name: string) {
  const client = useQueryClient()
  const key = keys.member(name)
  return useMutation({
    scope: { id: `follow ${name}` },
    mutationFn: (follows: boolean) => followMember(name, follows),
    onMutate: async (follows) => {
      await client.cancelQueries({ queryKey: key, exact: true })
      const before = client.getQueryData<Member>(key)
      client.setQueryData<Member>(key, (known) => known && setFollowed(known, follows))
      return before
    },
    onError: (_error, _follows, before) => client.setQueryData(key, before),
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
