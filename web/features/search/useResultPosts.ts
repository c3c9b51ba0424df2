import { useMemo } from 'react'
import { isExpired } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import type { SearchResult } from '../../../domain/search/search.schema'
import { useUnlockedPosts } from '../../api/billing/purchases.queries'
import { useMinute } from '../../hooks/useMinute'

/** Results in order, without duplicates and expired posts, each with its post as unlocked for the viewer. */
export function useResultPosts(results: readonly SearchResult[]): { result: SearchResult; post: Post }[] {
  const now = useMinute()
  const unexpired = useMemo(
    () => [
      ...new Map(
        results.filter(({ post }) => !isExpired(post.expiresAt, now)).map((item) => [item.post.id, item]),
      ).values(),
    ],
    [results, now],
  )
  const posts = useUnlockedPosts(useMemo(() => unexpired.map(({ post }) => post), [unexpired]))
  return useMemo(
    () => unexpired.map((result, at) => ({ result, post: posts[at] ?? result.post })),
    [unexpired, posts],
  )
}
