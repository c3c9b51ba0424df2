/** Accepting or dismissing a conversation request. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Conversations } from '../../domain/messages.schema'
import { ask } from './client'
import { keys } from './keys'
import { pathOf } from './messages.queries'

/** `at`: the last message seen; later ones are not dismissed. */
export type Settling = { peer: string; deed: 'accept' | 'put-away'; at: number }

/** Accepts or dismisses a request: removes it from the list on success and refetches affected lists. */
export function useSettleRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ peer, deed, at }: Settling) => {
      const body = deed === 'accept' ? {} : { body: JSON.stringify({ at }) }
      const headers = { 'content-type': 'application/json' }
      await ask(`${pathOf(peer)}/${deed}`, { method: 'POST', headers, ...body })
    },
    onSuccess: async (_, { peer, deed }) => {
      // A running fetch would bring it back.
      await client.cancelQueries({ queryKey: keys.requests })
      client.setQueryData<InfiniteData<Conversations>>(
        keys.requests,
        (known) => known && without(known, peer),
      )
      // An accepted conversation becomes searchable and counts as unread.
      if (deed === 'accept') void client.invalidateQueries({ queryKey: keys.posts, refetchType: 'none' })
    },
    // On errors as well: it may have been handled in another window.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.messages }),
  })
}

function without(known: InfiniteData<Conversations>, key: string): InfiniteData<Conversations> {
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ peer }) => peer.key !== key),
  }))
  return { ...known, pages }
}
