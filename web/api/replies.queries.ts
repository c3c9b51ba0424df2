/** Replies, posts to reply to, and deleting replies. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { RemovedReply } from '../../domain/connections.schema'
import type { Post, Replies, Reply } from '../../domain/posts.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

const getPostPath = (id: string) => `/api/posts/${encodeURIComponent(id)}`

async function readReplies(parentId: string, cursor: string | null, signal?: AbortSignal): Promise<Replies> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`
  const replies: Replies = await (
    await request(`${getPostPath(parentId)}/replies${query}`, { signal })
  ).json()
  setServerTime(replies.now)
  return replies
}

/** Fetches all replies to a post. */
export async function readAllReplies(parentId: string): Promise<Reply[]> {
  const items: Reply[] = []
  let cursor: string | null = null
  do {
    const page: Replies = await readReplies(parentId, cursor)
    items.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null)
  return items
}

/** The replies to a post, paged, oldest first. */
export function useReplies(parentId: string) {
  return useInfiniteQuery({
    queryKey: keys.replies(parentId),
    queryFn: ({ pageParam, signal }) => readReplies(parentId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  })
}

/** Deletes a reply from one of its parents, and refetches every list it may be in. */
export function useDeleteReply(parentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (replyId: string): Promise<RemovedReply> => {
      const path = `${getPostPath(parentId)}/replies/${encodeURIComponent(replyId)}`
      return (await request(path, { method: 'DELETE' })).json()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.posts }),
  })
}

/** Posts to reply to: the newest, or those that match the text. */
export function useCandidates(typed: string) {
  return useQuery({
    queryKey: keys.candidates(typed),
    queryFn: async ({ signal }): Promise<Post[]> => {
      const answer = await request(`/api/posts/candidates?${new URLSearchParams({ q: typed })}`, { signal })
      const { items }: { items: Post[] } = await answer.json()
      return items
    },
    placeholderData: keepPreviousData,
  })
}

/** Fetches one post. */
export function fetchPost(id: string): Promise<Post> {
  return queryClient.fetchQuery({
    queryKey: keys.post(id),
    queryFn: async (): Promise<Post> => (await request(getPostPath(id))).json(),
  })
}
