import { useMemo } from 'react'
import { isExpired } from '../../../domain/expiry'
import type { Result } from '../../../domain/search.schema'
import { useHeard } from '../../api/purchases.queries'
import { useMinute } from '../../state/useMinute'
import { ResultRow } from './ResultRow'

/** Results in order, without duplicates and expired posts, as unlocked for the viewer. */
export function ResultList({ items, words }: { items: readonly Result[]; words: readonly string[] }) {
  const now = useMinute()
  const living = useMemo(
    () => [
      ...new Map(
        items.filter(({ post }) => !isExpired(post.expiresAt, now)).map((item) => [item.post.id, item]),
      ).values(),
    ],
    [items, now],
  )
  const posts = useHeard(useMemo(() => living.map(({ post }) => post), [living]))
  return (
    <ol className="results">
      {living.map((result, at) => (
        <ResultRow key={result.post.id} result={result} post={posts[at] ?? result.post} words={words} />
      ))}
    </ol>
  )
}
