/** The moderation queue and its actions; the server refuses them to anyone who is not a moderator. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Decision, QueuePage, ReportQueue } from '../../domain/moderation/moderation.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { setServerTime } from '../state/clock'
import { keys } from './keys'
import { moderationApi } from './typed-clients'

const { moderation } = moderationApi.api

/** Reports, open or decided. */
export function useQueue(queue: ReportQueue) {
  return useQuery({
    queryKey: keys.queue(queue),
    queryFn: async ({ signal }): Promise<QueuePage> => {
      const answer = await moderation.$get({ query: { queue } }, { init: { signal } })
      const page = await answer.json()
      setServerTime(page.now)
      return page
    },
  })
}

/** Opens a hidden post; the server logs each view. */
export function useViewHidden(id: string) {
  return useMutation({
    mutationFn: async (): Promise<Post> =>
      (await moderation.posts[':id'].views.$post({ param: { id } })).json(),
  })
}

/** Decides a report; refetches both queues, and posts, which may be hidden or restored. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => moderation.decisions.$post({ json: decision }),
    onSettled: () => {
      for (const queryKey of [keys.queues, keys.posts]) void client.invalidateQueries({ queryKey })
    },
  })
}
