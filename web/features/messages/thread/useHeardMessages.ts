import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { formatPeerKey } from '../../../../domain/messages/messages'
import type { Conversation, Conversations, ThreadPage } from '../../../../domain/messages/messages.schema'
import { keys } from '../../../api/keys'
import { useConversations, useMarkSeen } from '../../../api/messages.queries'
import { usePlayer } from '../../../audio/playback/usePlayer'
import { MESSAGE_KIND } from '../../../kinds'
import { getHeardUpTo } from './heard-messages'

/** Ids of the messages heard since page load. */
const heard = new Set<string>()

/** Marks each playing message as heard, in every view. Mount once. */
export function useHeardMessages(meId: string): void {
  const { now, state } = usePlayer()
  const mark = useMarkHeard(meId)
  const playing = state === 'playing' && now?.kind === MESSAGE_KIND ? now : null
  const { id, authorId } = playing ?? {}
  useEffect(() => {
    if (id === undefined || authorId === undefined || authorId === meId) return
    heard.add(id)
    mark(formatPeerKey({ by: 'user', value: authorId }))
  }, [id, authorId, meId, mark])
}

/** The server's count of unheard messages in a conversation. */
export function useUnreadCount(peer: string): number {
  const { data } = useConversations(true)
  return (
    data?.pages.flatMap(({ items }) => items).find((conversation) => conversation.peer.key === peer)
      ?.unread ?? 0
  )
}

/** Returns a callback that marks a conversation as heard on the server, up to the last heard message. */
export function useMarkHeard(meId: string): (peer: string) => void {
  const client = useQueryClient()
  const mark = useMarkSeen()
  return useCallback(
    (peer) => {
      const conversation = findConversation(client, peer)
      if (!conversation || conversation.unread === 0) return
      const thread = client.getQueryData<InfiniteData<ThreadPage>>(keys.thread(peer))
      const posts = thread?.pages.toReversed().flatMap(({ items }) => items) ?? [conversation.last]
      const upTo = getHeardUpTo(posts, { meId, unread: conversation.unread, played: heard })
      // After a failure they stay unread and are marked with the next one.
      if (upTo !== null) mark(peer, upTo).catch(() => undefined)
    },
    [client, mark, meId],
  )
}

function findConversation(client: QueryClient, peer: string): Conversation | undefined {
  const list = client.getQueryData<InfiniteData<Conversations>>(keys.conversations)
  return list?.pages.flatMap(({ items }) => items).find((conversation) => conversation.peer.key === peer)
}
