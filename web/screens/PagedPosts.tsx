import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback } from 'react'
import type { Playable } from '../audio/playback/playable'
import { usePlayInList } from '../audio/playback/usePlayInList'
import { FeedError } from '../features/posts/feed/FeedError'
import { FeedSkeleton } from '../features/posts/feed/FeedSkeleton'
import { MorePosts } from '../features/posts/feed/MorePosts'
import { PlayFromContext } from '../parts/player/play-from-context'
import { PostCards } from './PostCards'

type ListState =
  | 'isPending'
  | 'isSuccess'
  | 'isError'
  | 'isFetching'
  | 'error'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
type Props = ComponentProps<typeof PostCards> & {
  list: Pick<UseInfiniteQueryResult, ListState>
  /** The playable posts, in order. */
  items: readonly Playable[]
  /** The name of the list in the player. */
  name: string
  /** Names what is loading. */
  loading: string
  empty: ReactNode
  /** Whether the posts are those saved on this device. */
  saved?: boolean
  /** Whether posts from another query are still to come. */
  isWaiting?: boolean
}

/** The cards of a paged list, with its loading, error and empty states, and the next page. */
export function PagedPosts({
  list,
  items,
  name,
  loading,
  empty,
  saved = false,
  isWaiting = false,
  ...cards
}: Props) {
  const { fetchNextPage } = list
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const canLoad = list.hasNextPage && !saved && !list.isFetching && !list.isFetchNextPageError
  const playFrom = usePlayInList(items, { name, loadMore: canLoad ? loadMore : undefined })
  return (
    <>
      {list.isPending || (isWaiting && !list.isError) ? <FeedSkeleton label={loading} /> : null}
      {list.error && (saved || !list.isFetchNextPageError) ? (
        <FeedError error={list.error} saved={saved} busy={list.isFetching} onRetry={() => list.refetch()} />
      ) : null}
      {cards.posts.length > 0 ? (
        <PlayFromContext value={playFrom}>
          <PostCards {...cards} />
        </PlayFromContext>
      ) : null}
      {list.isSuccess && !isWaiting && cards.posts.length === 0 ? empty : null}
      {list.hasNextPage && !saved ? (
        <MorePosts busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={loadMore} />
      ) : null}
    </>
  )
}
