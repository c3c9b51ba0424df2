/** Purchases, buying, and unlocking priced posts for the viewer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getPaidPostId } from '../../../domain/billing/preview'
import { unlockPost } from '../../../domain/billing/price'
import type { Purchase, Purchases } from '../../../domain/billing/purchases.schema'
import { isContributor } from '../../../domain/invitations/invitations'
import type { Post } from '../../../domain/posts/posts.schema'
import type { billingRoutes } from '../../../worker/billing/billing.routes'
import { useMe } from '../auth/session.queries'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const billingApi = createClient<typeof billingRoutes>()

/** The viewer's purchases and the payment provider. */
export function usePurchases(enabled: boolean) {
  return useQuery({
    queryKey: keys.purchases,
    enabled,
    queryFn: async ({ signal }): Promise<Purchases> =>
      (await billingApi.api.purchases.$get({}, { init: { signal } })).json(),
  })
}

/**
 * Unlocks posts for the viewer. Lists are the same for all viewers and show priced posts as locked; those the viewer
 * made, works on or bought are unlocked here.
 */
export function useUnlockedPosts<T extends Post>(posts: readonly T[]): readonly T[] {
  const me = useMe()
  const locked = posts.some((post) => post.price?.locked && !isContributor(post, me?.id))
  const { data } = usePurchases(Boolean(me) && locked)
  const bought = me ? data?.items : undefined
  return useMemo(
    () => posts.map((post) => (hasAccess(post, me?.id, bought) ? unlockPost(post) : post)),
    [posts, me?.id, bought],
  )
}

function hasAccess(post: Post, userId: string | undefined, bought: readonly string[] = []): boolean {
  return isContributor(post, userId) || bought.includes(getPaidPostId(post))
}

/** Buys a post at the displayed price, or redirects to the payment page. Unlocks it everywhere at once. */
export function useBuy(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (cents: number): Promise<Purchase> => {
      const param = { id: encodeURIComponent(postId) }
      return (await billingApi.api.posts[':id'].purchase.$post({ param, json: { cents } })).json()
    },
    onSuccess: ({ status }) => {
      if (status !== 'paid') return
      client.setQueryData<Purchases>(
        keys.purchases,
        (known) => known && { ...known, items: [...new Set([postId, ...known.items])] },
      )
      for (const queryKey of [keys.purchases, keys.posts]) void client.invalidateQueries({ queryKey })
    },
    // The price may have changed: refetches the post.
    onError: () => client.invalidateQueries({ queryKey: keys.post(postId) }),
  })
}
