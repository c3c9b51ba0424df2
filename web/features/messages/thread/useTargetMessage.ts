import { useEffect } from 'react'
import type { Post } from '../../../../domain/posts/posts.schema'
import { useHighlight } from '../../../parts/posts/useHighlight'

/** A conversation, loaded page by page from its newest end. */
type Pages = {
  isSuccess: boolean
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads pages until the linked message is reached. Returns its id while it is highlighted. */
export function useTargetMessage(
  targetId: string | null,
  posts: readonly Post[],
  { isSuccess, isFetching, isError, hasNextPage, fetchNextPage }: Pages,
): string | null {
  const isLoaded = posts.some(({ id }) => id === targetId)
  const canLoad = targetId !== null && !isLoaded && isSuccess && !isFetching && !isError && hasNextPage
  useEffect(() => {
    if (canLoad) void fetchNextPage()
  }, [canLoad, fetchNextPage])
  return useHighlight(targetId, isLoaded)
}
