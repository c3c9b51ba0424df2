/** The moderation queue and its actions; the server refuses them to anyone who is not a moderator. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Decision, QueuePage, ReportQueue } from '../../domain/moderation.schema'
import type { Post } from '../../domain/posts.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'

/** Reports, open or decided. */
export function useQueue(queue: ReportQueue) {
  return useQuery({
    queryKey: keys.queue(queue),
    queryFn: async ({ signal }): Promise<QueuePage> => {
      const page: QueuePage = await (await request(`/api/moderation?queue=${queue}`, { signal })).json()
      setServerTime(page.now)
      return page
    },
  })
}

/** Opens a hidden post; the server logs each view. */
export function useViewHidden(id: string) {
  return useMutation({
    mutationFn: async (): Promise<Post> =>
      (await request(`/api/moderation/posts/${id}/views`, { method: 'POST' })).json(),
  })
}

/** Decides a report; refetches both queues, and posts, which may be hidden or restored. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      request('/api/moderation/decisions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(decision),
      }),
    onSettled: () => {
      for (const queryKey of [keys.queues, keys.posts]) void client.invalidateQueries({ queryKey })
    },
  })
}
