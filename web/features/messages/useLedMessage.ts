import { useEffect } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { useHighlight } from '../../ui/useHighlight'

/** A conversation, loaded page by page from its newest end. */
type Pages = {
  isSuccess: boolean
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads pages until the linked message is reached. Returns its id while it is highlighted. */
export function useLedMessage(
  wanted: string | null,
  posts: readonly Post[],
  { isSuccess, isFetching, isError, hasNextPage, fetchNextPage }: Pages,
): string | null {
  const isHere = posts.some(({ id }) => id === wanted)
  const mayRead = wanted !== null && !isHere && isSuccess && !isFetching && !isError && hasNextPage
  useEffect(() => {
    if (mayRead) void fetchNextPage()
  }, [mayRead, fetchNextPage])
  return useHighlight(wanted, isHere)
}
