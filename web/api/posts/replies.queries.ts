/** Replies, posts to reply to, and deleting replies. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reasons } from '../../../domain/moderation/moderation.schema'
import type { RemovedReply } from '../../../domain/posts/connections.schema'
import type { Post, Replies, Reply } from '../../../domain/posts/posts.schema'
import type { repliesRoutes } from '../../../worker/publishing/replies.routes'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { searchApi } from '../search/search.client'
import { createClient } from '../typed-client'
import { readPost } from './posts.queries'

const { replies } = createClient<typeof repliesRoutes>().api.posts[':id']

type RepliesOptions = {
  signal?: AbortSignal
  /** Only replies to moments that start between these times, in ms. */
  at?: { fromMs: number; toMs: number } | null
}

/** A page of the replies to a post. */
export async function readReplies(
  parentId: string,
  cursor: string | null,
  { signal, at }: RepliesOptions = {},
): Promise<Replies> {
  const query = {
    cursor: cursor ?? undefined,
    ...(at ? { fromMs: String(at.fromMs), toMs: String(at.toMs) } : {}),
  }
  const args = { param: { id: encodeURIComponent(parentId) }, query }
  const page = await (await replies.$get(args, { init: { signal: signal ?? null } })).json()
  setServerTime(page.now)
  return page
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

/** `reasons`: of a moderator, for the author. */
type ReplyToDelete = { replyId: string; reasons?: Reasons }

/** Deletes a reply from one of its parents, and refetches every list it may be in. */
export function useDeleteReply(parentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ replyId, reasons = {} }: ReplyToDelete): Promise<RemovedReply> => {
      const param = { id: encodeURIComponent(parentId), replyId }
      return (await replies[':replyId'].$delete({ param, json: reasons })).json()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.posts }),
  })
}

/** Posts to reply to: the newest, or those that match the text. */
export function useCandidates(typed: string) {
  return useQuery({
    queryKey: keys.candidates(typed),
    queryFn: async ({ signal }): Promise<Post[]> => {
      const args = { query: { q: typed } }
      return (await (await searchApi.api.posts.candidates.$get(args, { init: { signal } })).json()).items
    },
    placeholderData: keepPreviousData,
  })
}

/** Fetches one post. */
export function fetchPost(id: string): Promise<Post> {
  return queryClient.fetchQuery({
    queryKey: keys.post(id),
    queryFn: () => readPost(id),
  })
}
