/** Accepting a request for a conversation, or putting it away. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Conversations } from '../../domain/messages.schema'
import { ask } from './client'
import { keys } from './keys'
import { pathOf } from './messages.queries'

/** `at`: the last message that was seen of it; what came later is not put away. */
export type Settling = { peer: string; deed: 'accept' | 'put-away'; at: number }

/** Settles a request: it leaves the box once the server has it, and what is new in the lists is read. */
export function useSettleRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ peer, deed, at }: Settling) => {
      const body = deed === 'accept' ? {} : { body: JSON.stringify({ at }) }
      const headers = { 'content-type': 'application/json' }
      await ask(`${pathOf(peer)}/${deed}`, { method: 'POST', headers, ...body })
    },
    onSuccess: async (_, { peer, deed }) => {
      // One that is being read now would bring it back.
      await client.cancelQueries({ queryKey: keys.requests })
      client.setQueryData<InfiniteData<Conversations>>(
        keys.requests,
        (known) => known && without(known, peer),
      )
      // An accepted one may be found from now on, and counts.
      if (deed === 'accept') void client.invalidateQueries({ queryKey: keys.posts, refetchType: 'none' })
    },
    // Also where it failed: it may have been settled in another window.
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
