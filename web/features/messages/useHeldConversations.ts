import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Conversation, Conversations } from '../../../domain/messages.schema'
import { useHeldItems } from '../../ui/useHeldItems'

/** The conversations read so far, newest first; a row in use stays at its place when another one gets a message. */
export function useHeldConversations({
  data,
  hasNextPage,
}: UseInfiniteQueryResult<InfiniteData<Conversations>>): readonly Conversation[] {
  const read = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  return useHeldItems(read, {
    attribute: 'data-peer',
    getId: ({ peer }) => peer.key,
    getTime: ({ last }) => last.createdAt,
    hasMore: hasNextPage,
  })
}
