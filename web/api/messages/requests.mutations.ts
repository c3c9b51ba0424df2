/** Accepting or dismissing a conversation request. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Conversations } from '../../../domain/messages/messages.schema'
import { keys } from '../keys'
import { messagesApi } from './messages.client'

const conversation = messagesApi.api.conversations[':peer']

/** `at`: the last message seen; later ones are not dismissed. */
export type RequestDecision = { peer: string; action: 'accept' | 'dismiss'; at: number }

/** Accepts or dismisses a request: removes it from the list on success and refetches affected lists. */
export function useDecideRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ peer, action, at }: RequestDecision) => {
      const param = { peer: encodeURIComponent(peer) }
      if (action === 'accept') await conversation.accept.$post({ param })
      else await conversation.dismiss.$post({ param, json: { at } })
    },
    onSuccess: async (_, { peer, action }) => {
      // A running fetch would bring it back.
      await client.cancelQueries({ queryKey: keys.requests })
      client.setQueryData<InfiniteData<Conversations>>(
        keys.requests,
        (known) => known && removeConversation(known, peer),
      )
      // An accepted conversation becomes searchable and counts as unread.
      if (action === 'accept') void client.invalidateQueries({ queryKey: keys.posts, refetchType: 'none' })
    },
    // On errors as well: it may have been handled in another window.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.messages }),
  })
}

function removeConversation(known: InfiniteData<Conversations>, key: string): InfiniteData<Conversations> {
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ peer }) => peer.key !== key),
  }))
  return { ...known, pages }
}
