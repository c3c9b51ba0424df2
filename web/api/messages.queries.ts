/** Conversations, and marking them as seen. */
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Conversations, MessageCounts, ThreadPage } from '../../domain/messages.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'

const FIRST = null as string | null

/** Reads one page and records its server time. */
async function readPage<T extends { now: number }>(
  path: string,
  cursor: string | null,
  signal: AbortSignal,
  which: Record<string, string> = {},
): Promise<T> {
  const query = new URLSearchParams(cursor === null ? which : { ...which, cursor }).toString()
  const answer = await request(query === '' ? path : `${path}?${query}`, { signal })
  const page: T = await answer.json()
  setServerTime(page.now)
  return page
}

export const getConversationPath = (peer: string) => `/api/conversations/${encodeURIComponent(peer)}`

/** The viewer's conversations, newest first. */
export function useConversations(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.conversations,
    enabled,
    queryFn: ({ pageParam, signal }) => readPage<Conversations>('/api/conversations', pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** The viewer's conversation requests, newest first. */
export function useRequests(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.requests,
    enabled,
    queryFn: ({ pageParam, signal }) =>
      readPage<Conversations>('/api/conversations', pageParam, signal, { state: 'request' }),
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** The messages with one peer, newest page first. */
export function useConversationMessages(peer: string) {
  return useInfiniteQuery({
    queryKey: keys.thread(peer),
    queryFn: ({ pageParam, signal }) =>
      readPage<ThreadPage>(`${getConversationPath(peer)}/messages`, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** The numbers of unread messages and pending requests; undefined while loading. */
export function useInboxCounts(enabled: boolean): MessageCounts | undefined {
  const { data } = useQuery({
    queryKey: keys.unread,
    enabled,
    queryFn: async ({ signal }): Promise<MessageCounts> =>
      (await request('/api/conversations/unread', { signal })).json(),
  })
  return data
}

/** Returns a function that marks a conversation as seen up to a message and refetches the counts. */
export function useMarkSeen(): (peer: string, at: number) => Promise<void> {
  const client = useQueryClient()
  return useCallback((peer, at) => markSeen(client, peer, at), [client])
}

async function markSeen(client: QueryClient, peer: string, at: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await request(`${getConversationPath(peer)}/seen`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ at }),
  })
  for (const queryKey of [keys.conversations, keys.unread]) void client.invalidateQueries({ queryKey })
}
