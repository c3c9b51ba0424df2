import { useMemo } from 'react'
import { isExpired } from '../../../domain/posts/expiry'
import type { SearchResult } from '../../../domain/search/search.schema'
import { useUnlockedPosts } from '../../api/purchases.queries'
import { useMinute } from '../../state/useMinute'
import { ResultRow } from './ResultRow'

/** Results in order, without duplicates and expired posts, as unlocked for the viewer. */
export function ResultList({ items, words }: { items: readonly SearchResult[]; words: readonly string[] }) {
  const now = useMinute()
  const unexpired = useMemo(
    () => [
      ...new Map(
        items.filter(({ post }) => !isExpired(post.expiresAt, now)).map((item) => [item.post.id, item]),
      ).values(),
    ],
    [items, now],
  )
  const posts = useUnlockedPosts(useMemo(() => unexpired.map(({ post }) => post), [unexpired]))
  return (
    <ol className="results">
      {unexpired.map((result, at) => (
        <ResultRow key={result.post.id} result={result} post={posts[at] ?? result.post} words={words} />
      ))}
    </ol>
  )
}
