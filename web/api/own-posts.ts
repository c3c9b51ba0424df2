/** The viewer's own posts, and editing them. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Kind } from '../../domain/kinds'
import type { OwnFilter } from '../../domain/own-posts'
import type { OwnPosts } from '../../domain/own-posts.schema'
import type { EditPostInput, Post } from '../../domain/posts.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** The viewer's posts of a kind under a filter, paged, newest first. */
export function useOwnPosts(kind: Kind, filter: OwnFilter) {
  return useInfiniteQuery({
    queryKey: keys.own(kind, filter),
    queryFn: async ({ pageParam, signal }): Promise<OwnPosts> => {
      const query = new URLSearchParams({ kind, filter })
      if (pageParam !== null) query.set('cursor', pageParam)
      const page: OwnPosts = await (await request(`/api/me/posts?${query}`, { signal })).json()
      setServerTime(page.now)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  })
}

/** Edits a post, and refetches every list it may be in. */
export async function patchPost(id: string, changes: EditPostInput): Promise<Post> {
  const answer = await request(`/api/posts/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
  const post: Post = await answer.json()
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return post
}
