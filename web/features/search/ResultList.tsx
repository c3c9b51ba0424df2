import { useMemo } from 'react'
import { PLAYER } from '../../../domain/locales/en/posts'
import { isExpired } from '../../../domain/posts/expiry'
import type { SearchResult } from '../../../domain/search/search.schema'
import { useUnlockedPosts } from '../../api/purchases.queries'
import { toPlayable } from '../../audio/playback/playable'
import { usePlayList } from '../../audio/playback/usePlayList'
import { useMinute } from '../../state/useMinute'
import { PlayFromContext } from '../../ui/media/play-from-context'
import { ResultRow } from './ResultRow'

type Props = { items: readonly SearchResult[]; words: readonly string[] }

/** Results in order, without duplicates and expired posts, as unlocked for the viewer. */
export function ResultList({ items: results, words }: Props) {
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
  const items = useMemo(() => posts.flatMap((post) => toPlayable(post) ?? []), [posts])
  const playFrom = usePlayList(items, { name: PLAYER.searchResults })
  return (
    <PlayFromContext value={playFrom}>
      <ol className="results">
        {unexpired.map((result, at) => (
          <ResultRow key={result.post.id} result={result} post={posts[at] ?? result.post} words={words} />
        ))}
      </ol>
    </PlayFromContext>
  )
}
