import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { formatPeerKey } from '../../../../domain/messages/messages'
import type { Conversation, Conversations, ThreadPage } from '../../../../domain/messages/messages.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import { keys } from '../../../api/keys'
import { useConversations, useMarkSeen } from '../../../api/messages/messages.queries'
import { useIsUnheard } from '../../../api/posts/heard.queries'
import { player } from '../../../audio/playback/player'
import { MESSAGE_KIND } from '../../../kinds'
import { getHeardIds } from '../../../state/heard-posts'
import { getHeardUpTo } from './heard-messages'

/** Moves the seen position of a conversation when one of its messages was heard, in every view. Mount once. */
export function useHeardMessages(meId: string): void {
  const mark = useMarkHeard(meId)
  useEffect(
    () =>
      player.onHeard(({ id, kind, authorId }) => {
        if (kind === MESSAGE_KIND && authorId !== undefined && authorId !== meId)
          mark(formatPeerKey({ by: 'user', value: authorId }), id)
      }),
    [meId, mark],
  )
}

/** Returns a predicate: whether a message of a conversation is unheard; `seenAt` is the thread's. */
export function useIsUnheardMessage(seenAt: number): (post: Post) => boolean {
  const isUnheard = useIsUnheard()
  return useCallback((post) => post.createdAt > seenAt && isUnheard(post), [seenAt, isUnheard])
}

/** The server's count of unheard messages in a conversation. */
export function useUnreadCount(peer: string): number {
  const { data } = useConversations(true)
  return (
    data?.pages.flatMap(({ items }) => items).find((conversation) => conversation.peer.key === peer)
      ?.unread ?? 0
  )
}

/**
 * Returns a callback that marks a conversation as seen on the server, up to the first unheard message. `heardId` was
 * heard just now.
 */
export function useMarkHeard(meId: string): (peer: string, heardId?: string) => void {
  const client = useQueryClient()
  const mark = useMarkSeen()
  return useCallback(
    (peer, heardId = '') => {
      const conversation = findConversation(client, peer)
      const posts = conversation && listUnseen(client, conversation)
      if (!posts) return
      const { seenAt } = conversation
      const upTo = getHeardUpTo(posts, { meId, seenAt, heard: new Set([...getHeardIds(), heardId]) })
      // After a failure the position moves with the next one; the server knows the heard messages on their own.
      if (upTo !== null) mark(peer, upTo).catch(() => undefined)
    },
    [client, mark, meId],
  )
}

/** The messages of a conversation after its seen position, oldest first; null unless all of them are loaded. */
function listUnseen(client: QueryClient, { peer, last, messages, seenAt }: Conversation): Post[] | null {
  const thread = client.getQueryData<InfiniteData<ThreadPage>>(keys.thread(peer.key))
  const posts = thread?.pages.toReversed().flatMap(({ items }) => items) ?? [last]
  const isComplete = thread ? thread.pages.at(-1)?.cursor === null : messages === 1
  const [oldest] = posts
  return isComplete || (oldest && oldest.createdAt <= seenAt) ? posts : null
}

function findConversation(client: QueryClient, peer: string): Conversation | undefined {
  const list = client.getQueryData<InfiniteData<Conversations>>(keys.conversations)
  return list?.pages.flatMap(({ items }) => items).find((conversation) => conversation.peer.key === peer)
}
