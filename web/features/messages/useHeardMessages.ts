import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { peerKey } from '../../../domain/messages'
import type { Conversation, Conversations, Thread } from '../../../domain/messages.schema'
import { keys } from '../../api/keys'
import { useConversations, useMarkSeen } from '../../api/messages.queries'
import { usePlayer } from '../../audio/usePlayer'
import { MESSAGE_KIND } from '../../kinds'
import { getHeardUpTo } from './heard-messages'

/** Ids of the messages that were heard since this page was loaded. */
const heard = new Set<string>()

/** Notes each message that sounds as heard, in whichever view; for the whole life of the app. */
export function useHeardMessages(meId: string): void {
  const { now, state } = usePlayer()
  const mark = useMarkHeard(meId)
  const sounding = state === 'playing' && now?.kind === MESSAGE_KIND ? now : null
  const { id, authorId } = sounding ?? {}
  useEffect(() => {
    if (id === undefined || authorId === undefined || authorId === meId) return
    heard.add(id)
    mark(peerKey({ by: 'user', value: authorId }))
  }, [id, authorId, meId, mark])
}

/** How many messages of a conversation are unheard, as the server counts. */
export function useUnreadOf(peer: string): number {
  const { data } = useConversations(true)
  return data?.pages.flatMap(({ items }) => items).find((one) => one.peer.key === peer)?.unread ?? 0
}

/** A callback that tells the server up to which message a conversation was heard, where that is further than before. */
export function useMarkHeard(meId: string): (peer: string) => void {
  const client = useQueryClient()
  const mark = useMarkSeen()
  return useCallback(
    (peer) => {
      const conversation = findConversation(client, peer)
      if (!conversation || conversation.unread === 0) return
      const thread = client.getQueryData<InfiniteData<Thread>>(keys.thread(peer))
      const posts = thread?.pages.toReversed().flatMap(({ items }) => items) ?? [conversation.last]
      const upTo = getHeardUpTo(posts, { meId, unread: conversation.unread, heard })
      // Without an answer they stay unread, and are marked with the next one.
      if (upTo !== null) mark(peer, upTo).catch(() => undefined)
    },
    [client, mark, meId],
  )
}

function findConversation(client: QueryClient, peer: string): Conversation | undefined {
  const list = client.getQueryData<InfiniteData<Conversations>>(keys.conversations)
  return list?.pages.flatMap(({ items }) => items).find((one) => one.peer.key === peer)
}
