/** The posts that expire next, and what is talked about in all that will. */
import { useQuery } from '@tanstack/react-query'
import { isExpired } from '../../../domain/posts/expiry'
import type { Leaving } from '../../../domain/posts/feed.schema'
import { MINUTE_MS } from '../../../domain/time/units'
import { useMinute } from '../../hooks/useMinute'
import { keys } from '../keys'
import { postsApi } from './posts.client'

const NOTHING: Leaving = { items: [], tags: [] }

/** What leaves next, read again each minute. Nothing while it loads or fails: it stands beside the page. */
export function useLeaving(): Leaving {
  const { data = NOTHING } = useQuery({
    queryKey: keys.leaving,
    refetchInterval: MINUTE_MS,
    queryFn: async ({ signal }): Promise<Leaving> =>
      (await postsApi.api.posts.leaving.$get({}, { init: { signal } })).json(),
  })
  const now = useMinute()
  return { ...data, items: data.items.filter(({ expiresAt }) => !isExpired(expiresAt, now)) }
}
