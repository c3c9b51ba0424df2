import { PLAYER } from '../../../domain/locales/en/player'
import type { SearchResult } from '../../../domain/search/search.schema'
import { PlayAllButton } from '../../parts/player/PlayAllButton'
import { useResultPosts } from './useResultPosts'

/** Plays all results, of whatever kind, in the order in which they are shown. */
export function PlayResults({ items }: { items: readonly SearchResult[] }) {
  const posts = useResultPosts(items).map(({ post }) => post)
  return (
    <div className="wrap">
      <PlayAllButton posts={posts} name={PLAYER.searchResults} tone="line" />
    </div>
  )
}
