import type { QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Post } from '../../../../domain/posts/posts.schema'
import { usePostsById } from '../../../api/posts/posts-by-id.queries'
import { useHeldItems } from '../../../ui/lists/useHeldItems'

type Options = {
  /** Of the list's query. */
  queryKey: QueryKey
  /** Whether the list has unread pages. */
  hasMore: boolean
  /** A post to keep even if nothing is open in its card. */
  keptId?: string | null
}

/**
 * A paged list whose open cards outlive their page. Cards pushed off by newer posts are fetched on their own, so they
 * show current counters and disappear when their post is deleted.
 */
export function useHeldPosts(
  listed: readonly Post[],
  { queryKey, hasMore, keptId }: Options,
): readonly Post[] {
  const list = queryKey.join(' ')
  const held = useHeldItems(listed, { list, attribute: 'data-post', getId, getTime, hasMore, keptId })
  const pushedOff = useMemo(() => {
    const ids = new Set(listed.map(getId))
    return held.map(getId).filter((id) => !ids.has(id))
  }, [held, listed])
  const reads = usePostsById(pushedOff)
  return useMemo(
    () =>
      pushedOff.length === 0
        ? held
        : held.flatMap((post) => {
            const read = reads[pushedOff.indexOf(post.id)]
            return read?.isGone ? [] : (read?.post ?? post)
          }),
    [held, pushedOff, reads],
  )
}

const getId = (post: Post) => post.id
const getTime = (post: Post) => post.createdAt
