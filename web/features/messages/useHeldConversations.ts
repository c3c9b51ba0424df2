import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Conversation, Conversations } from '../../../domain/messages/messages.schema'
import { useHeldItems } from '../../ui/lists/useHeldItems'

/** The loaded conversations, newest first. A row in use keeps its position when another one gets a message. */
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
