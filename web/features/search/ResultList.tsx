import { useMemo } from 'react'
import { PLAYER } from '../../../domain/locales/en/player'
import type { SearchResult } from '../../../domain/search/search.schema'
import { toPlayable } from '../../audio/playback/playable'
import { usePlayInList } from '../../audio/playback/usePlayInList'
import { PlayFromContext } from '../../parts/player/play-from-context'
import { ResultRow } from './ResultRow'
import { useResultPosts } from './useResultPosts'

type Props = { items: readonly SearchResult[]; words: readonly string[] }

/** Results in order; each plays on with the next. */
export function ResultList({ items: results, words }: Props) {
  const shown = useResultPosts(results)
  const items = useMemo(() => shown.flatMap(({ post }) => toPlayable(post) ?? []), [shown])
  const playFrom = usePlayInList(items, { name: PLAYER.searchResults })
  return (
    <PlayFromContext value={playFrom}>
      <ol className="results">
        {shown.map(({ result, post }) => (
          <ResultRow key={post.id} result={result} post={post} words={words} />
        ))}
      </ol>
    </PlayFromContext>
  )
}
