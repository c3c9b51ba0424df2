/** What one bought, buying, and how what has a price is heard by the person looking. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { worksOn } from '../../domain/invitations'
import { paidPostId, unlocked } from '../../domain/paywall'
import type { Post } from '../../domain/posts.schema'
import type { Purchase, Purchases } from '../../domain/purchases.schema'
import { ask } from './client'
import { keys } from './keys'
import { useMe } from './session.queries'

/** What who is signed in has bought, and how one pays here. */
export function usePurchases(enabled: boolean) {
  return useQuery({
    queryKey: keys.purchases,
    enabled,
    queryFn: async ({ signal }): Promise<Purchases> => (await ask('/api/purchases', { signal })).json(),
  })
}

/**
 * Posts as the person looking hears them. Lists are the same for everybody, and show what has a price as locked: what
 * somebody made, works on or bought is opened here, the moment it is so.
 */
export function useHeard<T extends Post>(posts: readonly T[]): readonly T[] {
  const me = useMe()
  const locked = posts.some((post) => post.price?.locked && !worksOn(post, me?.id))
  const { data } = usePurchases(Boolean(me) && locked)
  const bought = me ? data?.items : undefined
  return useMemo(
    () => posts.map((post) => (isOpen(post, me?.id, bought) ? unlocked(post) : post)),
    [posts, me?.id, bought],
  )
}

function isOpen(post: Post, personId: string | undefined, bought: readonly string[] = []): boolean {
  return worksOn(post, personId) || bought.includes(paidPostId(post))
}

/** Pays for a post at the price that was shown, or leads to where one pays. What is open at once opens everywhere. */
export function useBuy(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (cents: number): Promise<Purchase> => {
      const answer = await ask(`/api/posts/${encodeURIComponent(postId)}/purchase`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cents }),
      })
      return answer.json()
    },
    onSuccess: ({ is }) => {
      if (is !== 'paid') return
      client.setQueryData<Purchases>(
        keys.purchases,
        (known) => known && { ...known, items: [...new Set([postId, ...known.items])] },
      )
      for (const queryKey of [keys.purchases, keys.posts]) void client.invalidateQueries({ queryKey })
    },
    // Another price, or free by now: what is shown is read again.
    onError: () => client.invalidateQueries({ queryKey: keys.post(postId) }),
  })
}
