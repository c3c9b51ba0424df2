/** The moderation queue and its actions; the server refuses them to anyone who is not a moderator. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportSubject } from '../../../domain/moderation/moderation'
import type {
  DecisionInput,
  ManyDecided,
  ManyDecisionsInput,
  QueuePage,
  ReportQueue,
  ReviewedPost,
} from '../../../domain/moderation/moderation.schema'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { moderationApi } from './moderation.client'

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

/** What a moderator hears and reads of a subject. */
type Reviewed = Pick<ReviewedPost, 'audioUrl' | 'clipUrl' | 'coverUrl' | 'content' | 'tags'>

/** Opens a hidden or reported post or hello; the server logs each view. */
export function useViewReviewed({ type, id }: ReportSubject) {
  return useMutation({
    mutationFn: async (): Promise<Reviewed> => {
      const param = { id }
      return type === 'hello'
        ? {
            clipUrl: null,
            coverUrl: null,
            tags: [],
            ...(await (await moderation.hellos[':id'].views.$post({ param })).json()),
          }
        : (await moderation.posts[':id'].views.$post({ param })).json()
    },
  })
}

/** Refetches everything of moderators, and posts and hellos, which may be hidden or restored. */
export function useRefetchModeration() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [keys.queues, keys.posts, keys.members])
      void client.invalidateQueries({ queryKey })
  }
}

/** Decides about a subject. */
export function useDecide() {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: (decision: DecisionInput) => moderation.decisions.$post({ json: decision }),
    onSettled,
  })
}

/** Decides about several subjects at once. */
export function useDecideMany() {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: async (decision: ManyDecisionsInput): Promise<ManyDecided> =>
      (await moderation.decisions.batch.$post({ json: decision })).json(),
    onSettled,
  })
}
