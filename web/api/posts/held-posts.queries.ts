/** Posts that stay on screen although their list no longer contains them. */
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'

import type { Post } from '../../../domain/posts/posts.schema'
import { keys } from '../keys'
import { isNotFound } from '../request-error'
import { readPost } from './posts.queries'

/**
 * Refetched whenever the list is. Deleted posts are missing from `pages`, which has the shape of a list so that live
 * events match these posts.
 */
export function useHeldPostData(listKey: QueryKey, ids: readonly string[]) {
  return useQuery({
    queryKey: keys.held(listKey, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const read = await Promise.all(ids.map((id) => findPost(id, signal)))
      return { ids, pages: [{ items: read.filter((post) => post !== null) }] }
    },
  })
}

async function findPost(id: string, signal: AbortSignal): Promise<Post | null> {
  try {
    return await readPost(id, signal)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
