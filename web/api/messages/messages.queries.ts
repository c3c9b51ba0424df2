/** Conversations, and marking them as seen. */
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Conversations, MessageCounts, ThreadPage } from '../../../domain/messages/messages.schema'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { messagesApi } from './messages.client'

const { conversations } = messagesApi.api

/** A page of conversations, or of conversation requests. */
async function readConversations(
  state: 'request' | undefined,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Conversations> {
  const query = { state, cursor: cursor ?? undefined }
  const page = await (await conversations.$get({ query }, { init: { signal } })).json()
  setServerTime(page.now)
  return page
}

/** The query of the viewer's conversations, newest first. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: keys.conversations,
  queryFn: ({ pageParam, signal }) => readConversations(undefined, pageParam, signal),
  ...BY_CURSOR,
})

/** The viewer's conversations, newest first. */
export function useConversations(enabled: boolean) {
  return useInfiniteQuery({ ...conversationsQuery, enabled })
}

/** The viewer's conversation requests, newest first. */
export function useRequests(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.requests,
    enabled,
    queryFn: ({ pageParam, signal }) => readConversations('request', pageParam, signal),
    ...BY_CURSOR,
  })
}

/** The messages with one peer, newest page first. */
export function useConversationMessages(peer: string) {
  return useInfiniteQuery({
    queryKey: keys.thread(peer),
    queryFn: async ({ pageParam, signal }): Promise<ThreadPage> => {
      const args = { param: { peer: encodeURIComponent(peer) }, query: { cursor: pageParam ?? undefined } }
      const page = await (await conversations[':peer'].messages.$get(args, { init: { signal } })).json()
      setServerTime(page.now)
      return page
    },
    ...BY_CURSOR,
  })
}

/** The numbers of unread messages and pending requests; undefined while loading. */
export function useInboxCounts(enabled: boolean): MessageCounts | undefined {
  const { data } = useQuery({
    queryKey: keys.unread,
    enabled,
    queryFn: async ({ signal }): Promise<MessageCounts> =>
      (await conversations.unread.$get({}, { init: { signal } })).json(),
  })
  return data
}

/** Returns a function that marks a conversation as seen up to a message and refetches the counts. */
export function useMarkSeen(): (peer: string, at: number) => Promise<void> {
  const client = useQueryClient()
  return useCallback((peer, at) => markSeen(client, peer, at), [client])
}

async function markSeen(client: QueryClient, peer: string, at: number): Promise<void> {
  await conversations[':peer'].seen.$post({ param: { peer: encodeURIComponent(peer) }, json: { at } })
  for (const queryKey of [keys.conversations, keys.unread]) void client.invalidateQueries({ queryKey })
}
