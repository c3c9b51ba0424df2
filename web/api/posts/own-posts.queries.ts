/** The viewer's own posts, and editing them. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Kind } from '../../../domain/kinds'
import type { OwnFilter } from '../../../domain/posts/own-posts'
import type { OwnPosts } from '../../../domain/posts/own-posts.schema'
import type { EditPostInput, Post } from '../../../domain/posts/posts.schema'
import type { ownRoutes } from '../../../worker/posts/own.routes'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'
import { postsApi } from './posts.client'

const ownApi = createClient<typeof ownRoutes>()

/** The viewer's posts of a kind under a filter, paged, newest first. */
export function useOwnPosts(kind: Kind, filter: OwnFilter) {
  return useInfiniteQuery({
    queryKey: keys.own(kind, filter),
    queryFn: async ({ pageParam, signal }): Promise<OwnPosts> => {
      const query = { kind, filter, cursor: pageParam ?? undefined }
      const page = await (await ownApi.api.me.posts.$get({ query }, { init: { signal } })).json()
      setServerTime(page.now)
      return page
    },
    ...BY_CURSOR,
  })
}

/** Edits a post, and refetches every list it may be in. */
export async function patchPost(id: string, changes: EditPostInput): Promise<Post> {
  const post = await (await postsApi.api.posts[':id'].$patch({ param: { id }, json: changes })).json()
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return post
}
