import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Post } from '../../../domain/posts/posts.schema'
import { isNotFound } from '../request-error'
import { getPostQuery } from './posts.queries'

/**
 * Reads each of these posts; `isGone` marks those that the server no longer returns. Memoized while nothing changes.
 * Outside of `posts.queries`, which the first view loads.
 */
export function usePostsById(ids: readonly string[]) {
  return useQueries({ queries: ids.map(getPostQuery), combine: toReads })
}

const toReads = (results: readonly UseQueryResult<Post>[]) =>
  results.map(({ data, error }) => ({ post: data, isGone: isNotFound(error) }))
