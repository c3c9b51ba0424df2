/** The moderators' queue and their deeds; each call is refused to whoever is no moderator. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Decision, Queue, QueuePage } from '../../domain/moderation.schema'
import type { Post } from '../../domain/posts.schema'
import { noteServerTime } from '../state/clock'
import { ask } from './client'
import { keys } from './keys'

/** What was reported: what waits, or what was decided. */
export function useQueue(queue: Queue) {
  return useQuery({
    queryKey: keys.queue(queue),
    queryFn: async ({ signal }): Promise<QueuePage> => {
      const page: QueuePage = await (await ask(`/api/moderation?queue=${queue}`, { signal })).json()
      noteServerTime(page.now)
      return page
    },
  })
}

/** Opens a hidden post; the server notes each time. */
export function useViewHidden(id: string) {
  return useMutation({
    mutationFn: async (): Promise<Post> =>
      (await ask(`/api/moderation/posts/${id}/views`, { method: 'POST' })).json(),
  })
}

/** Decides; both queues are read anew, and posts may be gone or back. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      ask('/api/moderation/decisions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(decision),
      }),
    onSettled: () => {
      for (const queryKey of [keys.queues, keys.posts]) void client.invalidateQueries({ queryKey })
    },
  })
}
