/** Moments of recordings that replies refer to. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MomentMarkList } from '../../../domain/posts/moment-marks.schema'
import type { momentsRoutes } from '../../../worker/posts/moments/moments.routes'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { createClient } from '../typed-client'
import { readReplies } from './replies.queries'

const momentsApi = createClient<typeof momentsRoutes>()

/** The key is outside `keys`, which the first view loads. Invalidated with the replies to the post. */
const momentKeys = {
  marks: (postId: string) => [...keys.replies(postId), 'moments'],
  replies: (postId: string, { fromMs, toMs }: MomentTimes) => [...keys.replies(postId), 'at', fromMs, toMs],
}

/** Moments that start between two times of a recording, in ms. */
export type MomentTimes = { fromMs: number; toMs: number }

/** The moments of a post that the viewer may see. */
export function useMoments(postId: string, isWanted = true) {
  return useQuery({
    queryKey: momentKeys.marks(postId),
    queryFn: async ({ signal }): Promise<MomentMarkList> =>
      (
        await momentsApi.api.posts[':id'].moments.$get(
          { param: { id: encodeURIComponent(postId) } },
          { init: { signal } },
        )
      ).json(),
    enabled: isWanted,
  })
}

/** The replies to a post, or only those to some of its moments; paged, oldest first. */
export function useThreadReplies(postId: string, at: MomentTimes | null) {
  return useInfiniteQuery({
    queryKey: at ? momentKeys.replies(postId, at) : keys.replies(postId),
    queryFn: ({ pageParam, signal }) => readReplies(postId, pageParam, { signal, at }),
    ...BY_CURSOR,
  })
}
