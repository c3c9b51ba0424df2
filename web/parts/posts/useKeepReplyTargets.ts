import { useState } from 'react'
import { useAnsweredIds } from '../../state/reply-panel'
import { isSameList, mergeHeldItems } from '../../ui/lists/held-items'

/** A listed post; `isGone` marks one that was deleted or expired while the viewer records a reply to it. */
export type ListedPost<P> = P & { isGone?: true }

/**
 * The posts of a list, plus those that were deleted or expired while the viewer records a reply to them or to one of
 * their replies. They stay in place, marked `isGone`, until the recording is published or discarded.
 * Choosing another `list` drops them.
 */
export function useKeepReplyTargets<P extends { id: string }>(
  posts: readonly P[],
  list: string,
): readonly ListedPost<P>[] {
  const targetIds = useAnsweredIds()
  const [last, setLast] = useState<{ list: string; shown: readonly ListedPost<P>[] }>({ list, shown: posts })
  const listed = new Set(posts.map(getId))
  const merged: readonly ListedPost<P>[] =
    last.list === list
      ? mergeHeldItems<ListedPost<P>>(last.shown, posts, {
          getId,
          isKept: ({ id }) => targetIds.has(id),
          keepsOrder: false,
          isStill: false,
        }).map((post) => (listed.has(post.id) || post.isGone ? post : { ...post, isGone: true }))
      : posts
  // Compares by items, so that callers need not memoize the list.
  const shown = isSameList(merged, last.shown) ? last.shown : merged
  if (shown !== last.shown || list !== last.list) setLast({ list, shown })
  return shown
}

const getId = ({ id }: { id: string }) => id
